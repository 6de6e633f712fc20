// For iOS 18, macOS 15
import SwiftUI

struct ArticleReader: View {
  @State private var progress = 0.0
  @State private var isHeaderVisible = true
  @State private var phase = ScrollPhase.idle
  @State private var position = ScrollPosition(edge: .top)
  @State private var width: CGFloat = 0
  let paragraphs: [ArticleParagraph]

  var body: some View {
    ScrollView(showsIndicators: false) {
      LazyVStack(alignment: .leading, spacing: 12, pinnedViews: .sectionHeaders) {
        Section {
          ForEach(paragraphs) { paragraph in
            Text(paragraph.text)
              .onScrollVisibilityChange { isVisible in
                if isVisible, paragraph.id == 0 { isHeaderVisible = true }
              }
              .onScrollVisibilityChange(threshold: 0.9) { isVisible in
                if !isVisible, paragraph.id == 0 { isHeaderVisible = false }
              }
          }
        } header: {
          ProgressView(value: progress).opacity(isHeaderVisible ? 0 : 1)
        }
      }
    }
    .scrollPosition($position)
    .onScrollGeometryChange(for: Double.self) { geometry in
      geometry.contentOffset.y / max(1, geometry.contentSize.height)
    } action: { _, new in
      progress = min(1, max(0, new))
    }
    .onScrollPhaseChange { _, new in phase = new }
    .onGeometryChange(for: CGFloat.self) { proxy in
      proxy.size.width
    } action: { width = $0 }
    .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { new in width = new }
    .overlay(alignment: .bottomTrailing) {
      Button("Top", systemImage: "arrow.up") {
        withAnimation { position.scrollTo(edge: .top) }
      }
      .opacity(phase == .idle && width > 200 ? 1 : 0.3)
    }
    .scrollDisabled(paragraphs.isEmpty)
    .scrollClipDisabled(false)
    .scrollBounceBehavior(.always)
  }
}

struct ArticleParagraph: Identifiable, Equatable {
  let id: Int
  let text: String
}

struct OldReader: View {
  @State private var anchor: Int?
  let paragraphs: [ArticleParagraph]

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 8, pinnedViews: [.sectionFooters]) {
          ForEach(paragraphs) { Text($0.text).id($0.id) }
        }
      }
      .scrollPosition(id: $anchor, anchor: .top)
      .safeAreaInset(edge: .bottom, alignment: .trailing) {
        Button("Middle") {
          proxy.scrollTo(paragraphs.count / 2)
          anchor = paragraphs.count / 2
        }
      }
      .safeAreaInset(edge: .top, alignment: .leading, spacing: 4) { Text("Reading") }
      .safeAreaInset(edge: .top, content: { Color.clear.frame(height: 1) })
    }
  }
}
