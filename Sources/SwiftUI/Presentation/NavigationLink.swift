/// A button that pushes a value on the navigation stack around it.
public struct NavigationLink<Label: View, Destination: View>: View {
  @Environment(\.navigation) private var navigation
  private let value: AnyHashable
  private let label: Label

  public var body: some View {
    Button {
      navigation?.push(value)
    } label: {
      label
    }
  }
}

extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.value = AnyHashable(value)
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
