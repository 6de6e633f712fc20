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

  @Test func `a class of the main actor is asked there`() {
    let text = """
      @MainActor @Observable class Base { var a = 1 }
      @Observable final class Sub: Base { var b = 1 }

      """
    #expect(
      rewritten(text) == text
        + #"extension Base: @preconcurrency SwiftUI._ViewKataNamed { static var _viewKataNames: [AnyKeyPath: String] { [\Base.a: "a"] } }; "#
        + #"extension Sub: @preconcurrency SwiftUI._ViewKataNamed { static var _viewKataNames: [AnyKeyPath: String] { [\Sub.b: "b"] } }; "#
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
