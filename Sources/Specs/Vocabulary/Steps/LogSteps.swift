import SpecDrivers
import SpecRunner
import SpecText

/// Steps about the app's log.
enum LogSteps {
  static let library = StepLibrary("app log") {
    Then(
      "the app logs {string}", "Checks that the app logged exactly this line since the last When.",
      example: #"Then the app logs "camera moved""#, needs: [.appLog]
    ) { (world: World, line: String) in
      try await world.check { scene in
        let lines = scene.events(.log)
        try Comparison.expect(
          lines.contains { $0.subject.isSame(as: line) }, "\(line.quoted) was not logged",
          notes: lines.listed("the log since the last When"))
      }
    }

    Then(
      "the app does not log {string}",
      "Checks that the app did not log this line since the last When.",
      example: #"Then the app does not log "camera held up""#, needs: [.appLog]
    ) { (world: World, line: String) in
      try await world.check { scene in
        let lines = scene.events(.log)
        try Comparison.expect(
          !lines.contains { $0.subject.isSame(as: line) }, "\(line.quoted) was logged",
          notes: lines.listed("the log since the last When"))
      }
    }
  }
}
