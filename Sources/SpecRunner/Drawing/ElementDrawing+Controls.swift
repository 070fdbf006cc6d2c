import SpecMessages
import SpecText

/// Buttons and controls with a state.
extension ElementDrawing {
  var button: String {
    if let image = element.text(.image), !image.isEmpty, !image.isSame(as: "none") {
      return iconButton(image)
    }
    if scene.isOnMap(place) { return pin }
    if element.text(.text) != nil, frame.width > 120, fill == nil { return valueButton }
    let radius = min(10, frame.height / 4)
    let size = fontSize(17)
    let tint = ink ?? (fill.flatMap(Self.contrast(with:)))
    var content = ""
    if let fill {
      content += SVG.rect(
        seen, radius: radius, border == nil ? nil : "bd", fill: fill, stroke: border)
    } else {
      content += SVG.rect(
        border == nil ? seen.inset(1, 1) : seen, radius: radius, border == nil ? "bt" : "bt bd",
        stroke: border)
    }
    if element.flag(.pressed) == true { content += SVG.rect(seen, radius: radius, "pr") }
    let style = (isBold || fill != nil ? "b " : "") + (isDisabled ? "dt" : "ln")
    content += title(size: size, style, isDisabled ? nil : tint)
    return content + focusRing(radius: radius)
  }

  /// The title of a button, on two lines if it is narrow.
  private func title(size: Double, _ style: String, _ fill: String?) -> String {
    let room = frame.inset(min(10, frame.width * 0.06), 0)
    let line = DrawnText.line(shown)
    let lines = DrawnText.wrapped(line, to: room.width, size: 11, most: 2)
    guard DrawnText.width(line, size: 11) > room.width, lines.count == 2, frame.height >= 30 else {
      return centered(shown, in: room, size: size, style, fill: fill)
    }
    let half = Frame(x: room.x, y: frame.midY - 13, width: room.width, height: 13)
    return centered(lines[0], in: half, size: 11, style, fill: fill)
      + centered(lines[1], in: half.moved(0, 13), size: 11, style, fill: fill)
  }

  /// A button on a map.
  private var pin: String {
    let side = min(frame.height, max(frame.width, 24), 36)
    return IconDrawing("mappin").drawn(
      in: frame.middle(side),
      color: SVG.color(element.text(.imageColor)) ?? "#ff3b30") ?? ""
  }

  /// A button that shows a value like a field, such as a date to choose.
  private var valueButton: String {
    let text = DrawnText.line(element.text(.text) ?? "")
    let size = fontSize(16)
    var content = SVG.rect(seen, radius: 8, border == nil ? "fd" : "fd bd", stroke: border)
    let isEmpty = text.isEmpty
    content += SVG.text(
      isEmpty ? element.label : text, to: frame.width - 40, x: frame.x + 10,
      y: frame.midY + size * 0.355, size: size, isEmpty ? "ph" : isDisabled ? "dt" : nil,
      fill: isEmpty ? nil : ink)
    return content + chevronDown(frame.maxX - 20) + focusRing(radius: 8)
  }

  private func chevronDown(_ x: Double) -> String {
    let n = SVG.number
    return SVG.path("M\(n(x - 5)) \(n(frame.midY - 2.5))l5 5l5 -5", "ch")
  }

  private func iconButton(_ image: String) -> String {
    let side = min(frame.width, frame.height, 30)
    var content = box(radius: 8)
    let color = SVG.color(element.text(.imageColor))
    content +=
      IconDrawing(image).drawn(in: frame.middle(side).inset(side * 0.12, side * 0.12), color: color)
      ?? centered(image, in: frame, size: 11, "ln", fill: color)
    return content + focusRing(radius: 8)
  }

  /// Black or white text for a background colour.
  static func contrast(with color: String) -> String? {
    guard let value = UInt32(color.dropFirst().prefix(6), radix: 16) else { return nil }
    let red = Double(value >> 16) * 0.299
    let green = Double((value >> 8) & 0xFF) * 0.587
    let light = red + green + Double(value & 0xFF) * 0.114
    return light > 165 ? "#000000" : "#ffffff"
  }

  // MARK: - Choices

  var checkbox: String {
    let box = mark
    var content: String
    switch element.facts[.checked] {
    case .flag(true)?:
      let n = SVG.number
      content = SVG.rect(box, radius: 4, "on")
      content += SVG.path(
        "M\(n(box.x + box.width * 0.24)) \(n(box.midY))l\(n(box.width * 0.19)) "
          + "\(n(box.width * 0.2))l\(n(box.width * 0.34)) \(n(-box.width * 0.4))", "tk")
    case .flag(false)?: content = SVG.rect(box.inset(0.5, 0.5), radius: 4, "of")
    case .text?:
      content = SVG.rect(box, radius: 4, "on")
      content += SVG.line(
        box.x + box.width * 0.25, box.midY, box.maxX - box.width * 0.25, box.midY, "tk")
    default: content = unknownMark(SVG.rect(box.inset(0.5, 0.5), radius: 4, "un"), box)
    }
    return content + markLabel(box) + focusRing(radius: 4)
  }

  var radio: String {
    let box = mark
    let radius = box.width / 2
    var content: String
    switch element.flag(.checked) ?? element.flag(.selected) {
    case true?:
      content =
        SVG.circle(box.midX, box.midY, radius: radius, "on")
        + SVG.circle(box.midX, box.midY, radius: radius * 0.4, "kn")
    case false?: content = SVG.circle(box.midX, box.midY, radius: radius - 0.5, "of")
    case nil:
      content = unknownMark(SVG.circle(box.midX, box.midY, radius: radius - 0.5, "un"), box)
    }
    return content + markLabel(box) + focusRing(radius: 4)
  }

  /// A state that the engine does not report.
  private func unknownMark(_ outline: String, _ box: Frame) -> String {
    outline + SVG.text("?", x: box.midX, y: box.midY + 4.5, size: 12, "m cp")
  }

  /// The square of a checkbox or the circle of a radio button.
  private var mark: Frame {
    let side = min(22, frame.width, frame.height)
    let isAlone = frame.width < side * 2.2
    return Frame(
      x: isAlone ? frame.midX - side / 2 : frame.x, y: frame.midY - side / 2, width: side,
      height: side)
  }

  private func markLabel(_ box: Frame) -> String {
    let isInside = frame.maxX - box.maxX > 28
    guard isInside || scene.hasLabelBeside(place) else { return "" }
    let room = (isInside ? frame.maxX : scene.freeEdge(rightOf: place)) - box.maxX - 8
    guard room > 20 else { return "" }
    let size = isInside ? fontSize(16) : 15
    return SVG.text(
      shown, to: room, x: box.maxX + 8, y: frame.midY + size * 0.355, size: size,
      isInside ? (isDisabled ? "dt" : nil) : "cp", fill: isInside ? ink : nil)
  }

  var toggle: String {
    let height = min(31, frame.height)
    let width = min(height * 1.65, frame.width)
    let isAlone = frame.width < width * 1.6
    let box = Frame(
      x: isAlone ? frame.midX - width / 2 : frame.maxX - width, y: frame.midY - height / 2,
      width: width, height: height)
    let knob = height / 2 - 2
    var content: String
    switch element.flag(.checked) ?? element.flag(.selected) {
    case true?:
      content =
        SVG.rect(box, radius: height / 2, "gn")
        + SVG.circle(box.maxX - height / 2, box.midY, radius: knob, "kn")
    case false?:
      content =
        SVG.rect(box, radius: height / 2, "gy")
        + SVG.circle(box.x + height / 2, box.midY, radius: knob, "kn")
    case nil:
      content = unknownMark(SVG.rect(box.inset(0.5, 0.5), radius: height / 2, "un"), box)
    }
    if !isAlone {
      let size = fontSize(17)
      content += SVG.text(
        element.label, to: box.x - frame.x - 8, x: frame.x, y: frame.midY + size * 0.355, size: size
      )
    }
    return content + focusRing(radius: 8)
  }

  /// A slider, or an indication of progress.
  var track: String {
    let isSlider = element.role.isSame(as: "slider")
    let bar = Frame(x: frame.x + 2, y: frame.midY - 2, width: max(4, frame.width - 4), height: 4)
    let value = element.text(.valueText) ?? element.text(.text)
    var content = SVG.rect(bar, radius: 2, "gy")
    if let share = share(of: value) {
      let width = bar.width * share
      content += SVG.rect(
        Frame(x: bar.x, y: bar.y, width: width, height: 4), radius: 2, "on")
      if isSlider { content += SVG.circle(bar.x + width, bar.midY, radius: 11, "kb") }
    } else {
      let text = value.map { DrawnText.line($0) } ?? "?"
      content += SVG.text(text, to: frame.width, x: bar.midX, y: bar.y - 4, size: 11, "m cp")
    }
    return content + labelBeside + focusRing(radius: 6)
  }

  /// A value such as `40 %` as a part of the whole; nil if its range is not known.
  private func share(of text: String?) -> Double? {
    guard let text else { return nil }
    let digits = text.prefix { ("0"..."9").contains($0) || $0 == "." }
    let rest = text.dropFirst(digits.count)
    guard let number = Double(digits), rest.allSatisfy({ $0 == " " || $0 == "%" }) else {
      return nil
    }
    if rest.contains("%") { return min(max(number / 100, 0), 1) }
    return number >= 0 && number <= 1 ? number : nil
  }

  var segments: String {
    let text = DrawnText.line(element.text(.text) ?? "")
    var content = SVG.rect(seen, radius: 8, "sg")
    guard !scene.hasContent(place) else { return content + focusRing(radius: 8) }
    // Only the selected one of the options is known.
    let thumb = Frame(
      x: frame.x + 2, y: frame.y + 2, width: frame.width / 2 - 3, height: frame.height - 4)
    let rest = Frame(
      x: frame.midX, y: frame.y, width: frame.width / 2, height: frame.height)
    if text.isEmpty {
      content += centered(element.label, in: frame.inset(8, 0), size: 14, "cp")
    } else {
      content += SVG.rect(thumb, radius: 7, "sm")
      content += centered(text, in: thumb.inset(4, 0), size: 14, isDisabled ? "b dt" : "b")
      content += centered("…", in: rest, size: 14, "cp")
    }
    return content + focusRing(radius: 8)
  }

  var picker: String {
    let text = DrawnText.line(shown)
    guard frame.height >= 90 else {
      // A picker that opens a list, as on a page.
      let size = fontSize(16)
      var content = SVG.rect(
        seen, radius: 6, border == nil ? "fd" : "fd bd", fill: fill, stroke: border)
      if scene.hasContent(place) { return content + labelBeside + focusRing(radius: 6) }
      content += SVG.text(
        text, to: max(0, frame.width - 34), x: frame.x + 10, y: frame.midY + size * 0.355,
        size: size, isDisabled ? "dt" : nil, fill: ink)
      return content + chevronDown(frame.maxX - 14) + labelBeside + focusRing(radius: 6)
    }
    return wheel(text)
  }

  /// A wheel with the chosen value in the middle and its neighbours above and below.
  private func wheel(_ text: String) -> String {
    let band = Frame(
      x: frame.x + 8, y: frame.midY - 17, width: frame.width - 16, height: 34)
    var content = SVG.rect(seen, "wh") + SVG.rect(band, radius: 8, "sg")
    guard let date = WheelDate(text) else {
      return content + centered(text, in: band, size: 20, "")
    }
    let column = band.width / 3
    for (place, values) in date.columns.enumerated() {
      for (offset, value) in values {
        let y = frame.midY + Double(offset) * 34
        guard y - 14 > frame.y, y + 14 < frame.maxY else { continue }
        content += SVG.text(
          value, x: band.x + column * (Double(place) + 0.5), y: y + 7.5,
          size: offset == 0 ? 21 : 19,
          offset == 0 ? "m" : abs(offset) == 1 ? "m w1" : "m w2")
      }
    }
    return content
  }
}

/// A date as the columns of a wheel.
private struct WheelDate {
  let year: Int
  let month: Int
  let day: Int

  /// Reads `2000-01-31`.
  init?(_ text: String) {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, (1...9999).contains(parts[0]), (1...12).contains(parts[1]),
      (1...31).contains(parts[2])
    else { return nil }
    (year, month, day) = (parts[0], parts[1], parts[2])
  }

  /// The values of year, month and day, each with its distance from the chosen one.
  var columns: [[(Int, String)]] {
    let offsets = Array(-2...2)
    return [
      offsets.map { ($0, "\(year + $0)") },
      offsets.map { ($0, "\((month - 1 + $0 + 12) % 12 + 1)") },
      offsets.map { ($0, "\((day - 1 + $0 + 31) % 31 + 1)") },
    ]
  }
}
