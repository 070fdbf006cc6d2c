/// The restrictions of cucumber expressions that their grammar does not express.
enum ExpressionRules {
  /// An optional contains text, no parameter and no other optional, and is not empty.
  static func check(
    optional node: ExpressionNode, of source: String
  ) throws(ExpressionError) {
    if let parameter = node.nodes.first(where: { $0.kind == .parameter }) {
      throw .parameterInOptional(source, parameter)
    }
    if let optional = node.nodes.first(where: { $0.kind == .optional }) {
      throw .optionalInOptional(source, optional)
    }
    guard node.nodes.contains(where: { $0.kind == .text }) else {
      throw .emptyOptional(source, node)
    }
  }

  /// Each alternative contains text that is not optional.
  static func check(
    alternation node: ExpressionNode, of source: String
  ) throws(ExpressionError) {
    for alternative in node.nodes {
      if alternative.nodes.isEmpty { throw .emptyAlternative(source, alternative) }
      guard alternative.nodes.contains(where: { $0.kind == .text }) else {
        throw .onlyOptionals(source, alternative)
      }
    }
  }
}
