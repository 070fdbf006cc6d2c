import SpecDrivers
import SpecRunner

/// The steps that compare a text in every way.
///
/// Examples: `the title is "a"`, `the title contains "a"`.
struct TextChecks: Sendable {
  /// The words for equality: `is` and `is not`.
  var verb = (positive: "is", negative: "is not")
  /// The text in summaries: `the title of the page`.
  let what: String
  /// A subject of the examples: `the title`.
  let example: String
  /// Texts of the examples: the whole text, its middle, start and end, and a regular expression.
  let texts: (whole: String, part: String, start: String, end: String, pattern: String)
  var needs: [Capability] = []

  /// The steps about a text that the screen has once.
  ///
  /// - Parameter read: returns the text and its name for messages.
  func steps(
    _ subject: String,
    _ read: @escaping @Sendable (inout AssertionContext) throws -> (text: String, name: String)
  ) -> StepLibrary {
    func step<Expected: ComparedText>(
      _ comparison: TextComparison, _ isNegative: Bool, _: Expected.Type
    ) -> Declaration {
      Then(
        .expression(subject + " " + comparison.pattern(verb, isNegative: isNegative)),
        comparison.summary(what, isNegative: isNegative),
        example: example(comparison, isNegative), needs: needs
      ) { (world: World, expected: Expected) in
        try await world.check { scene in
          let (text, name) = try read(&scene)
          try comparison.check(text, expected.text, isNegative: isNegative, name)
        }
      }
    }
    return StepLibrary(subject) {
      for (comparison, isNegative) in Self.all {
        comparison == .equal
          ? step(comparison, isNegative, AnyText.self)
          : step(comparison, isNegative, ExpectedText.self)
      }
    }
  }

  /// The steps about a text of something that they name with a parameter.
  func steps<Subject: StepArgument>(
    _ subject: String,
    _ read:
      @escaping @Sendable (inout AssertionContext, Subject) throws -> (
        text: String, name: String
      )
  ) -> StepLibrary {
    steps(subject) { (scene: inout AssertionContext, it: Subject) in
      let (text, name) = try read(&scene, it)
      return ShownTexts(ways: [text], name: name)
    }
  }

  /// The steps about what something shows that they name with a parameter.
  func steps<Subject: StepArgument>(
    _ subject: String,
    _ read: @escaping @Sendable (inout AssertionContext, Subject) throws -> ShownTexts
  ) -> StepLibrary {
    func step<Expected: ComparedText>(
      _ comparison: TextComparison, _ isNegative: Bool, _: Expected.Type
    ) -> Declaration {
      Then(
        .expression(subject + " " + comparison.pattern(verb, isNegative: isNegative)),
        comparison.summary(what, isNegative: isNegative),
        example: example(comparison, isNegative), needs: needs
      ) { (world: World, subject: Subject, expected: Expected) in
        try await world.check { scene in
          let shown = try read(&scene, subject)
          try shown.check(comparison, expected.text, isNegative: isNegative, in: scene)
        }
      }
    }
    return StepLibrary(subject) {
      for (comparison, isNegative) in Self.all {
        comparison == .equal
          ? step(comparison, isNegative, AnyText.self)
          : step(comparison, isNegative, ExpectedText.self)
      }
    }
  }

  private static let all: [(TextComparison, isNegative: Bool)] =
    TextComparison.allCases.map { ($0, false) }
    + TextComparison.allCases.filter { $0 != .ignoringCase }.map { ($0, true) }

  private func example(_ comparison: TextComparison, _ isNegative: Bool) -> String {
    let (parameter, text) =
      switch comparison {
      case .equal: ("{string}", texts.whole.quoted)
      case .ignoringCase: ("{string}", texts.whole.lowercased().quoted)
      case .containing: ("{string}", texts.part.quoted)
      case .starting: ("{string}", texts.start.quoted)
      case .ending: ("{string}", texts.end.quoted)
      case .matching: ("{pattern}", "/\(texts.pattern)/")
      }
    let words = comparison.pattern(verb, isNegative: isNegative)
    return "Then \(example) \(words.replacing(parameter, with: text))"
  }
}

/// An expected text: an `AnyText` for equality, which may be empty, or an `ExpectedText`.
private protocol ComparedText: StepArgument {
  var text: String { get }
}

extension AnyText: ComparedText {}
extension ExpectedText: ComparedText {}
