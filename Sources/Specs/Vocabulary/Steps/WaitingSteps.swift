import SpecDrivers
import SpecRunner

/// Every Then with a time limit: `within 9 seconds I see "Done"` repeats the check until it passes.
enum WaitingSteps {
  static func library(of steps: [StepLibrary]) -> StepLibrary {
    StepLibrary("waiting") {
      for step in steps.flatMap(\.definitions) {
        if let declaration = prefix.declaration(step, listed: listed[step.pattern]) { declaration }
      }
    }
  }

  private static let prefix = StepPrefix<Duration>(
    ["en": "within {duration} ", "ko": "{시간} 안에 "]
  ) { time, step in
    try await Eventually.$asked.withValue(time) { try await step() }
  }

  /// The steps that represent all others in lists.
  private static let listed = [
    "I see {element}": (
      summary:
        "Works with every Then: repeats the check until it passes, for this time at most.",
      example: #"Then within 9 seconds I see "Done""#
    ),
    "{element}이/가 보인다": (
      summary: "모든 그러면 앞에 쓸 수 있다. 맞을 때까지 그 시간 동안 다시 본다.",
      example: #"그러면 9초 안에 "완료"가 보인다"#
    ),
  ]
}
