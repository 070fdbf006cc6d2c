import SpecDrivers
import SpecRunner
import SpecText

/// Steps about navigation between screens.
enum NavigationSteps {
  static let library = StepLibrary("navigation") {
    going
    being
    coming
    taking
  }

  private static let going = StepLibrary("going") {
    When(
      "I go back", "Goes back one screen with the control of the system.", example: "When I go back"
    ) { (world: World) in try await world.perform(.back) }

    When(
      "I pull the sheet down", "Dismisses a presented screen by pulling it down.",
      example: "When I pull the sheet down"
    ) { (world: World) in try await world.perform(.dismiss) }
  }

  private static let being = StepLibrary("being") {
    Given(
      "any screen", "Is true on every screen; for scenarios tagged @always.",
      example: "Given any screen"
    ) { (_: World) in }

    Then(
      "I am on the {string} screen", "Checks which screen is in front.",
      example: #"Then I am on the "email" screen"#
    ) { (world: World, name: String) in
      try await world.check { scene in
        if !scene.screen.name.isSame(as: name), !scene.events(.link).isEmpty {
          try scene.requireNoLack(
            of: .otherApps, for: "whether the link leads to the \"\(name)\" screen")
        }
        try Comparison.expect(scene.screen.name, is: name, "the screen in front")
      }
    }

    Then(
      "I am not on the {string} screen", "Checks that another screen is in front.",
      example: #"Then I am not on the "email" screen"#
    ) { (world: World, name: String) in
      try await world.check { scene in
        try Comparison.expect(
          !scene.screen.name.isSame(as: name), "the \"\(name)\" screen is in front")
      }
    }

    Then(
      "the screens on the stack are:",
      "Checks the navigation stack; each row has a screen, the root first.",
      example: "Then the screens on the stack are:", needs: [.navigationStack]
    ) { (world: World, table: ListTable) in
      try await world.check { scene in
        let stack = try scene.known(scene.screen.stack, "the navigation stack")
        let wanted = table.texts
        try Comparison.expect(
          stack.areSame(as: wanted), "the screens on the stack are not as expected",
          expected: wanted.map(\.quoted).joined(separator: ", "),
          actual: stack.map(\.quoted).joined(separator: ", "))
      }
    }
  }

  private static let coming = StepLibrary("coming") {
    for (verb, kind) in transitions {
      Then(
        .expression("the {string} screen is \(verb) with animation"),
        "Checks that the screen was \(verb) with the system's animation since the last When.",
        example: "Then the \"email\" screen is \(verb) with animation", needs: [.transitions]
      ) { (world: World, name: String) in
        try await checkTransition(world, name, kind, verb, isAnimated: true)
      }

      Then(
        .expression("the {string} screen is \(verb) without animation"),
        "Checks that the screen was \(verb) without animation since the last When.",
        example: "Then the \"email\" screen is \(verb) without animation", needs: [.transitions]
      ) { (world: World, name: String) in
        try await checkTransition(world, name, kind, verb, isAnimated: false)
      }
    }

    Then(
      "no screen comes or goes",
      "Checks that no screen was pushed, popped, presented or dismissed since the last When.",
      example: "Then no screen comes or goes", needs: [.transitions]
    ) { (world: World) in
      try await world.checkAbsence { scene in
        let moves = scene.events(.push, .pop, .present, .dismiss)
        try Comparison.expect(
          moves.isEmpty, "a screen came or went", notes: moves.listed("since the last When"))
      }
    }
  }

  private static let taking = StepLibrary("taking time") {
    Then(
      "the {string} screen takes {duration} to appear",
      "Checks the time from the push or presentation to viewDidAppear, since the last When.",
      example: #"Then the "email" screen takes 350 ms to appear"#,
      needs: [.transitions, .lifeCycle, .clock]
    ) { (world: World, name: String, duration: Duration) in
      try await checkTime(world, name, [.push, .present], "viewDidAppear", duration)
    }

    Then(
      "the {string} screen takes {duration} to go",
      "Checks the time from the pop or dismissal to viewDidDisappear, since the last When.",
      example: #"Then the "email" screen takes 350 ms to go"#,
      needs: [.transitions, .lifeCycle, .clock]
    ) { (world: World, name: String, duration: Duration) in
      try await checkTime(world, name, [.pop, .dismiss], "viewDidDisappear", duration)
    }
  }

  private static func checkTime(
    _ world: World, _ name: String, _ starts: [Event.Kind], _ end: String, _ expected: Duration
  ) async throws {
    try await world.check { scene in
      let events = scene.recent.filter {
        $0.subject.isSame(as: name) && (starts + [.lifeCycle]).contains($0.kind)
      }
      guard let began = events.firstIndex(where: { starts.contains($0.kind) }),
        let ended = events[began...].first(where: { $0.details["call"]?.text == end })
      else {
        throw StepFailure(
          "the \"\(name)\" screen did not \(end == "viewDidAppear" ? "appear" : "go")",
          notes: events.listed("its way since the last When"))
      }
      guard let start = events[began].time, let stop = ended.time else {
        throw scene.unknown("when things happen")
      }
      let actual = stop - start
      try Comparison.expect(
        actual == expected, "the \"\(name)\" screen does not take as long as expected",
        expected: expected.written, actual: actual.written,
        notes: events.listed("its way since the last When"))
    }
  }

  private static let transitions: [(verb: String, kind: Event.Kind)] = [
    ("pushed", .push), ("popped", .pop),
    ("presented", .present), ("dismissed", .dismiss),
  ]

  private static func checkTransition(
    _ world: World, _ name: String, _ kind: Event.Kind, _ verb: String, isAnimated: Bool
  ) async throws {
    try await world.check { scene in
      let moves = scene.events(.push, .pop, .present, .dismiss)
      guard let move = moves.first(where: { $0.kind == kind && $0.subject.isSame(as: name) })
      else {
        throw StepFailure(
          "the \"\(name)\" screen was not \(verb)",
          notes: moves.listed("screens that came or went since the last When"))
      }
      guard let animated = move.details["animated"]?.flag else {
        throw scene.unknown("whether the screen moved by animation")
      }
      try Comparison.expect(
        animated == isAnimated, "the \"\(name)\" screen was \(verb) in the wrong way",
        expected: isAnimated ? "with animation" : "without animation",
        actual: animated ? "with animation" : "without animation")
    }
  }
}
