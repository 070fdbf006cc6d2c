package import SpecText

/// A tag expression, a condition on tags: `@smoke and not (@slow or @wip)`.
///
/// Tags are compared by code points, case-sensitively and with their `@`. See [tag
/// expressions](https://github.com/cucumber/tag-expressions#readme).
///
/// ```swift
/// let expression = try TagExpression("@smoke and not @slow")
/// expression.matches(["@smoke"])  // true
/// ```
public struct TagExpression: Sendable, Hashable, CustomStringConvertible {
  /// A step of the evaluation, operands before their operator.
  enum Step: Sendable, Hashable {
    case tag(String)
    case not, and, or
  }

  /// The operands and operators in reverse Polish notation; an empty list matches everything.
  private let steps: [Step]

  /// Parses an expression; an empty or blank one matches everything.
  ///
  /// - Throws: `TagExpressionError` with the official message.
  public init(_ text: String) throws(TagExpressionError) {
    steps = try TagExpressionParser.parse(text)
  }

  /// An expression that matches if all of these do; nil if there are none.
  package init?(all expressions: [TagExpression]) {
    guard let first = expressions.first else { return nil }
    steps = expressions.dropFirst().reduce(first.steps) { $0 + $1.steps + [.and] }
  }

  /// A warning about an expression that cannot mean what its author intended; nil if there is none.
  ///
  /// All tags of a scenario begin with `@`, so that a tag without it never matches. Other tools
  /// accept such an expression, so it is not a syntax error.
  package var warning: String? {
    for case .tag(let tag) in steps {
      // As in early versions of Cucumber and in behave.
      if tag.begins(with: "~@") {
        return "\"\(tag)\" is not a tag: write not \(tag.dropFirst())"
      }
      if tag.includes(",@") {
        let tags = tag.split(separator: ",").joined(separator: " or ")
        return "\"\(tag)\" is not a tag: write \(tags)"
      }
      if tag.utf8.first == UInt8(ascii: "@") { continue }
      return "\"\(tag)\" is not a tag: a tag begins with @, did you mean @\(tag)?"
    }
    return nil
  }

  /// The tags of the expression, in no particular order.
  package var tags: [String] {
    steps.compactMap { if case .tag(let tag) = $0 { tag } else { nil } }
  }

  /// The tags that a scenario needs to match, without those that it must not have.
  package var wantedTags: Set<ExactText> {
    var operands: [(wanted: Set<ExactText>, unwanted: Set<ExactText>)] = []
    for step in steps {
      switch step {
      case .tag(let tag): operands.append(([ExactText(tag)], []))
      case .not:
        if let (wanted, unwanted) = operands.popLast() { operands.append((unwanted, wanted)) }
      case .and, .or:
        guard let right = operands.popLast(), let left = operands.popLast() else { continue }
        operands.append(
          (left.wanted.union(right.wanted), left.unwanted.union(right.unwanted)))
      }
    }
    return operands.last?.wanted ?? []
  }

  /// Whether the expression matches a scenario with these tags.
  public func matches(_ tags: some Sequence<String>) -> Bool {
    matches(Array(tags))
  }

  /// Whether the expression matches a scenario with these tags.
  public func matches(_ tags: [String]) -> Bool {
    var values: [Bool] = []
    values.reserveCapacity(8)
    for step in steps {
      switch step {
      case .tag(let tag): values.append(Self.contains(tags, tag))
      case .not:
        let value = values.popLast() ?? true
        values.append(!value)
      case .and, .or:
        let right = values.popLast() ?? true
        let left = values.popLast() ?? true
        values.append(step == .and ? left && right : left || right)
      }
    }
    return values.last ?? true
  }

  /// `==` would treat tags of different code points as equal.
  private static func contains(_ tags: [String], _ tag: String) -> Bool {
    let count = tag.utf8.count
    return tags.contains { $0.utf8.count == count && $0.utf8.elementsEqual(tag.utf8) }
  }

  /// The canonical form of the expression: all parentheses, one space between words.
  public var description: String {
    var texts: [String] = []
    for step in steps {
      switch step {
      case .tag(let tag): texts.append(Self.escape(tag))
      case .not:
        // Binary operators already have parentheses.
        let operand = texts.popLast() ?? ""
        texts.append(operand.hasPrefix("( ") ? "not \(operand)" : "not ( \(operand) )")
      case .and, .or:
        let right = texts.popLast() ?? ""
        let left = texts.popLast() ?? ""
        texts.append("( \(left) \(step == .and ? "and" : "or") \(right) )")
      }
    }
    return texts.last ?? ""
  }

  private static func escape(_ tag: String) -> String {
    tag.escaped {
      ["\\", "(", ")"].contains($0) || $0.properties.isWhitespace ? "\\\($0)" : nil
    }
  }
}
