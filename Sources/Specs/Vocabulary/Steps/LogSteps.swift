import SpecDrivers
import SpecRunner
import SpecText

/// Steps about the app's log, a browser's console, and errors of scripts.
enum LogSteps {
  static let library = StepLibrary("app log") {
    logging
    console
    failing
  }

  private static let logging = StepLibrary("lines of the log") {
    Then(
      "the app logs {string}", "Checks that the app logged exactly this line since the last When.",
      example: #"Then the app logs "camera moved""#, needs: [.appLog]
    ) { (world: World, line: String) in try await checkLogged(world, line) }

    Then(
      "the app does not log {string}",
      "Checks that the app did not log this line since the last When.",
      example: #"Then the app does not log "camera held up""#, needs: [.appLog]
    ) { (world: World, line: String) in
      try await world.checkAbsence { scene in
        let lines = scene.events(.log)
        try Comparison.expect(
          !lines.contains { $0.subject.isSame(as: line) }, "\(line.quoted) was logged",
          notes: lines.listed("the log since the last When"))
      }
    }
  }

  private static let console = StepLibrary("console") {
    Then(
      "the console shows {string}",
      "Checks that the app wrote exactly this line to the console since the last When.",
      example: #"Then the console shows "3 items loaded""#, needs: [.appLog]
    ) { (world: World, line: String) in try await checkLogged(world, line) }

    Then(
      "the console shows a line containing {string}",
      "Checks that the app wrote such a line to the console since the last When.",
      example: #"Then the console shows a line containing "items""#, needs: [.appLog]
    ) { (world: World, text: String) in
      try await world.check { scene in
        let lines = scene.events(.log)
        try Comparison.expect(
          lines.contains { $0.subject.includes(text) },
          "no line containing \(text.quoted) was logged",
          notes: lines.listed("the log since the last When"))
      }
    }

    Then(
      "the console shows no error",
      "Checks that the app wrote no error and no script failed since the last When.",
      example: "Then the console shows no error", needs: [.appLog, .pageErrors]
    ) { (world: World) in
      try await world.checkAbsence { scene in
        let errors = scene.recent.filter(\.isConsoleError)
        try Comparison.expect(
          errors.isEmpty, "the console shows an error",
          notes: errors.listed("errors since the last When"))
      }
    }
  }

  private static let failing = StepLibrary("errors of scripts") {
    Then(
      "a script fails with {string}",
      "Checks that a script failed with exactly this message since the last When.",
      example: #"Then a script fails with "Error: no items""#, needs: [.pageErrors]
    ) { (world: World, message: String) in
      try await checkFailed(world, "with \(message.quoted)") { $0.isSame(as: message) }
    }

    Then(
      "a script fails with a message containing {string}",
      "Checks that a script failed since the last When with a message that contains a text.",
      example: #"Then a script fails with a message containing "no items""#, needs: [.pageErrors]
    ) { (world: World, part: String) in
      try await checkFailed(world, "with a message containing \(part.quoted)") {
        $0.includes(part)
      }
    }

    Then(
      "no script fails", "Checks that no script of the app failed since the last When.",
      example: "Then no script fails", needs: [.pageErrors]
    ) { (world: World) in
      try await world.checkAbsence { scene in
        let errors = scene.events(.error)
        try Comparison.expect(
          errors.isEmpty, "a script failed", notes: errors.listed("errors since the last When"))
      }
    }
  }

  private static func checkFailed(
    _ world: World, _ how: String, _ isMeant: @escaping @Sendable (String) -> Bool
  ) async throws {
    try world.session.expectScriptError(isMeant)
    try await world.check { scene in
      let errors = scene.events(.error).filter { !$0.isOfArrangement }
      try Comparison.expect(
        errors.contains { isMeant($0.subject) }, "no script failed \(how)",
        notes: errors.listed("errors since the last When"))
    }
  }

  private static func checkLogged(_ world: World, _ line: String) async throws {
    try await world.check { scene in
      let lines = scene.events(.log)
      try Comparison.expect(
        lines.contains { $0.subject.isSame(as: line) }, "\(line.quoted) was not logged",
        notes: lines.listed("the log since the last When"))
    }
  }
}

extension Event {
  /// Whether a script failed or wrote an error to the console.
  var isConsoleError: Bool { kind == .error || kind == .log && details["level"] == "error" }
}
