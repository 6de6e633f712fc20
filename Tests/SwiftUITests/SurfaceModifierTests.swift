import SwiftUI
import Testing

// That the content compiles is half of the test; the other half is that it is mounted as it stands
// and that a changed argument counts as an update, an equal one does not.

private enum Field: Hashable { case name, mail }

private struct Note: Codable, Transferable {
  var text: String
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.text)
  }
}

private struct Trash: DropDelegate {
  func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.image]) }
}

private struct Page: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text = ""
  init() {}
  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct Touch: View {
  @State private var isOn = false
  @State private var isImporting = false
  @FocusState private var field: Field?
  @AccessibilityFocusState private var isRead: Bool
  @Namespace private var space
  let amount: Double

  var body: some View {
    Text("drag")
      .draggable(Note(text: "n"))
      .onDrag { NSItemProvider(object: "n") }
      .onDrop(of: [.fileURL, .image], isTargeted: $isOn) { providers in providers.isEmpty }
      .onDrop(of: [UTType.png], delegate: Trash())
      .dropDestination(for: Note.self) { notes, _ in
        !notes.isEmpty
      } isTargeted: {
        isOn = $0
      }
    Text("files")
      .fileImporter(isPresented: $isImporting, allowedContentTypes: [.pdf]) { result in
        if case .success(let url) = result { print(url) }
      }
      .fileImporter(
        isPresented: $isImporting, allowedContentTypes: [.pdf], allowsMultipleSelection: true
      ) { (result: Result<[URL], any Error>) in isOn = (try? result.get().isEmpty) ?? false }
      .fileExporter(isPresented: $isImporting, document: Page(), contentType: .plainText) { _ in }
      .fileMover(isPresented: $isImporting, file: nil) { _ in }
    TextField("name", text: .constant("")).focused($field, equals: .name)
      .defaultFocus($field, .name, priority: .userInitiated)
      .autocapitalization(.none).disableAutocorrection(true).submitLabel(.next)
      .onKeyPress(.upArrow) { .handled }
      .onKeyPress(keys: [.home, "a"]) { press in press.modifiers.isEmpty ? .ignored : .handled }
    Text("focus").focusable(true, interactions: .activate).focusSection().focusEffectDisabled()
      .onMoveCommand { direction in isOn = direction == .up }
      .onExitCommand { isOn = false }.accessibilityFocused($isRead)
    Image(systemName: "bolt").symbolEffect(.bounce.up.byLayer, options: .speed(2), value: amount)
      .symbolEffect(.pulse, options: .repeating, isActive: isOn)
      .symbolEffect(.variableColor.iterative.reversing)
      .contentTransition(.symbolEffect(.replace.downUp))
      .hoverEffect(.lift).hoverEffectDisabled()
    Text("moves").visualEffect { content, proxy in
      content.offset(y: proxy.size.height).opacity(amount).blur(radius: 1)
    }
    Text("glass").glassEffect(.regular.interactive(), in: .capsule).glassEffectID("g", in: space)
      .matchedTransitionSource(id: "m", in: space)
      .navigationTransition(.zoom(sourceID: "m", in: space))
      .containerBackground(.thinMaterial, for: .navigation)
      .containerRelativeFrame(.horizontal, count: 3, spacing: 8)
      .persistentSystemOverlays(.hidden).scenePadding(.horizontal).badge(3)
  }
}

private struct Heard: View {
  let level: AccessibilityHeadingLevel
  var body: some View {
    Text("heard")
      .accessibilityLabel("a", isEnabled: true)
      .accessibilityInputLabels(["b", "c"])
      .accessibilityHeading(level)
      .accessibilityActions { Button("d") {} }
      .accessibilityAction(named: Text("e")) {}
      .accessibilityAdjustableAction { direction in print(direction == .increment) }
      .accessibilityRepresentation { Toggle("f", isOn: .constant(true)) }
      .accessibilityRotor("g", entries: [Entry(id: 1)], entryLabel: \.name)
      .accessibilityRespondsToUserInteraction(false)
      .accessibilityAddTraits([.isButton, .startsMediaSession])
  }

  struct Entry: Identifiable {
    var id: Int
    var name = ""
  }
}

private struct Bars: View {
  let isHidden: Bool
  var body: some View {
    Text("page")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Text("leading") }
        ToolbarSpacer(.fixed, placement: .topBarTrailing)
        ToolbarItemGroup(placement: .bottomBar) {
          Text("one")
          Text("two")
        }
        if isHidden { ToolbarItem { Text("more") } }
        MoreItems()
      }
      .toolbarRole(.editor)
      .toolbar(removing: .sidebarToggle)
      .toolbarVisibility(isHidden ? .hidden : .visible, for: .navigationBar, .tabBar)
      .toolbarTitleMenu { Button("menu") {} }
  }
}

private struct MoreItems: ToolbarContent {
  var body: some ToolbarContent {
    ToolbarItem(placement: .primaryAction) { Text("last") }.sharedBackgroundVisibility(.hidden)
  }
}

private struct Amount: View {
  @State private var amount = 0.5
  @State private var other = 0
  var body: some View {
    Button("same") { other += 1 }
    Button("more") { amount += 1 }
    Text("a").safeAreaPadding(amount).fontWidth(.condensed)
    Text("b").presentationSizing(.fitted).accessibilityHeading(.h1).focusSection()
    Text("c").underline(other > 5, pattern: .dash).fontWidth(.expanded)
  }
}

private struct Choices: View {
  @State private var isAsking = false
  @State private var choice = "none"
  var body: some View {
    Button("ask") { isAsking = true }
    Text(choice).actionSheet(isPresented: $isAsking) {
      ActionSheet(
        title: Text("sure?"),
        buttons: [
          .default(Text("yes")) { choice = "yes" }, .destructive(Text("no")) { choice = "no" },
          .cancel(),
        ])
    }
  }
}

private struct Failure: LocalizedError {
  var errorDescription: String? { "it failed" }
}

private struct Failing: View {
  @State private var isShown = true
  var body: some View {
    Text("under").alert(isPresented: $isShown, error: Failure()) { _ in
      Button("OK") {}
    } message: { error in
      Text(error.localizedDescription)
    }
  }
}

private struct Measured: View {
  @State private var width = 0.0
  var body: some View {
    Text("\(Int(width)) wide").onGeometryChange(for: CGFloat.self) { proxy in
      proxy.size.width
    } action: {
      width = $0
    }
  }
}

private struct Inheriting: View {
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.isScrollEnabled) private var scrolls
  @Environment(\.sizeCategory) private var category
  @Environment(\.labelsVisibility) private var labels
  var body: some View {
    Text("\(alignment) \(scrolls) \(category) \(labels)")
  }
}

private struct Pair: View {
  @Environment(\.lineLimit) private var limit
  var body: some View {
    Text("limit \(limit ?? 0)")
    Inner()
  }

  struct Inner: View {
    @Environment(\.lineLimit) private var limit
    var body: some View { Text("inside \(limit ?? 0)") }
  }
}

private struct Limited: View {
  @State private var limit = 1
  var body: some View {
    Button("more") { limit += 1 }
    Pair().padding().lineLimit(limit).font(.body)
  }
}

@MainActor
@Suite struct SurfaceModifierTests {
  @Test func `families of modifiers compile and leave what they go around in place`() {
    let rig = Rig()
    let touched = rig.mount { Touch(amount: 1) }
    #expect(touched.texts == ["drag", "files", "name", "focus", "moves", "glass"])
    #expect(touched.bodies == ["Touch": 1])
    #expect(rig.mount { Heard(level: .h2) }.texts == ["heard"])
  }

  @Test func `a toolbar has the items of its content, its own types among them`() {
    let rig = Rig()
    #expect(
      rig.mount { Bars(isHidden: true) }.texts
        == ["menu", "leading", "one", "two", "more", "last", "page"])
    #expect(
      rig.mount { Bars(isHidden: false) }.texts
        == ["menu", "leading", "one", "two", "last", "page"])
  }

  @Test func `a changed argument of a modifier is an update, an equal one is not`() {
    let rig = Rig()
    rig.mount { Amount() }
    #expect(rig.tap("same").updates == [:])
    #expect(rig.tap("more").updates == ["Text": 1])
  }

  @Test func `a choice of the form before iOS 15 is shown, answered and taken away`() {
    let rig = Rig()
    #expect(rig.mount { Choices() }.texts == ["ask", "none"])
    #expect(rig.tap("ask").texts == ["ask", "none", "sure?", "yes", "no", "Cancel"])
    #expect(rig.tap("yes").texts == ["ask", "yes"])
  }

  @Test func `an alert about an error has the error's words`() {
    let rig = Rig()
    #expect(rig.mount { Failing() }.texts == ["under", "it failed", "it failed", "OK"])
    #expect(rig.tap("OK").texts == ["under"])
  }

  @Test func `what a view makes of its geometry reaches the action once`() {
    let rig = Rig()
    let step = rig.mount { Measured() }
    #expect(step.texts == ["393 wide"])
    #expect(step.bodies == ["Measured": 2])
  }

  @Test func `what modifiers say about views inside can be read from the environment`() {
    let rig = Rig()
    let step = rig.mount {
      Inheriting().multilineTextAlignment(.center).scrollDisabled(true).labelsHidden()
        .environment(\.sizeCategory, .accessibilityLarge)
      Inheriting().dynamicTypeSize(...DynamicTypeSize.small)
    }
    #expect(
      step.texts == ["center false accessibilityLarge hidden", "leading true small automatic"])
  }

  @Test func `a view of several views has the environment that is written around it`() {
    let rig = Rig()
    let step = rig.mount { Pair().padding().lineLimit(3).environment(\.lineLimit, 4) }
    #expect(step.texts == ["limit 3", "inside 3"])
    #expect(rig.mount { Limited() }.texts == ["more", "limit 1", "inside 1"])
    let more = rig.tap("more")
    #expect(more.texts == ["more", "limit 2", "inside 2"])
    #expect(more.bodies == ["Limited": 1, "Pair": 1, "Pair.Inner": 1])
  }
}
