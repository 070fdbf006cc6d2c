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

  /// Why the expression excludes nothing, or can match nothing; nil if neither is the case.
  var objection: StepFailure? {
    if let misplaced = Self.misplacedAnchor(in: source) { return misplaced }
    guard Self.matchesAll(source) else { return nil }
    return StepFailure(
      "/\(source)/ matches every text", notes: ["write a pattern that some texts do not match"],
      kind: .argument)
  }

  /// An unescaped `$` before a letter, digit or space, as in `/$5/`, or `^` after one: no text
  /// matches that.
  static func misplacedAnchor(in source: String) -> StepFailure? {
    var isInClass = false
    var isEscaped = false
    var last: Unicode.Scalar?
    for scalar in source.unicodeScalars {
      if isEscaped || scalar == "\\" {
        (isEscaped, last) = (!isEscaped, nil)
        continue
      }
      defer { last = scalar }
      if scalar == "[" || scalar == "]" { isInClass = scalar == "[" }
      if isInClass { continue }
      let isEnd = last == "$" && isSign(scalar)
      guard isEnd || scalar == "^" && last.map(isSign) == true else { continue }
      let (anchor, place) = isEnd ? ("$", "end") : ("^", "start")
      return StepFailure(
        "/\(source)/ matches no text: \(anchor) is the \(place) of the text",
        notes: ["for the character itself, write \\\(anchor)"], kind: .argument)
    }
    return nil
  }

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  /// Whether every text matches a regular expression.
  static func matchesAll(_ source: String) -> Bool {
    samples.allSatisfy { matches($0, source) }
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
