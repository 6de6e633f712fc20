// For iOS 17, macOS 14
import SwiftUI

struct ArticleTheme: Equatable {
  var accent = Color.blue
  var bodyFont = Font.body
  var cornerRadius: CGFloat = 12
}

private struct ArticleThemeKey: EnvironmentKey {
  static let defaultValue = ArticleTheme()
}

struct OpenArticleAction {
  fileprivate let open: @MainActor (Int) -> Void

  @MainActor func callAsFunction(_ id: Int) { open(id) }
}

private struct OpenArticleKey: EnvironmentKey {
  static let defaultValue = OpenArticleAction { _ in }
}

extension EnvironmentValues {
  var articleTheme: ArticleTheme {
    get { self[ArticleThemeKey.self] }
    set { self[ArticleThemeKey.self] = newValue }
  }

  var openArticle: OpenArticleAction {
    get { self[OpenArticleKey.self] }
    set { self[OpenArticleKey.self] = newValue }
  }

  @Entry var isCompactArticle = false
}

extension View {
  func articleAccent(_ color: Color) -> some View {
    transformEnvironment(\.articleTheme) { theme in theme.accent = color }
  }
}

@MainActor @Observable
final class ArticleRouter {
  var path = NavigationPath()

  func open(_ id: Int) { path.append(id) }
}

struct ArticleHome: View {
  @State private var router = ArticleRouter()
  @State private var isCompact = false

  var body: some View {
    NavigationStack(path: $router.path) {
      List {
        Toggle("Compact", isOn: $isCompact)
        ForEach(1..<6) { number in
          ArticleTeaser(id: number)
        }
      }
      .navigationDestination(for: Int.self) { id in
        Text("Article \(id)").articleAccent(.green)
      }
    }
    .environment(router)
    .environment(\.isCompactArticle, isCompact)
    .environment(\.openArticle, OpenArticleAction { [router] in router.open($0) })
    .environment(\.locale, Locale(identifier: "en_GB"))
    .environment(\.openURL, OpenURLAction { url in
      url.scheme == "https" ? .systemAction : .discarded
    })
  }
}

private struct ArticleTeaser: View {
  @Environment(\.articleTheme) private var theme
  @Environment(\.openArticle) private var openArticle
  @Environment(\.isCompactArticle) private var isCompact
  let id: Int

  var body: some View {
    Button {
      openArticle(id)
    } label: {
      VStack(alignment: .leading) {
        Text("Article \(id)").font(theme.bodyFont)
        if !isCompact { Text("A longer teaser").font(.caption) }
      }
      .padding()
      .background(theme.accent.opacity(0.1), in: .rect(cornerRadius: theme.cornerRadius))
    }
  }
}

#Preview {
  ArticleHome()
    .environment(\.articleTheme, ArticleTheme(accent: .orange))
}
