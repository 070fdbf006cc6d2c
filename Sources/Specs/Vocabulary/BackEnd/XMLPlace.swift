import SpecRunner
import SpecText
import SpecXML

/// A place in an XML text, as a part of XPath: `/order/item[2]/@id`, `//item[@id='7']/name`.
///
/// Names, `*`, `//`, `@` at the end, and in brackets a number, `last()`, and the value of an
/// attribute or of a child are read. A name without a prefix matches any prefix.
struct XMLPlace {
  fileprivate enum Condition {
    case index(Int)
    case last
    case attribute(String, String)
    case child(String, String)
  }

  private struct Step {
    let isDeep: Bool
    let name: String
    var conditions: [Condition] = []
  }

  let written: String
  private var steps: [Step] = []
  /// The attribute that is asked for; nil for the text of elements.
  private var attribute: String?

  /// - Throws: `StepFailure` if the text is no such path.
  init(_ written: String) throws {
    self.written = written
    var rest = written.unicodeScalars[...]
    guard !rest.isEmpty else { throw problem("is empty") }
    while !rest.isEmpty {
      guard attribute == nil, rest.popFirst() == "/" else {
        throw problem("has something where a slash or the end is expected")
      }
      let isDeep = rest.first == "/"
      if isDeep { rest = rest.dropFirst() }
      let name = rest.prefix { $0 != "/" && $0 != "[" }
      rest = rest[name.endIndex...]
      if name.first == "@", name.count > 1, !steps.isEmpty {
        attribute = String(Substring(name.dropFirst()))
        continue
      }
      guard !name.isEmpty, !name.contains(where: { "@()=.".unicodeScalars.contains($0) }) else {
        throw problem("has no name of an element after a slash")
      }
      var step = Step(isDeep: isDeep, name: String(Substring(name)))
      while rest.first == "[" { step.conditions.append(try condition(&rest)) }
      steps.append(step)
    }
  }

  private func problem(_ problem: String) -> StepFailure {
    StepFailure(
      "\(written.quoted) \(problem)",
      notes: ["write a path such as \"/order/item[2]/@id\" or \"//item[@id='7']\""], kind: .argument
    )
  }

  private func condition(_ rest: inout Substring.UnicodeScalarView) throws -> Condition {
    var quote: Unicode.Scalar?
    let content = rest.dropFirst().prefix { scalar in
      if quote != nil {
        quote = scalar == quote ? nil : quote
      } else if scalar == "'" {
        quote = scalar
      }
      return quote != nil || scalar != "]"
    }
    guard content.endIndex < rest.endIndex else {
      throw problem("has a bracket that is not closed")
    }
    rest = rest[content.endIndex...].dropFirst()
    let text = String(Substring(content))
    if text.isSame(as: "last()") { return .last }
    if let index = Int(text), index > 0 { return .index(index) }
    let parts = text.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let value = parts.last, value.count >= 2, value.first == "'",
      value.last == "'", let name = parts.first, name != "@"
    else {
      throw problem("has \(text.quoted) in brackets, which is not read")
    }
    let wanted = String(value.dropFirst().dropLast())
    return name.first == "@"
      ? .attribute(String(name.dropFirst()), wanted) : .child(String(name), wanted)
  }

  // MARK: - Values

  /// The texts of the elements or attributes at the place, in their order.
  func values(in tree: XMLTree) -> [String] {
    var found = [XMLTree.document]
    for step in steps {
      let parents = step.isDeep ? found.flatMap { [$0] + tree.descendants(of: $0) } : found
      var next = Set<Int>()
      for parent in parents {
        var children = tree.children(of: parent).filter { tree.isNamed(step.name, $0) }
        for condition in step.conditions { children = tree.filtered(children, condition) }
        next.formUnion(children)
      }
      found = next.sorted()
    }
    guard let attribute else { return found.map(tree.text) }
    return found.compactMap { tree.attribute(attribute, of: $0) }
  }

  /// The value at the place, of which there must be one.
  ///
  /// - Throws: `StepFailure` if there is none, or if there are several.
  func value(in tree: XMLTree, notes: [String]) throws -> String {
    let values = values(in: tree)
    if let value = values.first, values.count == 1 { return value }
    throw StepFailure(
      values.isEmpty
        ? "the response XML has nothing at \(written.quoted)"
        : "the response XML has \(values.count) values at \(written.quoted), not one",
      notes: (values.isEmpty
        ? [] : ["they are: " + values.prefix(10).map(\.quoted).joined(separator: ", ")])
        + notes)
  }
}

extension XMLTree {
  fileprivate func filtered(_ nodes: [Int], _ condition: XMLPlace.Condition) -> [Int] {
    switch condition {
    case .index(let index): nodes.indices.contains(index - 1) ? [nodes[index - 1]] : []
    case .last: nodes.suffix(1)
    case .attribute(let name, let value):
      nodes.filter { attribute(name, of: $0)?.isSame(as: value) ?? false }
    case .child(let name, let value):
      nodes.filter {
        children(of: $0).contains { isNamed(name, $0) && text(of: $0).isSame(as: value) }
      }
    }
  }
}

/// The elements of an XML text, in the order of their start tags.
struct XMLTree: XMLReceiver {
  static var receivesText: Bool { true }
  /// What the root is the child of.
  static let document = -1

  private struct Node {
    let name: String
    let attributes: [XMLAttribute]
    /// The index after that of the last descendant.
    var end: Int
    /// The texts in it.
    var texts: Range<Int>
  }

  private var nodes: [Node] = []
  private var texts: [String] = []
  private var open: [Int] = []

  mutating func open(_ name: String, _ attributes: [XMLAttribute]) {
    open.append(nodes.count)
    nodes.append(
      Node(
        name: name, attributes: attributes, end: nodes.count + 1, texts: texts.count..<texts.count))
  }

  mutating func text(_ text: String) { texts.append(text) }

  mutating func close() {
    guard let last = open.popLast() else { return }
    nodes[last].end = nodes.count
    nodes[last].texts = nodes[last].texts.lowerBound..<texts.count
  }

  /// All elements in another one.
  func descendants(of node: Int) -> Range<Int> {
    node == Self.document ? nodes.indices : node + 1..<nodes[node].end
  }

  func children(of node: Int) -> [Int] {
    let inside = descendants(of: node)
    var children: [Int] = []
    var next = inside.lowerBound
    while next < inside.upperBound {
      children.append(next)
      next = nodes[next].end
    }
    return children
  }

  /// Whether an element has a name, or with any prefix a name without one.
  func isNamed(_ name: String, _ node: Int) -> Bool {
    Self.isNamed(name, nodes[node].name) || name.isSame(as: "*")
  }

  private static func isNamed(_ name: String, _ found: String) -> Bool {
    if found.isSame(as: name) { return true }
    guard let colon = found.unicodeScalars.firstIndex(of: ":") else { return false }
    return String(found[found.unicodeScalars.index(after: colon)...]).isSame(as: name)
  }

  func attribute(_ name: String, of node: Int) -> String? {
    nodes[node].attributes.first { Self.isNamed(name, $0.name) }?.value
  }

  /// The text in an element and in all elements in it, without blanks around it.
  func text(of node: Int) -> String {
    let scalars = texts[nodes[node].texts].joined().unicodeScalars
    let start = scalars.drop { $0.properties.isWhitespace }
    let end = start.lastIndex { !$0.properties.isWhitespace }
    return end.map { String(Substring(start[...$0])) } ?? ""
  }
}
