import Testing

@testable import Analysis

@Suite struct `Names of observable properties` {
  @Test func `stored variables are named behind the last line`() {
    let text = """
      @Observable final class Model {
        var name = "a", private(set) var count = 1 { didSet { print(count) } }
        weak var parent: Model?
        let id = 1
        static var shared = Model()
        @ObservationIgnored var cache = 0
        var title: String { name }
      }

      """.replacing(", private(set)", with: "; private(set)")
    #expect(
      rewritten(text) == text
        + #"extension Model: SwiftUI._ViewKataNamed { nonisolated static var _viewKataNames: [AnyKeyPath: String] { [\Model.name: "name", \Model.count: "count", \Model.parent: "parent"] } }; "#
    )
  }

  @Test func `a last line without an end keeps its comment behind what is added`() {
    #expect(
      rewritten("enum Space { @Observable class Deep { var d = 1 } } // end") == #"""
        enum Space { @Observable class Deep { var d = 1 } }; extension Space.Deep: SwiftUI._ViewKataNamed { nonisolated static var _viewKataNames: [AnyKeyPath: String] { [\Space.Deep.d: "d"] } } // end
        """#)
  }

  @Test func `a class of the main actor is asked there, and for its subclasses too`() {
    let text = """
      @Observable final class Sub: Middle { var b = 1; private var hidden = 2 }
      class Middle: Base {}
      @MainActor @Observable class Base { private var a = 1 }

      """
    #expect(
      rewritten(text) == text
        + #"extension Base: SwiftUI._ViewKataNamed { nonisolated static var _viewKataNames: [AnyKeyPath: String] { nonisolated(unsafe) var names: [AnyKeyPath: String] = [:]; MainActor.assumeIsolated { names = [\Sub.b: "b", \Base.a: "a"] }; return names } }; "#
    )
  }

  @Test func `classes of one name in two places are two`() {
    let text = """
      enum A { @Observable class Model { var a = 1 } }
      enum B { @Observable class Model { var b = 1 } }

      """
    #expect(
      rewritten(text) == text
        + #"extension A.Model: SwiftUI._ViewKataNamed { nonisolated static var _viewKataNames: [AnyKeyPath: String] { [\A.Model.a: "a"] } }; "#
        + #"extension B.Model: SwiftUI._ViewKataNamed { nonisolated static var _viewKataNames: [AnyKeyPath: String] { [\B.Model.b: "b"] } }; "#
    )
  }

  @Test func `a public class has a public conformance`() {
    let text = "@Observable public class Pub { var a = 1 }\n"
    #expect(
      rewritten(text) == text
        + #"extension Pub: SwiftUI._ViewKataNamed { nonisolated public static var _viewKataNames: [AnyKeyPath: String] { [\Pub.a: "a"] } }; "#
    )
  }

  @Test(arguments: [
    "@Observable class Generic<T> { var x = 1 }\n",
    "struct Box<T> { @Observable class In { var x = 1 } }\n",
    "struct Box { @Observable private class In { var x = 1 } }\n",
    "func f() { @Observable class Local { var x = 1 } }\n",
    "@Observable class Empty { let x = 1 }\n",
    "@DataActor @Observable class Elsewhere { var x = 1 }\n",
    "class Plain { var x = 1 }\n",
    "#if DEBUG\n@Observable class Perhaps { var x = 1 }\n#endif\n",
  ])
  func `a class that cannot be named at the end of the file is left out`(text: String) {
    #expect(rewritten(text) == text)
  }

  @Test func `nothing can follow an endif on its line`() {
    let text = "@Observable class A { var x = 1 }\n#if DEBUG\n#endif"
    #expect(rewritten(text) == text)
  }
}
