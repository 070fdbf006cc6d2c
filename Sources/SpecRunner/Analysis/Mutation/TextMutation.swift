import SpecDrivers
import SpecExpressions
import SpecText

/// The changes of a step's text that alter its meaning.
enum TextMutation {
  /// Alternative values for an argument, the likeliest first; the caller checks whether a step
  /// still matches.
  static func others(than text: String, of type: ParameterType?) -> [String] {
    let scalars = Array(text.unicodeScalars)
    for quote in ["\"", "'"] as [Unicode.Scalar] {
      if let open = scalars.firstIndex(of: quote), let close = scalars.lastIndex(of: quote),
        open < close
      {
        return [string(scalars[..<close]) + "x" + string(scalars[close...])]
      }
    }
    if let number = otherNumber(in: scalars) { return [number] }
    let alternatives = (type?.regexps ?? []).flatMap { words(of: $0) }
    if let place = alternatives.firstIndex(ofSame: text), alternatives.count > 1 {
      return [alternatives[(place + 1) % alternatives.count]]
    }
    if let switched = switches[text] { return [switched] }
    // A word where quoted text is also possible is a value; elsewhere it is a name.
    return ["\"\(text)x\""]
  }

  /// Another value for a cell or a doc string.
  static func other(than text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    if let first = scalars.first, let last = scalars.last, first == last, scalars.count > 1,
      first == "\"" || first == "'"
    {
      return string(scalars.dropLast()) + "x" + string([last])
    }
    // A number may be followed by a unit.
    if let first = scalars.first, isDigit(first) || first == "-",
      let number = otherNumber(in: scalars)
    {
      return number
    }
    return switches[text] ?? text + "x"
  }

  /// Negations of a text, one for each word that can be negated.
  ///
  /// - Parameter isArgument: Whether a code point of the text is part of an argument, which is not
  ///   changed.
  static func opposites(of text: String, isArgument: (Int) -> Bool) -> [String] {
    let scalars = Array(text.unicodeScalars)
    var found: [String] = []
    for (one, other) in contraries {
      for (word, contrary) in [(one, other), (other, one)] {
        let word = Array(word.unicodeScalars)
        guard word.count <= scalars.count, !word.isEmpty else { continue }
        for start in 0...(scalars.count - word.count)
        where scalars[start..<(start + word.count)].elementsEqual(word) {
          let range = start..<(start + word.count)
          let isWhole =
            (start == 0 || scalars[start - 1] == " ")
            && (range.upperBound == scalars.count || scalars[range.upperBound] == " ")
          guard isWhole, !range.contains(where: isArgument) else { continue }
          found.append(string(scalars[..<start]) + contrary + string(scalars[range.upperBound...]))
          break
        }
      }
    }
    return found
  }

  /// Pairs of opposite phrases.
  private static let contraries = [
    ("enabled", "disabled"), ("shown", "hidden"), ("with animation", "without animation"),
    ("is not", "is"), ("are not", "are"), ("am not", "am"), ("do not see", "see"),
    ("does not have", "has"), ("has not", "has"), ("has no", "has a"), ("does not", "does"),
    ("is sent", "is not sent"), ("kept in memory", "destroyed"), ("above", "below"),
    ("more than", "less than"), ("at least", "at most"), ("before", "after"),
  ]

  /// Words that steps accept in place of one another: states, and colours.
  private static let switches: [String: String] = {
    let colors = Color.named.map(\.name)
    let others = colors.dropFirst() + colors.prefix(1)
    return [
      "on": "off", "off": "on", "yes": "no", "no": "yes", "true": "false", "false": "true",
      "enabled": "disabled", "disabled": "enabled",
    ].merging(zip(colors, others)) { own, _ in own }
  }()

  // MARK: - Denials

  /// Whether a step denies something.
  static func isDenial(_ text: String) -> Bool {
    words(in: text).contains { denials.contains($0) }
  }

  private static let denials: Set<String> = [
    "not", "no", "nothing", "never", "none", "nobody", "nowhere", "without",
  ]

  /// The words of a text outside quotes.
  static func words(in text: String) -> [String] {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.enumerated().filter { $0.offset % 2 == 0 }
      .flatMap { $0.element.split(separator: " ") }.map(String.init)
  }

  /// The quoted parts of a text.
  static func quotations(in text: String) -> [String] {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  // MARK: - Text

  /// The text with its first number increased by one, with the same decimals.
  private static func otherNumber(in scalars: [Unicode.Scalar]) -> String? {
    guard let start = scalars.firstIndex(where: isDigit) else { return nil }
    let end = scalars[start...].firstIndex { !isDigit($0) } ?? scalars.count
    guard let whole = Int(string(scalars[start..<end])), whole < Int.max else { return nil }
    let isNegative = start > 0 && scalars[start - 1] == "-"
    let other = isNegative && whole > 0 ? whole - 1 : whole + 1
    return string(scalars[..<start]) + "\(other)" + string(scalars[end...])
  }

  /// The words of a regular expression that is only a list of words.
  private static func words(of regexp: String) -> [String] {
    let words = regexp.split(separator: "|")
    let isPlain = words.allSatisfy { word in
      word.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0 == " " || $0 == "#" }
        || word.hasPrefix("#")
    }
    return isPlain ? words.filter { !$0.hasPrefix("#") }.map(String.init) : []
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { "0"..."9" ~= scalar }

  private static func string(_ scalars: some Collection<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
