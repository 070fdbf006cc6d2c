import SpecDrivers
import SpecRunner
import SpecText

/// From screen to screen: which one is in front, how it came, how to go back.
enum NavigationSteps {
  static let library = StepLibrary("navigation") {
    going
    being
    coming
    taking
  }

  private static let going = StepLibrary("going") {
    When(
      "I go back", "Goes back one screen by the system's own means.", example: "When I go back"
    ) { (world: World) in try await world.perform(.back) }

    When(
      "I pull the sheet down", "Pulls a presented screen down to be rid of it.",
      example: "When I pull the sheet down"
    ) { (world: World) in try await world.perform(.dismiss) }
  }

  private static let being = StepLibrary("being") {
    Then(
      "I am on the {string} screen", "The screen in front.",
      example: #"Then I am on the "email" screen"#
    ) { (world: World, name: String) in
      try await world.check { scene in
        try Comparison.expect(scene.screen.name, is: name, "the screen in front")
      }
    }

    Then(
      "I am not on the {string} screen", "Some other screen is in front.",
      example: #"Then I am not on the "email" screen"#
    ) { (world: World, name: String) in
      try await world.check { scene in
        try Comparison.expect(
          !scene.screen.name.isSame(as: name), "the \"\(name)\" screen is in front")
      }
    }

    Then(
      "the screens on the stack are:", "The navigation stack, root first, a name a row.",
      example: "Then the screens on the stack are:", needs: [.navigationStack]
    ) { (world: World, table: Table) in
      try await world.check { scene in
        let stack = try scene.known(scene.screen.stack, "the navigation stack")
        let wanted = table.rows.map { $0.first ?? "" }
        try Comparison.expect(
          stack.areSame(as: wanted), "the screens on the stack are not as expected",
          expected: wanted.map(\.quoted).joined(separator: ", "),
          actual: stack.map(\.quoted).joined(separator: ", "))
      }
    }
  }

  private static let coming = StepLibrary("coming") {
    for (verb, kind, place) in transitions {
      Then(
        .expression("the {string} screen is \(verb) with animation"),
        "Since the last When the screen was \(verb), animated by the system.",
        example: "Then the \"email\" screen is \(verb) with animation", needs: [.transitions]
      ) { (world: World, name: String) in
        try await checkTransition(world, name, kind, verb, isAnimated: true)
      }

      Then(
        .expression("the {string} screen is \(verb) without animation"),
        "Since the last When the screen was \(verb) at once\(place).",
        example: "Then the \"email\" screen is \(verb) without animation", needs: [.transitions]
      ) { (world: World, name: String) in
        try await checkTransition(world, name, kind, verb, isAnimated: false)
      }
    }

    Then(
      "no screen comes or goes", "Since the last When no screen was pushed, popped or presented.",
      example: "Then no screen comes or goes", needs: [.transitions]
    ) { (world: World) in
      try await world.check { scene in
        let moves = scene.events(.push, .pop, .present, .dismiss)
        try Comparison.expect(
          moves.isEmpty, "a screen came or went", notes: moves.listed("since the last When"))
      }
    }
  }

  private static let taking = StepLibrary("taking time") {
    Then(
      "the {string} screen takes {duration} to appear",
      "Since the last When; from its push or its presentation to viewDidAppear.",
      example: #"Then the "email" screen takes 350 ms to appear"#,
      needs: [.transitions, .lifeCycle, .clock]
    ) { (world: World, name: String, duration: Duration) in
      try await checkTime(world, name, [.push, .present], "viewDidAppear", duration)
    }

    Then(
      "the {string} screen takes {duration} to go",
      "Since the last When; from its pop or its dismissal to viewDidDisappear.",
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

  private static let transitions: [(verb: String, kind: Event.Kind, place: String)] = [
    ("pushed", .push, ""), ("popped", .pop, ", by its name before it went"),
    ("presented", .present, ""), ("dismissed", .dismiss, ", by its name before it went"),
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
