// For iOS 16, macOS 13
import SwiftUI

/// Forms and sections with the house's header picture, its links to the manual, and masked fields.
extension Form {
  init<Rows: View>(systemImage: String, @ViewBuilder content: () -> Rows)
  where Content == TupleView<(Image, Rows)> {
    self.init {
      Image(systemName: systemImage)
      content()
    }
  }

  init<Picture: View, Rows: View>(
    image: Picture, @ViewBuilder content: () -> Rows
  ) where Content == TupleView<(Picture, Rows)> {
    self.init {
      image
      content()
    }
  }
}

extension Section where Parent == Text, Content: View, Footer == Text {
  init(_ title: String, @ViewBuilder content: () -> Content, learnMore: URL) {
    self.init(content: content, header: { Text(title) }, footer: { Text(learnMore.absoluteString) })
  }

  init(_ title: String, footer: String, @ViewBuilder content: () -> Content, learnMore: URL) {
    self.init(content: content, header: { Text(title) }, footer: { Text(footer) })
  }

  init(_ title: String, @ViewBuilder content: () -> Content, footer: () -> Footer, learnMore: URL) {
    self.init(content: content, header: { Text(title) }, footer: footer)
  }
}

extension SecureField where Label == Text {
  init(_ title: String, text: Binding<String>, maskToggle: Binding<Bool>) {
    self.init(text: text) { Text(verbatim: maskToggle.wrappedValue ? title : "\(title), shown") }
  }
}

struct VaultSettings: View {
  private static let manual = URL(string: "https://example.com/manual")!

  @State private var phrase = ""
  @State private var isMasked = true
  @State private var hint = ""

  var body: some View {
    Form(systemImage: "lock") {
      Section("Phrase", content: fields, learnMore: Self.manual)
      Section("Hint", footer: "Seen by all") {
        TextField("Hint", text: $hint)
      } learnMore: {
        Self.manual
      }
    }
  }

  @ViewBuilder private func fields() -> some View {
    SecureField("Phrase", text: $phrase, maskToggle: $isMasked)
    SecureField("Again", text: $phrase, prompt: Text("Eight letters"))
    SecureField(text: $phrase) { Text("Once more") }
    Toggle("Mask", isOn: $isMasked)
  }
}

extension Section where Parent == Text, Content: View, Footer == Text {
  fileprivate init(
    _ title: String, footer: String, @ViewBuilder content: () -> Content, learnMore: () -> URL
  ) {
    self.init(title, footer: footer, content: content, learnMore: learnMore())
  }
}

struct VaultAbout: View {
  let manual: URL

  var body: some View {
    Form(image: Image(systemName: "info.circle")) {
      Section("About") { Text("Version 4") } footer: { Text("Thanks") } learnMore: { manual }
      Section("Licence") { Text("Free") } learnMore: { manual }
      Section("Names", content: { Text("Ada") }, footer: { Text("And others") }, learnMore: manual)
    }
  }
}

extension Section where Parent == Text, Content: View, Footer == Text {
  fileprivate init(
    _ title: String, @ViewBuilder content: () -> Content, footer: () -> Footer,
    learnMore: () -> URL
  ) {
    self.init(title, content: content, footer: footer, learnMore: learnMore())
  }

  fileprivate init(
    _ title: String, @ViewBuilder content: () -> Content, learnMore: () -> URL
  ) {
    self.init(title, content: content, learnMore: learnMore())
  }
}
