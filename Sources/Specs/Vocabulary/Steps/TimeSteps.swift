import SpecDrivers
import SpecRunner

/// Time: it passes because a specification says so, on a virtual clock at once.
enum TimeSteps {
  static let library = StepLibrary("time") {
    When("{duration} pass(es)", "Lets time pass.", example: "When 2 seconds pass") {
      (world: World, duration: AppTime) in
      try await world.perform(.wait(duration.milliseconds))
    }

    Then(
      "no more than {duration} have passed", "Checks the time since the launch.",
      example: "Then no more than 1 second have passed"
    ) { (world: World, limit: AppTime) in
      try await world.check { scene in
        let time = try scene.known(scene.observation.time, "the app's time")
        try Comparison.expect(
          time <= limit.milliseconds, "more time has passed than expected",
          expected: "at most \(limit)", actual: AppTime(milliseconds: time).description)
      }
    }
  }
}
