/// Registers the page for values of a type with the navigation stack around it.
struct DestinationModifier<Value: Hashable, Destination: View>: PrimitiveModifier {
  var make: (Value) -> Destination

  nonisolated static func _makeNode(
    _ modifier: Self, _ site: _Site, content: any _ContentProvider
  ) -> _ModifierNode<Self> {
    DestinationNode(modifier, site, content: content)
  }
}

private final class DestinationNode<Value: Hashable, Destination: View>: SingleContentNode<
  DestinationModifier<Value, Destination>
>
{
  // Before the content, so that a page of the path's start is found.
  override func willMakeContent() {
    environment.values.navigation?.register(Value.self, by: self) { [unowned self] value in
      guard let value = value.base as? Value else { return AnyView(EmptyView()) }
      return AnyView(modifier.make(value))
    }
  }

  override func changed(from old: DestinationModifier<Value, Destination>) -> Bool {
    environment.values.navigation?.closureChanged(for: Value.self)
    return false
  }

  override func end() { environment.values.navigation?.forget(Value.self, by: self) }
}

extension View {
  /// The page that the surrounding navigation stack shows for a pushed value of type `data`.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier(make: destination))
  }
}
