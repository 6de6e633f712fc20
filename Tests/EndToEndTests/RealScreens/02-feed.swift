import SwiftUI

struct Post: Identifiable, Equatable {
  let id: Int
  var author: String
  var text: String
  var likes: Int
  var isLiked = false
  var comments: [Comment] = []

  struct Comment: Identifiable, Equatable {
    let id: Int
    var text: String
  }
}

protocol FeedService: Sendable {
  func page(after id: Int?) async throws -> [Post]
}

struct FeedError: LocalizedError {
  var errorDescription: String? { "The feed could not be loaded." }
}

struct SampleFeedService: FeedService {
  func page(after id: Int?) async throws -> [Post] {
    try await Task.sleep(nanoseconds: 400_000_000)
    let first = (id ?? 0) + 1
    if first > 60 { throw FeedError() }
    return (first..<first + 12).map { number in
      Post(
        id: number, author: ["Ada", "Grace", "Linus", "Margaret"][number % 4],
        text: "Post number \(number): " + String(repeating: "lorem ipsum ", count: number % 5 + 1),
        likes: number * 7 % 23)
    }
  }
}

@MainActor
final class FeedModel: ObservableObject {
  enum Phase: Equatable {
    case idle, loading, failed(String), end
  }

  @Published private(set) var posts: [Post] = []
  @Published private(set) var phase = Phase.idle
  private let service: FeedService

  init(service: FeedService) {
    self.service = service
  }

  func loadMore() async {
    guard phase != .loading else { return }
    phase = .loading
    do {
      let page = try await service.page(after: posts.last?.id)
      posts += page
      phase = page.isEmpty ? .end : .idle
    } catch is CancellationError {
      phase = .idle
    } catch {
      phase = .failed(error.localizedDescription)
    }
  }

  func refresh() async {
    guard phase != .loading else { return }
    posts = []
    await loadMore()
  }

  func toggleLike(_ post: Post) {
    guard let index = posts.firstIndex(where: { $0.id == post.id }) else { return }
    posts[index].isLiked.toggle()
    posts[index].likes += posts[index].isLiked ? 1 : -1
  }

  func comment(_ text: String, on id: Post.ID) {
    guard let index = posts.firstIndex(where: { $0.id == id }) else { return }
    let number = posts[index].comments.count + 1
    posts[index].comments.append(.init(id: number, text: text))
  }
}

struct FeedScreen: View {
  @StateObject private var model: FeedModel
  @State private var commented: Post?

  init(service: FeedService = SampleFeedService()) {
    _model = StateObject(wrappedValue: FeedModel(service: service))
  }

  var body: some View {
    NavigationView {
      ScrollView {
        LazyVStack(spacing: 12) {
          ForEach(model.posts) { post in
            PostCard(post: post) {
              model.toggleLike(post)
            } onComment: {
              commented = post
            }
            .onAppear {
              guard post == model.posts.last else { return }
              Task { await model.loadMore() }
            }
          }
          footer
        }
        .padding(.horizontal)
      }
      .refreshable { await model.refresh() }
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Feed")
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Button {
            Task { await model.refresh() }
          } label: {
            Label("Reload", systemImage: "arrow.clockwise")
          }
          .disabled(model.phase == .loading)
        }
      }
    }
    .navigationViewStyle(.stack)
    .task { await model.loadMore() }
    .sheet(item: $commented) { post in
      CommentSheet(post: post) { model.comment($0, on: post.id) }
    }
  }

  @ViewBuilder
  private var footer: some View {
    switch model.phase {
    case .idle:
      if model.posts.isEmpty { Text("Nothing here yet") }
      Button("Load more") {
        Task { await model.loadMore() }
      }
      .buttonStyle(.bordered)
    case .loading:
      ProgressView("Loading…").frame(maxWidth: .infinity).padding()
    case .failed(let message):
      VStack {
        Label(message, systemImage: "wifi.exclamationmark").foregroundColor(.red)
        Button("Try again") {
          Task { await model.loadMore() }
        }
      }
    case .end:
      Text("You are all caught up").font(.footnote).foregroundColor(.secondary)
    }
  }
}

private struct PostCard: View {
  let post: Post
  let onLike: () -> Void
  let onComment: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Circle()
          .fill(
            LinearGradient(
              colors: [.blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)
          )
          .frame(width: 36, height: 36)
          .overlay(Text(post.author.prefix(1)).font(.headline).foregroundColor(.white))
        Text(post.author).fontWeight(.semibold)
        Spacer()
        Text("#\(post.id)").font(.caption).foregroundColor(.secondary)
      }
      Text(post.text)
        .lineLimit(4)
        .fixedSize(horizontal: false, vertical: true)
      HStack(spacing: 20) {
        Button(action: onLike) {
          Label("\(post.likes)", systemImage: post.isLiked ? "heart.fill" : "heart")
        }
        .foregroundColor(post.isLiked ? .pink : .primary)
        .accessibilityLabel(post.isLiked ? "Unlike" : "Like")
        Button(action: onComment) {
          Label("\(post.comments.count) comments", systemImage: "bubble.right")
        }
      }
      .buttonStyle(.plain)
      .font(.callout)
    }
    .padding()
    .background(.background, in: RoundedRectangle(cornerRadius: 12, style: .continuous))
    .shadow(color: .black.opacity(0.08), radius: 4, y: 2)
    .contextMenu {
      Button("Like", action: onLike)
      Button("Comment", action: onComment)
    }
  }
}

private struct CommentSheet: View {
  let post: Post
  let send: (String) -> Void
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""

  var body: some View {
    NavigationView {
      List {
        Section(header: Text("Comments")) {
          ForEach(post.comments) { Text($0.text) }
          if post.comments.isEmpty {
            Text("Be the first").italic().foregroundColor(.secondary)
          }
        }
        Section {
          TextField("Your comment", text: $text)
          Button("Send") {
            send(text)
            dismiss()
          }
          .disabled(text.isEmpty)
        }
      }
      .listStyle(.insetGrouped)
      .navigationBarTitle("Comments", displayMode: .inline)
      .navigationBarItems(leading: Button("Cancel") { dismiss() })
    }
  }
}

#Preview {
  FeedScreen()
}
