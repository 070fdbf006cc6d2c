/// A token of a cucumber expression: text, white space or a character with a meaning.
package struct ExpressionToken: Sendable, Hashable {
  /// The kind of a token; the raw values are those of the official test data.
  package enum Kind: String, Sendable {
    case startOfLine = "START_OF_LINE"
    case endOfLine = "END_OF_LINE"
    case whiteSpace = "WHITE_SPACE"
    case beginOptional = "BEGIN_OPTIONAL"
    case endOptional = "END_OPTIONAL"
    case beginParameter = "BEGIN_PARAMETER"
    case endParameter = "END_PARAMETER"
    case alternation = "ALTERNATION"
    case text = "TEXT"

    /// The delimiter in an expression.
    var symbol: String {
      switch self {
      case .beginOptional: "("
      case .endOptional: ")"
      case .beginParameter: "{"
      case .endParameter: "}"
      case .alternation: "/"
      default: ""
      }
    }

    /// The purpose of the delimiter in the official messages.
    var purpose: String {
      switch self {
      case .beginOptional, .endOptional: "optional text"
      case .beginParameter, .endParameter: "a parameter"
      case .alternation: "alternation"
      default: ""
      }
    }
  }

  package let kind: Kind
  /// The range in the source in code points, with backslashes; `end` is exclusive.
  package let start: Int
  package let end: Int
  /// The range in bytes.
  let bytes: Range<Int>
  /// Whether the source of the token contains an escape.
  let isEscaped: Bool

  /// The text of the token, with escapes resolved.
  package func text(in source: [UInt8]) -> String {
    guard isEscaped else { return String(decoding: source[bytes], as: UTF8.self) }
    var text: [UInt8] = []
    var position = bytes.lowerBound
    while position < bytes.upperBound {
      if source[position] == UInt8(ascii: "\\") { position += 1 }
      if position < bytes.upperBound { text.append(source[position]) }
      position += 1
    }
    return String(decoding: text, as: UTF8.self)
  }
}
