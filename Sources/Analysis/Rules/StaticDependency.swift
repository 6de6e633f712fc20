import Kata
import SwiftSyntax

extension Rule {
  static let staticDependency = Rule(
    id: "static-dependency",
    summary: "A dependency or model set up by whoever touches it first, which keeps their values",
    severity: .should,
    explanation: """
      A `@Dependency` keeps the overrides of the place where it was made. A static or global one, \
      and a `lazy` property that reads dependencies, is made at the first touch, wherever that is. \
      Touched first in a test, it keeps the test's values for every later test; touched first \
      outside, it is the live one for ever. Which of the two depends on the order of things.

      Make it an instance property and pass the instance along. Set a lazy property up in `init`.

      It is fine, and silent here, for statics of types without dependencies, for lazy properties \
      that read none, and for the values of a dependency key, which are cached by design.

      Source: swift-dependencies, the documentation of `Dependency` on static properties, \
      https://swiftpackageindex.com/pointfreeco/swift-dependencies/main/documentation/dependencies/dependency
      """,
    bad: [
      """
      enum Services {
        @Dependency(\\.api) static var ↓api
      }
      """,
      """
      final class Model {
        @Dependency(\\.api) var api
        static let ↓shared = Model()
        lazy var ↓pageSize = api.pageSize
        lazy var ↓child = Child(parent: self)
      }
      final class Child {
        @Dependency(\\.log) var log
        init(parent: Model) {}
      }
      """,
      """
      @Dependency(\\.date) private var ↓now
      final class Store {
        @Dependency(\\.database) var database
      }
      let ↓store = Store()
      """,
    ],
    good: [
      """
      struct Client: DependencyKey {
        var fetch: (Int) -> String
        static let liveValue = Client(fetch: { id in
          @Dependency(\\.session) var session
          return session.load(id)
        })
        static let cached = Client(fetch: { id in
          @Dependency(\\.session) var session
          return session.load(id)
        })
      }
      struct Live { @Dependency(\\.session) var session }
      enum Key: DependencyKey { static let liveValue = Live() }
      """,
      """
      final class Model {
        @Dependency(\\.api) var api
        static let limit = 20
        static var fresh: Model { Model() }
        lazy var names: [String] = []
        let child = Child()
      }
      final class Child { @Dependency(\\.log) var log }
      """,
      """
      final class Plain {
        static let shared = Plain()
        lazy var size = 3 * limit
        let limit = 4
      }
      """,
      """
      func load() {
        @Dependency(\\.api) var api
        let model = Model()
        model.load(api)
      }
      final class Model {
        @Dependency(\\.log) var log
        func load(_ api: API) { log.write(api) }
      }
      """,
    ]
  ) { context in
    guard context.hasDependencies else { return }
    let effects = context.taskEffects
    for (name, variable, binding) in context.sharedVariables {
      guard let token = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        continue
      }
      if variable.attributes.isDependency {
        context.report(
          at: token,
          "`\(name)` is made at its first touch and keeps the overrides of that place for everybody. "
            + "Declare the dependency in the type that uses it.")
      } else if let value = binding.initializer?.value,
        let effect = effects.effects(of: value).first(where: \.dependsOnPlace)
      {
        context.report(at: token, "`\(name)` is made at its first touch, \(effect.kept)")
      }
    }
    for type in context.index.types {
      for property in type.properties where property.isLazy {
        guard let value = property.initializer,
          let effect = effects.effects(of: value).first(where: \.dependsOnPlace)
        else { continue }
        context.report(
          at: property.nameToken,
          "`\(type.name).\(property.name)` is set up at its first touch, \(effect.kept)")
      }
    }
  }
}

extension TaskEffect {
  fileprivate var dependsOnPlace: Bool {
    switch kind {
    case .read, .making: !isBound
    case .binding, .taskLocal: false
    }
  }

  fileprivate var kept: String {
    switch kind {
    case .read(let name, _):
      "and keeps what `\(name)` is then. Set it up in `init`, or read `\(name)` each time."
    case .making(let type):
      "and `\(type)` keeps the dependencies of that place for ever. Make it in `init` and pass the "
        + "instance along."
    case .binding, .taskLocal: ""
    }
  }
}

extension Context {
  /// Static and global variables that are stored.
  fileprivate var sharedVariables: [(String, VariableDeclSyntax, PatternBindingSyntax)] {
    let names = taskEffects.names
    let meanings =
      Array(names.globalMeanings) + index.types.flatMap { names.staticMembers(of: $0).values }
    return meanings.compactMap { meaning in
      guard case .variable(let variable, let binding) = meaning, binding.accessorBlock == nil,
        !["liveValue", "testValue", "previewValue"].contains(binding.pattern.trimmedDescription)
      else { return nil }
      let type = variable.enclosingTypeName.map { "\($0)." } ?? ""
      return (type + binding.pattern.trimmedDescription, variable, binding)
    }
  }
}
