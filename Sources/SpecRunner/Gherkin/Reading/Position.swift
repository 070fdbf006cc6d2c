/// The position in the grammar, which determines the allowed kinds of the next line.
enum Position: UInt8, CaseIterable, BitwiseCopyable, Sendable {
  case start, featureHead
  case title, titleDescription
  case background, backgroundDescription
  case backgroundStep, backgroundDocString, backgroundDocStringAfterTable
  case scenarioTags, scenario, scenarioDescription
  case scenarioStep, scenarioDocString, scenarioDocStringAfterTable
  case examplesTags, examples, examplesDescription, examplesTable
  case ruleTags
  case insideDocString

  /// The allowed kinds, in the order of matching and of error messages.
  var expected: [TokenKind] {
    switch self {
    case .start: [.eof, .language, .tagLine, .featureLine, .comment, .empty]
    case .featureHead: [.tagLine, .featureLine, .comment, .empty]
    case .title: [.eof, .empty, .comment, .backgroundLine] + Self.nextInFeature
    case .titleDescription: [.eof, .comment, .backgroundLine] + Self.nextInFeature
    case .background: [.eof, .empty, .comment, .stepLine] + Self.nextInFeature
    case .backgroundDescription: [.eof, .comment, .stepLine] + Self.nextInFeature
    case .backgroundStep: [.eof, .tableRow, .docStringSeparator] + Self.afterBackgroundStep
    case .backgroundDocString: [.eof, .tableRow] + Self.afterBackgroundStep
    case .backgroundDocStringAfterTable: [.eof] + Self.afterBackgroundStep
    case .scenarioTags: [.tagLine, .scenarioLine, .comment, .empty]
    case .scenario: [.eof, .empty, .comment, .stepLine] + Self.nextInScenario + [.other]
    case .scenarioDescription: [.eof, .comment, .stepLine] + Self.nextInScenario + [.other]
    case .scenarioStep: [.eof, .tableRow, .docStringSeparator] + Self.afterScenarioStep
    case .scenarioDocString: [.eof, .tableRow] + Self.afterScenarioStep
    case .scenarioDocStringAfterTable: [.eof] + Self.afterScenarioStep
    case .examplesTags: [.tagLine, .examplesLine, .comment, .empty]
    case .examples: [.eof, .empty, .comment, .tableRow] + Self.nextInScenario + [.other]
    case .examplesDescription: [.eof, .comment, .tableRow] + Self.nextInScenario + [.other]
    case .examplesTable: [.eof, .tableRow] + Self.nextInScenario + [.comment, .empty]
    case .ruleTags: [.tagLine, .ruleLine, .comment, .empty]
    case .insideDocString: [.docStringSeparator, .other]
    }
  }

  private static let nextInFeature: [TokenKind] = [.tagLine, .scenarioLine, .ruleLine, .other]
  private static let nextInScenario: [TokenKind] = [
    .tagLine, .examplesLine, .scenarioLine, .ruleLine,
  ]
  private static let afterBackgroundStep: [TokenKind] = [
    .stepLine, .tagLine, .scenarioLine, .ruleLine, .comment, .empty,
  ]
  private static let afterScenarioStep: [TokenKind] =
    [.stepLine] + nextInScenario + [.comment, .empty]

  /// The allowed kinds as sets, one per position.
  static let allowed: [TokenSet] = allCases.map { TokenSet($0.expected) }

  /// All kinds that a line can have by itself.
  static let everything = TokenSet(
    TokenKind.allCases.filter { ![.eof, .language, .unexpected].contains($0) })

  /// The position inside the description that follows.
  var inDescription: Position {
    switch self {
    case .title: .titleDescription
    case .background: .backgroundDescription
    case .scenario: .scenarioDescription
    case .examples: .examplesDescription
    default: self
    }
  }
}
