import SpecMessages
import SpecText

/// Images, maps, rows, cards, chips and tabs.
extension ElementDrawing {
  /// A box with the name of the image; the picture itself is not recorded.
  var image: String {
    let name = DrawnText.line(element.text(.image) ?? element.label)
    var content = SVG.rect(seen, radius: min(8, frame.height / 6), "im", fill: fill, stroke: border)
    guard !scene.hasContent(place) else { return content }
    let color = SVG.color(element.text(.imageColor))
    let side = min(frame.width, frame.height)
    if side >= 24, frame.height >= 44 {
      let icon = min(28, side * 0.4)
      content +=
        IconDrawing("photo").drawn(
          in: Frame(
            x: frame.midX - icon / 2, y: frame.midY - icon * 0.8, width: icon, height: icon),
          color: color) ?? ""
      let below = Frame(
        x: frame.x + 4, y: frame.midY + icon * 0.3, width: frame.width - 8, height: 18)
      content += centered(name, in: below, size: 12, "cp")
    } else {
      content +=
        IconDrawing(name).drawn(in: frame.inset(side * 0.15, side * 0.15), color: color)
        ?? centered(name, in: frame.inset(2, 0), size: 11, "cp")
    }
    return content
  }

  /// Land with a few roads; what a map shows is not recorded.
  var map: String {
    let n = SVG.number
    var content = SVG.rect(seen, radius: 4, "mp")
    var roads = ""
    for share in [0.3, 0.72] where frame.height * share > seen.y - frame.y {
      let y = frame.y + frame.height * share
      if y > seen.y + 6, y < seen.maxY - 6 { roads += "M\(n(seen.x)) \(n(y))h\(n(seen.width))" }
    }
    for share in [0.22, 0.6, 0.85] {
      let x = frame.x + frame.width * share
      if x > seen.x + 6, x < seen.maxX - 6 { roads += "M\(n(x)) \(n(seen.y))v\(n(seen.height))" }
    }
    content += SVG.path(roads, "rd")
    let name = DrawnText.line(element.label)
    return content
      + SVG.text(name, to: seen.width - 16, x: seen.x + 8, y: seen.maxY - 8, size: 11, "cp")
  }

  var listRow: String {
    // On a page, an item has no background and no line below unless its style says so.
    let isPlain = scene.layout.device == .page
    var content = isPlain ? box(radius: 2) : SVG.rect(seen, "rw", fill: fill, stroke: border)
    if !isPlain { content += SVG.line(seen.x + 16, frame.maxY, seen.maxX, frame.maxY, "sl") }
    let isChosen = element.flag(.selected) == true || element.flag(.checked) == true
    guard !scene.hasContent(place) else { return content }
    var x = frame.x + (isPlain ? 2 : 16)
    if let image = element.text(.image), !image.isEmpty, !image.isSame(as: "none") {
      let side = min(40, frame.height - 12)
      let box = Frame(x: x, y: frame.midY - side / 2, width: side, height: side)
      content += SVG.rect(box, radius: 6, "im")
      content +=
        IconDrawing(image).drawn(in: box.inset(side * 0.22, side * 0.22), color: nil)
        ?? IconDrawing("photo").drawn(in: box.inset(side * 0.22, side * 0.22), color: nil) ?? ""
      x += side + 12
    }
    let room = frame.maxX - x - (isChosen && !isPlain ? 40 : isPlain ? 0 : 12)
    let size = fontSize(17)
    let detail = DrawnText.line(element.text(.detail) ?? "")
    let middle = frame.midY + (detail.isEmpty || frame.height < 40 ? 0 : -10)
    content += SVG.text(
      shown, to: room, x: x, y: middle + size * 0.355, size: size,
      isDisabled ? "dt" : isBold ? "b" : nil, fill: ink)
    if !detail.isEmpty, frame.height >= 40 {
      content += SVG.text(detail, to: room, x: x, y: middle + 26, size: 13, "cp")
    }
    if isChosen, !isPlain {
      let n = SVG.number
      content += SVG.path("M\(n(frame.maxX - 32)) \(n(frame.midY))l5 5l9 -10", "ck")
    }
    return content + focusRing(radius: 4)
  }

  var card: String {
    let radius = element.number(.cornerRadius) ?? 10
    var content = SVG.rect(
      seen, radius: min(radius, 60), "cd", fill: fill, stroke: border)
    guard !scene.hasContent(place) else { return content }
    let size = min(22, max(12, frame.height * 0.12))
    let isWhole = frame.maxY <= scene.layout.inner.maxY
    content += SVG.text(
      shown, to: frame.width - 32, x: frame.x + 16,
      y: isWhole ? frame.maxY - 18 : frame.y + size + 14, size: size, "b", fill: ink)
    return content
  }

  var chip: String {
    let isChosen = element.flag(.selected) == true
    return SVG.rect(
      seen.inset(0.5, 0.5), radius: frame.height / 2, isChosen ? "on" : "c1", fill: fill,
      stroke: border)
      + centered(
        shown, in: frame.inset(min(10, frame.width * 0.1), 0), size: fontSize(14),
        isChosen ? "wt1" : "", fill: ink) + focusRing(radius: frame.height / 2)
  }

  var tab: String {
    let color = element.flag(.selected) == true ? "#007aff" : "#8e8e93"
    let name = element.text(.image) ?? ""
    let icon = Frame(x: frame.midX - 12, y: frame.y + 5, width: 24, height: 24)
    guard frame.height >= 40 else {
      return centered(shown, in: frame.inset(4, 0), size: 15, "b", fill: color)
    }
    return
      (IconDrawing(name).drawn(in: icon, color: color)
      ?? SVG.rect(icon.inset(2, 2), radius: 6, nil, fill: color))
      + SVG.text(
        shown, to: frame.width - 4, x: frame.midX, y: frame.y + 42, size: 10.5, "m", fill: color)
  }

  // MARK: - A row for an element without a position

  /// The name of the element and what is known of its state, in a row.
  var row: String {
    let role = DrawnText.line(element.role)
    let label = DrawnText.line(element.label)
    let value = DrawnText.line(element.text(.text) ?? "")
    let isControl = ["button", "link", "tab", "chip", "menu item"].contains(same: element.role)
    let isField = ["field", "search field", "combobox", "spin button"].contains(same: element.role)
    var states: [String] = []
    if isDisabled { states.append("disabled") }
    for fact in [Fact.checked, .selected, .pressed, .expanded, .invalid, .busy] {
      if element.flag(fact) == true { states.append(fact.rawValue) }
    }
    if element.flag(.inView) == false { states.append("not in view") }
    if isFocused { states.append("focus") }
    let note = ([role] + states).joined(separator: ", ")
    let noteWidth = min(DrawnText.width(note, size: 11), frame.width * 0.45)
    let room = frame.width - noteWidth - 20
    var content = SVG.rect(
      frame, radius: 6, isField ? "fd" : isControl ? "bt" : "rw", stroke: border)
    let isNamed = !label.isEmpty && !value.isEmpty && !value.isSame(as: label)
    let text = isNamed ? "\(label): \(value)" : value.isEmpty ? label : value
    content += SVG.text(
      text, to: room, x: frame.x + 8, y: frame.midY + 5, size: 14,
      isDisabled ? "dt" : isControl ? "ln" : isField && value.isEmpty ? "ph" : nil, fill: ink)
    content += SVG.text(
      note, to: noteWidth + 4, x: frame.maxX - 8, y: frame.midY + 4, size: 11, "e cp")
    return content + (isFocused ? SVG.rect(frame.inset(-2, -2), radius: 8, "fr") : "")
  }
}
