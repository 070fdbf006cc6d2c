/// A parser of tag expressions: `not` binds tighter than `and`, `and` tighter than `or`.
struct TagExpressionParser {
  private enum Token: Equatable {
    case tag(String)
    case not, and, or, open, close

    /// The precedence of an operator; nil for other tokens.
    var precedence: Int? {
      switch self {
      case .or: 0
      case .and: 1
      case .not: 2
      default: nil
      }
    }
  }

  private let text: String
  private let scalars: [Unicode.Scalar]
  /// The number of operands not yet consumed by an operator.
  private var operands = 0
  private var steps: [TagExpression.Step] = []
  private var operators: [(token: Token, offset: Int)] = []

  /// Parses an expression into the steps of its evaluation.
  static func parse(_ text: String) throws(TagExpressionError) -> [TagExpression.Step] {
    var parser = TagExpressionParser(text: text, scalars: Array(text.unicodeScalars))
    return try parser.parse()
  }

  private mutating func parse() throws(TagExpressionError) -> [TagExpression.Step] {
    let tokens = try tokens()
    guard !tokens.isEmpty else { return [] }
    var expectsOperand = true
    for (token, offset) in tokens {
      switch token {
      case .tag, .not, .open:
        guard expectsOperand else { throw error(.expectedOperator, offset) }
      case .and, .or, .close:
        guard !expectsOperand else { throw error(.expectedOperand, offset) }
      }
      switch token {
      case .tag(let tag):
        steps.append(.tag(tag))
        operands += 1
      case .not, .open: operators.append((token, offset))
      case .and, .or:
        while let last = operators.last?.token.precedence, last >= token.precedence ?? 0 {
          try apply()
        }
        operators.append((token, offset))
      case .close: try closeParenthesis(offset)
      }
      if case .tag = token { expectsOperand = false } else { expectsOperand = token != .close }
    }
    while let last = operators.last {
      if last.token == .open { throw error(.unmatchedOpen, last.offset) }
      try apply()
    }
    return steps
  }

  private mutating func closeParenthesis(_ offset: Int) throws(TagExpressionError) {
    while let last = operators.last, last.token != .open { try apply() }
    guard operators.popLast() != nil else { throw error(.unmatchedClose, offset) }
  }

  /// Appends the last operator after its operands.
  private mutating func apply() throws(TagExpressionError) {
    guard let last = operators.popLast() else { return }
    let needed = last.token == .not ? 1 : 2
    guard operands >= needed else { throw error(.expectedOperand, scalars.count) }
    operands -= needed - 1
    switch last.token {
    case .not: steps.append(.not)
    case .and: steps.append(.and)
    default: steps.append(.or)
    }
  }

  private func error(_ problem: TagExpressionError.Problem, _ offset: Int) -> TagExpressionError {
    TagExpressionError(expression: text, problem: problem, column: offset + 1)
  }

  // MARK: - Tokens

  private func tokens() throws(TagExpressionError) -> [(Token, Int)] {
    var tokens: [(Token, Int)] = []
    var word = String.UnicodeScalarView()
    var start = 0
    var isEscaped = false
    for (offset, scalar) in scalars.enumerated() {
      let isBlank = ScalarClass.isWhiteSpace(scalar.value)
      let isParenthesis = scalar == "(" || scalar == ")"
      if isEscaped {
        guard isBlank || isParenthesis || scalar == "\\" else {
          throw error(.illegalEscape(scalar), offset - 1)
        }
        word.append(scalar)
        isEscaped = false
      } else if isBlank || isParenthesis {
        if !word.isEmpty { tokens.append((Self.token(word), start)) }
        word = String.UnicodeScalarView()
        if isParenthesis { tokens.append((scalar == "(" ? .open : .close, offset)) }
      } else {
        if word.isEmpty { start = offset }
        if scalar == "\\" { isEscaped = true } else { word.append(scalar) }
      }
    }
    if !word.isEmpty { tokens.append((Self.token(word), start)) }
    return tokens
  }

  private static func token(_ word: String.UnicodeScalarView) -> Token {
    let word = String(word)
    switch word {
    case "not": return .not
    case "and": return .and
    case "or": return .or
    default: return .tag(word)
    }
  }
}
