/// Registers the page for values of a type with the navigation stack around it.
struct DestinationModifier<Value: Hashable, Destination: View>: PrimitiveModifier {
  var make: (Value) -> Destination

  nonisolated static func _makeNode(
    _ modifier: Self, _ site: _Site, content: any _ContentProvider
  ) -> _ModifierNode<Self> {
    DestinationNode(modifier, site, content: content)
  }
}

private final class DestinationNode<Value: Hashable, Destination: View>: _ModifierNode<
  DestinationModifier<Value, Destination>
>
{
  private var modifier: DestinationModifier<Value, Destination>
  private var content: _Node!

  init(
    _ modifier: DestinationModifier<Value, Destination>, _ site: _Site,
    content: any _ContentProvider
  ) {
    self.modifier = modifier
    super.init(site)
    environment.values.navigation?.register(Value.self) { [unowned self] value in
      guard let value = value.base as? Value else { return AnyView(EmptyView()) }
      return AnyView(self.modifier.make(value))
    }
    self.content = content.makeContent(_Site(below: self))
  }

  override func update(
    _ new: DestinationModifier<Value, Destination>, contentChanged: Bool
  ) -> Bool {
    modifier = new
    environment.values.navigation?.closureChanged(for: Value.self)
    return false
  }

  override func end() {
    environment.values.navigation?.register(Value.self, nil)
  }
  override func forEachChild(_ visit: (_Node) -> Void) { content.map(visit) }
  override var transition: AnyTransition? { content.transition }
}

extension View {
  /// The page that the surrounding navigation stack shows for a pushed value of type `data`.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier(make: destination))
  }
}
