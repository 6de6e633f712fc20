/// With which arguments a modifier does nothing, as Apple's documentation describes it.
///
/// Not here is what has no such value (`hidden`, `clipped`), what draws or clips even then
/// (`cornerRadius(0)`), and what changes how others work (`animation(nil)`, `environment`).
struct NeutralArguments {
  enum Value {
    case number(String)
    case flag(Bool)
    /// A color, where one that nobody sees does nothing.
    case color(String)
    case angle
    /// Any other value, of a type that the parameter alone decides.
    case value(String)
  }

  /// By label, `_` where there is none.
  let values: [String: Value]
  /// Arguments that do not matter while the others are neutral.
  var kept: Set<String> = []
  /// A value for what is inherited: it takes away what a view above has set with one of these.
  var inheritedFrom: Set<String> = []
  /// Whether only a number tells this form of the modifier from others of its name.
  var isAmbiguous = false
  /// The form with a flag, as the availability table calls it, where the one without is older.
  var flagged: String?

  static func of(_ modifier: String, _ labels: [String]) -> NeutralArguments? {
    switch modifier {
    case "padding" where labels == ["_", "_"]:
      NeutralArguments(values: ["_": .number("0")])
    case "shadow" where labels.contains("color"):
      NeutralArguments(values: ["color": .color(".clear")], kept: ["radius", "x", "y"])
    default: table[modifier]
    }
  }

  private static let table: [String: NeutralArguments] = {
    var table: [String: NeutralArguments] = [
      "opacity": Self(values: ["_": .number("1")]),
      "zIndex": Self(values: ["_": .number("0")]),
      "layoutPriority": Self(values: ["_": .number("0")]),
      "brightness": Self(values: ["_": .number("0")]),
      "grayscale": Self(values: ["_": .number("0")]),
      "saturation": Self(values: ["_": .number("1")]),
      "contrast": Self(values: ["_": .number("1")]),
      "blur": Self(values: ["radius": .number("0")], kept: ["opaque"]),
      "shadow": Self(values: ["radius": .number("0"), "x": .number("0"), "y": .number("0")]),
      "offset": Self(values: ["x": .number("0"), "y": .number("0"), "_": .value(".zero")]),
      "padding": Self(values: ["_": .number("0")], isAmbiguous: true),
      "scaleEffect": Self(
        values: ["x": .number("1"), "y": .number("1"), "_": .number("1")], kept: ["anchor"],
        isAmbiguous: true),
      "rotationEffect": Self(values: ["_": .angle], kept: ["anchor"]),
      "rotation3DEffect": Self(
        values: ["_": .angle], kept: ["axis", "anchor", "anchorZ", "perspective"]),
      "hueRotation": Self(values: ["_": .angle]),
      "colorMultiply": Self(values: ["_": .color(".white")]),
      "background": Self(
        values: ["_": .color(".clear")],
        kept: ["in", "fillStyle", "ignoresSafeAreaEdges", "alignment"]),
      "border": Self(values: ["_": .color(".clear")], kept: ["width"]),
      "fixedSize": Self(values: ["horizontal": .flag(false), "vertical": .flag(false)]),
      "ignoresSafeArea": Self(values: ["edges": .value("[]")], kept: ["_"]),
      "redacted": Self(values: ["reason": .value("[]")]),
      "accessibilityAddTraits": Self(values: ["_": .value("[]")]),
      "accessibilityRemoveTraits": Self(values: ["_": .value("[]")]),
      "listRowBackground": Self(values: ["_": .value("nil")]),
      "preferredColorScheme": Self(values: ["_": .value("nil")]),
      "accentColor": Self(values: ["_": .color("nil")], inheritedFrom: ["accentColor", "tint"]),
      "tint": Self(values: ["_": .color("nil")], inheritedFrom: ["accentColor", "tint"]),
      "foregroundColor": Self(
        values: ["_": .color("nil")], inheritedFrom: ["foregroundColor", "foregroundStyle"]),
      "fontWeight": Self(
        values: ["_": .value("nil")], inheritedFrom: ["bold", "fontWeight", "headerProminence"]),
      "lineLimit": Self(
        values: ["_": .number("nil")], inheritedFrom: ["lineLimit"], isAmbiguous: true),
      // Headers, forms and the like have fonts of their own.
      "font": Self(
        values: ["_": .value("nil")],
        inheritedFrom: [
          "font", "Section", "Form", "GroupBox", "DisclosureGroup", "LabeledContent", "Menu",
          "Picker", "toolbar", "tabItem", "ToolbarItem", "controlSize", "buttonStyle",
        ]),
      "frame": Self(
        values: Dictionary(
          uniqueKeysWithValues: [
            "width", "height", "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight",
            "maxHeight",
          ].map { ($0, .value("nil")) }), kept: ["alignment"]),
      "allowsHitTesting": Self(values: ["_": .flag(true)]),
      "underline": Self(
        values: ["_": .flag(false)], kept: ["pattern", "color"],
        flagged: "View.underline(_:pattern:color:)"),
      "strikethrough": Self(
        values: ["_": .flag(false)], kept: ["pattern", "color"],
        flagged: "View.strikethrough(_:pattern:color:)"),
    ]
    for name in [
      "disabled", "accessibilityHidden", "interactiveDismissDisabled", "statusBarHidden",
      "navigationBarBackButtonHidden", "deleteDisabled", "moveDisabled", "privacySensitive",
    ] {
      table[name] = Self(values: ["_": .flag(false)])
    }
    for name in ["bold", "italic", "monospaced"] {
      table[name] = Self(values: ["_": .flag(false)], flagged: "View.\(name)(_:)")
    }
    return table
  }()

  /// Modifiers that can be told one thing or the other, whether or not there is a neutral one.
  static let oneTyped: Set = [
    "font", "fontWeight", "kerning", "tracking", "lineSpacing", "multilineTextAlignment",
    "textCase", "imageScale", "truncationMode", "minimumScaleFactor", "foregroundColor",
    "accentColor", "animation", "cornerRadius", "symbolRenderingMode",
  ]
}
