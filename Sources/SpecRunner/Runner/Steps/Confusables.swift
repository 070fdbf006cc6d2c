import SpecText

/// Texts that look the same but differ in code points.
package enum Confusables {
  /// Whether two values are equal in Swift but contain texts with different code points.
  static func deceives<Value>(_ one: Value, _ other: Value) -> Bool {
    if let one = one as? String, let other = other as? String { return !one.isSame(as: other) }
    if let one = one as? [String], let other = other as? [String] {
      return !one.areSame(as: other)
    }
    return false
  }

  /// A note that shows the code points of such texts; empty if the texts differ visibly.
  ///
  /// Messages show a tab like a backslash and a t.
  package static func notes(_ expected: String, _ actual: String) -> [String] {
    if expected.isSame(as: actual) { return [] }
    guard expected == actual || expected.inVisibleQuotes.isSame(as: actual.inVisibleQuotes) else {
      return []
    }
    let same = zip(expected.unicodeScalars, actual.unicodeScalars).prefix { $0 == $1 }.count
    return [
      "they look alike, but the code points differ: \(points(expected, after: same)) and "
        + points(actual, after: same)
    ]
  }

  private static func points(_ text: String, after same: Int) -> String {
    text.unicodeScalars.dropFirst(same).prefix(8).map(\.point).joined(separator: " ")
  }
}

// MARK: - Nearly the same

extension Confusables {
  /// Whether readers take one text for the other: they differ in spaces, invisible characters,
  /// upper and lower case, or letters and signs that look alike.
  package static func areAlike(_ one: String, _ other: String) -> Bool {
    if one.isSame(as: other) { return false }
    if let one = PlainSkeleton(one), let other = PlainSkeleton(other) {
      return one.first { _ in true } != nil && one.elementsEqual(other)
    }
    let skeleton = skeleton(one)
    return !skeleton.isEmpty && skeleton == self.skeleton(other)
  }

  /// The part of a text that readers take for another text; nil if there is none.
  package static func part(of text: String, like wanted: String) -> String? {
    if text.includes(wanted) { return nil }
    let skeleton = Array(skeleton(wanted, isWhole: false))
    guard skeleton.contains(where: { $0 != " " }) else { return nil }
    let signs = Array(text)
    let folded = signs.map { Array(self.skeleton(String($0), isWhole: false)) }
    for start in signs.indices {
      var found: [Character] = []
      for end in start..<signs.count where found.count <= skeleton.count {
        found += folded[end]
        if found == skeleton, !folded[start].isEmpty {
          return String(signs[start...end])
        }
      }
    }
    return nil
  }

  /// A note about the part of a printed text that readers take for one that it does not contain;
  /// only the beginning of a long text is searched.
  package static func notes(on text: String, without wanted: String) -> [String] {
    let start = String(text.unicodeScalars.prefix(20_000))
    guard let part = part(of: start, like: wanted) else { return [] }
    return ["\(part.inVisibleQuotes) differs by \(difference(wanted, part))"]
  }

  /// What the text on a screen differs in from that of a step, after the words `it differs by`.
  package static func difference(_ wanted: String, _ shown: String) -> String {
    if wanted.lowercased().isSame(as: shown.lowercased()) { return "upper and lower case" }
    let (one, other) = (Array(wanted.unicodeScalars), Array(shown.unicodeScalars))
    let start = zip(one, other).prefix { $0 == $1 }.count
    let end = zip(one.dropFirst(start).reversed(), other.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    let (mine, its) = (named(one[start..<one.count - end]), named(other[start..<other.count - end]))
    if its.isEmpty { return "\(mine), which only the step has" }
    if mine.isEmpty { return "\(its), which the step lacks" }
    return "\(its), where the step has \(mine)"
  }

  private static func named(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    let names = scalars.prefix(3).map { scalar in
      scalar.point + (scalar.properties.name.map { " (\($0.lowercased()))" } ?? "")
    }
    return names.joined(separator: ", ") + (scalars.count > 3 ? ", …" : "")
  }

  /// The text as readers take it in, for comparisons only.
  ///
  /// - Parameter isWhole: whether spaces at the ends, and several in a row, do not count.
  private static func skeleton(_ text: String, isWhole: Bool = true) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !scalar.properties.isDefaultIgnorableCodePoint {
      if scalar.properties.isWhitespace {
        if !isWhole || (result.last.map { $0 != " " } ?? false) { result.append(" ") }
      } else if scalar == "…" {
        result.append(contentsOf: "...".unicodeScalars)
      } else {
        result.append(prototype(of: scalar))
      }
    }
    if isWhole, result.last == " " { result.removeLast() }
    // Capitals of other letters, such as Cyrillic А, have a small letter of their own.
    return String(
      String.UnicodeScalarView(String(result).lowercased().unicodeScalars.map(prototype)))
  }

  private static func prototype(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    // The wide forms of the ASCII characters.
    if (0xFF01...0xFF5E).contains(scalar.value) {
      return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
    }
    return prototypes[scalar] ?? scalar
  }

  /// The usual letters and signs for those that look like them.
  ///
  /// Unicode's full list of confusables also has pairs that readers tell apart, such as m and rn.
  private static let prototypes: [Unicode.Scalar: Unicode.Scalar] = {
    let pairs: [(String, String)] = [
      ("АВЕЅІЈКМНОРСТУХԌԚԜҮ", "ABESIJKMHOPCTYXGQWY"),
      ("аеосрхуіјѕԁһԛԝүӏ", "aeocpxyijsdhqwyl"),
      ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹ", "ABEZHIKMNOPTYXC"), ("οανϲϳ", "oavcj"),
      ("ıɡɑ", "iga"), ("\u{212A}", "K"),
      ("‘’‚‛′´`ʹʼʻˈ", "'''''''''''"), ("“”„‟″«»", "\"\"\"\"\"\"\""),
      ("‐‑‒–—―−﹣", "--------"), ("․‧·・∙", ".····"), ("∶꞉ː", ":::"), ("⁄∕", "//"),
    ]
    var result: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (others, usual) in pairs {
      for (other, one) in zip(others.unicodeScalars, usual.unicodeScalars) { result[other] = one }
    }
    return result
  }()
}

/// The skeleton of a text of ASCII characters, as most are: nothing is looked up or made.
private struct PlainSkeleton: Sequence, IteratorProtocol {
  private var rest: Substring.UTF8View
  private var hasBegun = false

  /// Nil if the text has other characters.
  init?(_ text: String) {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    rest = text[...].utf8
  }

  mutating func next() -> UInt8? {
    let word = rest.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    guard let byte = word.first else { return nil }
    let isAfterBlanks = word.startIndex != rest.startIndex
    rest = word
    if isAfterBlanks, hasBegun { return 0x20 }
    hasBegun = true
    rest = word.dropFirst()
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): return byte | 0x20
    case UInt8(ascii: "`"): return UInt8(ascii: "'")
    default: return byte
    }
  }
}

extension Unicode.Scalar {
  /// The notation of a code point: `U+00A0`.
  fileprivate var point: String { "U+" + value.hexadecimal(digits: 4, uppercase: true) }
}
