import SpecText

/// The scenario of a recording: a step for each input, with the checks of what it has changed.
struct RecordedScenario {
  /// An input as it is written: a step with its checks, or a comment.
  struct Entry {
    /// The steps, each without its keyword; the rows of tables and texts are further lines.
    var steps: [[String]] = []
    /// What no step describes, for a comment; nil if the steps do.
    var gap: String?
    /// The checks, without keywords.
    var checks: [String] = []
    /// The id of the element that was used.
    var target: String?
  }

  /// A step of the scenario, and where it comes from.
  struct Line {
    /// The lines with the keyword; a comment has one line.
    let lines: [String]
    /// The number of the entry; nil for the step that opens the app.
    let entry: Int?
    /// The number of the check in the entry; nil for anything else.
    let check: Int?
    var isComment: Bool { lines.first?.begins(with: "#") ?? false }
  }

  let opening: String
  var entries: [Entry] = []
  let keywords: Keywords

  /// The keywords of a language, each with the space that follows it.
  struct Keywords: Sendable {
    let given, when, then, and: String
  }

  /// The number of inputs that no step describes.
  var gaps: Int { entries.count { $0.gap != nil } }

  /// All steps and comments in order.
  var all: [Line] {
    var all = [Line(lines: [keywords.given + opening], entry: nil, check: nil)]
    var last = keywords.given
    func keyword(_ keyword: String) -> String {
      defer { last = keyword }
      return last.isSame(as: keyword) ? keywords.and : keyword
    }
    for (number, entry) in entries.enumerated() {
      if let gap = entry.gap { all.append(Line(lines: ["# " + gap], entry: number, check: nil)) }
      for step in entry.steps {
        let first = keyword(keywords.when) + (step.first ?? "")
        all.append(Line(lines: [first] + step.dropFirst(), entry: number, check: nil))
      }
      for (index, check) in entry.checks.enumerated() {
        // The rows of its table are on lines of their own.
        let lines = check.split(separator: "\n").map(String.init)
        let first = keyword(keywords.then) + (lines.first ?? "")
        all.append(Line(lines: [first] + lines.dropFirst(), entry: number, check: index))
      }
    }
    return all
  }

  /// The lines of the scenario.
  var lines: [String] { all.flatMap(\.lines) }

  /// Removes checks, by the entry and their numbers in it.
  mutating func remove(checks: [(entry: Int, check: Int)]) {
    for (entry, check) in checks.sorted(by: { $0.check > $1.check }) {
      entries[entry].checks.remove(at: check)
    }
  }
}
