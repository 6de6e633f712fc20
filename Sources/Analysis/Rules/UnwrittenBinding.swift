import Kata
import SwiftSyntax

extension Rule {
  static let unwrittenBinding = Rule(
    id: "unwritten-binding",
    summary: "A @Binding or @Bindable that is only read",
    severity: .note,
    explanation: """
      A binding says that the view changes somebody else's value. One that is only read makes \
      callers hand over more than is used, hides who may write, and costs more to compare than the \
      value. `@Bindable` is there to make bindings of a model's properties: a view that makes none \
      is followed just as well with a plain property.

      Take the value: `let isOn: Bool`, `let model: Model`.

      It is fine, and silent here, to read a binding in an action, which wants the value of that \
      moment, and to hand a binding on.

      Source: https://developer.apple.com/documentation/swiftui/binding ; \
      https://developer.apple.com/documentation/swiftui/bindable
      """,
    bad: [
      """
      struct Badge: View {
        @Binding var ↓count: Int
        var body: some View { Text("\\(count)") }
      }
      """,
      """
      @Observable final class Profile { var name = "" }
      struct Header: View {
        @Bindable var ↓profile: Profile
        var body: some View { Text(profile.name).onTapGesture { profile.name = "" } }
      }
      """,
      """
      struct Rows: View {
        @Binding var ↓names: [String]
        @Binding var isOn: Bool
        var body: some View {
          Toggle("On", isOn: $isOn)
          ForEach(names.sorted(), id: \\.self) { Text($0) }
        }
      }
      """,
    ],
    good: [
      """
      struct Sheet: View {
        @Binding var isPresented: Bool
        @Binding var names: [String]
        @Binding var item: Item
        @Binding var index: Int
        var body: some View {
          Button(names.joined()) {
            isPresented = false
            names.removeAll()
            item.tags.append("a")
            advance(&index)
          }
        }
        func advance(_ index: inout Int) { index += 1 }
      }
      """,
      """
      @Observable final class Profile { var name = "" }
      struct Header: View {
        @Bindable var profile: Profile
        @Binding var text: String
        var body: some View {
          TextField("Name", text: $profile.name)
          Editor(text: $text)
        }
      }
      """,
      """
      struct Save: View {
        @Binding var draft: String
        let save: (String) -> Void
        var body: some View { Button("Save") { save(draft) } }
      }
      """,
    ]
  ) { context in
    for owner in context.index.types where owner.isView {
      let bindings = owner.properties.filter { ["Binding", "Bindable"].contains($0.wrapper) }
      guard !bindings.isEmpty else { continue }
      let uses = Dictionary(grouping: owner.members.flatMap(\.uses), by: \.name)
      for binding in bindings {
        let found = uses[binding.name] ?? []
        guard !found.isEmpty, found.allSatisfy({ $0.form == .value }),
          owner.countsOnly(found, of: binding), !owner.hasForeignProtocols
        else { continue }
        if binding.wrapper == "Bindable" {
          context.report(
            at: binding.nameToken,
            "\(owner.name) makes no binding of `\(binding.name)`, and reads are followed without "
              + "@Bindable. Make it a `let`.")
        } else if found.allSatisfy({ !$0.mayWrite && !$0.isDeferred }) {
          context.report(
            at: binding.nameToken,
            "\(owner.name) only reads `\(binding.name)` and never writes it. Take the value: "
              + "`let \(binding.name)\(binding.type.map { ": \($0.trimmedDescription)" } ?? "")`.")
        }
      }
    }
  }
}
