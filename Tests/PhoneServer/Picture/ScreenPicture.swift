import SpecDrivers
import SpecText

/// A picture of what the phone shows: boxes in the colours of the elements, and marks for texts.
///
/// The background is white. Each element has its background, a border of one point in its border
/// colour, and its text as marks in its text colour, one for each character. The picture consists
/// of rectangles, so it is drawn in bands of equal rows.
struct ScreenPicture {
  let view: Phone.View
  let screen: Screen?
  /// Pixels per point.
  let scale: Int
  /// The part of the screen, in points.
  let area: Frame

  private struct Box {
    let left: Int
    let top: Int
    let right: Int
    let bottom: Int
    let color: Color
  }

  /// The picture as a PNG file.
  var png: [UInt8] {
    let frame = area.intersection(view.application.frame) ?? view.application.frame
    let (left, top) = (pixels(frame.x), pixels(frame.y))
    let width = max(1, pixels(frame.x + frame.width) - left)
    let height = max(1, pixels(frame.y + frame.height) - top)
    let boxes = boxes.compactMap { box -> Box? in
      let cut = Box(
        left: max(0, box.left - left), top: max(0, box.top - top),
        right: min(width, box.right - left), bottom: min(height, box.bottom - top),
        color: box.color)
      return cut.left < cut.right && cut.top < cut.bottom ? cut : nil
    }
    var writer = PNGWriter(width: width, height: height)
    let edges = Set([0, height] + boxes.flatMap { [$0.top, $0.bottom] }).sorted()
    for (start, end) in zip(edges, edges.dropFirst()) {
      var row = [UInt8](repeating: 255, count: width * 3)
      for box in boxes where box.top <= start && box.bottom > start {
        paint(box, on: &row)
      }
      writer.add(row, times: end - start)
    }
    return writer.finished()
  }

  private func paint(_ box: Box, on row: inout [UInt8]) {
    let alpha = Int(box.color.alpha)
    func mixed(_ new: UInt8, _ old: UInt8) -> UInt8 {
      UInt8((Int(new) * alpha + Int(old) * (255 - alpha)) / 255)
    }
    for x in box.left..<box.right {
      row[x * 3] = mixed(box.color.red, row[x * 3])
      row[x * 3 + 1] = mixed(box.color.green, row[x * 3 + 1])
      row[x * 3 + 2] = mixed(box.color.blue, row[x * 3 + 2])
    }
  }

  private func pixels(_ points: Double) -> Int { Int((points * Double(scale)).rounded()) }

  // MARK: What is drawn

  private var boxes: [Box] {
    var boxes: [Box] = []
    for element in screen?.elements ?? [] where element.isVisible {
      guard let frame = element.frame.value, screen?.shows(element).value == true else { continue }
      boxes += drawn(element, frame)
    }
    for node in view.application.everything.map(\.node)
    where node.key.begins(with: "keyboard") || node.type == "MenuItem" {
      boxes += key(node)
    }
    for alert in [view.application, view.prompt].compactMap({ $0 }).flatMap(\.everything)
      .map(\.node) where alert.key.hasPrefix("alert/")
    {
      boxes +=
        alert.children.isEmpty
        ? marks(alert.label, in: alert.frame, Self.black) : [box(alert.frame, Self.pale)]
    }
    return boxes
  }

  private static let black = Color(red: 0, green: 0, blue: 0)
  private static let pale = Color(red: 209, green: 212, blue: 217)
  private static let white = Color(red: 255, green: 255, blue: 255)
  /// The colour of texts that the system draws on buttons.
  private static let tint = Color(red: 0, green: 122, blue: 255)

  private func drawn(_ element: Element, _ frame: Frame) -> [Box] {
    func color(_ name: Property) -> Color? { element.properties[name]?.value?.color }
    var boxes: [Box] = []
    if let background = color(.backgroundColor) { boxes.append(box(frame, background)) }
    if let border = color(.borderColor) { boxes += edges(of: frame, border) }
    if let line = color(.underlineColor) {
      boxes.append(box(Frame(x: frame.x, y: frame.maxY - 1, width: frame.width, height: 1), line))
    }
    if let image = color(.imageColor) {
      let side = min(frame.width, frame.height) / 2
      let middle = frame.middle
      boxes.append(
        box(Frame(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side), image)
      )
      return boxes
    }
    let text = element.properties[.text]?.value?.text ?? ""
    let isField = element.role.isA(.field)
    let placeholder = element.properties[.placeholder]?.value?.text ?? ""
    let shown = isField && text.isEmpty ? placeholder : text.isEmpty ? element.label : text
    if element.role.isA(.area) || element.role == .map { return boxes }
    let grey = Color(red: 199, green: 199, blue: 205)
    let usual = isField ? (text.isEmpty ? grey : Self.black) : Self.tint
    return boxes
      + marks(
        shown, in: frame,
        color(.textColor) ?? (element.role == .text ? Self.black : usual))
  }

  private func key(_ node: Node) -> [Box] {
    switch node.type {
    case "Window": [box(node.frame, Self.pale)]
    case "Key", "Button", "MenuItem":
      [
        box(
          Frame(
            x: node.frame.x + 3, y: node.frame.y + 3, width: node.frame.width - 6,
            height: node.frame.height - 6), Self.white)
      ] + marks(node.label, in: node.frame, Self.black)
    default: []
    }
  }

  private func edges(of frame: Frame, _ color: Color) -> [Box] {
    [
      Frame(x: frame.x, y: frame.y, width: frame.width, height: 1),
      Frame(x: frame.x, y: frame.maxY - 1, width: frame.width, height: 1),
      Frame(x: frame.x, y: frame.y, width: 1, height: frame.height),
      Frame(x: frame.x + frame.width - 1, y: frame.y, width: 1, height: frame.height),
    ].map { box($0, color) }
  }

  /// A text as a mark of three by ten points for each character, as many as fit.
  private func marks(_ text: String, in frame: Frame, _ color: Color) -> [Box] {
    let count = min(text.count, Int(max(0, frame.width - 8) / 6))
    return (0..<max(0, count)).map { index in
      box(
        Frame(
          x: frame.x + 6 + Double(index) * 6, y: frame.midY - 5, width: 3,
          height: min(10, frame.height)), color)
    }
  }

  private func box(_ frame: Frame, _ color: Color) -> Box {
    Box(
      left: pixels(frame.x), top: pixels(frame.y), right: pixels(frame.x + frame.width),
      bottom: pixels(frame.maxY), color: color)
  }
}
