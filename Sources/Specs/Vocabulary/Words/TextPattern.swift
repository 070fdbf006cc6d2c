import SpecRunner
import SpecText

/// A regular expression for whole texts, as specifications write it: `/Delete \d+/`.
struct TextPattern: Hashable, Sendable, StepArgument {
  /// The expression without slashes.
  let source: String

  /// - Throws: `StepFailure` if the expression is invalid.
  init(written text: String) throws {
    source = String(text.unicodeScalars.dropFirst().dropLast())
    do {
      _ = try Regex(source)
    } catch {
      throw StepFailure(
        "\(text) is not a valid regular expression: \(error)",
        notes: [
          "correct it, or write the text in quotes; a backslash before a character takes it literally"
        ], kind: .argument)
    }
  }

  /// Why the expression excludes nothing; nil if it excludes something.
  var objection: StepFailure? {
    guard Self.samples.allSatisfy({ Self.matches($0, source) }) else { return nil }
    return StepFailure(
      "/\(source)/ matches every text", notes: ["write a pattern that some texts do not match"],
      kind: .argument)
  }

  private static let samples = ["", "0", "\u{1} ~", "가a"]

  /// Whether a whole text matches a regular expression.
  static func matches(_ text: String, _ source: String) -> Bool {
    guard let pattern = try? Regex(source).matchingSemantics(.unicodeScalar) else { return false }
    return ((try? pattern.wholeMatch(in: text)) ?? nil) != nil
  }
}

/// The text of a comparison: a text in quotes, or the source of a regular expression.
struct ExpectedText: StepArgument {
  let text: String

  static func read(_ input: StepInput) throws -> ExpectedText {
    guard case .captured(let argument) = input, argument.parameterTypeName == "pattern" else {
      return ExpectedText(text: try String.read(input))
    }
    return ExpectedText(text: try TextPattern.read(input).source)
  }

  /// Every text contains an empty one, and matches a pattern of anything.
  static func objection(to input: StepInput) -> StepFailure? {
    guard case .captured(let argument) = input, argument.parameterTypeName == "pattern" else {
      return String.objection(to: input)
    }
    return (try? TextPattern.read(input))?.objection
  }
}
