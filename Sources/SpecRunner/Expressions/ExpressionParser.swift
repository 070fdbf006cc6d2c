/// Parses the tokens of a cucumber expression into a tree.
///
/// The tree may be invalid, for example contain an empty alternative; `ExpressionCompiler` rejects
/// it, so that errors occur in the official order.
package struct ExpressionParser {
  /// Nested optionals are never allowed; beyond this depth they are not parsed.
  private static let maximumDepth = 64

  private let source: String
  private let bytes: [UInt8]
  private let tokens: [ExpressionToken]
  private var at = 1
  private var depth = 0

  /// The tree of an expression.
  package static func parse(_ source: String) throws(ExpressionError) -> ExpressionNode {
    let bytes = Array(source.utf8)
    let tokens = try ExpressionLexer.tokens(of: source, bytes: bytes)
    var parser = ExpressionParser(source: source, bytes: bytes, tokens: tokens)
    return try parser.expression()
  }

  /// The last token is an end of line, and parsing never goes past it.
  private var current: ExpressionToken { tokens[min(at, tokens.count - 1)] }

  private mutating func expression() throws(ExpressionError) -> ExpressionNode {
    let hasAlternation = tokens.contains { $0.kind == .alternation }
    var nodes: [ExpressionNode] = []
    nodes.reserveCapacity(tokens.count)
    while current.kind != .endOfLine {
      if hasAlternation, let alternation = try alternation() {
        nodes.append(alternation)
      } else {
        nodes.append(try node())
      }
    }
    return ExpressionNode(.expression, nodes: nodes, start: 0, end: current.end)
  }

  /// An optional, a parameter or a text.
  private mutating func node() throws(ExpressionError) -> ExpressionNode {
    let token = current
    switch token.kind {
    case .beginOptional: return try optional()
    case .beginParameter: return try parameter()
    case .alternation: throw .alternationInOptional(source, token)
    default:
      at += 1
      return text(token)
    }
  }

  private func text(_ token: ExpressionToken) -> ExpressionNode {
    ExpressionNode(.text, token: token.text(in: bytes), start: token.start, end: token.end)
  }

  private mutating func optional() throws(ExpressionError) -> ExpressionNode {
    let begin = current
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else {
      throw .optionalInOptional(
        source, ExpressionNode(.optional, start: begin.start, end: begin.end))
    }
    at += 1
    var nodes: [ExpressionNode] = []
    while current.kind != .endOptional, current.kind != .endOfLine { nodes.append(try node()) }
    return try close(.optional, begin, .endOptional, nodes)
  }

  private mutating func parameter() throws(ExpressionError) -> ExpressionNode {
    let begin = current
    at += 1
    var nodes: [ExpressionNode] = []
    while current.kind != .endParameter, current.kind != .endOfLine {
      let token = current
      guard token.kind == .text || token.kind == .whiteSpace else {
        throw .illegalParameterName(source, token)
      }
      nodes.append(text(token))
      at += 1
    }
    return try close(.parameter, begin, .endParameter, nodes)
  }

  private mutating func close(
    _ kind: ExpressionNode.Kind, _ begin: ExpressionToken, _ end: ExpressionToken.Kind,
    _ nodes: [ExpressionNode]
  ) throws(ExpressionError) -> ExpressionNode {
    let token = current
    guard token.kind == end else { throw .missingEnd(source, begin, end) }
    at += 1
    return ExpressionNode(kind, nodes: nodes, start: begin.start, end: token.end)
  }

  /// An alternation between two boundaries; nil, and nothing is consumed, if there is no `/`.
  ///
  /// The left boundary is the start, white space or `}`, the right one the end, white space or `{`.
  private mutating func alternation() throws(ExpressionError) -> ExpressionNode? {
    switch tokens[at - 1].kind {
    case .startOfLine, .whiteSpace, .endParameter: break
    default: return nil
    }
    let first = at
    let start = current.start
    var alternativeStart = start
    var alternatives: [ExpressionNode] = []
    var nodes: [ExpressionNode] = []
    loop: while true {
      let token = current
      switch token.kind {
      case .whiteSpace, .endOfLine, .beginParameter: break loop
      case .alternation:
        alternatives.append(
          ExpressionNode(.alternative, nodes: nodes, start: alternativeStart, end: token.start))
        nodes = []
        alternativeStart = token.end
        at += 1
      default: nodes.append(try node())
      }
    }
    guard !alternatives.isEmpty else {
      at = first
      return nil
    }
    let end = current.start
    alternatives.append(
      ExpressionNode(.alternative, nodes: nodes, start: alternativeStart, end: end))
    return ExpressionNode(.alternation, nodes: alternatives, start: start, end: end)
  }
}
