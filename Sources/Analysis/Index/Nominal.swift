import SwiftSyntax

/// A type of the analysed files, its extensions taken together with it.
struct Nominal {
  enum Kind { case `struct`, `class`, `enum`, actor, `protocol` }

  /// As metrics name it: nested types with dots, generic parameters left out.
  let name: String
  let kind: Kind
  /// The declaration itself, without extensions.
  let declaration: Syntax
  let nameToken: TokenSyntax
  /// Protocols and a superclass, from the declaration and every extension.
  var inherited: Set<String>
  var attributes: Set<String>
  /// Generic parameters that have to be views.
  var viewParameters: Set<String>
  /// Stored instance properties in the order of their declaration.
  var properties: [Property] = []
  /// Computed instance properties, instance methods, from extensions also.
  var members: [Member] = []
  var initializers: [InitializerDeclSyntax] = []

  var isView: Bool { kind == .struct && inherited.contains("View") }
  var isViewModifier: Bool { inherited.contains("ViewModifier") }
  /// Whether SwiftUI keeps the state of its wrappers: a view, or what is composed as views are.
  var keepsState: Bool {
    isView || isViewModifier
      || !inherited.isDisjoint(with: [
        "App", "Scene", "Commands", "ToolbarContent", "DynamicProperty",
      ])
  }
  var isObservable: Bool { attributes.contains("Observable") }
  var isObservableObject: Bool { inherited.contains("ObservableObject") }

  var body: Member? { members.first { $0.name == "body" && $0.parameters.isEmpty } }

  func property(_ name: String) -> Property? { properties.first { $0.name == name } }
  func members(_ name: String) -> [Member] { members.filter { $0.name == name } }
}

/// A stored property.
struct Property {
  let name: String
  let nameToken: TokenSyntax
  /// As annotated; `nil` when the compiler infers it.
  let type: TypeSyntax?
  let initializer: ExprSyntax?
  let attributes: [AttributeSyntax]
  let isConstant: Bool

  /// The name of the annotated type, or of the type the default value makes.
  var typeName: String? {
    if let type { return type.dottedName }
    return initializer?.as(FunctionCallExprSyntax.self)?.constructedType
  }

  /// `State` for `@State`: the first attribute that looks like a property wrapper.
  var wrapper: String? { wrapperAttribute?.attributeName.dottedName }

  var wrapperAttribute: AttributeSyntax? {
    attributes.first { attribute in
      guard let name = attribute.attributeName.dottedName else { return false }
      return name.first?.isUppercase == true && name != "ViewBuilder" && name != "MainActor"
    }
  }
}

/// A computed property or a method.
struct Member {
  let name: String
  let nameToken: TokenSyntax
  let returns: TypeSyntax?
  /// The getter or the function's body.
  let code: Syntax
  let attributes: AttributeListSyntax
  let parameters: [String]
  let isFunction: Bool
  /// The properties and members of its own type that ``code`` mentions.
  var uses: [Use] = []

  var isViewReturning: Bool { returns?.isView ?? false }
}
