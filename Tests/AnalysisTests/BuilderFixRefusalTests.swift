import Analysis
import Kata
import Testing

/// What the fixes of builders, conditional modifiers and dependencies leave alone: the finding is
/// there, and nobody offers to change the code.
struct BuilderFixRefusalTests {
  @Test(arguments: [
    // No value of these does nothing.
    #"Text("a").if(isOn) { $0.hidden() }"#,
    #"Text("a").if(isOn) { $0.clipShape(Circle()) }"#,
    #"Text("a").if(isOn) { $0.cornerRadius(8) }"#,
    #"Text("a").if(isOn) { $0.animation(.default, value: isOn) }"#,
    #"Text("a").if(isOn) { $0.onTapGesture { print(1) } }"#,
    #"Text("a").if(isOn) { $0.overlay(Color.red) }"#,
    #"Text("a").if(isOn) { $0.opacity(0.5).hidden() }"#,
    #"Image("a").if(isOn) { $0.resizable() }"#,
    // Nobody knows which form of the modifier it is.
    #"Text("a").if(isOn) { $0.padding(Theme.space) }"#,
    #"Text("a").if(isOn) { $0.scaleEffect(size) }"#,
    #"Text("a").if(isOn) { $0.background(style) }"#,
    #"Text("a").if(isOn) { $0.lineLimit(1...3) }"#,
    // The setting of a view above would be taken away.
    #"VStack { Text("a").if(isOn) { $0.font(.title) } }.font(.body)"#,
    #"Section { Text("a").if(isOn) { $0.font(.title) } }"#,
    #"HStack { Text("a").if(isOn) { $0.font(.title) }; VStack { Row() }.font(.body) }"#,
    // More than one use of the view, or of the answer.
    #"Text("a").if(isOn) { view in VStack { view } }"#,
    #"Text("a").if(isOn) { $0.opacity(0.5).badge($0) }"#,
    #"Text("a").if(ask(isOn)) { $0.opacity(0.5).blur(radius: 2) }"#,
    // What is asked, or a comment, does not fit into an argument.
    """
    Text("a").if(isOn) {
      $0
        // Half of it.
        .opacity(0.5)
    }
    """,
    """
    Text("a").modify { view in
      if let size { view.frame(width: size) } else { view }
    }
    """,
    """
    Text("a").modify { view in
      if isOn { view.bold() } else if isOff { view.italic() } else { view }
    }
    """,
    """
    Text("a").modify { view in
      if isOn { view.bold().italic() } else { view.italic().bold() }
    }
    """,
  ])
  func `a conditional modifier without a neutral value stays`(_ body: String) {
    refuses(
      "conditional-modifier",
      """
      struct Row: View {
        let isOn: Bool
        let isOff: Bool
        let size: CGSize?
        var body: some View {
          \(body.replacing("\n", with: "\n    "))
        }
      }
      """)
  }

  @Test func `a helper of two branches stays where it does more than to ask`() {
    refuses(
      "conditional-modifier",
      """
      extension View {
        @ViewBuilder func framed(_ isOn: Bool) -> some View {
          if isOn { bordered() } else { self }
        }
        @ViewBuilder func applyIf<T: View>(_ isOn: Bool, _ change: (Self) -> T) -> some View {
          if isOn { change(self).padding() } else { self }
        }
        @ViewBuilder func when<T: View>(_ isOn: Bool, _ change: (Self) -> T) -> some View {
          if isOn { change(self) } else { self }
        }
        func opacity(_ name: String) -> some View { padding() }
        @ViewBuilder func dimmed(_ isOn: Bool) -> some View {
          if isOn { opacity("dim") } else { self }
        }
        @ViewBuilder func boxed(_ isOn: Bool) -> some View {
          Group {
            if isOn { padding(8) } else { self }
          }
          .border(.red)
        }
      }
      struct Row: View {
        let isOn: Bool
        var body: some View {
          Text("a").framed(isOn).applyIf(isOn) { $0.zIndex(1) }.dimmed(isOn).boxed(isOn)
          Text("b").when(isOn, change)
        }
      }
      """)
  }

  @Test func `a flag that came later than the targets is not used`() {
    let source = """
      struct Row: View {
        let isOn: Bool
        var body: some View { Text("a").if(isOn) { $0.bold() } }
      }
      """
    refuses("conditional-modifier", source, targets: "iOS 15")
    #expect(fixes("conditional-modifier", source, targets: "iOS 16") == [true])
    #expect(fixes("conditional-modifier", source) == [true])
  }

  @Test(arguments: [
    // Somebody needs it erased.
    """
    var icon: AnyView { AnyView(Text("a")) }
    var all: [AnyView] { [icon, AnyView(Text("b"))] }
    """,
    """
    var icon: AnyView { AnyView(Text("a")) }
    func show() { present(icon) }
    func present(_ view: AnyView) {}
    """,
    """
    func icon() -> AnyView { AnyView(Text("a")) }
    var maker: () -> AnyView { icon }
    """,
    // The type would contain itself.
    """
    func tree(_ depth: Int) -> AnyView {
      if depth == 0 { return AnyView(Text("leaf")) }
      return AnyView(VStack { tree(depth - 1) })
    }
    """,
    """
    func even(_ n: Int) -> AnyView { n == 0 ? AnyView(Text("0")) : AnyView(VStack { odd(n - 1) }) }
    func odd(_ n: Int) -> AnyView { AnyView(HStack { even(n - 1) }) }
    """,
    // A builder has no words for it.
    """
    var icon: AnyView {
      var view = AnyView(Text("a"))
      if isOn { view = AnyView(view.bold()) }
      return view
    }
    """,
    """
    var icon: AnyView {
      for name in names where isOn { return AnyView(Text(name)) }
      return AnyView(Text("none"))
    }
    """,
    """
    var icon: AnyView {
      print("made")
      return isOn ? AnyView(Text("a")) : AnyView(Color.red)
    }
    """,
    """
    var icon: AnyView {
      guard isOn else { fatalError() }
      return AnyView(Text("a"))
    }
    """,
    """
    var icon: AnyView {
      if isOn {
        return AnyView(Text("a"))  // This one is liked.
      } else /* not */ {
        return AnyView(Color.red)
      }
    }
    """,
    // As AnyView the two are one view, which keeps its state; in a builder they would be two.
    """
    var icon: AnyView {
      isOn ? AnyView(VStack { Field("a") }) : AnyView(VStack { Field("b") })
    }
    """,
    """
    var icon: AnyView {
      switch names.count {
      case 0: return AnyView(Field("none").background(Color.red))
      case 1: return AnyView(Field("one").background(Circle()))
      default: return AnyView(Text("many"))
      }
    }
    """,
    """
    var icon: AnyView { isOn ? AnyView(Field("a").padding()) : AnyView(Field("b").padding(4)) }
    """,
    """
    var icon: AnyView { isOn ? AnyView(first) : AnyView(other.padding()) }
    var first: some View { field("a").padding() }
    var other: some View { field("b") }
    func field(_ name: String) -> some View { Field(name) }
    """,
    // Stored, it would make the type generic.
    "let content: AnyView",
  ])
  func `what has to be erased, or is no matter of a builder, stays erased`(_ members: String) {
    refuses(
      "any-view",
      """
      struct Row: View {
        let isOn: Bool
        let names: [String]
        \(members.replacing("\n", with: "\n  "))
        var body: some View { Text("a") }
      }
      """)
  }

  @Test func `an existential stays erased`() {
    refuses(
      "any-view",
      """
      struct Host: View {
        let isOn: Bool
        let child: Child
        var body: some View {
          VStack {
            AnyView(child.view.padding())
          }
        }
      }
      struct Child { let view: any View }
      """)
  }

  @Test(arguments: [
    // A comparison of its own.
    """
    struct Card<Content: View>: View, @MainActor Equatable {
      let title: String
      let content: () -> Content
      static func == (a: Self, b: Self) -> Bool { a.title == b.title }
      var body: some View { VStack { content() } }
    }
    """,
    // Called by others, or kept for later by an initializer.
    """
    struct Card<Content: View>: View {
      let content: () -> Content
      var body: some View { VStack { content() } }
    }
    func picture(_ card: Card<Text>) -> Text { card.content() }
    """,
    """
    struct Card<Content: View>: View {
      let content: () -> Content
      init(store: Store, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
        store.keep(content)
      }
      var body: some View { VStack { content() } }
    }
    """,
    """
    struct Card<Content: View>: View {
      let content: () -> Content
      init(@ViewBuilder content: @escaping (Int) -> Content) { self.content = { content(1) } }
      init(makers: [() -> Content]) { self.content = makers[0] }
      var body: some View { VStack { content() } }
    }
    """,
    """
    struct Card<Content: View>: View {
      let content: () -> Content, name: String
      var body: some View { VStack { content() } }
    }
    """,
  ])
  func `a closure that others hold as well stays`(_ source: String) {
    refuses("stored-content-closure", source)
  }

  @Test(arguments: [
    // Read on the way: what is called reads it.
    """
    func load() async {
      await withTaskGroup(of: Void.self) { group in
        for id in ids() { group.addTask { print(id) } }
      }
    }
    func ids() -> [Int] { api.ids }
    """,
    // The group is somebody else's.
    """
    func fill(_ group: inout TaskGroup<Void>) {
      if api.isFast { group.addTask {} }
    }
    """,
    // Another value is bound for what is read by the same name.
    """
    func load() async {
      await withTaskGroup(of: Void.self) { group in
        for id in api.ids {
          group.addTask {
            await withDependencies { $0.api = .mock } operation: { await api.load(id) }
          }
        }
      }
    }
    """,
    // The name is taken.
    """
    func load(api: String) async {
      await withTaskGroup(of: Void.self) { group in
        for id in self.api.ids { group.addTask { print(api, id) } }
      }
    }
    """,
    """
    func load() async {
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<2 {
          let model = Model()
          let ids = model.api.ids
          group.addTask { print(ids) }
        }
      }
    }
    """,
    """
    func load() async {
      await withTaskGroup(of: Void.self) { group in
        for api in self.api.others {
          group.addTask { await api.load(self.api.first) }
          let next = self.api.next
          group.addTask { await api.load(next) }
        }
      }
    }
    """,
  ])
  func `a read that no capture list can take the place of stays`(_ members: String) {
    refuses(
      "dependency-in-group",
      """
      struct Feed {
        @Dependency(\\.api) var api
        \(members.replacing("\n", with: "\n  "))
      }
      struct Model { @Dependency(\\.api) var api }
      """)
  }

  @Test(arguments: [
    // Others than children have the value.
    "Trace.$id.withValue(1) { group.addTask {}; print(Trace.id) }",
    "await Trace.$id.withValue(1) { await group.waitForAll() }",
    "for id in [1] { Trace.$id.withValue(id) { for n in ids() { group.addTask { print(n) } } } }",
    // It would be another value by then.
    "var id = 1; id += 1; Trace.$id.withValue(id) { group.addTask {} }",
    "Trace.$id.withValue(next()) { group.addTask {} }",
    // What it gives is used.
    "let n = Trace.$id.withValue(1) { group.addTaskUnlessCancelled {} }; print(n)",
    // It binds where it is called.
    "traced { group.addTask {} }",
    """
    Trace.$id.withValue(1) {
      group.addTask {  // soon
        print(1)
      }
    }
    """,
  ])
  func `a binding that is not only for children stays`(_ statements: String) {
    refuses(
      "binding-around-add-task",
      """
      enum Trace { @TaskLocal static var id = 0 }
      func next() -> Int { 1 }
      func ids() -> [Int] { [Trace.id] }
      func traced(_ work: () -> Void) { Trace.$id.withValue(1, operation: work) }
      func load() async {
        await withTaskGroup(of: Void.self) { group in
          \(statements.replacing("\n", with: "\n    "))
        }
      }
      """)
  }

  private func refuses(
    _ rule: String, _ source: String, targets: String = "",
    location: SourceLocation = #_sourceLocation
  ) {
    let fixes = fixes(rule, source, targets: targets)
    #expect(!fixes.isEmpty, "nothing found", sourceLocation: location)
    #expect(!fixes.contains(true), sourceLocation: location)
  }

  /// Whether each finding has a fix.
  private func fixes(_ rule: String, _ source: String, targets: String = "") -> [Bool] {
    let targets = Example(source, targets: targets).targets
    return Analyzer.findings(
      in: [SourceFile(path: "Row.swift", text: source)], rules: Rule.all.filter { $0.id == rule },
      targets: targets
    ).map { $0.fix != nil }
  }
}
