/// What a cucumber expression may not contain although its grammar can say it.
enum ExpressionRules {
  /// An optional holds text: no parameter, no other optional, not nothing.
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

  /// Each alternative holds some text that is not optional.
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
