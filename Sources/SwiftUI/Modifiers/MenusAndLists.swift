import Foundation

/// Whether pressing an entry of a menu closes it.
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// It does.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// It does not.
  @available(tvOS 17.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// A menu on a long press: the form before iOS 14.
@available(tvOS, unavailable)
public struct ContextMenu<MenuItems: View> {
  let menuItems: MenuItems

  /// A menu of views.
  public init(@ViewBuilder menuItems: () -> MenuItems) { self.menuItems = menuItems() }
}

/// How a palette in a menu tells what is chosen.
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct PaletteSelectionEffect: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = PaletteSelectionEffect(name: "automatic")
  /// By a variant of its symbols.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(name: "\(variant)")
  }
  /// Not at all.
  public static let custom = PaletteSelectionEffect(name: "custom")
}

/// Whether every other row is on a darker ground.
@available(macOS 14.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  /// It is.
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  /// It is not.
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}

extension View {
  /// Says whether pressing an entry of a menu inside closes it.
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    modifier(StyleModifier("menuActionDismissBehavior", behavior))
  }
  /// Offers actions on a long press: the form before iOS 14.
  /// - Note: differs from SwiftUI: the menu is never opened.
  @available(tvOS, unavailable)
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(StyleModifier("contextMenu", contextMenu != nil))
  }
  /// Offers actions for what is selected in the list or table inside.
  /// - Note: differs from SwiftUI: nothing is pressed for long here, so the menu is never made.
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(StyleModifier("contextMenu", "\(itemType)"))
  }
  /// Says how palettes inside tell what is chosen.
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    modifier(StyleModifier("paletteSelectionEffect", effect))
  }
  /// Puts round buttons side by side: on a Mac.
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public func horizontalRadioGroupLayout() -> some View {
    modifier(StyleModifier("horizontalRadioGroupLayout"))
  }

  /// Puts a number onto the row or tab this is; 0 for none.
  /// - Note: differs from SwiftUI: it is not among the texts.
  @available(iOS 15.0, macOS 12.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func badge(_ count: Int) -> some View { modifier(StyleModifier("badge", count)) }
  /// Puts a word onto the row or tab this is.
  /// - Note: differs from SwiftUI: it is not among the texts.
  @available(iOS 15.0, macOS 12.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func badge(_ label: Text?) -> some View {
    modifier(StyleModifier("badge", label?.string))
  }
  /// Puts a word onto the row or tab this is.
  /// - Note: differs from SwiftUI: it is not among the texts.
  @available(iOS 15.0, macOS 12.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(StyleModifier("badge", key?.resolved))
  }
  /// Puts a word onto the row or tab this is.
  /// - Note: differs from SwiftUI: it is not among the texts.
  @_disfavoredOverload
  @available(iOS 15.0, macOS 12.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(StyleModifier("badge", label.map { String($0) }))
  }

  /// Puts every other row on a darker ground: on a Mac.
  @available(macOS 14.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    modifier(StyleModifier("alternatingRowBackgrounds", behavior))
  }
  /// Sets the space around the row's content at some edges: the form from iOS 26.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    modifier(StyleModifier("listRowInsets", edges, length))
  }
  /// Colours the glass behind the row: on a watch.
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public func listRowPlatterColor(_ color: Color?) -> some View {
    modifier(StyleModifier("listRowPlatterColor", color))
  }
  /// Colours the lines around the section.
  @available(iOS 15.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(StyleModifier("listSectionSeparatorTint", color, edges))
  }
  /// Keeps space around the section.
  @available(iOS 26.0, visionOS 26.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    modifier(StyleModifier("listSectionMargins", edges, length))
  }
  /// Names the section in the index beside the list.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public func sectionIndexLabel(_ label: Text?) -> some View {
    modifier(StyleModifier("sectionIndexLabel", label?.string))
  }
  /// Names the section in the index beside the list.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
    modifier(StyleModifier("sectionIndexLabel", label.map { String($0) }))
  }
  /// Shows or hides the index beside the list.
  @available(iOS 26.0, watchOS 26.0, visionOS 26.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    modifier(StyleModifier("listSectionIndexVisibility", visibility))
  }
  /// Puts buttons into the section's header.
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(SecondaryModifier(secondary: content(), isBehind: false, alignment: .trailing))
  }
  /// What typing finds the row by.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func typeSelectEquivalent(_ text: Text?) -> some View {
    modifier(StyleModifier("typeSelectEquivalent", text?.string))
  }
  /// What typing finds the row by.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    modifier(StyleModifier("typeSelectEquivalent", stringKey.resolved))
  }
  /// What typing finds the row by.
  @_disfavoredOverload
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
    modifier(StyleModifier("typeSelectEquivalent", String(string)))
  }
  /// Shows or hides the headers of tables inside.
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    modifier(StyleModifier("tableColumnHeaders", visibility))
  }
  /// Moves the point at which a cell of a grid lines its content up.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(StyleModifier("gridCellAnchor", anchor))
  }
  /// How large buttons inside are: the form from iOS 26.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    modifier(StyleModifier("buttonSizing", sizing))
  }
  /// Keeps space between the icons and the titles of labels inside.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    modifier(StyleModifier("labelIconToTitleSpacing", spacing))
  }
  /// Keeps room for the icons of labels inside.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    modifier(StyleModifier("labelReservedIconWidth", value))
  }
  /// Shows or hides the knobs of sliders inside.
  @available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
  @available(tvOS, unavailable)
  public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    modifier(StyleModifier("sliderThumbVisibility", visibility))
  }
}

/// How large a button is for what it shows.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = ButtonSizing(name: "automatic")
  /// As large as there is room.
  public static let flexible = ButtonSizing(name: "flexible")
  /// As large as what it shows.
  public static let fitted = ButtonSizing(name: "fitted")
}

extension Section {
  /// Lets the section of a sidebar be folded away, or not: the form before iOS 17.
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public func collapsible(_ collapsible: Bool) -> some View {
    modifier(StyleModifier("collapsible", collapsible))
  }
}
