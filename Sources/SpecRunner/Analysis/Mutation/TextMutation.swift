import SpecExpressions
import SpecText

/// How a piece of a step is turned into another that says something else.
enum TextMutation {
  /// What an argument may be replaced by, the likeliest first; whether a step still matches with
  /// it is for the caller to see.
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
    // A word that stands where a quoted text may stand is a value; elsewhere it is a name.
    return ["\"\(text)x\""]
  }

  /// Another content of a cell or a text that stands by itself.
  static func other(than text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    if let first = scalars.first, let last = scalars.last, first == last, scalars.count > 1,
      first == "\"" || first == "'"
    {
      return string(scalars.dropLast()) + "x" + string([last])
    }
    // A number may have a unit behind it.
    if let first = scalars.first, isDigit(first) || first == "-",
      let number = otherNumber(in: scalars)
    {
      return number
    }
    return switches[text] ?? text + "x"
  }

  /// The text with the opposite of what it claims, once for each word that has one.
  ///
  /// - Parameter isArgument: whether a code point of the text is part of an argument, which is
  ///   left alone.
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

  /// Words of checks that say the contrary of each other.
  private static let contraries = [
    ("enabled", "disabled"), ("shown", "hidden"), ("with animation", "without animation"),
    ("is not", "is"), ("are not", "are"), ("am not", "am"), ("do not see", "see"),
    ("does not have", "has"), ("has not", "has"), ("has no", "has a"), ("does not", "does"),
    ("is sent", "is not sent"), ("kept in memory", "destroyed"), ("above", "below"),
    ("more than", "less than"), ("at least", "at most"), ("before", "after"),
  ]

  private static let switches = [
    "on": "off", "off": "on", "yes": "no", "no": "yes", "true": "false", "false": "true",
    "enabled": "disabled", "disabled": "enabled",
  ]

  // MARK: - What is denied

  /// Whether a step says that something is not so.
  static func isDenial(_ text: String) -> Bool {
    words(in: text).contains { denials.contains($0) }
  }

  private static let denials: Set<String> = [
    "not", "no", "nothing", "never", "none", "nobody", "nowhere", "without",
  ]

  /// The words of a text, those in quotes left out.
  static func words(in text: String) -> [String] {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.enumerated().filter { $0.offset % 2 == 0 }
      .flatMap { $0.element.split(separator: " ") }.map(String.init)
  }

  /// What stands in quotes in a text.
  static func quotations(in text: String) -> [String] {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  // MARK: - Pieces

  /// The text with its first number made one larger, its decimals kept.
  private static func otherNumber(in scalars: [Unicode.Scalar]) -> String? {
    guard let start = scalars.firstIndex(where: isDigit) else { return nil }
    let end = scalars[start...].firstIndex { !isDigit($0) } ?? scalars.count
    guard let whole = Int(string(scalars[start..<end])), whole < Int.max else { return nil }
    let isNegative = start > 0 && scalars[start - 1] == "-"
    let other = isNegative && whole > 0 ? whole - 1 : whole + 1
    return string(scalars[..<start]) + "\(other)" + string(scalars[end...])
  }

  /// The words a regular expression lists, if a list of words is all it is.
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
