import SpecDrivers
import SpecRunner
import SpecText

/// Steps about time, which passes immediately on a virtual clock.
enum TimeSteps {
  static let library = StepLibrary("time") {
    When("{duration} pass(es)", "Lets time pass.", example: "When 2 seconds pass") {
      (world: World, duration: Duration) in
      if duration <= .zero {
        throw StepFailure(
          "no time passes", notes: ["write a duration that is longer than 0"], kind: .argument)
      }
      try await world.perform(.wait(duration))
    }

    Then(
      "no more than {duration} have passed", "Checks the time since the launch.",
      example: "Then no more than 1 second have passed"
    ) { (world: World, limit: Duration) in
      try await world.check { scene in
        let time = try scene.known(scene.observation.time, "the app's time")
        try Comparison.expect(
          time <= limit, "more time has passed than expected",
          expected: "at most \(limit.written)", actual: time.written)
      }
    }
  }
}
