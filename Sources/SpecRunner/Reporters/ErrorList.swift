package import SpecGherkin
import SpecText

/// The errors of a suite, limited to the first ones of each file and a count of the others.
package struct ErrorList {
  /// The entries in order: a diagnostic, or a sentence that counts omitted diagnostics.
  enum Entry: Equatable {
    case diagnostic(Diagnostic)
    case more(String)
  }

  let entries: [Entry]
  /// Whether nothing was omitted.
  package let isWhole: Bool

  private static let mostInFile = 5
  private static let most = 50
  private static let mostWarnings = 100

  package init(_ diagnostics: [Diagnostic]) {
    var entries: [Entry] = []
    var shown = 0
    var left = 0
    var warnings = 0
    for run in Self.runs(diagnostics) {
      let errors = run.filter { $0.severity == .error }
      // All further errors of a file in another language have the same cause.
      let limit = errors.first?.code == Diagnostic.otherLanguage ? 1 : Self.mostInFile
      let count = min(errors.count, limit, max(0, Self.most - shown))
      var rest = count
      for diagnostic in run {
        if diagnostic.severity == .error {
          if rest == 0 { continue }
          rest -= 1
        } else {
          warnings += 1
          if warnings > Self.mostWarnings { continue }
        }
        entries.append(.diagnostic(diagnostic))
      }
      shown += count
      if count > 0, errors.count > count, let file = errors.first?.uri {
        entries.append(.more("and \(Self.more(errors.count - count, "error")) in \(file)"))
      } else if count == 0 {
        left += errors.count
      }
    }
    if left > 0 { entries.append(.more("and \(Self.more(left, "error")) in other files")) }
    if warnings > Self.mostWarnings {
      entries.append(.more("and \(Self.more(warnings - Self.mostWarnings, "warning"))"))
    }
    self.entries = entries
    isWhole = !entries.contains { if case .more = $0 { true } else { false } }
  }

  private static func more(_ count: Int, _ noun: String) -> String {
    count.counted("more " + noun)
  }

  /// Returns the diagnostics grouped by file.
  private static func runs(_ diagnostics: [Diagnostic]) -> [[Diagnostic]] {
    var runs: [[Diagnostic]] = []
    for diagnostic in diagnostics {
      if let last = runs.last?.last, !last.uri.isEmpty,
        last.uri.utf8.elementsEqual(diagnostic.uri.utf8)
      {
        runs[runs.count - 1].append(diagnostic)
      } else {
        runs.append([diagnostic])
      }
    }
    return runs
  }
}
