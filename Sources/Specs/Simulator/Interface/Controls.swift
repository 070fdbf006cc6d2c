package import SpecDrivers

/// A label: static text on a screen.
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

  /// An empty text is not visible.
  package override var isShown: Bool { super.isShown && !text.isEmpty }

  package override func describe(in properties: inout Properties) {
    super.describe(in: &properties)
    properties[.text] = .known(.text(text))
    properties[.textColor] = .known(.color(color))
    properties[.opacity] = .known(.number(opacity))
  }
}

/// A button with an action.
package final class Button: View {
  package var isEnabled = true { didSet { redraw() } }
  /// The title, if it differs from the label; otherwise nil.
  package var text: String? { didSet { redraw() } }
  /// The name of its image; nil for a text button.
  package var image: String? { didSet { redraw() } }
  /// The tint of the image; nil for the system default.
  package var imageColor: Color? { didSet { redraw() } }
  package var backgroundColor: Color? { didSet { redraw() } }
  /// The action of a tap; capture the screen weakly.
  package var action: () -> Void = {}

  package init(id: String, label: String) {
    super.init(id: id, role: .button, label: label)
  }

  package override func describe(in properties: inout Properties) {
    super.describe(in: &properties)
    properties[.enabled] = .known(.flag(isEnabled))
    if let text { properties[.text] = .known(.text(text)) }
    if let image { properties[.image] = .known(.text(image)) }
    if let imageColor { properties[.imageColor] = .known(.color(imageColor)) }
    if let backgroundColor { properties[.backgroundColor] = .known(.color(backgroundColor)) }
  }
}

/// A chip: a small labelled element in a flow layout.
package final class Chip: View {
  package init(id: String, label: String) {
    super.init(id: id, role: .chip, label: label)
  }
}

/// A font of the simulated phone, in which each character is half as wide as the font size.
///
/// Real fonts have individual glyph widths; here the width of a text can be computed mentally.
package struct Font: Hashable, Sendable {
  /// The size, in points.
  package let size: Double
  package let isBold: Bool

  package init(size: Double, isBold: Bool = false) {
    self.size = size
    self.isBold = isBold
  }

  /// The width of a text in points.
  package func width(of text: String) -> Double {
    Double(text.count) * size / 2
  }
}
