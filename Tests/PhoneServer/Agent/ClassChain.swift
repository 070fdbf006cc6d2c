import SpecText

/// A class chain: `**/XCUIElementTypeCell[$name == 'a'$]/XCUIElementTypeButton[-1]`.
///
/// The rules are those of the wiki page "Class Chain Queries Construction Rules" of WebDriverAgent:
/// a step descends one level, after `**/` any number; a predicate in backquotes is about the
/// element, one in dollar signs about what is inside it; a number is a place among the matches,
/// from 1, or from the end if it is negative.
struct ClassChain {
  private let steps: [Step]

  private struct Step {
    let type: String
    let isDeep: Bool
    var conditions: [Condition]
  }

  private enum Condition {
    case itself(Predicate)
    case inside(Predicate)
    case place(Int)
  }

  /// - Throws: `invalid selector` for a chain that cannot be parsed (`FBClassChainQueryParser.m`).
  init(_ chain: String) throws(AgentError) {
    let failure = AgentError.invalidSelector("Cannot parse class chain query '\(chain)'")
    var rest = Array(chain.unicodeScalars)[...]
    var steps: [Step] = []
    while !rest.isEmpty {
      if !steps.isEmpty {
        guard rest.popFirst() == "/" else { throw failure }
      }
      var isDeep = false
      if rest.starts(with: "**/".unicodeScalars) {
        isDeep = true
        rest = rest.dropFirst(3)
      }
      let type = rest.prefix { $0 != "/" && $0 != "[" }
      rest = rest.dropFirst(type.count)
      let name = String(String.UnicodeScalarView(type))
      guard name == "*" || name.begins(with: Node.prefix) else { throw failure }
      var step = Step(type: name, isDeep: isDeep, conditions: [])
      while rest.first == "[" {
        guard let condition = try Self.condition(&rest) else { throw failure }
        step.conditions.append(condition)
      }
      steps.append(step)
    }
    guard !steps.isEmpty else { throw failure }
    self.steps = steps
  }

  /// The condition in brackets at the start; nil if it is malformed.
  private static func condition(
    _ rest: inout ArraySlice<Unicode.Scalar>
  ) throws(AgentError) -> Condition? {
    rest.removeFirst()
    if let quote = rest.first, quote == "`" || quote == "$" {
      rest.removeFirst()
      var text = String.UnicodeScalarView()
      while let scalar = rest.popFirst() {
        if scalar == quote {
          // A quote inside the predicate is doubled.
          guard rest.first == quote else { break }
          rest.removeFirst()
        }
        text.append(scalar)
      }
      guard rest.popFirst() == "]" else { return nil }
      let predicate = try Predicate(String(text))
      return quote == "`" ? .itself(predicate) : .inside(predicate)
    }
    let digits = rest.prefix { $0 != "]" }
    rest = rest.dropFirst(digits.count)
    guard rest.popFirst() == "]", let place = Int(String(String.UnicodeScalarView(digits))),
      place != 0
    else { return nil }
    return .place(place)
  }

  func matches(in root: Node) -> [Node] {
    var found = [(node: root, index: 0)]
    for step in steps {
      found = found.flatMap { Self.matches(of: step, in: $0.node) }
    }
    return found.map(\.node)
  }

  private static func matches(of step: Step, in node: Node) -> [(node: Node, index: Int)] {
    var found =
      step.isDeep
      ? Array(node.everything.dropFirst())
      : node.children.enumerated().map { (node: $1, index: $0) }
    found = found.filter { step.type == "*" || $0.node.fullType.isSame(as: step.type) }
    for condition in step.conditions {
      switch condition {
      case .itself(let predicate):
        found = found.filter { predicate.holds(for: $0.node, index: $0.index) }
      case .inside(let predicate):
        found = found.filter { match in
          match.node.everything.dropFirst().contains {
            predicate.holds(for: $0.node, index: $0.index)
          }
        }
      case .place(let place):
        let index = place > 0 ? place - 1 : found.count + place
        found = found.indices.contains(index) ? [found[index]] : []
      }
    }
    return found
  }
}
