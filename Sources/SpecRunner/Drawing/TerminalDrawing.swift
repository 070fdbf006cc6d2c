import SpecMessages
import SpecText

/// Draws the screen of a terminal: rows of characters of one width, with their styles.
struct TerminalDrawing {
  typealias Frame = RecordedScreen.Frame

  let width: Int
  let height: Int
  private(set) var fragments: [String] = []
  private(set) var parts: [ScreenDrawing.Part] = []

  private enum Look {
    static let cell = (width: 8.4, height: 17.0)
    static let size = 14.0
    static let edge = 10.0
    static let bar = 28.0
    static let paper = "#1e1e1e"
    static let ink = "#d4d4d4"
    static let quiet = "#9a9a9a"
    static let fonts = "ui-monospace,Menlo,Consolas,DejaVu Sans Mono,monospace"
    /// What is drawn of each row.
    static let mostColumns = 500
  }

  /// Nil if the size is not that of a terminal.
  init?(_ screen: RecordedScreen) {
    guard let columns = screen.width, let rows = screen.height, columns <= 1000, rows <= 1000
    else { return nil }
    let inner = (columns * Look.cell.width, rows * Look.cell.height)
    width = Int((inner.0 + 2 * Look.edge).rounded())
    height = Int((inner.1 + Look.bar + Look.edge).rounded())
    let title = DrawnText.line(screen.title ?? screen.name)
    fragments.append(
      Self.group(
        SVG.rect(
          Frame(x: 0, y: 0, width: Double(width), height: Double(height)), radius: 8,
          fill: Look.paper)
          + SVG.text(
            title, to: inner.0, x: Double(width) / 2, y: 19, size: 13, "m", fill: Look.quiet)))
    for element in screen.elements where element.parent == nil {
      guard let frame = element.frame else { continue }
      let row = Row(element, frame)
      let drawn = row.fragment
      guard !drawn.isEmpty else { continue }
      var look = element
      look.frame = nil
      parts.append(
        ScreenDrawing.Part(
          id: element.id, name: "row \"\(DrawnText.line(element.label))\"", look: look,
          fragment: fragments.count, frame: Self.place(frame)))
      fragments.append(Self.group(drawn))
    }
    if let cursor = screen.cursor.value {
      let cell = Frame(
        x: Double(cursor.column - 1), y: Double(cursor.row - 1), width: 1, height: 1)
      fragments.append(Self.group(SVG.rect(Self.place(cell), fill: "none", stroke: Look.ink)))
    }
  }

  private static func group(_ content: String) -> String {
    "<g font-family=\"\(Look.fonts)\" shape-rendering=\"crispEdges\">\(content)</g>"
  }

  /// A frame of cells in the drawing.
  private static func place(_ frame: Frame) -> Frame {
    Frame(
      x: Look.edge + frame.x * Look.cell.width, y: Look.bar + frame.y * Look.cell.height,
      width: frame.width * Look.cell.width, height: frame.height * Look.cell.height)
  }

  /// A row, divided where its style changes.
  private struct Row {
    private let frame: Frame
    /// The text of each column; empty in the right half of a wide character.
    private var cells: [String] = []
    private var runs: [(range: Range<Int>, style: Style)] = []

    init(_ element: RecordedScreen.Element, _ frame: Frame) {
      self.frame = frame
      let start = Int(min(max(frame.x, 0), Double(Look.mostColumns)))
      cells = [String](repeating: " ", count: element.label.isEmpty ? 0 : start)
      for scalar in DrawnText.line(element.label).unicodeScalars {
        let width = TextWidth.columns(scalar)
        if width == 0, let last = cells.lastIndex(where: { !$0.isEmpty }) {
          cells[last].unicodeScalars.append(scalar)
        } else {
          cells.append(String(scalar))
          if width == 2 { cells.append("") }
        }
      }
      cells = Array(cells.prefix(Look.mostColumns))
      runs = Self.runs(element.text(.styles) ?? "")
    }

    /// The styled ranges of `1-4 bold; 9-12 #cd0000`, in order.
    private static func runs(_ styles: String) -> [(Range<Int>, Style)] {
      var runs: [(Range<Int>, Style)] = []
      for part in styles.split(separator: ";") {
        let words = part.split(separator: " ")
        let ends = (words.first ?? "").split(separator: "-").compactMap { Int($0) }
        guard ends.count == 2, ends[0] >= 1, ends[0] <= ends[1], ends[1] <= Look.mostColumns,
          ends[0] > runs.last?.0.upperBound ?? 0
        else { continue }
        runs.append((ends[0] - 1..<ends[1], Style(words.dropFirst())))
      }
      return runs
    }

    var fragment: String {
      var content = ""
      var next = 0
      for (range, style) in runs {
        if next < range.lowerBound { content += text(next..<range.lowerBound, Style([])) }
        if let fill = style.fill {
          content += SVG.rect(place(range), fill: fill)
        }
        content += text(range, style)
        next = range.upperBound
      }
      return content + text(next..<max(next, cells.count), Style([]))
    }

    private func place(_ range: Range<Int>) -> Frame {
      TerminalDrawing.place(
        Frame(x: Double(range.lowerBound), y: frame.y, width: Double(range.count), height: 1))
    }

    private func text(_ range: Range<Int>, _ style: Style) -> String {
      let range = range.clamped(to: 0..<cells.count)
      var first = range.lowerBound
      var end = range.upperBound
      while first < end, cells[first] == " " { first += 1 }
      while end > first, cells[end - 1] == " " { end -= 1 }
      guard first < end else { return "" }
      let frame = place(first..<end)
      return SVG.text(
        cells[first..<end].joined(), x: frame.x, y: frame.y + Look.cell.height * 0.76,
        size: Look.size, style.classes, fill: style.ink, length: frame.width)
    }
  }

  /// What the words of a style say.
  private struct Style {
    private let words: [Substring]
    private let foreground: String?
    private let background: String?

    init(_ words: some Collection<Substring>) {
      let words = Array(words)
      self.words = words
      let on = words.firstIndex(of: "on")
      let before = on.map { words[..<$0] } ?? words[...]
      foreground = SVG.color(before.last.map(String.init))
      background = SVG.color(on.flatMap { words.dropFirst($0 + 1).first }.map(String.init))
    }

    private var isInverse: Bool { words.contains("inverse") }

    var ink: String {
      isInverse
        ? background ?? Look.paper : foreground ?? (words.contains("faint") ? Look.quiet : Look.ink)
    }

    var fill: String? { isInverse ? foreground ?? Look.ink : background }

    var classes: String? {
      let classes = [("bold", "b"), ("underlined", "u"), ("italic", "i")]
        .filter { words.contains(Substring($0.0)) }.map(\.1)
      return classes.isEmpty ? nil : classes.joined(separator: " ")
    }
  }
}
