import SpecGherkin
import SpecText

/// Compares the columns of examples with the `<names>` of their outlines.
///
/// A name without a column, or in an outline without examples, and a column that occurs twice are
/// errors: the scenario would look for the text `<name>`, or ignore one of the columns. A column of a data file that nothing uses is a
/// warning; in a table it is a finding of `spec lint`.
struct DataColumns {
  private(set) var errors: [Diagnostic] = []
  private(set) var warnings: [Diagnostic] = []

  init(_ document: GherkinDocument) {
    guard let feature = document.feature else { return }
    let outlines = Dialect.named(feature.language)?.scenarioOutline ?? []
    for child in feature.children {
      switch child {
      case .background: break
      case .scenario(let scenario): check(scenario, outlines, document.uri)
      case .rule(let rule):
        for scenario in rule.scenarios { check(scenario, outlines, document.uri) }
      }
    }
  }

  /// A name in angle brackets and where it is.
  private struct Use {
    @ExactText var name: String
    let location: Location
    /// Whether it is in a doc string, where angle brackets often are markup.
    var isLoose = false
  }

  /// - Parameter outlines: the titles that promise examples; another scenario without examples may
  ///   be a text step, whose names are its parameters.
  private mutating func check(_ scenario: Scenario, _ outlines: [String], _ uri: String) {
    if scenario.examples.isEmpty {
      if outlines.contains(same: scenario.keyword) { checkUses(in: scenario, uri) }
      return
    }
    let uses = Self.uses(in: scenario)
    for examples in scenario.examples {
      guard let header = examples.tableHeader else { continue }
      // The rows of an ordinary block are below its title, whatever that is.
      let file =
        header.location == examples.location ? ExamplesRows.path(in: examples.name) : nil
      check(uses, examples, file, header, uri)
    }
  }

  /// - Parameter file: the data file with the rows; nil if they are below the title.
  private mutating func check(
    _ uses: [Use], _ examples: Examples, _ file: String?, _ header: TableRow, _ uri: String
  ) {
    let columns = header.cells.map(\.value)
    let known = Set(exactly: columns)
    let subject = file.map { "\"\($0)\" has" } ?? "this table of examples has"
    if file == nil { checkRepetition(of: header, uri) }
    var reported: Set<ExactText> = []
    for use in uses where !known.contains(use.name) && Self.isName(use.name) {
      let near = Nearest.nearest(to: use.name, in: columns)
      if use.isLoose, near == nil { continue }
      guard reported.insert(use.name) else { continue }
      let list = columns.map { "\"\($0)\"" }.listed("and")
      errors.append(
        Diagnostic(
          code: "data.no-column",
          message: "\(subject) no column \"\(use.name)\"", uri: uri,
          location: use.location,
          notes: [
            "it has the \(columns.count == 1 ? "column" : "columns") \(list)"
              + (file != nil && Self.isDividedOtherwise(columns)
                ? "; values are separated by commas" : "")
          ], fix: near.map { "did you mean <\($0)>?" } ?? "add the column, or correct the name"))
    }
    guard let file else { return }
    let used = Set(exactly: uses.map(\.name))
    for column in columns where !used.contains(column) {
      warnings.append(
        Diagnostic(
          code: "data.unused-column", severity: .warning,
          message: "no step uses the column \"\(column)\" of \"\(file)\"", uri: uri,
          location: examples.location,
          fix: "write <\(column)> in a step, or remove the column"))
    }
  }

  /// Without examples, a name in angle brackets stays as it is.
  private mutating func checkUses(in scenario: Scenario, _ uri: String) {
    guard let use = Self.uses(in: scenario).first(where: { !$0.isLoose && Self.isName($0.name) })
    else { return }
    errors.append(
      Diagnostic(
        code: "data.no-examples",
        message: "this outline has no examples, so <\(use.name)> has no value", uri: uri,
        location: use.location,
        fix: "write a table with the column \"\(use.name)\" below the steps, titled \"Examples:\""))
  }

  /// Of two columns with one name, only the first would be used.
  private mutating func checkRepetition(of header: TableRow, _ uri: String) {
    var known: Set<ExactText> = []
    for cell in header.cells where !known.insert(cell.value) {
      errors.append(
        Diagnostic(
          code: "data.repeated-column",
          message: "this table of examples has the column \"\(cell.value)\" twice", uri: uri,
          location: cell.location, fix: "rename or remove one of them"))
    }
  }

  /// A header that seems to be separated by something other than commas.
  private static func isDividedOtherwise(_ columns: [String]) -> Bool {
    columns.count == 1
      && (columns[0].utf8.contains(UInt8(ascii: ";"))
        || columns[0].utf8.contains(UInt8(ascii: "\t")))
  }

  // MARK: - Names in an outline

  private static func uses(in scenario: Scenario) -> [Use] {
    var uses = names(in: scenario.name).map { Use(name: $0, location: scenario.location) }
    for step in scenario.steps {
      uses += names(in: step.text).map { Use(name: $0, location: step.location) }
      for row in step.dataTable.map({ Array($0.rows) }) ?? [] {
        for cell in row.cells {
          uses += names(in: cell.value).map { Use(name: $0, location: cell.location) }
        }
      }
      if let docString = step.docString {
        let texts = [docString.content, docString.mediaType ?? ""]
        uses += texts.flatMap(names).map {
          Use(name: $0, location: docString.location, isLoose: true)
        }
      }
    }
    return uses
  }

  /// The texts in angle brackets without other angle brackets in them.
  private static func names(in text: String) -> [String] {
    var names: [String] = []
    var start: String.UTF8View.Index?
    var place = text.utf8.startIndex
    while place < text.utf8.endIndex {
      switch text.utf8[place] {
      case UInt8(ascii: "<"): start = text.utf8.index(after: place)
      case UInt8(ascii: ">"):
        if let start { names.append(String(Substring(text.utf8[start..<place]))) }
        start = nil
      default: break
      }
      place = text.utf8.index(after: place)
    }
    return names
  }

  /// Whether a text in angle brackets looks like the name of a column: words, with nothing else.
  private static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last,
      first.properties.isAlphabetic, last != " "
    else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || scalar.properties.generalCategory == .nonspacingMark
        || [" ", "_", "-", "."].contains(scalar)
    }
  }
}
