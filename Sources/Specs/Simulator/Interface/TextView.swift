package import SpecDrivers

/// A multi-line text view; return inserts a line break, and longer text scrolls.
///
/// `bottomInset` is the space below the text, `indicatorInset` that below the scroll indicator. The
/// caret is a separate element on the last line, to which the view scrolls as far as the inset
/// allows.
package final class TextView: TextField {
  /// The height of a line, in points.
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

  /// A touch hits the first line, because other lines may be covered.
  package override var touchY: Double { frame.y + Self.lineHeight / 2 }

  package override func pressReturn() {
    insert("\n")
  }

  package override func describe(in properties: inout Properties) {
    super.describe(in: &properties)
    properties[.bottomInset] = .known(.number(bottomInset))
    properties[.indicatorInset] = .known(.number(indicatorInset))
  }
}

extension Property {
  /// The distance of a text from the lower edge of its view, in points.
  package static let bottomInset = Property("bottom inset")
  /// The distance of a scroll indicator from the lower edge of its view, in points.
  package static let indicatorInset = Property("indicator inset")
}
