import SpecDrivers
import SpecRunner

/// Steps about the software keyboard: visibility, type, return key and height.
enum KeyboardSteps {
  static let library = StepLibrary("keyboard") {
    pressing
    showing
    announcing
  }

  private static let pressing = StepLibrary("pressing keys") {
    When(
      "I press the return key", "Presses the return key, whatever its title.",
      example: "When I press the return key"
    ) { (world: World) in try await world.perform(.pressReturn) }

    When(
      "I press {string} on the keyboard", "Presses the return key and checks its title.",
      example: #"When I press "Go" on the keyboard"#, needs: [.keyboard, .returnKey]
    ) { (world: World, title: String) in
      try await world.check { scene in
        let keyboard = try scene.shownKeyboard()
        let actual = try scene.known(keyboard.returnKey, "the return key's title")
        try Comparison.expect(actual ?? "nothing", is: title, "the return key")
      }
      try await world.perform(.pressReturn)
    }

    When(
      "I press {string} on the hardware keyboard", "Presses a key such as Tab or Escape.",
      example: #"When I press "Tab" on the hardware keyboard"#, needs: [.hardwareKeys]
    ) { (world: World, key: String) in
      try await world.perform(.pressKey(KeyChord.renamed(key)))
    }

    When(
      "I press {string}", "Presses a key such as Escape, or several together, such as Control+A.",
      example: #"When I press "Control+A""#, needs: [.hardwareKeys]
    ) { (world: World, keys: String) in try await world.perform(.pressKey(KeyChord.renamed(keys))) }

    When(
      "I hold down {string}", "Presses a key and holds it until it is released.",
      example: #"When I hold down "Shift""#, needs: [.hardwareKeys]
    ) { (world: World, key: String) in try await world.perform(.holdKey(KeyChord.renamed(key))) }

    When(
      "I release {string}", "Releases a key that is held.", example: #"When I release "Shift""#,
      needs: [.hardwareKeys]
    ) { (world: World, key: String) in try await world.perform(.releaseKey(KeyChord.renamed(key))) }

    When(
      "I hide the keyboard", "Hides the keyboard with the control of the system.",
      example: "When I hide the keyboard"
    ) { (world: World) in try await world.perform(.hideKeyboard) }
  }

  private static let showing = StepLibrary("the keyboard shown") {
    Then(
      "the keyboard is shown", "Checks that a keyboard is shown.",
      example: "Then the keyboard is shown",
      needs: [.keyboard]
    ) {
      (world: World) in
      try await world.check { scene in _ = try scene.shownKeyboard() }
    }

    Then(
      "the keyboard is hidden", "Checks that no keyboard is shown.",
      example: "Then the keyboard is hidden",
      needs: [.keyboard]
    ) {
      (world: World) in
      try await world.check { scene in
        let keyboard = try scene.known(scene.screen.keyboard, "whether the keyboard is shown")
        try Comparison.expect(
          keyboard == nil, "the keyboard is shown", expected: "hidden", actual: "shown")
      }
    }

    Then(
      "the keyboard is for {string}", "Checks the type of the keyboard, such as URL or number pad.",
      example: #"Then the keyboard is for "email address""#, needs: [.keyboard]
    ) { (world: World, type: String) in
      try await world.check { scene in
        let keyboard = try scene.shownKeyboard()
        let actual = try scene.known(keyboard.type, "what the keyboard is for")
        try scene.requireDistinct(actual, keyboard: type)
        try Comparison.expect(actual, is: type, "what the keyboard is for")
      }
    }

    Then(
      "the return key says {string}", "Checks the title of the return key.",
      example: #"Then the return key says "Go""#, needs: [.keyboard, .returnKey]
    ) { (world: World, title: String) in
      try await world.check { scene in
        let keyboard = try scene.shownKeyboard()
        let actual = try scene.known(keyboard.returnKey, "the return key's title")
        try Comparison.expect(actual ?? "nothing", is: title, "the return key's title")
      }
    }

    Then(
      "the keyboard is {float} points high",
      "Checks the height of the keyboard, including the shortcut bar.",
      example: "Then the keyboard is 301 points high", needs: [.keyboard, .keyboardHeight]
    ) { (world: World, height: Double) in
      try await world.check { scene in
        let keyboard = try scene.shownKeyboard()
        try Comparison.expect(
          try scene.known(keyboard.height, "the keyboard's height"), is: height,
          "the keyboard's height")
      }
    }

    Then(
      "the keyboard has a shortcut bar", "Checks that suggestions are shown above the keys.",
      example: "Then the keyboard has a shortcut bar", needs: [.keyboard]
    ) { (world: World) in try await checkShortcutBar(world, true) }

    Then(
      "the keyboard has no shortcut bar", "Checks that no suggestions are shown above the keys.",
      example: "Then the keyboard has no shortcut bar", needs: [.keyboard]
    ) { (world: World) in try await checkShortcutBar(world, false) }
  }

  private static let announcing = StepLibrary("keyboard notices") {
    When(
      "the system announces a keyboard of {int} points",
      "The system announces that a keyboard will show.",
      example: "When the system announces a keyboard of 150 points", needs: [.systemEvents]
    ) { (world: World, height: Count) in
      try await announce(world, shows: true, height.value)
    }

    When(
      "the system announces a keyboard without saying how high",
      "The system announces that a keyboard will show, without its frame.",
      example: "When the system announces a keyboard without saying how high",
      needs: [.systemEvents]
    ) { (world: World) in try await announce(world, shows: true, nil) }

    When(
      "the system announces that the keyboard hides",
      "The system announces that the keyboard will hide.",
      example: "When the system announces that the keyboard hides", needs: [.systemEvents]
    ) { (world: World) in try await announce(world, shows: false, nil) }
  }

  private static func announce(_ world: World, shows: Bool, _ height: Int?) async throws {
    try await world.perform(
      .system(.keyboard(shows: shows, height: height)))
  }

  private static func checkShortcutBar(_ world: World, _ isWanted: Bool) async throws {
    try await world.check { scene in
      let keyboard = try scene.shownKeyboard()
      let bar = try scene.known(keyboard.shortcutBar, "whether the keyboard has a shortcut bar")
      try Comparison.expect(
        bar == isWanted, "the shortcut bar is not as expected",
        expected: isWanted ? "a shortcut bar" : "none", actual: bar ? "a shortcut bar" : "none")
    }
  }
}

extension AssertionContext {
  /// The visible keyboard.
  ///
  /// - Throws: `StepFailure` if it is hidden, `Skip` if the engine cannot tell.
  mutating func shownKeyboard() throws -> Keyboard {
    if let keyboard = try known(screen.keyboard, "whether the keyboard is shown") {
      return keyboard
    }
    throw StepFailure(
      "the keyboard is hidden", expected: "shown", actual: "hidden",
      notes: ["tap a field first, or check that it takes the focus"])
  }
}
