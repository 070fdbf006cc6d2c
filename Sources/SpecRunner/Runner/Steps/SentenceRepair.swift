package import SpecText

/// A sentence without the mistakes that have nothing to do with its words: quotation marks, upper and
/// lower case, spaces, a full stop.
package struct SentenceRepair: Hashable, Sendable {
  /// The sentence, which one step matches.
  @ExactText package var sentence: String
  /// What was wrong with the author's sentence.
  package let mistakes: [String]
}

/// What the author of an undefined step may have meant.
package struct StepAdvice: Sendable {
  /// The corrected sentence; nil if no step matches it without other words.
  package let repair: SentenceRepair?
  /// The steps most similar to the sentence, the best first; empty if it is corrected.
  package let nearest: [String]

  /// What is wrong with a sentence that reads like a step and is none.
  package static let openText =
    "a backslash before a quotation mark makes the mark a part of the text, so the text does not "
    + "end there: use a step with a doc string, or a variable"

  package init(repair: SentenceRepair?, nearest: [String]) {
    self.repair = repair
    self.nearest = nearest
  }
}

extension StepRegistry {
  /// What the author of an undefined step may have meant.
  ///
  /// - Parameter nearest: finds similar steps; created for the first text that needs it.
  package func advice(on text: String, nearest: inout NearestSteps?) -> StepAdvice {
    let corrected = repair(of: text)
    // With quotation marks, it may fit a step, and still be a known wording of another one.
    if let corrected, !hasPhrasings { return StepAdvice(repair: corrected, nearest: []) }
    var steps = nearest ?? NearestSteps(definitions, phrasings)
    // A second reference would cause a copy on mutation.
    nearest = nil
    defer { nearest = steps }
    if let corrected, !steps.isPhrasing(text) {
      return StepAdvice(repair: corrected, nearest: [])
    }
    var found = steps.nearest(to: KoreanEndings.plain(text).first ?? text)
    // Many tools write `tap on` and `click on`.
    if found.isEmpty, let other = repair(of: text.replacing(" on ", with: " ", maxReplacements: 1))
    {
      found = [other.sentence]
    }
    return StepAdvice(repair: nil, nearest: found)
  }

  /// The sentence that an author meant; nil if no step matches it without other words.
  package func repair(of text: String) -> SentenceRepair? {
    guard text.unicodeScalars.count <= SentenceCorrection.longest else { return nil }
    return SentenceCorrection { sentence in
      var sentence = sentence
      return sentence.withUTF8 { self.matches($0).count } == 1
    }.repair(text)
  }
}

/// Corrects a sentence step by step until it fits.
private struct SentenceCorrection {
  let fits: (String) -> Bool

  /// Longer sentences are not repaired, in code points.
  static let longest = 300
  /// The number of words up to which one or two texts without quotation marks are looked for.
  private static let (mostWords, mostWordsForTwo) = (16, 9)

  func repair(_ text: String) -> SentenceRepair? {
    var sentence = text
    var mistakes: [String] = []
    func repaired(_ sentence: String, _ mistake: String) -> SentenceRepair {
      SentenceRepair(sentence: sentence, mistakes: mistakes + [mistake])
    }
    for (correct, mistake) in Self.plain {
      let corrected = correct(sentence)
      guard !corrected.isSame(as: sentence) else { continue }
      if fits(corrected) { return repaired(corrected, mistake) }
      sentence = corrected
      mistakes.append(mistake)
    }
    if let spaced = spaced(sentence) {
      return repaired(spaced, "words are separated by one space")
    }
    for candidate in KoreanEndings.plain(sentence) where fits(candidate) {
      return repaired(candidate, "a sentence ends in the plain form: …다")
    }
    let others = Self.withOtherCase(sentence)
    for candidate in others where fits(candidate) { return repaired(candidate, Self.case) }
    let quotes = sentence.unicodeScalars.count { $0 == "\"" }
    if !quotes.isMultiple(of: 2) {
      return closed(sentence).map { repaired($0, "a quotation mark is missing") }
    }
    let missing = "a text is written in quotation marks"
    if let found = quoted(sentence) { return repaired(found, missing) }
    mistakes.append(Self.case)
    return others.lazy.compactMap(quoted).first.map { repaired($0, missing) }
  }

  // MARK: - Spaces, marks, case

  private static let `case` = "upper and lower case matter"
  /// Corrections that can be made one after another.
  private static let plain: [(correct: @Sendable (String) -> String, mistake: String)] = [
    (straightQuotes, "quotation marks are straight and double: \"…\""),
    (singleSpaces, "words are separated by one space"),
    (withoutEnd, "a sentence ends without a full stop"),
  ]

  /// With one space between words; what is between quotation marks stays.
  private static func singleSpaces(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var isInside = false
    for scalar in text.unicodeScalars {
      if scalar == "\"" { isInside.toggle() }
      if isInside || !scalar.properties.isWhitespace {
        result.append(scalar)
      } else if let last = result.last, last != " " {
        result.append(" ")
      }
    }
    if !isInside, result.last == " " { result.removeLast() }
    return String(result)
  }

  /// With a space between two Korean words that are written as one: `보이지않는다`.
  private func spaced(_ text: String) -> String? {
    let scalars = text.unicodeScalars
    var isInside = false
    var last: Unicode.Scalar?
    for place in scalars.indices {
      defer { last = scalars[place] }
      if scalars[place] == "\"" { isInside.toggle() }
      guard !isInside, Self.hangul.contains(scalars[place]),
        last.map(Self.hangul.contains) == true
      else { continue }
      let candidate = String(scalars[..<place]) + " " + String(scalars[place...])
      if fits(candidate) { return candidate }
    }
    return nil
  }

  /// With double quotation marks in place of curly and single ones; an apostrophe stays.
  private static func straightQuotes(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var isInside = false
    let scalars = Array(text.unicodeScalars)
    for (place, scalar) in scalars.enumerated() {
      switch scalar {
      case "“", "”", "„", "«", "»", "「", "」", "″": result.append("\"")
      case "'", "‘", "’", "‚":
        let isStart = place == 0 || scalars[place - 1] == " "
        let isEnd =
          scalars[(place + 1)...].allSatisfy(ends.contains) || scalars[place + 1] == " "
          || isInside && hangul.contains(scalars[place + 1])
        let isQuote = isInside ? isEnd : isStart && !isEnd
        if isQuote { isInside.toggle() }
        result.append(isQuote ? "\"" : scalar)
      default: result.append(scalar)
      }
    }
    // A single mark that is never closed was an apostrophe.
    return isInside ? text : String(result)
  }

  /// A particle follows a Korean name without a space.
  private static let hangul: ClosedRange<Unicode.Scalar> = "가"..."힣"
  private static let ends: [Unicode.Scalar] = [".", "!", ";", ","]

  private static func withoutEnd(_ text: String) -> String {
    guard let last = text.unicodeScalars.last, ends.contains(last) else {
      return text
    }
    return String(text.unicodeScalars.dropLast())
  }

  /// In lower case outside of quotation marks, but for `I`; with and without a capital at the start.
  private static func withOtherCase(_ text: String) -> [String] {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    let lower = parts.enumerated().map { place, part in
      place.isMultiple(of: 2)
        ? part.lowercased().split(separator: " ", omittingEmptySubsequences: false)
          .map { $0 == "i" ? "I" : String($0) }.joined(separator: " ") : String(part)
    }.joined(separator: "\"")
    let capital = lower.prefix(1).uppercased() + lower.dropFirst()
    return [lower, capital].filter { !$0.isSame(as: text) }
  }

  // MARK: - Quotation marks

  /// With the missing quotation mark after or before a word.
  private func closed(_ text: String) -> String? {
    let words = text.split(separator: " ").map(String.init)
    for place in words.indices {
      for word in [words[place] + "\"", "\"" + words[place]] {
        var changed = words
        changed[place] = word
        let candidate = changed.joined(separator: " ")
        if fits(candidate) { return candidate }
      }
    }
    return nil
  }

  /// With quotation marks around one part of a sentence, or around two: as few words as possible.
  private func quoted(_ text: String) -> String? {
    let words = text.split(separator: " ").map(String.init)
    // With a text that its author did not mean, a claim of absence would hold whatever happens.
    guard words.count <= Self.mostWords, !text.contains("\""), !Negation.isIn(text) else {
      return nil
    }
    for length in 1..<max(2, words.count) {
      for start in 0..<max(0, words.count - length + 1)
      where Self.isText(words[start..<start + length]) {
        let one = Self.quoted(words, start..<start + length).joined(separator: " ")
        if fits(one) { return one }
      }
      guard words.count <= Self.mostWordsForTwo else { continue }
      for first in 1..<max(1, length) {
        if let both = quoted(words, first, length - first) { return both }
      }
    }
    return nil
  }

  /// With quotation marks around two parts of so many words.
  private func quoted(_ words: [String], _ first: Int, _ second: Int) -> String? {
    for start in 0..<max(0, words.count - first - second) {
      for next in (start + first)..<(words.count - second + 1)
      where Self.isText(words[start..<start + first]) && Self.isText(words[next..<next + second]) {
        // From the end, so that the places before it stay.
        let half = Self.quoted(words, next..<next + second)
        let both = Self.quoted(half, start..<start + first).joined(separator: " ")
        if fits(both) { return both }
      }
    }
    return nil
  }

  /// Whether words can be a text of the app: it does not begin with a word of the sentence, such as
  /// `the` or `in`, or with a number that counts, and is not a pattern.
  private static func isText(_ words: ArraySlice<String>) -> Bool {
    guard let written = words.first, let last = words.last else { return false }
    // A sentence may begin with a capital.
    let first = words.startIndex == 0 ? written.lowercased() : written
    let counts = Numeral.isOne(first) || (words.count > 1 && Int(first) != nil)
    return !wordsOfSentences.contains(first) && !counts && !first.hasPrefix("/")
      && !first.hasPrefix("'") && !last.hasSuffix("/")
  }

  private static let wordsOfSentences: Set<String> = [
    "a", "an", "and", "any", "after", "all", "another", "as", "at", "before", "both", "by",
    "containing", "each", "every", "exactly", "few", "for", "from", "in", "into", "is", "it",
    "just", "like", "many", "matching", "no", "none", "not", "nothing", "of", "on", "only", "or",
    "several", "some", "that", "the", "them", "this", "to", "until", "which", "with",
    "각", "각각", "단", "매", "모두", "모든", "번째", "아무", "아무것도", "여러", "오직", "전체",
  ]

  private static func quoted(_ words: [String], _ range: Range<Int>) -> [String] {
    words[..<range.lowerBound] + ["\"" + words[range].joined(separator: " ") + "\""]
      + words[range.upperBound...]
  }
}
