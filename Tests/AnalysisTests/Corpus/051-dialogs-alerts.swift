// For iOS 16
import SwiftUI

struct DownloadJob: Identifiable, Equatable {
  let id: Int
  var name: String
  var progress: Double
}

struct DownloadsScreen: View {
  private struct Failure: LocalizedError, Identifiable {
    let id = UUID()
    let job: String
    var errorDescription: String? { "\(job) failed" }
  }

  @State private var jobs: [DownloadJob] = []
  @State private var failure: Failure?
  @State private var isCancelling = false
  @State private var isClearing = false
  @State private var isPaused = false
  @State private var isChoosing = false

  var body: some View {
    List {
      ForEach(jobs) { job in
        ProgressView(value: job.progress, total: 1) {
          Text(job.name)
        } currentValueLabel: {
          Text(job.progress, format: .percent)
        }
      }
      .onDelete { offsets in jobs.remove(atOffsets: offsets) }
      .onMove { source, target in jobs.move(fromOffsets: source, toOffset: target) }
    }
    .toolbar {
      Menu(content: commands) { Image(systemName: "ellipsis") }
      Menu(content: commands, label: { Text("More") })
    }
    .alert("Paused", isPresented: $isPaused) { Button("Resume") { isPaused = false } }
    .alert("Cancel all?", isPresented: $isCancelling, actions: cancelButtons) {
      Text("Nothing is kept.")
    }
    .alert("Clear?", isPresented: $isClearing, actions: clearButtons, message: clearMessage)
    .confirmationDialog("Sort", isPresented: $isChoosing) {
      Button("By name") { jobs.sort { $0.name < $1.name } }
    } message: {
      Text("Finished ones come last.")
    }
    .confirmationDialog("Where?", isPresented: .constant(false)) { Button("Here") {} }
    .sheet(item: $failure, content: failureSheet)
  }

  @ViewBuilder private func commands() -> some View {
    Button("Cancel all") { isCancelling = true }
    Button("Clear") { isClearing = true }
    Button("Pause") { isPaused = true }
    Button("Sort") { isChoosing = true }
    Button("Fail", systemImage: "xmark", role: .destructive, action: fail)
    Button("Retry", systemImage: "arrow.clockwise", action: start)
  }

  @ViewBuilder private func cancelButtons() -> some View {
    Button("Cancel all", role: .destructive) { jobs = [] }
    Button("Keep", role: .cancel) {}
  }

  @ViewBuilder private func clearButtons() -> some View {
    Button("Clear", role: .destructive) { jobs.removeAll { $0.progress >= 1 } }
    Button("Keep", role: .cancel) {}
  }

  private func clearMessage() -> some View { Text("Only finished ones.") }

  private func failureSheet(_ failure: Failure) -> some View {
    VStack {
      Text(failure.localizedDescription)
      ProgressView("Waiting")
      ProgressView("Trying again", value: 0.5, total: 1)
    }
  }

  private func start() {
    jobs.append(DownloadJob(id: jobs.count, name: "File \(jobs.count)", progress: 0))
  }

  private func fail() { failure = Failure(job: jobs.last?.name ?? "Nothing") }
}
