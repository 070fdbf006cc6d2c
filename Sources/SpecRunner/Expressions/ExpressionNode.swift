/// The tree of a cucumber expression such as `I have {int} cucumber(s)/gherkin(s)`.
package struct ExpressionNode: Sendable, Hashable {
  /// The kind of a node; the raw values are those of the official test data.
  package enum Kind: String, Sendable {
    case expression = "EXPRESSION_NODE"
    case text = "TEXT_NODE"
    case optional = "OPTIONAL_NODE"
    case alternation = "ALTERNATION_NODE"
    case alternative = "ALTERNATIVE_NODE"
    case parameter = "PARAMETER_NODE"
  }

  package let kind: Kind
  /// The text of a text node with its escapes resolved; empty for other nodes.
  package let token: String
  /// The children; empty for a text node.
  package let nodes: [ExpressionNode]
  /// The range in the source, in code points; `end` is exclusive.
  package let start: Int
  package let end: Int

  init(_ kind: Kind, token: String = "", nodes: [ExpressionNode] = [], start: Int, end: Int) {
    self.kind = kind
    self.token = token
    self.nodes = nodes
    self.start = start
    self.end = end
  }

  /// The concatenated text of the node, such as the name of a parameter.
  package var text: String {
    switch nodes.count {
    case 0: token
    case 1: nodes[0].text
    default: nodes.reduce(into: "") { $0 += $1.text }
    }
  }
}
