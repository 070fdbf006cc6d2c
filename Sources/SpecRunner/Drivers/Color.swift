/// A colour: red, green, blue and opacity from 0 to 255.
public struct Color: Hashable, Sendable {
  /// The red component, from 0 to 255.
  public var red: UInt8
  /// The green component, from 0 to 255.
  public var green: UInt8
  /// The blue component, from 0 to 255.
  public var blue: UInt8
  /// The opacity, from 0 (transparent) to 255 (opaque).
  public var alpha: UInt8

  /// Creates a colour, opaque by default.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The colour names of specifications, with a typical value of each; `name` has the rule.
  package static let named: [(name: String, color: Color)] = [
    ("black", Color(red: 0, green: 0, blue: 0)),
    ("white", Color(red: 255, green: 255, blue: 255)),
    ("red", Color(red: 255, green: 0, blue: 0)),
    ("green", Color(red: 0, green: 166, blue: 3)),
    ("blue", Color(red: 0, green: 122, blue: 255)),
    ("yellow", Color(red: 255, green: 204, blue: 0)),
    ("orange", Color(red: 255, green: 149, blue: 0)),
    ("brown", Color(red: 139, green: 90, blue: 43)),
    ("purple", Color(red: 175, green: 82, blue: 222)),
    ("pink", Color(red: 255, green: 105, blue: 180)),
    ("grey", Color(red: 142, green: 142, blue: 147)),
    ("clear", Color(red: 0, green: 0, blue: 0, alpha: 0)),
  ]

  /// Creates the colour with a name; nil if the name is unknown.
  ///
  /// `gray` is `grey`.
  package init?(named name: String) {
    let wanted = name == "gray" ? "grey" : name
    guard let match = Self.named.first(where: { $0.name == wanted }) else { return nil }
    self = match.color
  }

  /// `#rrggbb`, or `#rrggbbaa` if it is not opaque.
  package var hex: String {
    let parts = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return "#"
      + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
