import SpecGherkin
import SpecText

/// Compares the columns of data files with the `<names>` of their outlines.
///
/// A table is next to the steps that use it; a data file is not, so a name that it lacks is an
/// error, and a column that nothing uses a warning.
struct DataColumns {
  private(set) var errors: [Diagnostic] = []
  private(set) var warnings: [Diagnostic] = []

  init(_ document: GherkinDocument) {
    guard let feature = document.feature else { return }
    for child in feature.children {
      switch child {
      case .background: break
      case .scenario(let scenario): check(scenario, document.uri)
      case .rule(let rule): for scenario in rule.scenarios { check(scenario, document.uri) }
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

  private mutating func check(_ scenario: Scenario, _ uri: String) {
    for examples in scenario.examples {
      // An ordinary examples block may have such a name; its rows are below its title.
      guard let file = ExamplesRows.path(in: examples.name), let header = examples.tableHeader,
        header.location == examples.location
      else { continue }
      check(scenario, examples, file, header.cells.map(\.value), uri)
    }
  }

  private mutating func check(
    _ scenario: Scenario, _ examples: Examples, _ file: String, _ columns: [String], _ uri: String
  ) {
    let known = Set(exactly: columns)
    let uses = Self.uses(in: scenario)
    let used = Set(exactly: uses.map(\.name))
    var reported: Set<ExactText> = []
    for use in uses where !known.contains(use.name) && Self.isName(use.name) {
      let near = Nearest.nearest(to: use.name, in: columns)
      if use.isLoose, near == nil { continue }
      guard reported.insert(use.name) else { continue }
      let list = columns.map { "\"\($0)\"" }.listed("and")
      errors.append(
        Diagnostic(
          code: "data.no-column",
          message: "\"\(file)\" has no column \"\(use.name)\"", uri: uri, location: use.location,
          notes: [
            "it has the \(columns.count == 1 ? "column" : "columns") \(list)"
              + (Self.isDividedOtherwise(columns) ? "; values are separated by commas" : "")
          ], fix: near.map { "did you mean <\($0)>?" } ?? "add the column, or correct the name"))
    }
    for column in columns where !used.contains(column) {
      warnings.append(
        Diagnostic(
          code: "data.unused-column", severity: .warning,
          message: "no step uses the column \"\(column)\" of \"\(file)\"", uri: uri,
          location: examples.location,
          fix: "write <\(column)> in a step, or remove the column"))
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
