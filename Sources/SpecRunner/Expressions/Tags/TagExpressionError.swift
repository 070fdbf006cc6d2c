/// What is wrong in a tag expression, and where.
public struct TagExpressionError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The sorts of problems.
  public enum Problem: Sendable, Hashable {
    case expectedOperator
    case expectedOperand
    case unmatchedOpen
    case unmatchedClose
    case illegalEscape(Unicode.Scalar)
  }

  /// The expression as written.
  public let expression: String
  /// The kind of error.
  public let problem: Problem
  /// The position in code points from 1; one past the end if something is missing there.
  public let column: Int

  /// The official text.
  public var description: String {
    "Tag expression \"\(expression)\" could not be parsed because of syntax error: "
      + problemText
  }

  /// The expression with a caret under the place.
  public var caretText: String {
    expression + "\n" + String(repeating: " ", count: column - 1) + "^"
  }

  /// What is wrong, as half a sentence: `expected an operand`.
  public var reason: String {
    switch problem {
    case .expectedOperator: "expected \"and\" or \"or\" here"
    case .expectedOperand: "expected a tag, \"not\" or \"(\" here"
    case .unmatchedOpen: "this \"(\" is never closed"
    case .unmatchedClose: "this \")\" closes nothing"
    case .illegalEscape(let scalar): "\"\(scalar)\" needs no backslash before it"
    }
  }

  private var problemText: String {
    switch problem {
    case .expectedOperator: "Expected operator."
    case .expectedOperand: "Expected operand."
    case .unmatchedOpen: "Unmatched (."
    case .unmatchedClose: "Unmatched )."
    case .illegalEscape(let scalar): "Illegal escape before \"\(scalar)\"."
    }
  }
}
