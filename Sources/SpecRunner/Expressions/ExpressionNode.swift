/// The tree of a cucumber expression such as `I have {int} cucumber(s)/gherkin(s)`.
package struct ExpressionNode: Sendable, Hashable {
  /// What a node is; the raw values are the names the official test data use.
  package enum Kind: String, Sendable {
    case expression = "EXPRESSION_NODE"
    case text = "TEXT_NODE"
    case optional = "OPTIONAL_NODE"
    case alternation = "ALTERNATION_NODE"
    case alternative = "ALTERNATIVE_NODE"
    case parameter = "PARAMETER_NODE"
  }

  package let kind: Kind
  /// The text of a text node, its escapes resolved; empty for the others.
  package let token: String
  /// What stands inside; empty for a text node.
  package let nodes: [ExpressionNode]
  /// The code points it takes of the source; `end` is exclusive.
  package let start: Int
  package let end: Int

  init(_ kind: Kind, token: String = "", nodes: [ExpressionNode] = [], start: Int, end: Int) {
    self.kind = kind
    self.token = token
    self.nodes = nodes
    self.start = start
    self.end = end
  }

  /// All the text in it: the name of a parameter.
  package var text: String {
    switch nodes.count {
    case 0: token
    case 1: nodes[0].text
    default: nodes.reduce(into: "") { $0 += $1.text }
    }
  }
}
