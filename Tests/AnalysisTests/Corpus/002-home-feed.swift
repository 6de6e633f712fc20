// For iOS 17, macOS 14
import Observation
import SwiftUI

@MainActor @Observable
final class HomeFeed {
  enum Phase {
    case loading
    case loaded
    case failed(String)
  }

  private(set) var phase = Phase.loading
  private(set) var posts: [FeedPost] = []
  @ObservationIgnored private var page = 0

  func load() async {
    do {
      try await Task.sleep(for: .milliseconds(300))
      posts = FeedPost.samples
      phase = .loaded
    } catch {
      phase = .failed(error.localizedDescription)
    }
  }

  func loadMore(after post: FeedPost) async {
    guard post.id == posts.last?.id else { return }
    page += 1
    posts.append(FeedPost(id: posts.count, author: "Page \(page)", text: "More", likes: 0))
  }

  func toggleLike(_ id: FeedPost.ID) {
    guard let index = posts.firstIndex(where: { $0.id == id }) else { return }
    posts[index].isLiked.toggle()
    posts[index].likes += posts[index].isLiked ? 1 : -1
  }
}

struct FeedPost: Identifiable, Equatable {
  let id: Int
  var author: String
  var text: String
  var likes: Int
  var isLiked = false

  static let samples = [
    FeedPost(id: 0, author: "Grace", text: "Found a moth.", likes: 12),
    FeedPost(id: 1, author: "Alan", text: "It halts.", likes: 3),
  ]
}

struct HomeFeedScreen: View {
  @State private var feed = HomeFeed()

  var body: some View {
    NavigationStack {
      Group {
        switch feed.phase {
        case .loading:
          ProgressView()
        case .loaded:
          FeedList(feed: feed)
        case .failed(let reason):
          ContentUnavailableView(
            "Cannot load", systemImage: "wifi.slash", description: Text(reason))
        }
      }
      .navigationTitle("Home")
    }
    .task { await feed.load() }
  }
}

private struct FeedList: View {
  let feed: HomeFeed

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(feed.posts) { post in
          FeedPostRow(post: post) { feed.toggleLike(post.id) }
            .task { await feed.loadMore(after: post) }
          Divider()
        }
      }
    }
    .refreshable { await feed.load() }
  }
}

private struct FeedPostRow: View {
  let post: FeedPost
  let onLike: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(post.author).font(.headline)
      Text(post.text).fixedSize(horizontal: false, vertical: true)
      Button(action: onLike) {
        Label("\(post.likes)", systemImage: post.isLiked ? "heart.fill" : "heart")
      }
      .buttonStyle(.borderless)
      .accessibilityLabel(post.isLiked ? "Unlike" : "Like")
      .accessibilityValue("\(post.likes)")
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

#Preview("Feed") { HomeFeedScreen() }
