/// A condition on tags: `@smoke and not (@slow or @wip)`.
///
/// A tag is compared as written, with its `@`, case and code points.
public struct TagExpression: Sendable, Hashable, CustomStringConvertible {
  /// A step of the evaluation, operands before their operator.
  enum Step: Sendable, Hashable {
    case tag(String)
    case not, and, or
  }

  /// The operands and operators in reverse Polish order; none is true of everything.
  private let steps: [Step]

  /// Reads an expression; an empty or blank one is true of everything.
  ///
  /// - Throws: what is wrong in it, with the official text.
  public init(_ text: String) throws(TagExpressionError) {
    steps = try TagExpressionParser.parse(text)
  }

  /// Why the expression cannot mean what its author wanted; nil if it can.
  ///
  /// Every tag of a scenario begins with `@`, so one without it matches nothing, and `not` of it
  /// everything. Other tools take such an expression, so reading it is no error.
  package var complaint: String? {
    for case .tag(let tag) in steps where tag.utf8.first != UInt8(ascii: "@") {
      return "\"\(tag)\" is not a tag: a tag begins with @, did you mean @\(tag)?"
    }
    return nil
  }

  /// Whether the condition holds for a scenario with these tags.
  public func matches(_ tags: some Sequence<String>) -> Bool {
    matches(Array(tags))
  }

  /// Whether the condition holds for a scenario with these tags.
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

  /// Equality of strings would take tags of different code points for the same.
  private static func contains(_ tags: [String], _ tag: String) -> Bool {
    let count = tag.utf8.count
    return tags.contains { $0.utf8.count == count && $0.utf8.elementsEqual(tag.utf8) }
  }

  /// The expression in its canonical form: all parentheses, one blank between words.
  public var description: String {
    var texts: [String] = []
    for step in steps {
      switch step {
      case .tag(let tag): texts.append(Self.escape(tag))
      case .not:
        // Operators with two operands bring their own parentheses.
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
    var result = String.UnicodeScalarView()
    for scalar in tag.unicodeScalars {
      let isEscaped =
        scalar == "\\" || scalar == "(" || scalar == ")" || scalar.properties.isWhitespace
      if isEscaped { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }
}
