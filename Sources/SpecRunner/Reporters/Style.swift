package import SpecMessages

/// The colours and marks of all reports; plain if the display has no colour.
package struct Style: Hashable, Sendable {
  private let hasColour: Bool
  private let hasUnicode: Bool

  package init(_ display: Display) {
    hasColour = display.hasColour
    hasUnicode = display.hasUnicode
  }

  /// The meaning of a piece of text, which determines its colour.
  package enum Tone: Hashable, Sendable {
    case status(Status)
    /// Names of features, rules and scenarios, and other headings.
    case heading
    case keyword
    case tag
    /// Secondary information: locations, durations, small counts.
    case faint
    case error
    case warning
    case note
    case expected
    case actual
  }

  /// Returns the text in the tone's colour.
  package func paint(_ text: String, _ tone: Tone) -> String {
    guard hasColour, !text.isEmpty else { return text }
    return "\u{1B}[\(code(tone))m\(text)\u{1B}[0m"
  }

  /// Returns the mark of a status, shown before a step.
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

  /// Returns the letter of a status, shown for each scenario or step.
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

  /// Returns the letter of a scenario's result.
  package func sign(_ result: CaseResult) -> String {
    switch result {
    case .status(let status): sign(status)
    case .knownIssue: "K"
    case .quarantined: "Q"
    case .unexpectedPass: "X"
    }
  }

  /// The separator between the parts of a name.
  var nameSeparator: String { hasUnicode ? " › " : " > " }
  /// The prefix of each line of a screen.
  var rail: String { hasUnicode ? "│ " : "| " }
  /// The suffix of truncated text.
  package var ellipsis: String { hasUnicode ? "…" : "..." }
  /// The separator between facts on one line.
  package var dot: String { hasUnicode ? " · " : " - " }
  /// The prefix of a diagnostic's location.
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
  package var word: String {
    switch self {
    case .unknown: "unknown"
    case .passed: "passed"
    case .skipped: "skipped"
    case .pending: "pending"
    case .undefined: "undefined"
    case .ambiguous: "ambiguous"
    case .failed: "failed"
    }
  }
}
