import SpecText

/// A key of the Korean keyboard: a consonant or a vowel.
package enum HangulKey: Hashable, Sendable {
  /// A consonant, by its compatibility letter.
  case consonant(Unicode.Scalar)
  /// A vowel, by its compatibility letter.
  case vowel(Unicode.Scalar)
}

/// The keys that compose a Hangul syllable on a keyboard with two sets of letters.
struct HangulKeys {
  let all: [HangulKey]

  /// Nil for a character that is not a single precomposed syllable.
  init?(of character: Character) {
    guard let syllable = HangulSyllable(character) else { return nil }
    let vowel = HangulLetters.vowels[syllable.vowel]
    var keys = [HangulKey.consonant(HangulLetters.initials[syllable.initial])]
    keys += (HangulLetters.vowelPairs[vowel] ?? [vowel]).map(HangulKey.vowel)
    if syllable.final > 0 {
      let final = HangulLetters.finals[syllable.final - 1]
      keys += (HangulLetters.finalPairs[final] ?? [final]).map(HangulKey.consonant)
    }
    all = keys
  }
}

/// The letters of Hangul as compatibility letters, in the order of the syllables.
enum HangulLetters {
  static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)
  static let vowels = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ".unicodeScalars)
  static let finals = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ".unicodeScalars)

  /// The vowels that two keys compose.
  static let vowelPairs = pairs([
    "ㅘㅗㅏ", "ㅙㅗㅐ", "ㅚㅗㅣ", "ㅝㅜㅓ", "ㅞㅜㅔ", "ㅟㅜㅣ", "ㅢㅡㅣ",
  ])
  /// The final consonants that two keys compose.
  static let finalPairs = pairs([
    "ㄳㄱㅅ", "ㄵㄴㅈ", "ㄶㄴㅎ", "ㄺㄹㄱ", "ㄻㄹㅁ", "ㄼㄹㅂ", "ㄽㄹㅅ", "ㄾㄹㅌ", "ㄿㄹㅍ", "ㅀㄹㅎ", "ㅄㅂㅅ",
  ])

  private static func pairs(_ written: [String]) -> [Unicode.Scalar: [Unicode.Scalar]] {
    var pairs: [Unicode.Scalar: [Unicode.Scalar]] = [:]
    for letters in written.map({ Array($0.unicodeScalars) }) where letters.count == 3 {
      pairs[letters[0]] = [letters[1], letters[2]]
    }
    return pairs
  }

  /// The letter that two keys compose; nil if they compose none.
  static func composed(
    _ first: Unicode.Scalar, _ second: Unicode.Scalar,
    in pairs: [Unicode.Scalar: [Unicode.Scalar]]
  ) -> Unicode.Scalar? {
    pairs.first { $0.value == [first, second] }?.key
  }
}

/// The syllable being composed, which the next key may extend, or take its last consonant from.
struct HangulComposition {
  private var initial: Unicode.Scalar?
  private var vowel: Unicode.Scalar?
  private var final: Unicode.Scalar?

  /// The number of marked code points: 1, or 0 if nothing is being composed.
  var count: Int { initial == nil && vowel == nil ? 0 : 1 }

  /// The marked text.
  var text: String {
    guard let initial else { return vowel.map { String($0) } ?? "" }
    guard let vowel, let first = HangulLetters.initials.firstIndex(of: initial),
      let second = HangulLetters.vowels.firstIndex(of: vowel)
    else { return String(initial) }
    let third = final.flatMap { HangulLetters.finals.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    return HangulSyllable(initial: first, vowel: second, final: third).text
  }

  /// Presses a key.
  ///
  /// - Returns: The text that replaces the marked one: a completed syllable, if any, and the one
  ///   being composed.
  mutating func press(_ key: HangulKey) -> String {
    let completed =
      switch key {
      case .consonant(let letter): press(consonant: letter)
      case .vowel(let letter): press(vowel: letter)
      }
    return completed + text
  }

  private mutating func press(consonant letter: Unicode.Scalar) -> String {
    if initial != nil, vowel != nil {
      if let final {
        if let both = HangulLetters.composed(final, letter, in: HangulLetters.finalPairs) {
          self.final = both
          return ""
        }
      } else if HangulLetters.finals.contains(letter) {
        final = letter
        return ""
      }
    }
    return begin(HangulComposition(initial: letter))
  }

  private mutating func press(vowel letter: Unicode.Scalar) -> String {
    guard let current = vowel else {
      vowel = letter
      return ""
    }
    guard initial != nil else { return begin(HangulComposition(vowel: letter)) }
    if let final {
      let pair = HangulLetters.finalPairs[final]
      self.final = pair?.first
      return begin(HangulComposition(initial: pair?.last ?? final, vowel: letter))
    }
    if let both = HangulLetters.composed(current, letter, in: HangulLetters.vowelPairs) {
      vowel = both
      return ""
    }
    return begin(HangulComposition(vowel: letter))
  }

  /// Begins another syllable and returns the completed one.
  private mutating func begin(_ next: HangulComposition) -> String {
    let completed = text
    self = next
    return completed
  }

  init(initial: Unicode.Scalar? = nil, vowel: Unicode.Scalar? = nil) {
    self.initial = initial
    self.vowel = vowel
  }
}
