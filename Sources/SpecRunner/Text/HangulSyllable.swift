/// A Hangul syllable as the numbers of its initial, its vowel and its final sound (The Unicode Standard,
/// 3.12).
package struct HangulSyllable {
  package let initial: Int
  package let vowel: Int
  /// 0 if there is none.
  package var final: Int

  /// The final sounds that decide about particles and endings.
  static let (n, l, m, b) = (4, 8, 16, 17)

  private static let (first, last, vowels, finals) = (0xAC00, 0xD7A3, 21, 28)

  package init(initial: Int, vowel: Int, final: Int) {
    (self.initial, self.vowel, self.final) = (initial, vowel, final)
  }

  /// Nil for a character that is not a single precomposed syllable.
  package init?(_ character: Character) {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else {
      return nil
    }
    self.init(scalar)
  }

  /// Nil for a code point that is not a precomposed syllable.
  package init?(_ scalar: Unicode.Scalar) {
    guard (Self.first...Self.last).contains(Int(scalar.value)) else { return nil }
    let index = Int(scalar.value) - Self.first
    initial = index / (Self.vowels * Self.finals)
    vowel = index / Self.finals % Self.vowels
    final = index % Self.finals
  }

  /// The syllable as a text; empty if its numbers are none of a syllable.
  package var text: String {
    let value = Self.first + (initial * Self.vowels + vowel) * Self.finals + final
    return Unicode.Scalar(UInt32(value)).map { String($0) } ?? ""
  }
}
