import SpecDrivers
import SpecText

/// What a terminal shows, as a screen of rows.
///
/// Every row up to the last one that is used is an element, so that the third row is the third on
/// the screen. The parts of a row that blanks or lines separate are texts inside it. Positions and
/// sizes are cells; a row is where its text is.
struct TerminalView {
  let screen: TerminalScreen
  /// The name of the program.
  let name: String
  /// The status with which the program ended; nil if it runs.
  let status: Int?

  var observed: Screen {
    let last = screen.lines.lastIndex { !$0.allSatisfy(\.isBlank) } ?? -1
    let count = max(last, screen.cursor.row) + 1
    var elements: [Element] = []
    for row in 0..<count { elements += Row(screen.lines[row], row).elements }
    let focus = screen.isCursorVisible ? Self.id(screen.cursor.row) : nil
    return Screen(
      name: name, size: Size(width: Double(screen.columns), height: Double(screen.rows)),
      elements: elements, focus: .known(focus), stack: .known([name]), properties: properties)
  }

  private var properties: Properties {
    var properties: Properties = [
      .cursorRow: .known(.number(Double(screen.cursor.row + 1))),
      .cursorColumn: .known(.number(Double(screen.cursor.column + 1))),
      .cursor: .known(.flag(screen.isCursorVisible)),
      .alternateScreen: .known(.flag(screen.isAlternate)),
      .running: .known(.flag(status == nil)),
    ]
    if !screen.title.isEmpty { properties[.title] = .known(.text(screen.title)) }
    if let status { properties[.exitStatus] = .known(.number(Double(status))) }
    return properties
  }

  private static func id(_ row: Int) -> String { "~row \(row + 1)" }

  /// A row and the texts in it.
  private struct Row {
    private let cells: [TerminalCell]
    private let number: Int

    init(_ cells: [TerminalCell], _ number: Int) {
      self.cells = cells
      self.number = number
    }

    var elements: [Element] {
      let used = cells.indices.filter { !cells[$0].isBlank }
      let whole = used.first.map { $0..<(used.last ?? $0) + 1 }
      var row = element(TerminalView.id(number), .row, whole ?? 0..<cells.count)
      if whole == nil { row.label = "" }
      if let styles = styles { row.properties[.styles] = .known(.text(styles)) }
      let parts = parts
      // A row of one text has its name.
      if parts.isEmpty || parts == [whole] { return [row] }
      return [row]
        + parts.enumerated().map { place, part in
          var text = element("\(row.id) text \(place + 1)", .text, part)
          text.parent = row.id
          return text
        }
    }

    /// The ranges of texts: two blanks separate them, and so do lines.
    private var parts: [Range<Int>] {
      var parts: [Range<Int>] = []
      var start: Int?
      var end = 0
      for column in cells.indices {
        let cell = cells[column]
        if cell.isBlank || cell.isLine {
          if let first = start, cell.isLine || column - end > 0 {
            parts.append(first..<end)
            start = nil
          }
        } else {
          start = start ?? column
          end = column + 1
        }
      }
      if let start { parts.append(start..<end) }
      return parts
    }

    private func text(_ range: Range<Int>) -> String {
      cells[range].map { $0.isBlank ? " " : $0.text }.joined()
    }

    private func element(
      _ id: String, _ role: Element.Role, _ range: Range<Int>
    ) -> Element {
      let frame = Frame(
        x: Double(range.lowerBound), y: Double(number), width: Double(range.count), height: 1)
      let shown = cells[range].filter { !$0.isBlank }
      var properties: Properties = [:]
      properties[.textColor] = Self.common(shown) { style in
        let isInverse = style.attributes.contains(.inverse)
        return (isInverse ? style.background : style.foreground).map(PropertyValue.color)
      }
      properties[.backgroundColor] = Self.common(shown) { style in
        let isInverse = style.attributes.contains(.inverse)
        return (isInverse ? style.foreground : style.background).map(PropertyValue.color)
      }
      for (name, attribute) in TerminalStyle.Attributes.named {
        let count = shown.count { $0.style.attributes.contains(attribute) }
        properties[Property(name)] =
          count == 0 || count == shown.count
          ? .known(.flag(count > 0)) : .unknown("only a part of it is \(name)")
      }
      return Element(
        id: id, role: role, label: text(range), frame: .known(frame), properties: properties)
    }

    /// The value that all cells have.
    private static func common(
      _ cells: [TerminalCell], _ value: (TerminalStyle) -> PropertyValue?
    ) -> Observed<PropertyValue> {
      guard let first = cells.first, let color = value(first.style) else {
        return .unknown("it is the colour of the terminal itself")
      }
      return cells.allSatisfy { value($0.style) == color }
        ? .known(color) : .unknown("its characters have several colours")
    }

    /// The columns with a style that is not plain: `1-4 bold; 9-12 #cd0000`; nil if there are none.
    private var styles: String? {
      var runs: [String] = []
      var start = 0
      for column in 1...cells.count
      where column == cells.count || cells[column].style != cells[start].style {
        let words = cells[start].style.written
        if !words.isEmpty { runs.append("\(start + 1)-\(column) \(words)") }
        start = column
      }
      return runs.isEmpty ? nil : runs.joined(separator: "; ")
    }
  }
}

extension TerminalCell {
  /// Whether it is a part of a frame: box drawing and block elements.
  fileprivate var isLine: Bool {
    text.unicodeScalars.first.map { (0x2500...0x259F).contains($0.value) } ?? false
  }
}
