import SpecMessages
import SpecText

/// Text fields: the text or its placeholder, the border or the line below, and the caret.
extension ElementDrawing {
  var field: String {
    let isSearch = element.role.isSame(as: "search field")
    let overlay = scene.overlay(of: place)
    let underline = SVG.color(element.text(.underlineColor))
    var content = ""
    if let underline {
      content += SVG.path(
        "M\(SVG.number(seen.x)) \(SVG.number(frame.maxY))h\(SVG.number(seen.width))", "ul",
        stroke: underline)
    } else {
      content += fieldBox(isSearch: isSearch, isBare: overlay != nil || hasLabelInside)
    }
    var inset = underline == nil ? min(10, frame.width * 0.06) : 2
    if overlay != nil || hasLabelInside { inset = 0 }
    if isSearch {
      inset = 32
      content +=
        IconDrawing("magnifyingglass").drawn(
          in: Frame(x: frame.x + 9, y: frame.midY - 8, width: 16, height: 16), color: "#8e8e93")
        ?? ""
    }
    content += fieldText(inset: inset, overlay: overlay)
    if element.role.isSame(as: "combobox") || element.role.isSame(as: "spin button") {
      let n = SVG.number
      content += SVG.path(
        "M\(n(frame.maxX - 18)) \(n(frame.midY - 2.5))l4.5 5l4.5 -5", "ch")
    }
    return content + labelBeside
      + ring(isBare: overlay != nil || hasLabelInside, hasLine: underline != nil)
  }

  /// The label of a control on a page, to the left of it if there is room.
  var labelBeside: String {
    let room = scene.room(leftOf: place) - 10
    guard room > 30, scene.hasLabelBeside(place) else { return "" }
    let line = DrawnText.line(element.label)
    let size = DrawnText.size(fitting: line, in: room, most: 15, least: 11)
    return SVG.text(
      line, to: room, x: frame.x - 8, y: frame.midY + size * 0.355, size: size, "e cp")
  }

  /// Whether another text at the left edge stands for the placeholder.
  private var hasLabelInside: Bool {
    scene.placed.indices.contains { other in
      other != place && scene.placed[other].element.role.isSame(as: "text")
        && abs(scene.placed[other].frame.x - frame.x) <= 2
        && frame.contains(scene.placed[other].frame)
    }
  }

  /// The box of the field; a field whose text begins at its edge gets one that is a bit larger.
  private func fieldBox(isSearch: Bool, isBare: Bool) -> String {
    if isSearch, border == nil { return SVG.rect(seen, radius: 10, "sg", fill: fill) }
    let box = isBare ? seen.inset(-8, 2) : seen
    let isWrong = element.flag(.invalid) == true && border == nil
    var style = border == nil ? (isWrong ? "fd er" : "fd") : "fd bd"
    if isDisabled { style += " fx" }
    return SVG.rect(box, radius: 8, style, fill: fill, stroke: border)
  }

  private func ring(isBare: Bool, hasLine: Bool) -> String {
    guard isFocused else { return "" }
    let box = hasLine ? seen.inset(-5, -3) : isBare ? seen.inset(-10, 0) : seen.inset(-3, -3)
    return SVG.rect(box, radius: hasLine ? 8 : 11, "fr")
  }

  private func fieldText(inset: Double, overlay: Double?) -> String {
    let text = element.text(.text) ?? ""
    let isLong = frame.height > 64
    let size = fontSize(isLong ? 16 : 17, for: nil, in: nil)
    let x = frame.x + inset
    let room = max(size, (overlay ?? (frame.maxX - inset)) - x - (overlay == nil ? 2 : 0))
    if DrawnText.line(text).isEmpty {
      let baseline = isLong ? frame.y + size + 6 : frame.midY + size * 0.355
      var placeholder = DrawnText.line(element.text(.placeholder) ?? "")
      var small = size
      if element.facts[.text] == nil, placeholder.isEmpty { placeholder = "text not known" }
      if DrawnText.width(placeholder, size: size) > room {
        small = DrawnText.size(fitting: placeholder, in: room, most: size, least: 11)
        placeholder = DrawnText.cut(placeholder, to: room, size: small)
      }
      return SVG.text(placeholder, x: x, y: baseline, size: small, "ph")
        + caret(x - 2, baseline, size)
    }
    if isLong { return longText(text, x, room, size) }
    let whole = DrawnText.line(text)
    if let dots = masked(whole, x, room, size) { return dots }
    if let overlay { return joinedText(whole, x, overlay, size) }
    let baseline = frame.midY + size * 0.355
    let width = DrawnText.width(whole, size: size)
    // A focused field shows the end of its text, where the caret is.
    let line =
      width <= room
      ? whole
      : isFocused ? Self.end(of: whole, room, size) : DrawnText.cut(whole, to: room, size: size)
    let drawn = DrawnText.width(line, size: size)
    return SVG.text(
      line, x: x, y: baseline, size: size, isDisabled ? "dt" : nil, fill: ink,
      length: isFocused ? drawn : DrawnText.fitted(line, to: room, size: size))
      + caret(x + drawn + 1, baseline, size)
  }

  /// A text that another text continues, such as the name in an address: it ends where that begins.
  private func joinedText(
    _ text: String, _ x: Double, _ edge: Double, _ usual: Double
  ) -> String {
    let room = max(4, edge - x - 1)
    let size = Self.joinedSize(text, room, usual)
    let baseline = frame.midY + usual * 0.355
    return SVG.text(
      DrawnText.cut(text, to: max(room, usual), size: size), x: x, y: baseline, size: size, nil,
      fill: ink, length: room) + caret(edge - 1, baseline, usual)
  }

  /// The size of a text that continues the text of a field: that of the field's text.
  var joinedSize: Double? {
    guard let field = scene.field(below: place).map({ scene.placed[$0] }) else { return nil }
    let text = DrawnText.line(field.element.text(.text) ?? "")
    guard !text.isEmpty else { return nil }
    return Self.joinedSize(text, max(4, frame.x - field.frame.x - 1), fontSize(17))
  }

  private static func joinedSize(_ text: String, _ room: Double, _ usual: Double) -> Double {
    DrawnText.size(fitting: text, in: room, most: usual, least: 12)
  }

  /// A text that consists of bullets, as dots; nil for any other text.
  private func masked(_ text: String, _ x: Double, _ room: Double, _ size: Double) -> String? {
    let bullets: Set<Unicode.Scalar> = ["•", "●", "∙", "·"]
    guard text.unicodeScalars.allSatisfy(bullets.contains) else { return nil }
    let count = text.unicodeScalars.count
    let step = min(size * 0.58, (room - 4) / Double(max(count, 1)))
    let radius = min(size * 0.2, step * 0.42)
    guard radius >= 0.4 else { return nil }
    let n = SVG.number
    var path = "M\(n(x + 1)) \(n(frame.midY))"
    for _ in 0..<count {
      path +=
        "a\(n(radius)) \(n(radius)) 0 1 1 \(n(2 * radius)) 0"
        + "a\(n(radius)) \(n(radius)) 0 1 1 \(n(-2 * radius)) 0m\(n(step)) 0"
    }
    return SVG.path(path, nil, fill: ink)
      + caret(x + 3 + step * Double(count), frame.midY + size * 0.355, size)
  }

  private func longText(_ text: String, _ x: Double, _ room: Double, _ size: Double) -> String {
    let lineHeight = size * 1.3
    let most = max(1, Int((frame.height - 8) / lineHeight))
    let lines = DrawnText.wrapped(text, to: room, size: size, most: most)
    var content = ""
    var y = frame.y + size + 6
    for line in lines {
      content += SVG.text(line, x: x, y: y, size: size, isDisabled ? "dt" : nil, fill: ink)
      y += lineHeight
    }
    let end = DrawnText.width(lines.last ?? "", size: size)
    return content + caret(x + min(end, room) + 1, y - lineHeight, size)
  }

  /// The last part of a text that is longer than its field.
  private static func end(of text: String, _ room: Double, _ size: Double) -> String {
    var kept: [Character] = []
    var used = 0.0
    for character in text.reversed() {
      used += DrawnText.width(String(character), size: size)
      if used > room { break }
      kept.append(character)
    }
    return String(kept.reversed())
  }

  private func caret(_ x: Double, _ baseline: Double, _ size: Double) -> String {
    guard isFocused else { return "" }
    return SVG.rect(
      Frame(x: x, y: baseline - size * 0.9, width: 2, height: size * 1.15), radius: 1, "ct")
  }
}
