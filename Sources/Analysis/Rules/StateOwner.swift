import Kata
import SwiftSyntax

extension Rule {
  static let stateOwner = Rule(
    id: "state-owner",
    summary: "State that only one child uses, owned by the view above it",
    severity: .should,
    explanation: """
      A view's body runs when state it reads changes, and handing a value to a child is reading \
      it. State that only one child is interested in therefore wakes its owner, and with it \
      everything else the owner builds, for nothing. Where only a binding is passed down the \
      owner sleeps, but a reader still has to look in two places for one thing.

      Move the property into the child that uses it. The owner loses an argument and sleeps.

      It is fine, and silent here, when the owner or a second child reads or writes the state \
      too, when the owner seeds it in `init`, and when the child comes and goes (in an `if`, a \
      sheet, a row) so that the state has to outlive it.

      Source: https://developer.apple.com/documentation/swiftui/managing-user-interface-state ; \
      Apple's SwiftUI guidance on data flow.
      """,
    bad: [
      """
      struct DashboardView: View {
        @State private var ↓isChartExpanded = false
        var body: some View {
          VStack {
            Text("Dashboard")
            ChartSection(isExpanded: isChartExpanded, toggle: { isChartExpanded.toggle() })
          }
        }
      }
      struct ChartSection: View {
        let isExpanded: Bool
        let toggle: () -> Void
        var body: some View { Button(isExpanded ? "Less" : "More", action: toggle) }
      }
      """,
      """
      struct Settings: View {
        @State private var ↓volume = 0.5
        var body: some View {
          Form {
            VolumeRow(volume: $volume)
            Text("About")
          }
        }
      }
      struct VolumeRow: View {
        @Binding var volume: Double
        var body: some View { Slider(value: $volume) }
      }
      """,
      """
      struct Screen: View {
        @StateObject private var ↓chart = ChartModel()
        var body: some View {
          VStack {
            Text("Screen")
            Chart(model: chart)
          }
        }
      }
      struct Chart: View {
        @ObservedObject var model: ChartModel
        var body: some View { Text(model.title) }
      }
      final class ChartModel: ObservableObject { @Published var title = "" }
      """,
    ],
    good: [
      """
      struct Form: View {
        @State private var name = ""
        var body: some View {
          VStack {
            NameField(name: $name)
            Button("Save") { save(name) }
          }
        }
        func save(_ text: String) {}
      }
      struct NameField: View {
        @Binding var name: String
        var body: some View { TextField("Name", text: $name) }
      }
      """,
      """
      struct Player: View {
        @State private var isPlaying = false
        var body: some View {
          VStack {
            Cover(isPlaying: isPlaying)
            Controls(isPlaying: $isPlaying)
          }
        }
      }
      struct Cover: View {
        let isPlaying: Bool
        var body: some View { Text(isPlaying ? "on" : "off") }
      }
      struct Controls: View {
        @Binding var isPlaying: Bool
        var body: some View { Toggle("Play", isOn: $isPlaying) }
      }
      """,
      """
      struct Pages: View {
        let showsDetail: Bool
        @State private var draft = ""
        var body: some View {
          if showsDetail { Editor(draft: $draft) } else { Text("none") }
        }
      }
      struct Editor: View {
        @Binding var draft: String
        var body: some View { TextField("Draft", text: $draft) }
      }
      """,
      """
      struct Seeded: View {
        @State private var text: String
        init(text: String) { _text = State(initialValue: text) }
        var body: some View { VStack { Editor(text: $text) } }
      }
      struct Editor: View {
        @Binding var text: String
        var body: some View { TextField("Text", text: $text) }
      }
      """,
      """
      struct Sound: View {
        @State private var volume = 0.5
        var body: some View { VStack { VolumeRow(volume: $volume) } }
      }
      struct Mixer: View {
        @Binding var master: Double
        var body: some View { VStack { VolumeRow(volume: $master) } }
      }
      struct VolumeRow: View {
        @Binding var volume: Double
        var body: some View { Slider(value: $volume) }
      }
      """,
      """
      struct Mail: View {
        let folder: String
        @State private var query = ""
        var body: some View { VStack { SearchField(query: $query).id(folder) } }
      }
      struct SearchField: View {
        @Binding var query: String
        var body: some View { TextField("Search", text: $query) }
      }
      """,
      """
      struct Own: View {
        @State private var isOn = false
        var body: some View { VStack { Toggle("On", isOn: $isOn) } }
      }
      """,
    ],
    fix: "Moves the state into the child, with what changes it; the owner's arguments go."
  ) { context in
    for owner in context.index.views {
      guard let body = owner.body else { continue }
      for property in owner.properties where property.isOwnedState {
        guard let child = owner.onlyUser(of: property, in: body, context.index) else { continue }
        let (state, name) = (property.name, child.type.name)
        context.report(
          at: property.nameToken,
          child.reads
            ? "\(state) is read only by \(name), but \(owner.name) owns it, so each change also "
              + "runs \(owner.name).body. Move it into \(name)."
            : "\(owner.name) owns \(state) without using it; only \(name) does. Move it there.",
          asks: child.reads
            ? [.evaluations(of: owner.name, dueTo: owner.reason(toRunBy: property))] : [],
          fix: context.moving(
            property, of: owner, used: child.uses, into: child.type, at: child.call))
      }
    }
  }
}

extension Nominal {
  /// What a run calls the cause when the state changes.
  fileprivate func reason(toRunBy state: Property) -> String {
    let object = state.wrapper == "StateObject" ? state.typeName : nil
    return object.map { "\\\($0)." } ?? "\(name).\(state.name)"
  }
}

extension Property {
  fileprivate var isOwnedState: Bool {
    ["State", "StateObject"].contains(wrapper)
  }
}

extension Nominal {
  /// The one child that is handed the property, if nothing else in the view mentions it and the
  /// child lives exactly as long as the view does.
  fileprivate func onlyUser(
    of property: Property, in body: Member, _ index: SourceIndex
  ) -> (type: Nominal, call: FunctionCallExprSyntax, uses: [Use], reads: Bool)? {
    // A model held in @State wakes those who read its properties, wherever it is kept.
    if property.wrapper == "State",
      index.type(named: property.typeName, near: property.nameToken)?.kind == .class
    {
      return nil
    }
    let uses = members.flatMap { member in member.uses.map { (use: $0, code: member.code) } }
      .filter { $0.use.name == property.name }
    guard !uses.isEmpty, !isSeeded(property, index),
      uses.allSatisfy({ $0.use.form != .storage })
    else { return nil }
    var call: FunctionCallExprSyntax?
    for (use, code) in uses {
      guard let receiver = use.node.receivingCall(below: code, index),
        call == nil || call?.id == receiver.id
      else { return nil }
      call = receiver
    }
    guard let call, let child = index.type(named: call.constructedType, near: call), child.isView,
      child.name != name, index.constructions(of: child).count == 1,
      let code = uses.first?.code, Syntax(call).isUnconditional(below: code),
      Syntax(call).keepsState(below: code, index),
      code.id == body.code.id || isCalledOnce(code, from: body, index)
    else { return nil }
    let reads = uses.contains { use, _ in
      !use.isDeferred && (use.form == .value || property.wrapper == "StateObject")
    }
    return (child, call, uses.map(\.use), reads)
  }

  private func isSeeded(_ property: Property, _ index: SourceIndex) -> Bool {
    let names: Set = [property.name]
    if initializers.contains(where: { !index.uses(of: names, in: Syntax($0)).isEmpty }) {
      return true
    }
    return index.constructions(of: self).contains { $0.argument(property.name) != nil }
  }

  private func isCalledOnce(
    _ code: Syntax, from body: Member, _ index: SourceIndex
  ) -> Bool {
    guard let member = members.first(where: { $0.code.id == code.id }), member.isViewReturning
    else { return false }
    let uses = members.flatMap(\.uses).filter { $0.name == member.name }
    guard uses.count == 1, let use = uses.first, use.node.isInside(body.code) else { return false }
    return use.node.isUnconditional(below: body.code)
      && use.node.keepsState(below: body.code, index)
  }
}

extension Syntax {
  /// Whether nothing between the view and `root` can make it another one: an id, a container that
  /// takes its content down, a modifier of these files with branches.
  func keepsState(below root: Syntax, _ index: SourceIndex) -> Bool {
    let calls = ([self] + ancestors(below: root)).compactMap { $0.as(FunctionCallExprSyntax.self) }
    return !calls.contains { call in
      if ["DisclosureGroup", "ViewThatFits"].contains(call.constructedType) { return true }
      guard call.constructedType == nil else { return false }
      return call.name == "id"
        || index.viewExtensionMethods.contains { method in
          method.name.identifierText == call.name
            && !(method.all(IfExprSyntax.self).isEmpty && method.all(SwitchExprSyntax.self).isEmpty)
        }
    }
  }

  /// The call of a view type of these files that has this mention among its arguments, directly or
  /// in an action handed to it.
  fileprivate func receivingCall(below code: Syntax, _ index: SourceIndex)
    -> FunctionCallExprSyntax?
  {
    for node in ancestors(below: code) {
      guard let call = node.as(FunctionCallExprSyntax.self),
        let type = index.type(named: call.constructedType, near: call), type.isView
      else { continue }
      guard isInside(call.arguments) || call.closures.contains(where: { isInside($0.closure) })
      else { return nil }
      // A container's content is the owner's own code.
      let content = ancestors(below: Syntax(call)).compactMap { $0.as(ClosureExprSyntax.self) }
      return content.allSatisfy { $0.isDeferred(in: index) } ? call : nil
    }
    return nil
  }
}
