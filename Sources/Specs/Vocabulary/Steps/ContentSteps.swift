import SpecDrivers
import SpecRunner
import SpecText

/// Steps about the texts of elements, and the contents of tables and lists.
enum ContentSteps {
  static let library = StepLibrary("contents") {
    texts
    emptiness
    whole
  }

  private static let texts = TextChecks(
    verb: ("shows", "does not show"), what: "the text of a field or label",
    example: #"the "Order" text"#,
    texts: ("Order 12 is sent", "12", "Order", "sent", #"Order \d+ is sent"#)
  ).steps("{element}") { (scene, selector: Selector) in
    let element = try scene.element(selector)
    return try scene.shownTexts(of: element, called: selector.named)
  }

  private static let emptiness = StepLibrary("empty fields") {
    Then(
      "{element} is empty", "Checks that the field or label has no text.",
      example: #"Then "Workspace URL" is empty"#
    ) { (world: World, selector: Selector) in
      try await world.check { scene in
        let element = try scene.element(selector)
        guard !element.hasMaskedText else {
          throw StepFailure("\(selector.named) is not empty: it shows masked characters")
        }
        let shown = try scene.shownTexts(of: element, called: selector.named)
        if let text = shown.ways.first(where: { !$0.isEmpty }) {
          try Comparison.expect(text, is: "", shown.name)
        }
        try shown.check(.equal, "", in: scene)
      }
    }

    Then(
      "{element} is not empty", "Checks that the field or label has a text.",
      example: #"Then "Workspace URL" is not empty"#
    ) { (world: World, selector: Selector) in
      try await world.check { scene in
        let element = try scene.element(selector)
        if element.hasMaskedText { return }
        let shown = try scene.shownTexts(of: element, called: selector.named)
        if shown.ways.contains(where: { !$0.isEmpty }) { return }
        if let gap = shown.gap { throw scene.unknown(shown.name, gap) }
        throw StepFailure("\(selector.named) is empty")
      }
    }
  }

  private static let whole = StepLibrary("whole contents") {
    Then(
      "{element} shows:",
      "Checks the exact text, given as a doc string, or all of a table or list, given as a data table.",
      example: #"Then the "Prices" table shows:"#
    ) { (world: World, selector: Selector, expected: ShownContents) in
      try await world.check { scene in
        let element = try scene.element(selector)
        switch expected {
        case .text(let text):
          try scene.shownTexts(of: element, called: selector.named)
            .check(.equal, text, in: scene)
        case .table(let table):
          try scene.expect(table, in: element, called: selector, isWhole: true)
        }
      }
    }

    Then(
      "{element} includes:",
      "Checks rows of a table, or items of a list; there may be other rows and columns.",
      example: #"Then the "Prices" table includes:"#
    ) { (world: World, selector: Selector, table: ContentsTable) in
      try await world.check { scene in
        let element = try scene.element(selector)
        try scene.expect(table.table, in: element, called: selector, isWhole: false)
      }
    }
  }
}

/// A part of the contents of a table or list, whose columns are those of the element.
private struct ContentsTable: ShapedTable {
  static let shape = TableShape(.any)
  let table: Table
  init(_ table: Table) { self.table = table }
}

/// The expected contents below a step: a doc string, or a data table for a table or list.
private enum ShownContents: StepArgument {
  case text(String)
  case table(Table)

  static var accepts: StepInput.Kinds { [.docString, .table] }

  static func read(_ input: StepInput) throws -> ShownContents {
    if case .table(let table) = input { return .table(table) }
    return .text(try DocStringArgument.read(input).content)
  }
}

extension Element {
  /// Whether it has a text of which no more is known.
  fileprivate var hasMaskedText: Bool { properties[.isEmpty]?.value?.flag == false }
}

extension AssertionContext {
  /// Compares a table or list on the screen with a data table.
  ///
  /// - Parameter isWhole: whether there may be no other rows and columns, and their order counts.
  fileprivate mutating func expect(
    _ expected: Table, in element: Element, called selector: Selector, isWhole: Bool
  ) throws {
    let shown = try ShownTable(element, called: selector, in: &self)
    try shown.compare(expected, isWhole: isWhole)
    guard isWhole else { return }
    var place = selector
    place.scopes = []
    let contents = Selector("", .any, in: [place] + selector.scopes)
    try requireComplete("whether \(selector.named) shows anything else", about: contents)
  }
}
