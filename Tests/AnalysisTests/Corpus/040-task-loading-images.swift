// For iOS 16, macOS 13
import SwiftUI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

actor ThumbnailCache {
  static let shared = ThumbnailCache()

  private var stored: [URL: Data] = [:]
  private var running: [URL: Task<Data, any Error>] = [:]

  func data(for url: URL) async throws -> Data {
    if let data = stored[url] { return data }
    let task = running[url] ?? Task { try await URLSession.shared.data(from: url).0 }
    running[url] = task
    defer { running[url] = nil }
    let data = try await task.value
    stored[url] = data
    return data
  }
}

struct Thumbnail<Placeholder: View>: View {
  private enum Phase {
    case empty
    case success(Data)
    case failure(any Error)
  }

  @State private var phase = Phase.empty
  private let url: URL?
  private let placeholder: Placeholder

  init(url: URL?, @ViewBuilder placeholder: () -> Placeholder) {
    self.url = url
    self.placeholder = placeholder()
  }

  var body: some View {
    ZStack {
      switch phase {
      case .empty:
        placeholder
      case .success(let data):
        Text("\(data.count) bytes").transition(.opacity)
      case .failure:
        Image(systemName: "photo.badge.exclamationmark")
      }
    }
    .animation(.easeIn, value: isLoaded)
    .task(id: url, priority: .utility) { await load() }
  }

  private var isLoaded: Bool {
    if case .success = phase { true } else { false }
  }

  private func load() async {
    guard let url else { return phase = .empty }
    do {
      phase = .success(try await ThumbnailCache.shared.data(for: url))
    } catch is CancellationError {
      // Another URL, or nobody looks any more.
    } catch {
      phase = .failure(error)
    }
  }
}

extension Thumbnail where Placeholder == Color {
  init(url: URL?) {
    self.init(url: url) { Color.gray.opacity(0.2) }
  }
}

struct ThumbnailStrip: View {
  let urls: [URL]

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack {
        ForEach(urls, id: \.self) { url in
          Thumbnail(url: url).frame(width: 96, height: 96)
        }
        Thumbnail(url: nil) {
          ProgressView()
        }
      }
    }
    .task(loadAhead)
  }

  @Sendable private func loadAhead() async {
    await withTaskGroup(of: Void.self) { group in
      for url in urls.prefix(10) {
        group.addTask { _ = try? await ThumbnailCache.shared.data(for: url) }
      }
    }
  }
}
