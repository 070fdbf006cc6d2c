/// Korean particles, whose form depends on the sound before them: `"다음"을`, `"메모"를`.
enum KoreanParticles {
  private static let forms = [
    ("이라고", "라고"), ("으로", "로"), ("은", "는"), ("이", "가"), ("을", "를"), ("이다", "다"),
  ]

  /// A text in which one form is chosen wherever both are written: `"메모"을/를`.
  static func chosen(in text: String) -> String {
    var result = text
    for (closed, open) in forms {
      let both = closed + "/" + open
      while let place = result.firstRange(of: both) {
        let sound = lastSound(of: result[..<place.lowerBound])
        let isClosed = closed == "으로" ? sound == .consonant : sound != .vowel
        result.replaceSubrange(place, with: isClosed ? closed : open)
      }
    }
    return result
  }

  private enum Sound { case vowel, consonant, liquid }

  /// The sound at the end of a text, whatever punctuation follows.
  private static func lastSound(of text: Substring) -> Sound {
    guard let letter = text.unicodeScalars.last(where: { $0.properties.isAlphabetic || $0.isDigit })
    else { return .vowel }
    if (0xAC00...0xD7A3).contains(letter.value) {
      switch (letter.value - 0xAC00) % 28 {
      case 0: return .vowel
      case 8: return .liquid
      default: return .consonant
      }
    }
    switch letter {
    case "1", "7", "8", "l", "L", "r", "R": return .liquid
    case "0", "3", "6", "m", "M", "n", "N": return .consonant
    default: return .vowel
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { properties.numericType == .decimal }
}
