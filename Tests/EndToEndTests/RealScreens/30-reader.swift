import SwiftUI

struct Article: Identifiable, Hashable {
  let id: Int
  let title: String
  let paragraphs: [String]

  static let all = (1...6).map { number in
    Article(
      id: number, title: "Chapter \(number)",
      paragraphs: (1...(3 + number % 3)).map {
        "Paragraph **\($0)** of chapter \(number). " + String(repeating: "Words. ", count: $0 * 4)
      })
  }
}

struct ReadingStyle: Equatable {
  enum Face: String, CaseIterable, Identifiable {
    case serif, sans, rounded
    var id: Self { self }
    var design: Font.Design {
      switch self {
      case .serif: .serif
      case .sans: .default
      case .rounded: .rounded
      }
    }
  }

  enum Paper: String, CaseIterable, Identifiable {
    case white, sepia, night
    var id: Self { self }
    var background: Color {
      switch self {
      case .white: .white
      case .sepia: Color(red: 0.96, green: 0.93, blue: 0.86)
      case .night: .black
      }
    }
    var text: Color { self == .night ? .white : .black }
  }

  var face = Face.serif
  var paper = Paper.white
  var spacing = 6.0
  var typeSize = DynamicTypeSize.large
}

extension EnvironmentValues {
  @Entry var readingStyle = ReadingStyle()
  @Entry var highlight: (String) -> Void = { _ in }
}

struct ScrollOffsetKey: PreferenceKey {
  static var defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

struct TitleKey: PreferenceKey {
  static var defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) {
    value.append(contentsOf: nextValue())
  }
}

struct ReaderScreen: View {
  @State private var style = ReadingStyle()
  @State private var index = 0
  @State private var highlights: [String] = []
  @State private var showsStyle = false
  @State private var showsContents = false
  @State private var isChromeHidden = false
  @State private var offset: CGFloat = 0
  @State private var titles: [String] = []
  @AppStorage("reader.bookmarks") private var bookmarks = ""

  private var article: Article { Article.all[index] }
  private var bookmarkSet: Set<Int> {
    Set(bookmarks.split(separator: ",").compactMap { Int($0) })
  }

  var body: some View {
    NavigationStack {
      ArticleView(article: article)
        .id(article.id)
        .transition(
          .asymmetric(insertion: .move(edge: .trailing), removal: .move(edge: .leading))
        )
        .onPreferenceChange(ScrollOffsetKey.self) { offset = $0 }
        .onPreferenceChange(TitleKey.self) { titles = $0 }
        .environment(\.readingStyle, style)
        .environment(\.highlight, { highlights.append($0) })
        .dynamicTypeSize(style.typeSize)
        .background(style.paper.background)
        .onTapGesture(count: 2) { isChromeHidden.toggle() }
        .safeAreaInset(edge: .bottom) {
          if !isChromeHidden { pager }
        }
        .navigationTitle(titles.first ?? "")
        .toolbar(isChromeHidden ? .hidden : .visible, for: .navigationBar)
        .toolbarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItemGroup(placement: .topBarTrailing) {
            Button("Style", systemImage: "textformat.size") { showsStyle = true }
              .popover(isPresented: $showsStyle) {
                StyleEditor(style: $style)
              }
            Button(bookmarkSet.contains(article.id) ? "Remove bookmark" : "Bookmark") {
              toggleBookmark()
            }
          }
          ToolbarItem(placement: .topBarLeading) {
            Button("Contents", systemImage: "list.bullet") { showsContents = true }
          }
        }
        .sheet(isPresented: $showsContents) {
          ContentsSheet(
            selected: $index, highlights: $highlights, bookmarks: bookmarkSet)
        }
    }
    .preferredColorScheme(style.paper == .night ? .dark : .light)
  }

  private var pager: some View {
    HStack {
      Button("Previous") { turn(-1) }.disabled(index == 0)
      Spacer()
      Text("\(index + 1) of \(Article.all.count)")
        .font(.footnote.monospacedDigit())
      Spacer()
      Button("Next") { turn(1) }.disabled(index == Article.all.count - 1)
    }
    .padding()
    .background(.ultraThinMaterial)
    .transition(.move(edge: .bottom).combined(with: .opacity))
  }

  private func turn(_ step: Int) {
    withAnimation(.easeInOut(duration: 0.3)) { index += step }
  }

  private func toggleBookmark() {
    var set = bookmarkSet
    set.formSymmetricDifference([article.id])
    bookmarks = set.sorted().map(String.init).joined(separator: ",")
  }
}

private struct ArticleView: View {
  let article: Article
  @Environment(\.readingStyle) private var style
  @ScaledMetric private var margin: CGFloat = 20

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text(article.title)
          .font(.system(.largeTitle, design: style.face.design))
          .kerning(1)
          .preference(key: TitleKey.self, value: [article.title])
        ForEach(article.paragraphs, id: \.self) { paragraph in
          ParagraphView(text: paragraph)
        }
      }
      .padding(margin)
      .background {
        GeometryReader { proxy in
          Color.clear.preference(
            key: ScrollOffsetKey.self, value: proxy.frame(in: .global).minY)
        }
      }
    }
    .foregroundStyle(style.paper.text)
  }
}

private struct ParagraphView: View {
  let text: String
  @Environment(\.readingStyle) private var style
  @Environment(\.highlight) private var highlight
  @State private var isHighlighted = false

  private var attributed: AttributedString {
    AttributedString(text.replacingOccurrences(of: "**", with: ""))
  }

  var body: some View {
    Text(attributed)
      .font(.system(.body, design: style.face.design))
      .lineSpacing(style.spacing)
      .padding(4)
      .background(isHighlighted ? Color.yellow.opacity(0.4) : .clear, in: .rect(cornerRadius: 4))
      .contextMenu {
        Button("Copy") {}
      }
      .onTapGesture {
        isHighlighted.toggle()
        if isHighlighted { highlight(text) }
      }
  }
}

private struct StyleEditor: View {
  @Binding var style: ReadingStyle
  private let sizes: [DynamicTypeSize] = [.small, .medium, .large, .xLarge, .accessibility1]

  var body: some View {
    Form {
      Picker("Font", selection: $style.face) {
        ForEach(ReadingStyle.Face.allCases) { face in
          Text(face.rawValue.capitalized).fontDesign(face.design).tag(face)
        }
      }
      Picker("Paper", selection: $style.paper) {
        ForEach(ReadingStyle.Paper.allCases) { Text($0.rawValue.capitalized).tag($0) }
      }
      .pickerStyle(.segmented)
      Picker("Size", selection: $style.typeSize) {
        ForEach(sizes, id: \.self) { Text(String(describing: $0)).tag($0) }
      }
      Slider(value: $style.spacing, in: 0...20) { Text("Line spacing") }
      Button("Defaults") { style = ReadingStyle() }
        .disabled(style == ReadingStyle())
    }
    .frame(minWidth: 300, minHeight: 320)
  }
}

private struct ContentsSheet: View {
  @Binding var selected: Int
  @Binding var highlights: [String]
  let bookmarks: Set<Int>
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      Section("Chapters") {
        ForEach(Array(Article.all.enumerated()), id: \.element) { index, article in
          Button {
            selected = index
            dismiss()
          } label: {
            HStack {
              Text(article.title).underline(index == selected)
              if bookmarks.contains(article.id) {
                Text("bookmarked").font(.caption).foregroundStyle(.red)
              }
            }
          }
        }
      }
      Section {
        ForEach(highlights.indices, id: \.self) { index in
          Text(highlights[index]).lineLimit(1)
        }
        Button("Clear highlights", role: .destructive) { highlights = [] }
          .disabled(highlights.isEmpty)
      } header: {
        Text("Highlights")
      }
      .headerProminence(.increased)
    }
  }
}

#Preview {
  ReaderScreen()
}
