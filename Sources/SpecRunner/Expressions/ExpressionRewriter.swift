import SpecText

/// Rewrites a cucumber expression as its official regular expression.
///
/// It is not used for matching, but as the reference for the compiled programs, and for tools that
/// show regular expressions.
package struct ExpressionRewriter {
  private let source: String
  private let types: ParameterTypes

  /// The regular expression of a cucumber expression.
  package static func regularExpression(
    _ source: String, types: ParameterTypes
  ) throws(ExpressionError) -> String {
    let tree = try ExpressionParser.parse(source)
    return try ExpressionRewriter(source: source, types: types).rewrite(tree)
  }

  private func rewrite(_ node: ExpressionNode) throws(ExpressionError) -> String {
    switch node.kind {
    case .text: return Self.escape(node.token)
    case .expression: return "^\(try rewriteAll(node.nodes, separator: ""))$"
    case .alternative: return try rewriteAll(node.nodes, separator: "")
    case .optional:
      try ExpressionRules.check(optional: node, of: source)
      return "(?:\(try rewriteAll(node.nodes, separator: "")))?"
    case .alternation:
      try ExpressionRules.check(alternation: node, of: source)
      return "(?:\(try rewriteAll(node.nodes, separator: "|")))"
    case .parameter:
      let name = node.text
      guard let type = types[name] else { throw .undefinedParameterType(source, node, name) }
      if type.regexps.count == 1 { return "(\(type.regexps[0]))" }
      return "(\(type.regexps.map { "(?:\($0))" }.joined(separator: "|")))"
    }
  }

  private func rewriteAll(
    _ nodes: [ExpressionNode], separator: String
  ) throws(ExpressionError) -> String {
    var result = ""
    for (index, node) in nodes.enumerated() {
      if index > 0 { result += separator }
      result += try rewrite(node)
    }
    return result
  }

  private static func escape(_ text: String) -> String {
    text.escaped { "^$[](){}.|?*+\\".unicodeScalars.contains($0) ? "\\\($0)" : nil }
  }
}
