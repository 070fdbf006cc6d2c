/// What a line is, as the grammar and the official error texts name it.
package enum TokenKind: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  case eof, empty, comment, language, tagLine, featureLine, ruleLine, backgroundLine
  case scenarioLine, examplesLine, stepLine, docStringSeparator, tableRow, other
  /// A line that may not stand where it stands.
  case unexpected

  /// The name in error texts.
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

/// Several kinds of lines: those that may stand at a position.
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

/// A line, classified.
struct Token: BitwiseCopyable {
  var kind: TokenKind
  var type: StepKeywordType = .unknown
  /// Where the keyword begins and ends; a Markdown heading or bullet lies before it.
  var keywordStart = 0
  var keywordEnd = 0
  /// Where the text begins: behind a title's colon, behind a step's keyword; not trimmed.
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
