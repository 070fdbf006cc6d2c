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
    var text = text
    // An e at the end of an English word is silent after these: name, phone, file.
    if text.contains(/[aeiouAEIOU][mnl]e[^\p{L}\d]*$/), let end = text.lastIndex(of: "e") {
      text = text[..<end]
    }
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
