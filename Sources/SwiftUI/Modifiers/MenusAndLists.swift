import Foundation

/// Whether pressing an entry of a menu closes it.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// It does.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// It does not.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// A menu on a long press: the form before iOS 14.
public struct ContextMenu<MenuItems: View> {
  let menuItems: MenuItems

  /// A menu of views.
  public init(@ViewBuilder menuItems: () -> MenuItems) { self.menuItems = menuItems() }
}

/// How a palette in a menu tells what is chosen.
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
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    modifier(StyleModifier("menuActionDismissBehavior", behavior))
  }
  /// Offers actions on a long press: the form before iOS 14.
  /// - Note: differs from SwiftUI: the menu is never opened.
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(StyleModifier("contextMenu", contextMenu != nil))
  }
  /// Offers actions for what is selected in the list or table inside.
  /// - Note: differs from SwiftUI: nothing is pressed for long here, so the menu is never made.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(StyleModifier("contextMenu", "\(itemType)"))
  }
  /// Says how palettes inside tell what is chosen.
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    modifier(StyleModifier("paletteSelectionEffect", effect))
  }
  /// Puts round buttons side by side: on a Mac.
  public func horizontalRadioGroupLayout() -> some View {
    modifier(StyleModifier("horizontalRadioGroupLayout"))
  }

  /// Puts a number onto the row or tab this is; 0 for none.
  /// - Note: differs from SwiftUI: it is not among the texts.
  public func badge(_ count: Int) -> some View { modifier(StyleModifier("badge", count)) }
  /// Puts a word onto the row or tab this is.
  /// - Note: differs from SwiftUI: it is not among the texts.
  public func badge(_ label: Text?) -> some View {
    modifier(StyleModifier("badge", label?.string))
  }
  /// Puts a word onto the row or tab this is.
  /// - Note: differs from SwiftUI: it is not among the texts.
  public func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(StyleModifier("badge", key?.resolved))
  }
  /// Puts a word onto the row or tab this is.
  /// - Note: differs from SwiftUI: it is not among the texts.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(StyleModifier("badge", label.map { String($0) }))
  }

  /// Puts every other row on a darker ground: on a Mac.
  public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    modifier(StyleModifier("alternatingRowBackgrounds", behavior))
  }
  /// Sets the space around the row's content at some edges: the form from iOS 26.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    modifier(StyleModifier("listRowInsets", edges, length))
  }
  /// Colours the glass behind the row: on a watch.
  public func listRowPlatterColor(_ color: Color?) -> some View {
    modifier(StyleModifier("listRowPlatterColor", color))
  }
  /// Colours the lines around the section.
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(StyleModifier("listSectionSeparatorTint", color, edges))
  }
  /// Keeps space around the section.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    modifier(StyleModifier("listSectionMargins", edges, length))
  }
  /// Names the section in the index beside the list.
  public func sectionIndexLabel(_ label: Text?) -> some View {
    modifier(StyleModifier("sectionIndexLabel", label?.string))
  }
  /// Names the section in the index beside the list.
  public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
    modifier(StyleModifier("sectionIndexLabel", label.map { String($0) }))
  }
  /// Shows or hides the index beside the list.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    modifier(StyleModifier("listSectionIndexVisibility", visibility))
  }
  /// Puts buttons into the section's header.
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(SecondaryModifier(secondary: content(), isBehind: false, alignment: .trailing))
  }
  /// What typing finds the row by.
  public func typeSelectEquivalent(_ text: Text?) -> some View {
    modifier(StyleModifier("typeSelectEquivalent", text?.string))
  }
  /// What typing finds the row by.
  public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    modifier(StyleModifier("typeSelectEquivalent", stringKey.resolved))
  }
  /// What typing finds the row by.
  @_disfavoredOverload
  public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
    modifier(StyleModifier("typeSelectEquivalent", String(string)))
  }
  /// Shows or hides the headers of tables inside.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    modifier(StyleModifier("tableColumnHeaders", visibility))
  }
  /// Moves the point at which a cell of a grid lines its content up.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(StyleModifier("gridCellAnchor", anchor))
  }
  /// How large buttons inside are: the form from iOS 26.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    modifier(StyleModifier("buttonSizing", sizing))
  }
  /// Keeps space between the icons and the titles of labels inside.
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    modifier(StyleModifier("labelIconToTitleSpacing", spacing))
  }
  /// Keeps room for the icons of labels inside.
  public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    modifier(StyleModifier("labelReservedIconWidth", value))
  }
  /// Shows or hides the knobs of sliders inside.
  public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    modifier(StyleModifier("sliderThumbVisibility", visibility))
  }
}

/// How large a button is for what it shows.
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
  public func collapsible(_ collapsible: Bool) -> some View {
    modifier(StyleModifier("collapsible", collapsible))
  }
}
