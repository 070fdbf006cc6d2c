/// A piece of a cucumber expression's source: a word, a blank, or a character with a meaning.
package struct ExpressionToken: Sendable, Hashable {
  /// What a token is; the raw values are the names the official test data use.
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

    /// The character that opens or closes something in an expression.
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

    /// What the character is for, in the words of the official messages.
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
  /// The code points it takes of the source, backslashes included; `end` is exclusive.
  package let start: Int
  package let end: Int
  /// The same in bytes.
  let bytes: Range<Int>
  /// Whether a backslash stands in the source that is not in the text.
  let isEscaped: Bool

  /// The text it stands for: its part of the source, without the backslashes that escape.
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
