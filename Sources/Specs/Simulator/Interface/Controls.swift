package import SpecDrivers

/// A piece of text on a screen.
package final class Label: View {
  package var text: String { didSet { redraw() } }
  package var font: Font { didSet { redraw() } }
  package var color: Color { didSet { redraw() } }

  package init(
    id: String, label: String? = nil, text: String, font: Font = Font(size: 16),
    color: Color = Color(red: 0, green: 0, blue: 0), offset: Double? = nil
  ) {
    self.text = text
    self.font = font
    self.color = color
    super.init(id: id, role: .text, label: label ?? text, offset: offset)
  }

  /// A text without a letter cannot be seen.
  package override var isShown: Bool { super.isShown && !text.isEmpty }

  package override func describe(in properties: inout [Property: Observed<PropertyValue>]) {
    super.describe(in: &properties)
    properties[.text] = .known(.text(text))
    properties[.textColor] = .known(.color(color))
    properties[.opacity] = .known(.number(opacity))
  }
}

/// A button: one action, and whether it can be used.
package final class Button: View {
  package var isEnabled = true { didSet { redraw() } }
  /// What stands on it, where that is not its name; nil where it is.
  package var text: String? { didSet { redraw() } }
  /// The name of the picture on it; nil for a button of words.
  package var image: String? { didSet { redraw() } }
  /// What the picture is drawn in; nil if the app leaves that to the system.
  package var imageColor: Color? { didSet { redraw() } }
  package var backgroundColor: Color? { didSet { redraw() } }
  /// What a tap does; hold the screen weakly in it.
  package var action: () -> Void = {}

  package init(id: String, label: String) {
    super.init(id: id, role: .button, label: label)
  }

  package override func describe(in properties: inout [Property: Observed<PropertyValue>]) {
    super.describe(in: &properties)
    properties[.enabled] = .known(.flag(isEnabled))
    if let text { properties[.text] = .known(.text(text)) }
    if let image { properties[.image] = .known(.text(image)) }
    if let imageColor { properties[.imageColor] = .known(.color(imageColor)) }
    if let backgroundColor { properties[.backgroundColor] = .known(.color(backgroundColor)) }
  }
}

/// A small thing with a word on it, one of several in a flow of lines.
package final class Chip: View {
  package init(id: String, label: String) {
    super.init(id: id, role: .chip, label: label)
  }
}

/// A font of the simulated phone: every code point is half as wide as the font is high.
///
/// Real fonts give each letter its own width; here a text's width can be told in the head.
package struct Font: Hashable, Sendable {
  /// In points.
  package let size: Double
  package let isBold: Bool

  package init(size: Double, isBold: Bool = false) {
    self.size = size
    self.isBold = isBold
  }

  /// The width of a text in points.
  package func width(of text: String) -> Double {
    Double(text.unicodeScalars.count) * size / 2
  }
}
