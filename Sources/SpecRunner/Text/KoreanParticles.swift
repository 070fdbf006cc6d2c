/// Korean particles, whose form depends on the sound before them: `"다음"을`, `"메모"를`.
package enum KoreanParticles {
  private static let forms = [
    ("이라고", "라고"), ("으로", "로"), ("은", "는"), ("이", "가"), ("을", "를"), ("이다", "다"),
    ("과", "와"),
  ]

  /// A text in which one form is chosen wherever both are written: `"메모"을/를`.
  package static func chosen(in text: String) -> String {
    var result = text
    for (closed, open) in forms {
      let both = closed + "/" + open
      while let place = result.firstRange(of: both) {
        let form = form(closed, open, after: result[..<place.lowerBound])
        result.replaceSubrange(place, with: form)
      }
    }
    return result
  }

  /// The form of a particle after a text; nil if the two are not the forms of one.
  package static func chosen(_ closed: String, _ open: String, after text: Substring) -> String? {
    let isParticle = forms.contains { $0.0.isSame(as: closed) && $0.1.isSame(as: open) }
    return isParticle ? form(closed, open, after: text) : nil
  }

  private static func form(_ closed: String, _ open: String, after text: Substring) -> String {
    let sound = lastSound(of: text)
    let isClosed = closed.isSame(as: "으로") ? sound == .consonant : sound != .vowel
    return isClosed ? closed : open
  }

  private enum Sound { case vowel, consonant, liquid }

  /// The sound at the end of a text, whatever punctuation follows.
  private static func lastSound(of text: Substring) -> Sound {
    // 퍼센트
    if text.last(where: { !$0.isWhitespace && $0 != "\"" }) == "%" { return .vowel }
    guard let letter = text.unicodeScalars.last(where: { $0.properties.isAlphabetic || $0.isDigit })
    else { return .vowel }
    if let sound = englishSound(of: text) { return sound }
    if let syllable = HangulSyllable(letter) {
      switch syllable.final {
      case 0: return .vowel
      case HangulSyllable.l: return .liquid
      default: return .consonant
      }
    }
    switch letter {
    case "1", "7", "8", "l", "L", "r", "R": return .liquid
    case "0", "3", "6", "m", "M", "n", "N": return .consonant
    default: return .vowel
    }
  }

  /// The sound at the end of an English word in small letters, as it is spoken in Korean: 앱, 스텝, 송, 애플.
  ///
  /// Nil if its last letter alone decides.
  private static func englishSound(of text: Substring) -> Sound? {
    let word = text.unicodeScalars.reversed().drop { !$0.properties.isAlphabetic && !$0.isDigit }
      .prefix { $0.isASCII && $0.properties.isAlphabetic }
    var letters = word.prefix(4).map { Character($0) }
    if letters.count > 2, letters[0] == letters[1] { letters.removeFirst() }
    guard letters.count > 1, letters[0].isLowercase else { return nil }
    let vowels: Set<Character> = ["a", "e", "i", "o", "u", "A", "E", "I", "O", "U"]
    let isAfterVowel = vowels.contains(letters[1])
    // Of two vowels, most are long: 웨이트, but 북.
    let isShort = isAfterVowel && !(letters.count > 2 && vowels.contains(letters[2]))
    switch letters[0] {
    case "e" where letters.count > 2 && "mn".contains(letters[1]) && vowels.contains(letters[2]):
      return .consonant
    case "e" where letters[1] == "l": return .liquid
    case "b", "p", "c", "t": return isShort ? .consonant : nil
    case "k":
      return isShort || letters[1] == "c" || letters.starts(with: ["k", "o", "o"])
        ? .consonant : nil
    case "g": return letters[1] == "n" ? .consonant : nil
    default: return nil
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { properties.numericType == .decimal }
}
