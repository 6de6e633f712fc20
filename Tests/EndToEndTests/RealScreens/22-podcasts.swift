import SwiftUI

struct Episode: Identifiable, Hashable, Sendable {
  let id: Int
  let season: Int
  let title: String
  let minutes: Int
}

enum DownloadState: Equatable {
  case none
  case running(Double)
  case finished
  case failed

  var isRunning: Bool {
    if case .running = self { true } else { false }
  }
}

@MainActor
@Observable
final class Downloads {
  private(set) var states: [Episode.ID: DownloadState] = [:]
  @ObservationIgnored private var tasks: [Episode.ID: Task<Void, Never>] = [:]

  subscript(id: Episode.ID) -> DownloadState { states[id] ?? .none }

  var runningCount: Int { states.values.filter(\.isRunning).count }
  var finishedCount: Int { states.values.filter { $0 == .finished }.count }

  func start(_ episode: Episode) {
    tasks[episode.id]?.cancel()
    states[episode.id] = .running(0)
    tasks[episode.id] = Task { [weak self] in
      for await progress in Self.progress(of: episode) {
        self?.states[episode.id] = .running(progress)
      }
      guard !Task.isCancelled else { return }
      self?.states[episode.id] = episode.minutes > 60 ? .failed : .finished
    }
  }

  func cancel(_ episode: Episode) {
    tasks[episode.id]?.cancel()
    tasks[episode.id] = nil
    states[episode.id] = DownloadState.none
  }

  private static func progress(of episode: Episode) -> AsyncStream<Double> {
    AsyncStream { continuation in
      let task = Task {
        for step in 1...4 {
          try? await Task.sleep(for: .milliseconds(250))
          if Task.isCancelled { break }
          continuation.yield(Double(step) / 4)
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

enum SortOrder: String, CaseIterable {
  case newest, oldest, longest
}

struct PodcastScreen: View {
  @State private var downloads = Downloads()
  @State private var episodes: [Episode] = []
  @State private var shown: Episode?
  @AppStorage("podcast.sort") private var order = SortOrder.newest
  @AppStorage("podcast.compact") private var isCompact = false

  private var seasons: [(Int, [Episode])] {
    let sorted = episodes.sorted {
      switch order {
      case .newest: $0.id > $1.id
      case .oldest: $0.id < $1.id
      case .longest: ($0.minutes, $0.id) > ($1.minutes, $1.id)
      }
    }
    return Dictionary(grouping: sorted, by: \.season).sorted { $0.key < $1.key }
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        Header(count: episodes.count)
        LazyVStack(alignment: .leading, spacing: 8, pinnedViews: [.sectionHeaders]) {
          ForEach(seasons, id: \.0) { season, episodes in
            Section {
              ForEach(episodes) { episode in
                EpisodeRow(episode: episode, isCompact: isCompact) { shown = episode }
                Divider()
              }
            } header: {
              SeasonHeader(season: season)
            }
          }
        }
        .padding(.horizontal)
        .redacted(reason: episodes.isEmpty ? .placeholder : [])
      }
      .coordinateSpace(.named("scroll"))
      .contentMargins(.bottom, 40, for: .scrollContent)
      .toolbarBackground(.visible, for: .navigationBar)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Menu {
            Picker("Order", selection: $order) {
              ForEach(SortOrder.allCases, id: \.self) { Text($0.rawValue.capitalized) }
            }
            Toggle("Compact", isOn: $isCompact)
          } label: {
            Image(systemName: "line.3.horizontal.decrease.circle")
          }
        }
        ToolbarItem(placement: .status) {
          Text(status).font(.caption)
        }
      }
      .navigationDestination(item: $shown) { episode in
        EpisodeDetail(episode: episode)
      }
    }
    .environment(downloads)
    .task {
      try? await Task.sleep(for: .seconds(1))
      episodes = (1...16).map {
        Episode(id: $0, season: ($0 + 7) / 8, title: "Episode \($0)", minutes: 20 + $0 * 13 % 55)
      }
    }
  }

  private var status: String {
    let running = downloads.runningCount
    return running > 0 ? "\(running) downloading" : "\(downloads.finishedCount) downloaded"
  }
}

private struct Header: View {
  let count: Int

  var body: some View {
    HStack(spacing: 16) {
      AsyncImage(url: URL(string: "https://example.org/cover.png")) { phase in
        switch phase {
        case .empty: ProgressView()
        case .success(let image): image.resizable().scaledToFill()
        case .failure: Image(systemName: "photo")
        @unknown default: EmptyView()
        }
      }
      .frame(width: 96, height: 96)
      .clipShape(RoundedRectangle(cornerRadius: 16))
      VStack(alignment: .leading) {
        Text("Stubs & Mocks").font(.title2).bold()
        Text("^[\(count) episode](inflect: true)").foregroundStyle(.secondary)
      }
    }
    .padding()
  }
}

private struct SeasonHeader: View {
  let season: Int

  var body: some View {
    Text("Season \(season)")
      .font(.headline)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.vertical, 6)
      .background(.bar)
  }
}

private struct EpisodeRow: View {
  let episode: Episode
  let isCompact: Bool
  let open: () -> Void

  var body: some View {
    HStack {
      Button(action: open) {
        VStack(alignment: .leading) {
          Text(episode.title)
          if !isCompact {
            Text("\(episode.minutes) min")
              .font(.caption)
              .foregroundStyle(.secondary)
          }
        }
      }
      .buttonStyle(.plain)
      Spacer()
      DownloadButton(episode: episode)
    }
    .frame(minHeight: isCompact ? 32 : 52)
  }
}

private struct DownloadButton: View {
  let episode: Episode
  @Environment(Downloads.self) private var downloads

  var body: some View {
    let state = downloads[episode.id]
    Group {
      switch state {
      case .none:
        Button("Download", systemImage: "arrow.down.circle") { downloads.start(episode) }
          .labelStyle(.iconOnly)
      case .running(let progress):
        Button {
          downloads.cancel(episode)
        } label: {
          ProgressView(value: progress).progressViewStyle(.circular)
          Text(progress, format: .percent.precision(.fractionLength(0)))
        }
      case .finished:
        Image(systemName: "checkmark.circle.fill").foregroundStyle(.green)
      case .failed:
        Button("Retry") { downloads.start(episode) }.tint(.red)
      }
    }
    .buttonStyle(.borderless)
    .animation(.linear, value: state)
  }
}

private struct EpisodeDetail: View {
  let episode: Episode
  @State private var speed = 1.0
  @Environment(Downloads.self) private var downloads

  var body: some View {
    Form {
      LabeledContent("Season", value: "\(episode.season)")
      LabeledContent("Length") {
        Text(Measurement(value: Double(episode.minutes), unit: UnitDuration.minutes).description)
      }
      Picker("Speed", selection: $speed) {
        ForEach([0.5, 1, 1.5, 2], id: \.self) { Text("\($0, specifier: "%.1f")×").tag($0) }
      }
      .pickerStyle(.palette)
      HStack {
        Text("Offline")
        Spacer()
        DownloadButton(episode: episode)
      }
      if downloads[episode.id] == .finished {
        Button("Remove download", role: .destructive) { downloads.cancel(episode) }
      }
    }
    .navigationTitle(episode.title)
  }
}

#Preview {
  PodcastScreen()
}
