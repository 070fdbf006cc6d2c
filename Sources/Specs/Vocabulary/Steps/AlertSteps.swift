import SpecDrivers
import SpecRunner
import SpecText

/// Steps about alerts, sheets and permission prompts in front of a screen.
enum AlertSteps {
  static let library = StepLibrary("alerts") {
    answering
    asking
  }

  private static let answering = StepLibrary("alerts in front") {
    When(
      "I answer {string}", "Chooses a button of the alert, sheet or prompt in front.",
      example: #"When I answer "Cancel""#
    ) { (world: World, answer: String) in try await world.perform(.answer(answer)) }

    When(
      "I type {string} into the prompt", "Types into the text field of the alert in front.",
      example: #"When I type "Ann" into the prompt"#
    ) { (world: World, text: AnyText) in
      try await world.perform(.typeIntoAlert(text.text))
    }

    Then(
      "I see the alert {string}", "Checks that an alert or sheet with this title is in front.",
      example: #"Then I see the alert "Delete this memo?""#
    ) { (world: World, title: AnyText) in
      try await world.check { scene in
        try Comparison.expect(try scene.alertInFront().title, is: title.text, "the alert's title")
      }
    }

    Then(
      "the alert says {string}", "Checks the message of the alert.",
      example: #"Then the alert says "It cannot be undone.""#
    ) { (world: World, message: AnyText) in
      try await world.check { scene in
        try Comparison.expect(
          try scene.alertInFront().message, is: message.text, "the alert's message")
      }
    }

    Then(
      "the alert offers:", "Checks all buttons of the alert in order; each row has a title.",
      example: "Then the alert offers:"
    ) { (world: World, table: ListTable) in
      try await world.check { scene in
        let buttons = try scene.alertInFront().buttons
        let wanted = table.texts
        try Comparison.expect(
          buttons.areSame(as: wanted), "the alert's answers are not as expected",
          expected: wanted.map(\.quoted).joined(separator: ", "),
          actual: buttons.map(\.quoted).joined(separator: ", "))
      }
    }

    Then(
      "I see no alert", "Checks that no alert, sheet or prompt is in front.",
      example: "Then I see no alert"
    ) {
      (world: World) in
      try await world.check { scene in
        let alert = try scene.known(scene.screen.alert, "whether an alert is in front")
        try Comparison.expect(
          alert == nil, "an alert is in front", expected: "none", actual: alert?.title.quoted)
        try scene.requireComplete("whether an alert is in front")
      }
    }
  }

  private static let asking = StepLibrary("permissions asked for") {
    Then(
      "I am asked for {permission}",
      "Checks that the system asked for the permission since the last When.",
      example: "Then I am asked for notifications", needs: [.prompts]
    ) { (world: World, permission: Permission) in
      try await world.check { scene in
        let prompts = scene.events(.prompt)
        try Comparison.expect(
          prompts.contains { $0.subject.isSame(as: permission.rawValue) },
          "the system did not ask for \(permission.rawValue)",
          notes: prompts.listed("asked for since the last When"))
      }
    }

    Then(
      "I am not asked for {permission}",
      "Checks that the system did not ask for the permission since the last When.",
      example: "Then I am not asked for notifications", needs: [.prompts]
    ) { (world: World, permission: Permission) in
      try await world.checkAbsence { scene in
        let prompts = scene.events(.prompt)
        try Comparison.expect(
          !prompts.contains { $0.subject.isSame(as: permission.rawValue) },
          "the system asked for \(permission.rawValue)",
          notes: prompts.listed("asked for since the last When"))
      }
    }

    Then(
      "I have never been asked for {permission}",
      "Checks that the system has not asked for the permission since the launch.",
      example: "Then I have never been asked for notifications", needs: [.prompts]
    ) { (world: World, permission: Permission) in
      try await world.checkAbsence { scene in
        let prompts = scene.events(.prompt, inWholeLog: true)
        try Comparison.expect(
          !prompts.contains { $0.subject.isSame(as: permission.rawValue) },
          "the system asked for \(permission.rawValue)",
          notes: prompts.listed("asked for since the launch"))
      }
    }
  }
}

extension AssertionContext {
  /// The alert, sheet or prompt in front.
  fileprivate mutating func alertInFront() throws -> Alert {
    if let alert = try known(screen.alert, "whether an alert is in front") { return alert }
    throw StepFailure("nothing is in front of the \"\(screen.name)\" screen")
  }
}
