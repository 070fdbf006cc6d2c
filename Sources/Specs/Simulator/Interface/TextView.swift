package import SpecDrivers

/// A field for a text of many lines: return breaks the line, and what does not fit scrolls.
///
/// The room at its lower edge that the text keeps clear of is `bottomInset`, the room the scroll
/// indicator keeps clear of `indicatorInset`. The caret is an element of its own; it stands on
/// the text's last line, which the view scrolls to as far as the inset lets it.
package final class TextView: TextField {
  /// How high a line is, in points.
  package static let lineHeight = 20.0

  package var bottomInset = 0.0 { didSet { redraw() } }
  package var indicatorInset = 0.0 { didSet { redraw() } }

  private let caret = View(id: "caret", role: .area, label: "caret")

  package override var parts: [View] {
    guard let screen, screen.device.focus.field === self else { return [] }
    let lines = Double(text.split(separator: "\n", omittingEmptySubsequences: false).count)
    let room = max(0, frame.height - bottomInset)
    let bottom = min(lines * Self.lineHeight, room)
    caret.place(
      x: frame.x, y: frame.y + max(0, bottom - Self.lineHeight), width: 2, height: Self.lineHeight)
    return [caret]
  }

  /// A finger goes for the first line: of a text that fills the screen the rest may be covered.
  package override var touchY: Double { frame.y + Self.lineHeight / 2 }

  package override func pressReturn() {
    insert("\n")
  }

  package override func describe(in properties: inout [Property: Observed<PropertyValue>]) {
    super.describe(in: &properties)
    properties[.bottomInset] = .known(.number(bottomInset))
    properties[.indicatorInset] = .known(.number(indicatorInset))
  }
}

extension Property {
  /// How far a text stays clear of the lower edge of its view, in points.
  package static let bottomInset = Property("bottom inset")
  /// How far a scroll indicator stays clear of the lower edge of its view, in points.
  package static let indicatorInset = Property("indicator inset")
}
