import SwiftUI
import Testing

@Observable private final class Post: Identifiable {
  let id: Int
  var title: String
  var likes = 0
  var isFavourite = false

  init(id: Int, title: String) { (self.id, self.title) = (id, title) }
}

@Observable private final class Feed {
  var posts: [Post] = (1...3).map { Post(id: $0, title: "Post \($0)") }
  var showsFavouritesOnly = false

  var shown: [Post] { showsFavouritesOnly ? posts.filter(\.isFavourite) : posts }
}

private struct FeedScreen: View {
  @State private var feed = Feed()

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 12, pinnedViews: .sectionHeaders) {
          ForEach(feed.shown) { post in
            PostRow(post: post)
              .padding(.horizontal)
              .contextMenu { Button("Copy", systemImage: "doc.on.doc") {} }
            Divider()
          }
        }
      }
      .scrollIndicators(.hidden)
      .refreshable {}
      .overlay { if feed.shown.isEmpty { NothingHere() } }
      .navigationTitle("Feed")
      .toolbar { FeedBar(feed: feed) }
    }
  }
}

private struct FeedBar: ToolbarContent {
  @Bindable var feed: Feed

  var body: some ToolbarContent {
    ToolbarItem(placement: .topBarLeading) {
      Toggle("Favourites", isOn: $feed.showsFavouritesOnly).toggleStyle(.button)
    }
    ToolbarItemGroup(placement: .navigationBarTrailing) {
      Button("New") { feed.posts.insert(Post(id: 9, title: "Post 9"), at: 0) }
    }
  }
}

private struct NothingHere: View {
  var body: some View {
    ContentUnavailableView(
      "Nothing", systemImage: "star.slash", description: Text("Tap a star."))
  }
}

private struct PostRow: View {
  let post: Post

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      VStack(alignment: .leading, spacing: 2) {
        Text(post.title).font(.headline).lineLimit(2)
        LikeCount(post: post)
      }
      Spacer(minLength: 8)
      Button {
        withAnimation(.snappy) { post.isFavourite.toggle() }
      } label: {
        Image(systemName: post.isFavourite ? "star.fill" : "star")
          .symbolRenderingMode(.hierarchical)
          .foregroundStyle(post.isFavourite ? Color.yellow : .secondary)
        Text("Star \(post.id)")
      }
      .buttonStyle(.borderless)
      .accessibilityLabel(post.isFavourite ? "Remove" : "Add")
    }
    .contentShape(.rect)
    .onTapGesture(count: 2) { post.likes += 1 }
  }
}

private struct LikeCount: View {
  let post: Post

  var body: some View {
    Button("Like \(post.id): \(post.likes)") { post.likes += 1 }
      .font(.caption.monospacedDigit())
      .contentTransition(.numericText())
  }
}

@MainActor @Test func `a feed runs the rows that changed and keeps the others`() {
  let rig = Rig()
  var steps = [rig.mount { FeedScreen() }]
  steps.append(rig.tap("Like 2: 0"))
  steps.append(rig.tap("Star 2"))
  steps.append(rig.toggle("Favourites"))
  steps.append(rig.tap("Star 2"))
  steps.append(rig.toggle("Favourites"))
  steps.append(rig.tap("New"))
  #expect(
    steps.map(\.story) == [
      """
      ran FeedBar 1, FeedScreen 1, LikeCount 3, PostRow 3
      Favourites | New | Post 1 | Like 1: 0 | Star 1 | Post 2 | Like 2: 0 | Star 2 | Post 3 | \
      Like 3: 0 | Star 3
      """,
      """
      ran LikeCount 1
      Favourites | New | Post 1 | Like 1: 0 | Star 1 | Post 2 | Like 2: 1 | Star 2 | Post 3 | \
      Like 3: 0 | Star 3
      """,
      """
      ran PostRow 1
      skipped LikeCount 1
      Favourites | New | Post 1 | Like 1: 0 | Star 1 | Post 2 | Like 2: 1 | Star 2 | Post 3 | \
      Like 3: 0 | Star 3
      """,
      """
      ran FeedBar 1, FeedScreen 1
      skipped PostRow 1
      Favourites | New | Post 2 | Like 2: 1 | Star 2
      """,
      """
      ran FeedScreen 1, NothingHere 1
      skipped FeedBar 1
      Favourites | New | Nothing | Tap a star.
      """,
      """
      ran FeedBar 1, FeedScreen 1, LikeCount 3, PostRow 3
      Favourites | New | Post 1 | Like 1: 0 | Star 1 | Post 2 | Like 2: 1 | Star 2 | Post 3 | \
      Like 3: 0 | Star 3
      """,
      """
      ran FeedScreen 1, LikeCount 1, PostRow 1
      skipped FeedBar 1, PostRow 3
      Favourites | New | Post 9 | Like 9: 0 | Star 9 | Post 1 | Like 1: 0 | Star 1 | Post 2 | \
      Like 2: 1 | Star 2 | Post 3 | Like 3: 0 | Star 3
      """,
    ])
}
