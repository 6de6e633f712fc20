/// What a message of the compiler usually means in SwiftUI code.
struct Explanation: Sendable {
  /// Messages of one meaning, with `*` where they name something of the program.
  var patterns: [String]
  /// One or two sentences that say why SwiftUI code gets there and what to write instead.
  var text: String

  static func of(_ message: String) -> String? {
    all.first { explanation in
      explanation.patterns.contains { matches(message[...], $0[...]) }
    }?.text
  }

  private static func matches(_ message: Substring, _ pattern: Substring) -> Bool {
    guard let star = pattern.firstIndex(of: "*") else { return message == pattern }
    let start = pattern[..<star]
    guard message.hasPrefix(start) else { return false }
    let rest = pattern[pattern.index(after: star)...]
    let literal = rest.prefix { $0 != "*" }
    var tail = message.dropFirst(start.count)
    if literal.isEmpty { return rest.isEmpty || matches(tail, rest) }
    while let range = tail.firstRange(of: literal) {
      if matches(tail[range.lowerBound...], rest) { return true }
      tail = tail[tail.index(after: range.lowerBound)...]
    }
    return false
  }
}

extension Explanation {
  static let all: [Explanation] = [
    Explanation(
      patterns: [
        "function declares an opaque return type, but has no return statements*"
      ],
      text: """
        `some View` stands for the one type that is returned, and nothing is returned here. \
        End with a view, or mark a function that lists several views with @ViewBuilder.
        """),
    Explanation(
      patterns: [
        "function declares an opaque return type *, but the return statements*underlying types",
        "function declares an opaque return type, but the return statements*underlying types",
      ],
      text: """
        `some View` is one type, and these returns give different ones. Drop the `return`s and \
        mark the function @ViewBuilder: then an if or switch becomes one view that holds \
        either branch.
        """),
    Explanation(
      patterns: [
        "branches have mismatching types '*' and '*'",
        "result values in '? :' expression have mismatching types '*' and '*'",
      ],
      text: """
        Both sides must be of one type, and two different views are not. Keep one view and \
        choose a value inside it, or use an if in a body or @ViewBuilder function.
        """),
    Explanation(
      patterns: [
        "the compiler is unable to type-check this expression in reasonable time*"
      ],
      text: """
        Often a plain mistake hides in here and the compiler got lost looking for overloads. \
        Move parts of the expression, or of the body, into properties and views with written \
        types until the real message appears.
        """),
    Explanation(
      patterns: [
        "type '()' cannot conform to 'View'"
      ],
      text: """
        In a view builder every line is a view, and this one is an action (an assignment, a \
        print, a call that returns nothing). Move it into a button's action, onAppear, \
        onChange or task.
        """),
    Explanation(
      patterns: [
        "type 'any View' cannot conform to 'View'"
      ],
      text: """
        `any View` is a box whose type is only known while running, and SwiftUI needs the type \
        now. Make the view generic over `Content: View`, or return `some View`.
        """),
    Explanation(
      patterns: [
        "type '*' does not conform to protocol 'View'"
      ],
      text: """
        A view needs `var body: some View { … }`, with that name and a view inside.
        """),
    Explanation(
      patterns: [
        "cannot assign to property: 'self' is immutable",
        "left side of mutating operator isn't mutable: 'self' is immutable",
        "cannot use mutating member on immutable value: 'self' is immutable",
      ],
      text: """
        A view is a value that SwiftUI makes anew each time, so its plain properties cannot \
        change. Give what changes to @State, or to a Binding or an @Observable model if \
        another view owns it.
        """),
    Explanation(
      patterns: [
        "missing argument for parameter *",
        "missing arguments for parameters *",
      ],
      text: """
        Each stored property without a value is a parameter of the initializer. Pass it here, \
        or give the property a default value.
        """),
    Explanation(
      patterns: [
        "generic parameter '*' could not be inferred"
      ],
      text: """
        Nothing in this call says which type is meant. Usually a closure with the content is \
        missing, or is not the view it should be.
        """),
    Explanation(
      patterns: [
        "extra argument * in call",
        "extra arguments at positions * in call",
        "extra trailing closure passed in call",
      ],
      text: """
        No initializer or modifier of this name takes that. Check the stored properties of the \
        view, or the spelling of the label.
        """),
    Explanation(
      patterns: [
        "cannot find '*' in scope",
        "cannot find type '*' in scope",
      ],
      text: """
        Nothing of this name is visible here: check the spelling, and whether it is a property \
        of another view that has to be passed on.
        """),
    Explanation(
      patterns: [
        "cannot convert value '*' of type '*' to expected type 'Binding<*>'*",
        "cannot convert value of type '*' to expected argument type 'Binding<*>'",
      ],
      text: """
        This control writes the value as well as reading it, so it wants a binding. Write a $ \
        before the name of a @State, @Binding or @Bindable property.
        """),
    Explanation(
      patterns: [
        "'*' initializer is inaccessible due to 'private' protection level",
        "'*' initializer is inaccessible due to 'fileprivate' protection level",
      ],
      text: """
        A private stored property that has no fixed value makes the initializer private too. \
        Give it a value where it is declared (as for @State), or write an init that takes the \
        rest.
        """),
    Explanation(
      patterns: [
        "value of type '*' has no member '*'"
      ],
      text: """
        No property or modifier of this name exists here. Check the spelling, and what the \
        line before it returns: a modifier of Text alone cannot follow one that returns some \
        View.
        """),
    Explanation(
      patterns: [
        "*requires that '*' conform to 'Identifiable'"
      ],
      text: """
        A ForEach or List tells its rows apart by an id. Make the element Identifiable with an \
        id that stays the same, or pass `id:` with a key path to one.
        """),
    Explanation(
      patterns: [
        "*requires that '*' conform to 'Hashable'"
      ],
      text: """
        Ids and selections are compared and looked up, so they must be Hashable. Add Hashable \
        to the type, or use a property such as its id.
        """),
    Explanation(
      patterns: [
        "*requires that '*' conform to 'View'"
      ],
      text: """
        A body is made of views, and this is a plain value. Wrap it in one, such as Text(…).
        """),
    Explanation(
      patterns: [
        "result of * is unused",
        "expression of type '*' is unused",
      ],
      text: """
        The value is made and thrown away. In an action, a view or a modified copy shows \
        nothing: change state instead. A calculation needs somewhere to go.
        """),
    Explanation(
      patterns: [
        "closure containing control flow statement cannot be used with result builder 'ViewBuilder'*"
      ],
      text: """
        A view builder knows if, switch and let, but no loops, guard or try. Use ForEach for \
        repeated views; work out values in a property or function before.
        """),
    Explanation(
      patterns: [
        "main actor-isolated * can not be *",
        "call to main actor-isolated * in a synchronous*",
      ],
      text: """
        Views and their models live on the main actor, and this code may run elsewhere. Mark \
        it @MainActor, or await it.
        """),
    Explanation(
      patterns: [
        "cannot assign to *: '*' is a 'let' constant",
        "cannot use mutating member on immutable value: '*' is a 'let' constant",
        "left side of mutating operator isn't mutable: '*' is a 'let' constant",
      ],
      text: """
        A `let` never changes. If the view itself changes the value, make it @State var; if it \
        belongs to the parent, take a @Binding.
        """),
    Explanation(
      patterns: [
        "cannot use instance member '*' within property initializer*"
      ],
      text: """
        While the properties get their first values there is no view yet to ask for another \
        one. Make this a computed property, or set it in an init.
        """),
  ]
}
