/// The kind of a line, named as in the grammar and the official error messages.
package enum TokenKind: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  case eof, empty, comment, language, tagLine, featureLine, ruleLine, backgroundLine
  case scenarioLine, examplesLine, stepLine, docStringSeparator, tableRow, other
  /// A line that is not allowed at its position.
  case unexpected

  /// The name in error messages.
  var name: String {
    switch self {
    case .eof: "#EOF"
    case .empty: "#Empty"
    case .comment: "#Comment"
    case .language: "#Language"
    case .tagLine: "#TagLine"
    case .featureLine: "#FeatureLine"
    case .ruleLine: "#RuleLine"
    case .backgroundLine: "#BackgroundLine"
    case .scenarioLine: "#ScenarioLine"
    case .examplesLine: "#ExamplesLine"
    case .stepLine: "#StepLine"
    case .docStringSeparator: "#DocStringSeparator"
    case .tableRow: "#TableRow"
    case .other: "#Other"
    case .unexpected: "#Unexpected"
    }
  }
}

/// A set of line kinds, such as those allowed at a position.
struct TokenSet: OptionSet, BitwiseCopyable, Sendable {
  let rawValue: UInt16

  @inline(__always) init(rawValue: UInt16) { self.rawValue = rawValue }

  @inline(__always) init(_ kind: TokenKind) { rawValue = 1 &<< UInt16(kind.rawValue) }

  init(_ kinds: [TokenKind]) {
    rawValue = kinds.reduce(0) { $0 | 1 &<< UInt16($1.rawValue) }
  }

  @inline(__always)
  func contains(_ kind: TokenKind) -> Bool { rawValue & 1 &<< UInt16(kind.rawValue) != 0 }
}

/// A classified line.
struct Token: BitwiseCopyable {
  var kind: TokenKind
  var type: StepKeywordType = .unknown
  /// The range of the keyword; a Markdown heading or bullet is before it.
  var keywordStart = 0
  var keywordEnd = 0
  /// The start of the text, after a title's colon or a step's keyword; not trimmed.
  var textStart = 0

  @inline(__always) init(_ kind: TokenKind) { self.kind = kind }

  @inline(__always) init(_ keyword: FoundKeyword, at offset: Int) {
    kind = keyword.kind
    type = keyword.type
    keywordStart = offset
    keywordEnd = offset &+ keyword.length
    textStart = offset &+ keyword.textOffset
  }
}
