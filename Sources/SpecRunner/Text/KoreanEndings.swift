/// The endings of Korean sentences: steps end in the plain form (`누른다`), many authors write a polite
/// one or an obligation (`누릅니다`, `눌러요`, `누르세요`, `눌러야 한다`, `누름`).
package enum KoreanEndings {
  /// What a sentence may be in the plain form, the likeliest first; empty if it ends otherwise.
  package static func plain(_ sentence: String) -> [String] {
    var words = sentence.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard let last = words.popLast(),
      last.unicodeScalars.allSatisfy({ $0.value > 0x7F || $0 == "\"" })
    else { return [] }
    if duties.contains(last), let verb = words.last, verb.hasSuffix("야"), verb.count > 1 {
      words[words.count - 1] = ""
      return verbs(afterInformal: Array(verb.dropLast())).map { joined(words.dropLast(), $0) }
    }
    return verbs(of: Array(last)).map { joined(words[...], $0) }
  }

  private static let duties: Set<String> = [
    "한다", "합니다", "해요", "함", "된다", "됩니다", "돼요", "됨",
  ]

  private static func joined(_ words: ArraySlice<String>, _ verb: String) -> String {
    (words + [verb]).joined(separator: " ")
  }

  private static func verbs(of word: [Character]) -> [String] {
    func isEnd(_ end: String) -> Bool {
      word.count > end.count && word.suffix(end.count).elementsEqual(end)
    }
    if isEnd("습니다") { return withoutVowel(word.dropLast(3)) }
    if isEnd("니다") { return verb(word.dropLast(2), final: HangulSyllable.b) }
    if isEnd("십시오") { return verb(word.dropLast(3), final: 0) }
    if isEnd("세요") { return verb(word.dropLast(2), final: 0) }
    if isEnd("요") { return verbs(afterInformal: Array(word.dropLast())) }
    if isEnd("음") { return withoutVowel(word.dropLast()) }
    return verb(word[...], final: HangulSyllable.m)
  }

  /// `있` gives `있다`, `먹` also `먹는다`.
  private static func withoutVowel(_ stem: ArraySlice<Character>) -> [String] {
    ["다", "는다"].map { String(stem) + $0 }
  }

  /// `합` and `하` give `한다`, if the last syllable ends with a sound.
  private static func verb(_ stem: ArraySlice<Character>, final: Int) -> [String] {
    guard let last = stem.last, var syllable = HangulSyllable(last), syllable.final == final else {
      return []
    }
    syllable.final = HangulSyllable.n
    return [String(stem.dropLast()) + syllable.text + "다"]
  }

  /// The verbs whose informal form is `보여`, `눌러`, `해`, `있어`.
  private static func verbs(afterInformal form: [Character]) -> [String] {
    guard let last = form.last, let syllable = HangulSyllable(last) else { return [] }
    let head = form.dropLast()
    var found: [String] = []
    if last == "어" || last == "아" {
      found = verb(head, final: HangulSyllable.l) + withoutVowel(head)
    }
    if last == "러", let before = head.last, var stem = HangulSyllable(before),
      stem.final == HangulSyllable.l
    {
      stem.final = 0
      found.append(String(head.dropLast()) + stem.text + "른다")
    }
    guard syllable.final == 0 else { return found }
    return found
      + stems(syllable.vowel).map { vowel in
        let stem = HangulSyllable(
          initial: syllable.initial, vowel: vowel, final: HangulSyllable.n)
        return String(head) + stem.text + "다"
      }
  }

  /// The vowels of the stems whose informal form has a vowel: `려` is of `리` and of `려`.
  private static func stems(_ vowel: Int) -> [Int] {
    let (a, ae, eo, yeo, o, wa, wae, oe, u, wo, eu, i) = (0, 1, 4, 6, 8, 9, 10, 11, 13, 14, 18, 20)
    return switch vowel {
    case ae: [a, ae]
    case eo: [eu, eo]
    case yeo: [i, yeo]
    case wa: [o]
    case wae: [oe]
    case wo: [u]
    default: [vowel]
    }
  }
}
