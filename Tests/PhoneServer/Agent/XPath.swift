import SpecText

/// An XPath over the page source: the axes, the core functions and the operators of XPath 1.0 that
/// locators use.
///
/// What it does not know, such as variables or other functions, is an invalid selector here.
struct XPath {
  private let expression: Expression

  /// - Throws: `invalid selector` for a text that is no XPath (`FBXPath.m`).
  init(_ text: String) throws(AgentError) {
    do {
      var parser = try XPathParser(text)
      expression = try parser.parse()
    } catch {
      throw .invalidSelector("Cannot evaluate results for XPath expression \"\(text)\"")
    }
  }

  /// The elements that it selects, in the order of the source; none for a text or a number.
  func matches(in root: Node) -> [Node] {
    let document = XPathDocument(root)
    let context = XPathDocument.Context(entry: 1, position: 1, size: 1)
    guard case .entries(let entries) = document.value(of: expression, in: context) else {
      return []
    }
    return entries.filter { $0 > 0 }.map { document.entries[$0].node }
  }

  indirect enum Expression: Sendable {
    case path(start: Start, steps: [Step])
    case filtered(Expression, [Expression], steps: [Step])
    case union(Expression, Expression)
    case call(String, [Expression])
    case operation(String, Expression, Expression)
    case text(String)
    case number(Double)
  }

  enum Start: Sendable {
    case context, document
  }

  struct Step: Sendable {
    let axis: Axis
    /// The name of the elements or of the attribute; `*` for any.
    let name: String
    let conditions: [Expression]
  }

  enum Axis: String, Sendable {
    case child, descendant, parent, ancestor, attribute, `self`
    case descendantOrSelf = "descendant-or-self"
    case ancestorOrSelf = "ancestor-or-self"
    case followingSibling = "following-sibling"
    case precedingSibling = "preceding-sibling"
  }

  /// A result.
  enum Value {
    /// Elements by their places in the document, in its order.
    case entries([Int])
    /// The values of attributes.
    case texts([String])
    case text(String)
    case number(Double)
    case flag(Bool)
  }
}
