import SpecMessages
import SpecText

/// Paints a screen from back to front and collects the fragments.
struct ScreenPainter {
  typealias Frame = RecordedScreen.Frame

  let layout: ScreenLayout
  private(set) var fragments: [String] = []
  private(set) var parts: [ScreenDrawing.Part] = []

  init(_ layout: ScreenLayout) { self.layout = layout }

  mutating func paint() {
    let device = DeviceDrawing(layout)
    add(device.background)
    paintElements()
    add(device.bars)
    if let frame = layout.keyboard, case .some(let keyboard) = layout.screen.keyboard {
      for part in KeyboardDrawing(keyboard, frame, language).fragments { add(part) }
    }
    if case .some(let alert) = layout.screen.alert {
      add(AlertDrawing(alert, in: layout.inner).fragment)
    }
    add(device.frame)
  }

  private mutating func add(_ fragment: String) {
    if !fragment.isEmpty { fragments.append(fragment) }
  }

  private mutating func paintElements() {
    let scene = ElementScene(layout)
    if let below = layout.below {
      add(
        SVG.group(
          nil,
          SVG.rect(below, radius: 10, "pn")
            + SVG.text(
              "Position not known", x: below.x + 12, y: below.y + 20, size: 12, "pc")))
    }
    for place in layout.placed.indices {
      let placed = layout.placed[place]
      let element = ElementDrawing(scene, place)
      let drawn = element.fragment
      guard !drawn.isEmpty else { continue }
      var look = placed.element
      look.frame = nil
      let label = DrawnText.line(placed.element.label)
      parts.append(
        ScreenDrawing.Part(
          id: placed.element.id, name: "\(DrawnText.line(placed.element.role)) \"\(label)\"",
          look: look, fragment: fragments.count, frame: element.seen))
      fragments.append(drawn)
    }
  }

  /// Whether most letters of the screen are Korean, so that its keyboard is.
  private var language: KeyboardDrawing.Language {
    guard let focus = layout.screen.focus.value else { return .latin }
    let field = layout.screen.elements.first { $0.id.isSame(as: focus) }
    let texts = [field?.text(.text), field?.text(.placeholder), field?.label].compactMap { $0 }
    let isKorean = texts.contains { text in
      text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
    }
    return isKorean ? .korean : .latin
  }
}
