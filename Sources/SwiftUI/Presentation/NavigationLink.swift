/// A button that pushes a page on the navigation stack around it.
///
/// - Note: differs from SwiftUI: the page of a link that carries its destination is the one of the
///   moment it was pressed, and it needs a stack without a path of values of one type.
public struct NavigationLink<Label: View, Destination: View>: View {
  @Environment(\.navigation) private var navigation
  private let value: AnyHashable?
  private let destination: Destination?
  private let label: Label

  public var body: some View {
    Button {
      if let destination {
        navigation?.push(AnyHashable(LinkedPage(AnyView(destination))))
      } else if let value {
        navigation?.push(value)
      }
    } label: {
      label
    }
  }
}

/// A page that a link carries along; equal to itself only.
final class LinkedPage: Hashable {
  let view: AnyView

  init(_ view: AnyView) { self.view = view }

  static func == (a: LinkedPage, b: LinkedPage) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NavigationLink {
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    value = nil
    self.destination = destination()
    self.label = label()
  }

  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: { destination }, label: label)
  }
}

extension NavigationLink where Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  public init(_ title: LocalizedStringKey, destination: Destination) {
    self.init(destination: { destination }) { Text(title) }
  }
}

extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.value = value.map(AnyHashable.init)
    destination = nil
    self.label = label()
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  public init<P: Hashable>(_ title: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(title) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}
