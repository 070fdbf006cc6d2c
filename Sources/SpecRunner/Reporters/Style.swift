package import SpecMessages

/// The colours and signs of all reports in one table; plain where the display has no colour.
package struct Style: Hashable, Sendable {
  private let hasColour: Bool
  private let hasUnicode: Bool

  package init(_ display: Display) {
    hasColour = display.hasColour
    hasUnicode = display.hasUnicode
  }

  /// What a piece of text means, which decides how it looks.
  package enum Tone: Hashable, Sendable {
    case status(Status)
    /// Names of features, rules and scenarios, and other headings.
    case heading
    case keyword
    case tag
    /// What is beside the point: places, durations, counts of little weight.
    case faint
    case error
    case warning
    case note
    case expected
    case actual
  }

  /// The text in the tone's colour.
  package func paint(_ text: String, _ tone: Tone) -> String {
    guard hasColour, !text.isEmpty else { return text }
    return "\u{1B}[\(code(tone))m\(text)\u{1B}[0m"
  }

  /// The sign a status has before a step.
  package func mark(_ status: Status) -> String {
    switch status {
    case .passed: hasUnicode ? "✓" : "+"
    case .failed: hasUnicode ? "✗" : "x"
    case .skipped: "-"
    case .pending: hasUnicode ? "…" : "~"
    case .undefined: "?"
    case .ambiguous: hasUnicode ? "≈" : "="
    case .unknown: hasUnicode ? "·" : "."
    }
  }

  /// The one letter a status has where there is one for each scenario or step.
  package func sign(_ status: Status) -> String {
    switch status {
    case .passed: "."
    case .failed: "F"
    case .skipped: "-"
    case .pending: "P"
    case .undefined: "U"
    case .ambiguous: "A"
    case .unknown: "?"
    }
  }

  /// What stands between the parts of a name.
  var nameSeparator: String { hasUnicode ? " › " : " > " }
  /// What stands in front of the lines of a screen.
  var rail: String { hasUnicode ? "│ " : "| " }
  /// What a text that was cut ends with.
  package var ellipsis: String { hasUnicode ? "…" : "..." }
  /// What stands between facts on one line.
  package var dot: String { hasUnicode ? " · " : " - " }
  /// What stands before the place of a diagnostic.
  package var arrow: String { "-->" }

  private func code(_ tone: Tone) -> String {
    switch tone {
    case .status(.passed), .expected: "32"
    case .status(.failed), .actual: "31"
    case .status(.skipped), .tag: "36"
    case .status(.pending), .status(.undefined), .warning: "33"
    case .status(.ambiguous): "35"
    case .status(.unknown), .faint: "90"
    case .heading, .keyword: "1"
    case .error: "1;31"
    case .note: "1;36"
    }
  }
}

extension Status {
  /// The status as a word in a sentence.
  package var word: String { rawValue.lowercased() }
}
