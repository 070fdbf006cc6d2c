import SpecDrivers
import SpecRunner
import SpecText

/// Every Then about an app with a time limit: `within 9 seconds I see "Done"` repeats the check until it passes.
enum WaitingSteps {
  static func library(of steps: [StepLibrary]) -> StepLibrary {
    var declarations: [Declaration] = []
    for library in steps {
      for case .step(let step) in library.declarations.lazy.map(\.kind) {
        if immediate.contains(step.pattern) { continue }
        let listed = listed.first { $0.pattern == step.pattern }?.words
        if let variant = prefix.declaration(step, listed: listed) { declarations.append(variant) }
      }
    }
    return StepLibrary("waiting", declarations: declarations)
  }

  private static let prefix = StepPrefix(["en": "within {duration} ", "ko": "{시간} 안에 "]) {
    (time: Duration, step) in
    try await Eventually.$asked.withValue(time) { try await step() }
  }

  /// The checks of a response or of the output of a command, which cannot change later.
  private static let immediate = Set(
    exactly: (RequestSteps.library.definitions + CommandSteps.library.definitions).map(\.pattern)
      + KoreanBackEndSteps.translations.map(\.pattern))

  /// The steps that represent all others in lists.
  private static let listed = [
    (
      pattern: "I see {element}",
      words: (
        summary:
          "Works with every Then: repeats the check until it passes, for this time at most.",
        example: #"Then within 9 seconds I see "Done""#
      )
    ),
    (
      pattern: "{element}이/가 보인다",
      words: (
        summary: "모든 그러면 앞에 쓸 수 있다. 맞을 때까지 그 시간 동안 다시 본다.",
        example: #"그러면 9초 안에 "완료"가 보인다"#
      )
    ),
  ]
}
