import SpecText

/// The name of a scenario that defines a step: a sentence with parameters such as `<name>` or
/// `<count:int>`.
package struct TextStepName: Sendable {
  struct Parameter: Hashable, Sendable {
    @ExactText var name: String
    /// The name of the parameter type; empty for any text.
    @ExactText var type: String
  }

  let parameters: [Parameter]
  /// The Cucumber expression of the sentence.
  package let pattern: String
  /// Whether there is a word besides the parameters; without one, every step would match.
  let hasWords: Bool

  package init(_ sentence: String) {
    var parameters: [Parameter] = []
    var pattern = ""
    var hasWords = false
    for part in Placeholders(sentence).parts {
      switch part {
      case .text(let text):
        pattern += Self.escaped(text)
        hasWords = hasWords || text.utf8.contains { $0 != UInt8(ascii: " ") }
      case .name(let written):
        let parameter = Self.parameter(written)
        parameters.append(parameter)
        pattern += "{\(parameter.type)}"
      }
    }
    self.parameters = parameters
    self.pattern = pattern
    self.hasWords = hasWords
  }

  /// `count:int` is the parameter `count` of the type `int`.
  private static func parameter(_ written: String) -> Parameter {
    guard let colon = written.utf8.lastIndex(of: UInt8(ascii: ":")) else {
      return Parameter(name: written, type: "")
    }
    let name = String(Substring(written.utf8[..<colon]))
    let type = String(Substring(written.utf8[colon...].dropFirst()))
    let isType = !name.isEmpty && !type.isEmpty && !type.utf8.contains { forbidden.contains($0) }
    return isType ? Parameter(name: name, type: type) : Parameter(name: written, type: "")
  }

  /// A text as a Cucumber expression, with its special characters escaped.
  private static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if special.contains(byte) { bytes.append(UInt8(ascii: "\\")) }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let special = Array(#"\{(/"#.utf8)
  private static let forbidden = Array(#"\{}()/ "#.utf8)
}
