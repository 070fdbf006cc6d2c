import SpecDrivers
import SpecRunner
import SpecText

/// The contents of a table or list on the screen, for a comparison with a data table.
struct ShownTable {
  private let name: String
  /// The names of the columns; empty for a list.
  private let columns: [String]
  /// The texts of the rows, a cell for each column.
  private let rows: [[String]]

  /// - Throws: `StepFailure` if the element contains neither cells nor items; `Skip` if a text is
  ///   unknown.
  init(_ element: Element, called selector: Selector, in scene: inout AssertionContext) throws {
    name = selector.named
    let inside = Contents(of: element, on: scene.screen)
    let contents = ScreenContents(scene.screen)
    // What is in a table in a cell belongs to that table.
    let tables = inside.elements.filter { $0.role == .table }
    let own = inside.elements.filter { element in
      !tables.contains { inside.tree.isInside(element, $0) }
    }
    let lines = own.filter { $0.role == .row }.map { row in
      own.filter { $0.role.isA(.cell) && inside.tree.isInside($0, row) }
    }.filter { !$0.isEmpty }
    if lines.isEmpty {
      columns = []
      rows = try inside.items.map { [try Self.text(of: $0, contents, &scene)] }
      if rows.isEmpty, !element.role.isA(.list) {
        throw StepFailure(
          "\(selector.named) contains no rows and no list items",
          notes: ["it is a \(element.role.rawValue); name a table or a list"])
      }
      return
    }
    let heads = lines.drop { !Self.areHeaders($0) }.prefix(while: Self.areHeaders)
    guard let headers = heads.first else {
      throw StepFailure(
        "\(selector.named) has no row of column headers",
        notes: ["describe its rows and cells instead: \(selector.named) matches:"])
    }
    // Cells beyond the headers are columns without a name.
    let width = lines.map(\.count).max() ?? 0
    // A header may be called something longer than what it shows, such as how it is sorted.
    var shown = headers.map { $0.properties[.text]?.value?.text ?? $0.label }
    var skipped = [headers[0].id]
    // Of several rows of headers, the cells below them tell which are theirs.
    if heads.count > 1, let cells = lines.first(where: { !Self.areHeaders($0) }) {
      let names = cells.compactMap { $0.properties[.column]?.value?.text }
      if names.count == cells.count {
        shown = names
        skipped = heads.map { $0[0].id }
      }
    }
    let columns = shown + Array(repeating: "", count: max(0, width - shown.count))
    self.columns = columns
    rows = try lines.filter { !skipped.contains(same: $0[0].id) }.map { cells in
      var texts = columns.map { _ in "" }
      for (index, cell) in cells.enumerated() {
        let column = cell.properties[.column]?.value?.text ?? columns[index]
        let place = columns[index].isSame(as: column) ? index : columns.firstIndex(ofSame: column)
        texts[place ?? index] = try Self.text(of: cell, contents, &scene)
      }
      return texts
    }
  }

  /// The text of a cell or item, all of which must be known.
  private static func text(
    of element: Element, _ contents: ScreenContents, _ scene: inout AssertionContext
  ) throws -> String {
    let shown = try scene.shownTexts(of: element, called: element.label.quoted, in: contents)
    if let gap = shown.gap { throw scene.unknown(shown.name, gap) }
    return shown.text
  }

  /// Whether cells are the headers of columns, with or without a blank cell in the corner.
  private static func areHeaders(_ cells: [Element]) -> Bool {
    cells.contains { $0.role == .columnHeader }
      && cells.allSatisfy { $0.role != .cell || $0.label.isEmpty }
  }

  /// Fails unless a data table describes these contents.
  func compare(_ expected: Table, isWhole: Bool) throws {
    let wanted: [[String]]
    let actual: [[String]]
    if isList {
      (wanted, actual) = (try expected.items.map { [$0] }, rows)
    } else {
      let places = try places(of: expected, isWhole)
      wanted = Array(expected.rows.dropFirst())
      actual = rows.map { row in places.map { row[$0] } }
    }
    guard isWhole else {
      if wanted.isEmpty {
        throw StepFailure(
          "the table below the step lists no rows",
          notes: ["list the rows that \(name) must include"])
      }
      var rest = actual
      for row in wanted {
        guard let place = rest.firstIndex(where: { $0.areSame(as: row) }) else {
          throw StepFailure(
            "\(name) does not include a row as expected", expected: Self.line(row),
            notes: ["it shows:"] + actual.map { "  " + Self.line($0) })
        }
        rest.remove(at: place)
      }
      return
    }
    let isSame =
      wanted.count == actual.count && zip(wanted, actual).allSatisfy { $0.areSame(as: $1) }
    if isSame { return }
    throw StepFailure(
      "what \(name) shows is not as expected",
      expected: Self.lines(wanted), actual: Self.lines(actual),
      notes: Self.difference(wanted, actual))
  }

  private var isList: Bool { columns.isEmpty }

  /// The places of the columns of a data table, which must exist.
  private func places(of expected: Table, _ isWhole: Bool) throws -> [Int] {
    if expected.rows.isEmpty { _ = try expected.records() }
    let there = "it has: " + columns.filter { !$0.isEmpty }.map(\.quoted).joined(separator: ", ")
    var rest = Array(columns.indices)
    let places = try expected.header.map { header in
      if let next = rest.firstIndex(where: { columns[$0].isSame(as: header) }) {
        return rest.remove(at: next)
      }
      _ = try expected.records()
      throw StepFailure("\(name) has no column \(header.quoted)", notes: [there])
    }
    // A column without a header may be there for the layout only.
    let missing = rest.first { place in
      !columns[place].isEmpty || rows.contains { !$0[place].isEmpty }
    }
    if isWhole, let missing {
      let column =
        columns[missing].isEmpty
        ? "a column without a header" : "a column \(columns[missing].quoted)"
      throw StepFailure(
        "\(name) has \(column), which the step does not mention",
        notes: [
          "add it\(columns[missing].isEmpty ? " with an empty header" : ""), "
            + "or write: \(name) includes:"
        ])
    }
    return places
  }

  private static func line(_ row: [String]) -> String {
    "| " + row.joined(separator: " | ") + " |"
  }

  private static func lines(_ rows: [[String]]) -> String {
    rows.isEmpty ? "no rows" : rows.map(line).joined(separator: "\n")
  }

  /// The first row that differs.
  private static func difference(_ wanted: [[String]], _ actual: [[String]]) -> [String] {
    let same = zip(wanted, actual).prefix { $0.areSame(as: $1) }.count
    return ["the first difference is in row \(same + 1)"]
  }
}

/// The elements inside another one.
private struct Contents {
  let elements: [Element]
  let tree: ElementTree

  init(of element: Element, on screen: Screen) {
    let tree = ElementTree(screen)
    self.tree = tree
    elements = screen.elements.filter { $0.isVisible && tree.isInside($0, element) }
  }

  /// The items of a list; items inside other items belong to lists of their own.
  var items: [Element] {
    let rows = elements.filter { $0.role.isA(.row) }
    return rows.filter { row in !rows.contains { tree.isInside(row, $0) } }
  }
}

extension Table {
  /// The cells of a table with one column; what a list shows is known only at run time.
  ///
  /// - Throws: `StepFailure` if there are more columns.
  fileprivate var items: [String] {
    get throws {
      if header.count <= 1 { return rows.compactMap(\.first) }
      throw StepFailure(
        "the table has \(header.count) columns; a list of items has one", kind: .table)
    }
  }
}
