/// A modifier that says something about its content to a container and does nothing itself.
protocol TraitModifier: PrimitiveModifier {}

extension TraitModifier {
  public nonisolated static func _makeNode(
    _ modifier: Self, _ site: _Site, content: any _ContentProvider
  ) -> _ModifierNode<Self> {
    SingleContentNode(modifier, site, content: content)
  }
}

/// The value that a view stands for in a picker or tab view.
struct TagModifier: TraitModifier {
  var value: AnyHashable
}

/// What the tab bar shows for a view.
struct TabItemModifier: TraitModifier {
  var label: AnyView
}

/// A view whose modifiers can be asked for, without making it.
protocol TraitCarrier {
  func trait<T>(_ type: T.Type) -> T?
}

extension ModifiedContent: TraitCarrier {
  func trait<T>(_ type: T.Type) -> T? {
    modifier as? T ?? (content as? any TraitCarrier)?.trait(type)
  }
}

extension _ConditionalContent: TraitCarrier {
  func trait<T>(_ type: T.Type) -> T? {
    switch storage {
    case .trueContent(let content): (content as? any TraitCarrier)?.trait(type)
    case .falseContent(let content): (content as? any TraitCarrier)?.trait(type)
    }
  }
}

// What `if #available` erases keeps its tag.
extension AnyView: TraitCarrier {
  func trait<T>(_ type: T.Type) -> T? {
    ((box as? any AnyViewContent)?.content as? any TraitCarrier)?.trait(type)
  }
}

extension IDView: TraitCarrier {
  func trait<T>(_ type: T.Type) -> T? { (content as? any TraitCarrier)?.trait(type) }
}

extension View {
  /// The value this view stands for among the views of a picker or tab view; a selection that may
  /// be none finds it, too.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(value: AnyHashable(tag)))
  }

  /// What the tab bar shows for this view.
  @available(watchOS 7.0, *)
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: AnyView(label())))
  }
}
