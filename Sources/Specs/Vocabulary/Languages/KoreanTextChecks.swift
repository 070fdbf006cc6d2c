import SpecRunner
import SpecText

/// The Korean translations of the steps of `TextChecks`.
enum KoreanTextChecks {
  /// The translations of the comparisons of one text; `%` is the place of the expected text.
  ///
  /// - Parameters:
  ///   - subject: the subject of the original steps, such as `the title`.
  ///   - inside: the subject of `contains`.
  ///   - around: the subject of the other comparisons.
  ///   - example: an element for the examples.
  ///   - what: the text in summaries.
  static func translations(
    of subject: String, verb: (positive: String, negative: String),
    equal: (positive: String, negative: String), inside: String, around: String,
    example: String, what: String,
    texts: (whole: String, part: String, start: String, end: String, pattern: String)
  ) -> [StepTranslation] {
    TextComparison.allCases.flatMap { comparison in
      [false, true].compactMap { isNegative -> StepTranslation? in
        if comparison == .ignoringCase, isNegative { return nil }
        let pattern = words(comparison, isNegative, equal, inside, around)
        let parameter = comparison == .matching ? "{pattern}" : "{string}"
        return StepTranslation(
          pattern.replacing("%", with: parameter),
          of: subject + " " + comparison.pattern(verb, isNegative: isNegative),
          "\(what): \(summary(comparison, isNegative)).",
          example: "그러면 "
            + Self.example(
              pattern.replacing("{element}", with: example), comparison, texts))
      }
    }
  }

  private static func words(
    _ comparison: TextComparison, _ isNegative: Bool,
    _ equal: (positive: String, negative: String), _ inside: String, _ around: String
  ) -> String {
    switch comparison {
    case .equal: isNegative ? equal.negative : equal.positive
    case .ignoringCase:
      equal.positive.replacing("%", with: "대소문자 구분 없이 %")
    case .containing: inside + (isNegative ? " %이/가 들어 있지 않다" : " %이/가 들어 있다")
    case .starting: around + (isNegative ? " %으로/로 시작하지 않는다" : " %으로/로 시작한다")
    case .ending: around + (isNegative ? " %으로/로 끝나지 않는다" : " %으로/로 끝난다")
    case .matching: around + (isNegative ? " %에 맞지 않는다" : " %에 맞는다")
    }
  }

  private static func summary(_ comparison: TextComparison, _ isNegative: Bool) -> String {
    switch comparison {
    case .equal: isNegative ? "글자 그대로 같지는 않다" : "글자 그대로 같다"
    case .ignoringCase: "대소문자를 구분하지 않고 같다"
    case .containing: isNegative ? "그 글이 들어 있지 않다" : "그 글이 들어 있다"
    case .starting: isNegative ? "그 글로 시작하지 않는다" : "그 글로 시작한다"
    case .ending: isNegative ? "그 글로 끝나지 않는다" : "그 글로 끝난다"
    case .matching: isNegative ? "전체가 정규식에 맞지 않는다" : "전체가 정규식에 맞는다"
    }
  }

  /// A sentence of the words, with the texts of the examples.
  private static func example(
    _ words: String, _ comparison: TextComparison,
    _ texts: (whole: String, part: String, start: String, end: String, pattern: String)
  ) -> String {
    let text =
      switch comparison {
      case .equal: texts.whole.quoted
      case .ignoringCase: texts.whole.lowercased().quoted
      case .containing: texts.part.quoted
      case .starting: texts.start.quoted
      case .ending: texts.end.quoted
      case .matching: "/\(texts.pattern)/"
      }
    return KoreanParticles.chosen(in: words.replacing("%", with: text))
  }
}
