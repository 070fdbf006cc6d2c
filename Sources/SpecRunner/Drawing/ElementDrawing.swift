import SpecMessages
import SpecText

/// Draws one element by its role; `ElementDrawing+…` has the controls.
struct ElementDrawing {
  typealias Frame = RecordedScreen.Frame
  typealias Fact = RecordedScreen.Fact

  let scene: ElementScene
  let place: Int
  let element: RecordedScreen.Element
  /// The frame of the element.
  let frame: Frame
  /// The part of the frame that is on the screen.
  let seen: Frame

  init(_ scene: ElementScene, _ place: Int) {
    self.scene = scene
    self.place = place
    element = scene.placed[place].element
    frame = scene.placed[place].frame
    let room = scene.isRow(place) ? scene.layout.outer : scene.layout.inner
    seen = frame.clipped(to: room) ?? Frame(x: frame.x, y: frame.y, width: 0, height: 0)
  }

  /// The element as one SVG element; empty if nothing of it can be seen.
  var fragment: String {
    guard seen.width > 0, seen.height > 0 else { return "" }
    if scene.isRow(place) { return SVG.group(isDisabled ? "d" : nil, row) }
    let opacity = element.number(.opacity).flatMap { $0 < 1 ? max(0, $0) : nil }
    return SVG.group(isDisabled ? "d" : nil, opacity: opacity, content)
  }

  private var content: String {
    switch element.role {
    case "button", "file button", "menu button": button
    case "field", "search field", "spin button", "combobox": field
    case "link": link
    case "text", "heading", "status", "alert", "tooltip", "cell", "column header", "row header",
      "label", "paragraph":
      label
    case "image", "figure": image
    case "checkbox": checkbox
    case "radio": radio
    case "switch": toggle
    case "slider", "progress", "meter": track
    case "segments": segments
    case "picker": picker
    case "tab": tab
    case "row", "list item", "option", "menu item", "tree item": listRow
    case "card": card
    case "chip": chip
    case "map": map
    case "dialog": dialog
    case "area", "list", "menu", "tree", "table", "form", "group", "region", "frame": area
    default: other
    }
  }

  // MARK: - Facts

  var isDisabled: Bool { element.flag(.enabled) == false }
  var isFocused: Bool { scene.isFocused(place) }
  var fill: String? { SVG.color(element.text(.backgroundColor)).flatMap { isClear($0) ? nil : $0 } }
  var border: String? { SVG.color(element.text(.borderColor)).flatMap { isClear($0) ? nil : $0 } }
  var ink: String? { SVG.color(element.text(.textColor)) }

  private func isClear(_ color: String) -> Bool { color.utf8.count == 9 && color.ends(with: "00") }

  /// The text that the element shows, or else its label.
  var shown: String {
    for fact in [Fact.visibleText, .text] {
      if let text = element.text(fact), !DrawnText.line(text).isEmpty { return text }
    }
    return element.label
  }

  var isBold: Bool {
    element.number(.fontWeight).map { $0 >= 600 } ?? element.role.isSame(as: "heading")
  }

  /// The size of the text: as reported, or what suits the frame.
  func fontSize(_ usual: Double, for text: String? = nil, in room: Double? = nil) -> Double {
    if let size = element.number(.fontSize), size >= 4, size <= 200 { return size }
    let most = min(usual, max(9, frame.height * 0.74))
    guard let text, let room else { return most }
    return DrawnText.size(fitting: DrawnText.line(text), in: room, most: most, least: min(most, 11))
  }

  // MARK: - Plain elements

  /// A text that is not a control.
  private var label: String {
    var content = box(radius: 4)
    let text = shown
    let usual = element.role.isSame(as: "heading") ? headingSize : 17.0
    let inset = fill == nil && border == nil ? 0.0 : 6
    let isTitle = isTitleOfBar
    let room =
      isTitle
      ? frame.width
      : max(frame.width - 2 * inset, min(scene.freeEdge(rightOf: place) - frame.x, 2_000))
    let size = joinedSize ?? fontSize(usual, for: text, in: room)
    let lines = labelLines(text, room, size, inset)
    let lineHeight = size * 1.25
    var y = frame.midY - Double(lines.count - 1) * lineHeight / 2 + size * 0.355
    var style = isBold || isTitle ? "b" : ""
    if isTitle { style += " m" }
    for line in lines {
      content += SVG.text(
        line, x: isTitle ? frame.midX : frame.x + inset, y: y, size: size,
        style.isEmpty ? nil : style, fill: ink,
        length: DrawnText.fitted(line, to: room, size: size))
      y += lineHeight
    }
    return content
  }

  /// The lines of a text: one if it nearly fits, because fonts differ; otherwise as many as the
  /// frame has room for.
  private func labelLines(
    _ text: String, _ room: Double, _ size: Double, _ inset: Double
  ) -> [String] {
    let line = DrawnText.line(text)
    let most = max(1, Int((frame.height + size * 0.3) / (size * 1.25)))
    let isShort = DrawnText.width(line, size: size) <= frame.width * 1.35
    if most == 1 || isShort && DrawnText.lines(text).count == 1 {
      return [DrawnText.cut(line, to: room, size: size)]
    }
    return DrawnText.wrapped(
      text, to: max(frame.width - 2 * inset, size * 2), size: size, most: most)
  }

  /// Whether the text is the title in the middle of the bar at the top, which is centred there.
  private var isTitleOfBar: Bool {
    let screen = scene.layout.inner
    return scene.layout.device == .phone && abs(frame.midX - screen.midX) < 2
      && frame.width < screen.width * 0.8
      && frame.maxY < screen.y + scene.layout.safeTop + 64
  }

  private var headingSize: Double {
    switch element.number(.level) {
    case 1?: 30
    case 2?: 24
    case 3?: 20
    default: 18
    }
  }

  private var link: String {
    let text = DrawnText.line(shown)
    let room = max(frame.width, scene.freeEdge(rightOf: place) - frame.x)
    let size = fontSize(17, for: text, in: room)
    return box(radius: 4)
      + SVG.text(
        text, to: room, x: frame.x, y: frame.midY + size * 0.35, size: size,
        "ln u" + (isBold ? " b" : ""), fill: ink) + focusRing(radius: 4)
  }

  /// The background and border that the element reports.
  func box(radius: Double) -> String {
    guard fill != nil || border != nil else { return "" }
    return SVG.rect(
      seen, radius: radius, border == nil ? nil : "bd", fill: fill ?? "none", stroke: border)
  }

  /// The outline of the focused element.
  func focusRing(radius: Double) -> String {
    guard isFocused else { return "" }
    return SVG.rect(seen.inset(-3, -3), radius: radius + 3, "fr")
  }

  /// A line of text in the middle of a rectangle.
  func centered(
    _ text: String, in frame: Frame, size: Double, _ style: String, fill: String? = nil
  ) -> String {
    let line = DrawnText.line(text)
    let size = DrawnText.size(fitting: line, in: frame.width, most: size)
    let shown = DrawnText.cut(line, to: frame.width, size: size)
    return SVG.text(
      shown, x: frame.midX, y: frame.midY + size * 0.355, size: size,
      "m" + (style.isEmpty ? "" : " " + style), fill: fill,
      length: DrawnText.fitted(shown, to: frame.width, size: size))
  }

  // MARK: - Containers

  private var area: String {
    var content = box(radius: element.number(.cornerRadius) ?? 0)
    if element.id.isSame(as: "tab-bar") || isTabBar { content += tabBar }
    guard let height = element.number(.contentHeight), height > frame.height + 1, frame.height > 40
    else { return content }
    // The scroll indicator: how much of the content is in view, and where.
    let share = max(24, frame.height * frame.height / height)
    let way = max(0, min(1, (element.number(.scrollOffset) ?? 0) / (height - frame.height)))
    let bar = Frame(
      x: frame.maxX - 5, y: frame.y + 2 + way * (frame.height - share - 4), width: 3,
      height: share)
    if let seen = bar.clipped(to: scene.layout.inner) {
      content += SVG.rect(seen, radius: 1.5, "s2")
    }
    return content
  }

  /// Whether tabs are drawn inside the area.
  private var isTabBar: Bool {
    scene.placed.contains { other in
      other.element.role.isSame(as: "tab") && frame.contains(other.frame) && frame.height < 120
    }
  }

  private var tabBar: String {
    SVG.rect(seen, "tb") + SVG.line(seen.x, seen.y, seen.maxX, seen.y, "sl")
  }

  private var dialog: String {
    var content = ""
    if element.flag(.modal) == true { content += SVG.rect(scene.layout.inner, "dm") }
    content += SVG.rect(seen.moved(0, 3), radius: 12, "sh")
    content += SVG.rect(seen, radius: 12, "dl", fill: fill, stroke: border)
    if !scene.hasContent(place) {
      content += centered(shown, in: frame.inset(12, 8), size: 17, "b")
    }
    return content
  }

  /// An element of a role that the drawing does not know.
  private var other: String {
    let name = DrawnText.line(element.role)
    let text = DrawnText.line(shown)
    return SVG.rect(seen.inset(0.5, 0.5), radius: 4, "un")
      + (scene.hasContent(place)
        ? ""
        : centered(text.isEmpty ? name : "\(text) (\(name))", in: frame.inset(4, 2), size: 13, "cp"))
  }
}
