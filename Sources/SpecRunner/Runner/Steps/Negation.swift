import SpecText

/// Whether a sentence claims that something is not so, in English or Korean.
enum Negation {
  private static let words: Set<String> = ["not", "no", "never", "cannot", "without", "nothing"]
  /// `안는다` is a common misspelling of `않는다`.
  private static let parts = ["않", "없", "아니", "안 ", "안보", "안는", "못"]
    .map { TextPart(Array($0.utf8)) }

  /// Texts between quotation marks do not count.
  static func isIn(_ sentence: String) -> Bool {
    let outside = sentence.unicodeScalars.split(separator: "\"", omittingEmptySubsequences: false)
      .enumerated().filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }
      .joined(separator: " ")
    if outside.split(separator: " ").contains(where: { word in
      // Most words are longer, and making them lower-case is slow.
      word.utf8.count <= 7 && words.contains(word.lowercased()) || contraction(word) != nil
    }) {
      return true
    }
    // Searching is slow, and the parts are Korean.
    let bytes = Array(outside.utf8)
    return bytes.contains { $0 >= 0x80 } && parts.contains { $0.isFound(in: bytes) }
  }

  /// The sentence with `do not` for `don't`, and `보이지 않는다` for `안 보인다`.
  static func spelledOut(_ sentence: String) -> String {
    sentence.split(separator: " ", omittingEmptySubsequences: false).map { word in
      word == "cannot" ? "can not" : contraction(word).map { "\($0) not" } ?? String(word)
    }.joined(separator: " ").replacing("안보", with: "안 보")
      .replacing("안 보인다", with: "보이지 않는다")
  }

  private static func contraction(_ word: Substring) -> Substring? {
    word.utf8.last == UInt8(ascii: "t") && ["n't", "n’t"].contains { word.hasSuffix($0) }
      ? word.dropLast(3) : nil
  }
}
