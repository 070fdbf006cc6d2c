/// Numbers in words, English and Korean, which count elements and are no texts of an app.
enum Numeral {
  /// Whether a word is a number or an ordinal: `three`, `twenty-first`, `11th`, `세`, `열한번째`.
  static func isOne(_ word: String) -> Bool {
    if word.wholeMatch(of: /\d+(st|nd|rd|th|번째|째)/) != nil { return true }
    let parts = word.split(separator: "-").map(String.init)
    return !parts.isEmpty && parts.allSatisfy(english.contains) || isKorean(word)
  }

  private static let english: Set<String> = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety", "hundred",
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth",
    "eighteenth", "nineteenth", "twentieth", "last",
  ]

  private static func isKorean(_ word: String) -> Bool {
    var rest = Substring(word)
    for ending in ["번째", "째"] where rest.hasSuffix(ending) {
      rest = rest.dropLast(ending.count)
      break
    }
    if let ten = tens.first(where: { rest.hasPrefix($0) }) {
      rest = rest.dropFirst(ten.count)
      return rest.isEmpty || units.contains(String(rest))
    }
    return units.contains(String(rest))
  }

  private static let tens = ["열", "스물", "스무", "서른", "마흔", "쉰"]
  private static let units: Set<String> = [
    "하나", "한", "첫", "둘", "두", "셋", "세", "넷", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "마지막",
  ]
}
