import Kata
import SwiftSyntax

extension Context {
  /// Makes a stored property private; `nil` where somebody outside of the type may name it.
  func hiding(_ property: Property, of owner: Nominal, _ use: OutsideUse) -> Fix? {
    guard let variable = property.ownDeclaration, !use.names(property.name, of: owner),
      owner.isWithinFile
    else { return nil }
    return fix("Make \(property.name) private") { draft in draft.makePrivate(variable) }
  }
}

extension Draft {
  /// Writes `private` before `var`, in place of another access level.
  mutating func makePrivate(_ variable: VariableDeclSyntax) {
    let levels = Array(variable.modifiers).filter { Self.levels.contains($0.name.text) }
    guard let first = levels.first else {
      return insert("private ", before: variable.bindingSpecifier)
    }
    replace(first, with: "private")
    for level in levels.dropFirst() { deleteKeepingComments(level) }
  }

  private static let levels: Set = ["public", "package", "internal", "fileprivate", "private"]
}

/// What the files say of the members of views from outside, previews included. Made once for a
/// rule: a look at each node.
struct OutsideUse {
  /// Labels of calls that make a value, behind the type's name: `Row.isOpen`.
  private let labels: Set<String>
  /// Names behind a dot, the `$` left out, where the base is not `self`.
  private let members: Set<String>
  /// Types whose values somebody holds: in a variable, a parameter, a property.
  private let held: Set<String>

  init(_ files: [SourceFile]) {
    var (labels, members, held) = (Set<String>(), Set<String>(), Set<String>())
    for file in files {
      for call in file.tree.all(FunctionCallExprSyntax.self) {
        guard let type = call.constructedType?.split(separator: ".").last else { continue }
        for argument in call.arguments {
          if let label = argument.label?.identifierText { labels.insert("\(type).\(label)") }
        }
        if call.parent?.is(InitializerClauseSyntax.self) == true
          || call.parent?.is(MemberAccessExprSyntax.self) == true
        {
          held.insert(String(type))
        }
      }
      for access in file.tree.all(MemberAccessExprSyntax.self) {
        guard let base = access.base, !base.isReference(to: "self") else { continue }
        let name = access.declName.baseName.identifierText
        members.insert(name.first == "$" || name.first == "_" ? String(name.dropFirst()) : name)
      }
      for type in file.tree.all(IdentifierTypeSyntax.self)
      where type.parent?.is(ExtensionDeclSyntax.self) != true {
        held.insert(type.name.identifierText)
      }
    }
    (self.labels, self.members, self.held) = (labels, members, held)
  }

  /// Whether something may name the property, if only as an argument's label.
  func names(_ property: String, of owner: Nominal) -> Bool {
    isPassed(property, to: owner)
      || held.contains(owner.nameToken.identifierText) && members.contains(property)
  }

  /// Whether somebody hands the property over when making a value of the type.
  func isPassed(_ property: String, to owner: Nominal) -> Bool {
    labels.contains("\(owner.nameToken.identifierText).\(property)")
  }
}

extension Property {
  /// The declaration, when it declares nothing else.
  var ownDeclaration: VariableDeclSyntax? {
    let found = nameToken.ancestors().prefix(4).lazy.compactMap { $0.as(VariableDeclSyntax.self) }
      .first
    return found?.bindings.count == 1 ? found : nil
  }
}

extension Nominal {
  /// Whether its extensions stand in the file of its declaration.
  var isWithinFile: Bool {
    let root = declaration.root.id
    return members.allSatisfy { $0.code.root.id == root }
      && initializers.allSatisfy { $0.root.id == root }
  }
}
