import SpecExpressions

/// A regular expression of the settings, found anywhere in a text.
struct LintPattern: Sendable {
  /// As the settings have it.
  let source: String
  private let expression: Expression
  private let ignoresCase: Bool

  /// Nil for an invalid expression, which `problem` describes.
  init?(_ source: String, ignoresCase: Bool = false) {
    let pattern = ignoresCase ? Self.lowercased(source) : source
    guard let expression = try? Expression.regex(pattern, types: .builtIn) else { return nil }
    self.source = source
    self.expression = expression
    self.ignoresCase = ignoresCase
  }

  /// Why an expression is invalid; nil if it is valid.
  static func problem(of source: String) -> String? {
    do throws(ExpressionError) {
      _ = try Expression.regex(source, types: .builtIn)
      return nil
    } catch {
      return error.description
    }
  }

  func isFound(in text: String) -> Bool {
    expression.match(ignoresCase ? text.lowercased() : text) != nil
  }

  /// The expression in lower case, except for escapes such as `\S` and `\p{Lu}`.
  private static func lowercased(_ source: String) -> String {
    var result = ""
    var isEscaped = false
    var isProperty = false
    for scalar in source.unicodeScalars {
      if isProperty {
        result.unicodeScalars.append(scalar)
        isProperty = scalar != "}"
      } else if isEscaped {
        result.unicodeScalars.append(scalar)
        isEscaped = false
        isProperty = scalar == "p" || scalar == "P"
      } else {
        result += scalar.properties.lowercaseMapping
        isEscaped = scalar == "\\"
      }
    }
    return result
  }
}
