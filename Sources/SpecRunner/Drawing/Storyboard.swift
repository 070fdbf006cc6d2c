package import SpecMessages
import SpecText

/// The screens of a scenario side by side as one SVG document, with the steps that led to them.
///
/// Steps that changed nothing share a panel. Elements that were added or changed since the previous
/// panel have an outline, and the panel lists what happened in between.
package struct Storyboard {
  /// A screen, and what is written around it.
  private struct Panel {
    var captions: [Caption]
    let drawing: ScreenDrawing
    let events: [String]
    let marked: [ScreenDrawing.Part]
    let gone: [String]
  }

  /// A step above a screen.
  package struct Caption {
    package var text: String
    package var hasFailed: Bool

    package init(_ text: String, hasFailed: Bool = false) {
      self.text = text
      self.hasFailed = hasFailed
    }
  }

  private let title: String
  private var panels: [Panel] = []
  private var previous: [ScreenDrawing.Part]?

  package init(title: String) { self.title = title }

  package var isEmpty: Bool { panels.isEmpty && remarks.isEmpty }

  /// Sentences below the screens.
  private var remarks: [String] = []

  /// Adds a sentence below the screens, such as the reason why one cannot be drawn.
  package mutating func remark(_ sentence: String) {
    if remarks.count < 20 { remarks.append(sentence) }
  }

  /// The largest number of panels; later ones are left out.
  private static let most = 200
  private var omitted = 0

  /// Adds the screen after a step.
  package mutating func add(_ screen: RecordedScreen, _ caption: Caption) {
    let drawing = ScreenDrawing(screen)
    if let last = panels.last, last.drawing.fragments == drawing.fragments, screen.events.isEmpty {
      panels[panels.count - 1].captions.append(caption)
      return
    }
    guard panels.count < Self.most else {
      omitted += 1
      return
    }
    let (changes, marked) = FilmStrip.changes(from: previous, to: drawing.parts)
    let places = Set(marked)
    panels.append(
      Panel(
        captions: [caption], drawing: drawing, events: screen.events,
        marked: drawing.parts.filter { places.contains($0.fragment) },
        gone: changes.filter { $0.kind == .removed }.map(\.name)))
    previous = drawing.parts
  }

  // MARK: - The document

  private static let gap = 28.0
  private static let lineHeight = 16.0

  /// The whole document.
  package var svg: String {
    let width = panels.map(Self.width).max() ?? 240
    let columns = min(max(1, Int(1_600 / (width + Self.gap))), max(1, panels.count))
    let cell = width + Self.gap
    var y = 56.0
    var content = SVG.text(title, to: Double(columns) * cell, x: Self.gap, y: 34, size: 18, "b pg")
    for row in stride(from: 0, to: panels.count, by: columns) {
      let shown = panels[row..<min(row + columns, panels.count)]
      let top = shown.map { captionHeight($0, width) }.max() ?? 0
      var height = 0.0
      for (place, panel) in shown.enumerated() {
        let x = Self.gap + Double(place) * cell
        let (drawn, own) = draw(panel, x, y, width, top)
        content += "\n" + drawn
        height = max(height, own)
      }
      y += height + Self.gap
    }
    let more = omitted > 0 ? ["Not drawn: \(omitted.counted("more screen"))."] : []
    for sentence in more + remarks {
      let line = DrawnText.cut(
        DrawnText.line(sentence), to: Double(columns) * cell - Self.gap, size: 13)
      content += SVG.text(line, x: Self.gap, y: y, size: 13, "pc")
      y += 24
    }
    let whole = (SVG.number(Double(columns) * cell + Self.gap), SVG.number(y))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" class="ss sx" width="\(whole.0)" height="\(whole.1)" \
      viewBox="0 0 \(whole.0) \(whole.1)">
      <title>\(MarkupText.escaped(DrawnText.line(title)))</title>
      <style>
      \(ScreenDrawing.styles)</style>
      \(content)
      </svg>

      """
  }

  private static func width(of panel: Panel) -> Double {
    let width = Double(panel.drawing.width)
    return width > 560 ? min(width * 0.55, 560) : width * 0.58
  }

  private func captionLines(_ panel: Panel, _ width: Double) -> [(text: String, hasFailed: Bool)] {
    panel.captions.prefix(8).flatMap { caption in
      DrawnText.wrapped(DrawnText.line(caption.text), to: width, size: 12.5, most: 4)
        .map { ($0, caption.hasFailed) }
    }
  }

  private func captionHeight(_ panel: Panel, _ width: Double) -> Double {
    Double(captionLines(panel, width).count) * Self.lineHeight + 8
  }

  /// A panel, and its height.
  private func draw(
    _ panel: Panel, _ x: Double, _ y: Double, _ width: Double, _ top: Double
  ) -> (String, Double) {
    let lines = captionLines(panel, width)
    var content = ""
    var line = y + top - 8 - Double(lines.count - 1) * Self.lineHeight
    for caption in lines {
      content += SVG.text(
        caption.text, x: x, y: line, size: 12.5, caption.hasFailed ? "b pf" : "pg")
      line += Self.lineHeight
    }
    let scale = Self.width(of: panel) / Double(panel.drawing.width)
    let height = Double(panel.drawing.height) * scale
    let n = SVG.number
    content +=
      "<svg x=\"\(n(x))\" y=\"\(n(y + top))\" width=\"\(n(Self.width(of: panel)))\""
      + " height=\"\(n(height))\" viewBox=\"0 0 \(panel.drawing.width) \(panel.drawing.height)\""
      + " role=\"img\"><title>\(MarkupText.escaped(panel.drawing.title))</title>"
      + panel.drawing.fragments.joined()
      + panel.marked.map { SVG.rect($0.frame.inset(-4, -4), radius: 8, "hl") }.joined() + "</svg>"
    var below = y + top + height + 18
    func write(_ text: String, _ style: String) {
      for line in DrawnText.wrapped(DrawnText.line(text), to: width, size: 11, most: 2) {
        content += SVG.text(line, x: x, y: below, size: 11, style)
        below += 14
      }
    }
    for name in panel.gone.prefix(4) { write("− \(name)", "pc") }
    for event in panel.events.suffix(6) { write(event, "pc") }
    if panel.events.count > 6 {
      write("… and \((panel.events.count - 6).counted("earlier event"))", "pc")
    }
    for note in panel.drawing.notes { write(note, "pc i") }
    return (SVG.group(nil, content), below - y)
  }
}
