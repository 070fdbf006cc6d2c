import SpecMessages
import SpecText

/// Writes SVG elements: numbers in one format, text from apps escaped, and no ids or styles.
///
/// Every function returns a complete element. Colours of apps are attributes; everything else is
/// a class of the stylesheet.
package enum SVG {
  typealias Frame = RecordedScreen.Frame

  /// A number with at most one decimal; the same on every machine.
  package static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let tenths = Int((min(max(value, -1e7), 1e7) * 10).rounded())
    let magnitude = tenths.magnitude
    let text =
      magnitude % 10 == 0 ? "\(magnitude / 10)" : "\(magnitude / 10).\(magnitude % 10)"
    return tenths < 0 ? "-" + text : text
  }

  /// An attribute with a leading space; nothing for nil.
  static func attribute(_ name: String, _ value: String?) -> String {
    value.map { " \(name)=\"\(MarkupText.escaped($0))\"" } ?? ""
  }

  /// A rectangle; nothing if it has no area.
  static func rect(
    _ frame: Frame, radius: Double = 0, _ style: String? = nil, fill: String? = nil,
    stroke: String? = nil
  ) -> String {
    guard frame.width > 0, frame.height > 0 else { return "" }
    let corner = min(radius, frame.width / 2, frame.height / 2)
    return "<rect" + attribute("class", style)
      + " x=\"\(number(frame.x))\" y=\"\(number(frame.y))\" width=\"\(number(frame.width))\""
      + " height=\"\(number(frame.height))\""
      + (corner > 0 ? " rx=\"\(number(corner))\"" : "")
      + attribute("fill", fill) + attribute("stroke", stroke) + "/>"
  }

  static func circle(
    _ x: Double, _ y: Double, radius: Double, _ style: String? = nil, fill: String? = nil
  ) -> String {
    "<circle" + attribute("class", style) + " cx=\"\(number(x))\" cy=\"\(number(y))\" r=\""
      + number(radius) + "\"" + attribute("fill", fill) + "/>"
  }

  static func path(
    _ data: String, _ style: String? = nil, fill: String? = nil, stroke: String? = nil
  ) -> String {
    "<path" + attribute("class", style) + " d=\"\(data)\"" + attribute("fill", fill)
      + attribute("stroke", stroke) + "/>"
  }

  static func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ style: String, stroke: String? = nil
  ) -> String {
    path("M\(number(x1)) \(number(y1))L\(number(x2)) \(number(y2))", style, stroke: stroke)
  }

  /// A line of text; nothing if it is empty.
  ///
  /// - Parameters:
  ///   - y: the position of the baseline.
  ///   - length: the width that the text is fitted to, whatever the font; nil for its natural
  ///     width.
  static func text(
    _ text: String, x: Double, y: Double, size: Double, _ style: String? = nil,
    fill: String? = nil, length: Double? = nil
  ) -> String {
    if text.isEmpty { return "" }
    return "<text" + attribute("class", style) + " x=\"\(number(x))\" y=\"\(number(y))\""
      + " font-size=\"\(number(size))\"" + attribute("fill", fill)
      + (length.map { " textLength=\"\(number($0))\"" } ?? "")
      + ">\(MarkupText.escaped(text))</text>"
  }

  /// A text of an app on one line, cut to a room.
  static func text(
    _ text: String, to room: Double, x: Double, y: Double, size: Double, _ style: String? = nil,
    fill: String? = nil
  ) -> String {
    self.text(
      DrawnText.cut(DrawnText.line(text), to: room, size: size), x: x, y: y, size: size, style,
      fill: fill)
  }

  /// The outline of a rounded rectangle, as the data of a path.
  static func outline(_ frame: Frame, radius: Double) -> String {
    let n = number
    let c = min(radius, frame.width / 2, frame.height / 2)
    let arc = "a\(n(c)) \(n(c)) 0 0 1 "
    return "M\(n(frame.x + c)) \(n(frame.y))h\(n(frame.width - 2 * c))\(arc)\(n(c)) \(n(c))"
      + "v\(n(frame.height - 2 * c))\(arc)\(n(-c)) \(n(c))h\(n(-(frame.width - 2 * c)))"
      + "\(arc)\(n(-c)) \(n(-c))v\(n(-(frame.height - 2 * c)))\(arc)\(n(c)) \(n(-c))z"
  }

  static func group(_ style: String?, opacity: Double? = nil, _ content: String) -> String {
    if content.isEmpty { return "" }
    return "<g" + attribute("class", style)
      + (opacity.map { " opacity=\"\(number($0 * 10) == "0" ? "0" : hundredths($0))\"" } ?? "")
      + ">\(content)</g>"
  }

  /// An opacity with at most two decimals.
  private static func hundredths(_ value: Double) -> String {
    let whole = Int((min(max(value, 0), 1) * 100).rounded())
    if whole % 100 == 0 { return "\(whole / 100)" }
    return "0." + (whole < 10 ? "0" : "") + "\(whole)"
  }

  /// A colour of an app, `#rrggbb` or `#rrggbbaa`, that can be written as it is.
  static func color(_ text: String?) -> String? {
    guard let text, text.utf8.first == UInt8(ascii: "#"), [7, 9].contains(text.utf8.count),
      text.utf8.dropFirst().allSatisfy({ digit in
        (0x30...0x39).contains(digit) || (0x61...0x66).contains(digit | 0x20)
      })
    else { return nil }
    return text
  }
}

extension RecordedScreen.Frame {
  var maxX: Double { x + width }
  var maxY: Double { y + height }
  var midX: Double { x + width / 2 }
  var midY: Double { y + height / 2 }

  func inset(_ dx: Double, _ dy: Double) -> Self {
    Self(
      x: x + dx, y: y + dy, width: max(0, width - 2 * dx), height: max(0, height - 2 * dy))
  }

  /// A square in the middle.
  func middle(_ side: Double) -> Self {
    Self(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
  }

  func moved(_ dx: Double, _ dy: Double) -> Self {
    Self(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// The part inside another rectangle; nil if they do not overlap.
  func clipped(to other: Self) -> Self? {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return nil }
    return Self(x: left, y: top, width: right - left, height: bottom - top)
  }

  func contains(_ other: Self) -> Bool {
    other.x >= x - 0.5 && other.y >= y - 0.5 && other.maxX <= maxX + 0.5
      && other.maxY <= maxY + 0.5
  }
}
