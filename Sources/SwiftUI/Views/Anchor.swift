import Foundation

/// A place or a part of a view, to be measured from another view.
///
/// - Note: differs from SwiftUI: there is no layout, so every view has the space of an iPhone
///   screen and an anchor means the same from everywhere.
public struct Anchor<Value> {
  let value: Value

  /// What an anchor is made of.
  public struct Source {
    let value: Value
  }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}
extension Anchor.Source: Sendable where Value: Sendable {}
extension Anchor.Source: Equatable where Value: Equatable {}
extension Anchor.Source: Hashable where Value: Hashable {}

extension Anchor.Source {
  /// Several places at once.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    value = array.map(\.value)
  }
  /// A place or none.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? { value = anchor?.value }
}

extension Anchor.Source where Value == CGRect {
  /// The whole view.
  public static var bounds: Self { Self(value: CGRect(origin: .zero, size: nominalSpace)) }
  /// A part of the view.
  public static func rect(_ rect: CGRect) -> Self { Self(value: rect) }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view.
  public static func point(_ point: CGPoint) -> Self { Self(value: point) }
  /// A point of the view, as fractions of its size.
  public static func unitPoint(_ point: UnitPoint) -> Self {
    Self(value: CGPoint(x: point.x * nominalSpace.width, y: point.y * nominalSpace.height))
  }
  /// The top leading corner.
  public static var topLeading: Self { unitPoint(.topLeading) }
  /// The middle of the upper edge.
  public static var top: Self { unitPoint(.top) }
  /// The top trailing corner.
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Self { unitPoint(.leading) }
  /// The middle.
  public static var center: Self { unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Self { unitPoint(.trailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  /// The middle of the lower edge.
  public static var bottom: Self { unitPoint(.bottom) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension View {
  /// Hands up a value made of a place of this view.
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(PreferenceModifier<K>(value: transform(Anchor(value: value.value))))
  }

  /// Changes what the views inside hand up, knowing a place of this view.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    let anchor = Anchor<A>(value: value.value)
    return modifier(PreferenceTransform<K> { transform(&$0, anchor) })
  }
}
