import SpecDrivers
import SpecRunner
import SpecText

/// Steps about life-cycle calls, keyboard notifications and the order of events.
enum CallbackSteps {
  static let library = StepLibrary("reactions") {
    reacting
    living
    ordering
  }

  private static let reacting = StepLibrary("reacting") {
    Then(
      "the {string} screen reacts to the keyboard",
      "Checks that the screen reacted to a keyboard notification since the last When.",
      example: #"Then the "workspace" screen reacts to the keyboard"#, needs: [.reactions]
    ) { (world: World, screen: String) in
      try await world.check { scene in
        try Comparison.expect(
          !scene.reactions(of: screen).isEmpty,
          "the \"\(screen)\" screen did not react to the keyboard", notes: story(scene))
      }
    }

    Then(
      "the {string} screen reacts to the keyboard {int} time(s)",
      "Checks to how many keyboard notifications the screen reacted since the last When.",
      example: #"Then the "workspace" screen reacts to the keyboard 1 time"#, needs: [.reactions]
    ) { (world: World, screen: String, count: Count) in
      try await world.check { scene in
        try Comparison.expect(
          Double(scene.reactions(of: screen).count), is: Double(count.value),
          "how often the \"\(screen)\" screen reacted to the keyboard", notes: story(scene))
      }
    }

    Then(
      "the {string} screen does not react to the keyboard",
      "Checks that the screen ignored the keyboard notifications sent since the last When.",
      example: #"Then the "workspace" screen does not react to the keyboard"#, needs: [.reactions]
    ) { (world: World, screen: String) in
      try await world.checkAbsence { scene in
        let notices = scene.events(.keyboard)
        try Comparison.expect(
          !notices.isEmpty, "no keyboard notification was sent since the last When",
          notes: [
            "show or hide the keyboard first: without a notification, this step checks nothing"
          ])
        let reactions = scene.reactions(of: screen)
        try Comparison.expect(
          reactions.isEmpty, "the \"\(screen)\" screen reacted to the keyboard",
          notes: reactions.listed("since the last When"))
        try scene.requireKnown(screen: screen)
      }
    }

    Then(
      "the keyboard comes with animation",
      "Checks that the keyboard appeared with animation since the last When.",
      example: "Then the keyboard comes with animation", needs: [.keyboard, .animations]
    ) { (world: World) in try await checkKeyboard(world, isAnimated: true) }

    Then(
      "the keyboard comes without animation",
      "Checks that the keyboard appeared without animation since the last When.",
      example: "Then the keyboard comes without animation", needs: [.keyboard, .animations]
    ) { (world: World) in try await checkKeyboard(world, isAnimated: false) }
  }

  /// What the screen could have reacted to since the last When; if there was nothing, what came last.
  private static func story(_ scene: AssertionContext) -> [String] {
    let recent = scene.events(.keyboard, .reaction)
    let notes = recent.listed("since the last When")
    if recent.contains(where: { $0.kind == .keyboard }) { return notes }
    let earlier = scene.events(.keyboard, .reaction, inWholeLog: true).dropLast(recent.count)
    return notes
      + ["nothing to react to: the keyboard neither came nor went, nor changed its height"]
      + (earlier.isEmpty ? [] : earlier.suffix(4).listed("the last before it"))
  }

  private static let living = StepLibrary("life cycles") {
    Then(
      "the {string} screen is destroyed",
      "Checks that the screen was released from memory since the last When.",
      example: #"Then the "email" screen is destroyed"#, needs: [.lifeCycle]
    ) { (world: World, screen: String) in
      try await world.check { scene in
        let calls = scene.lifeCycle(of: screen)
        try Comparison.expect(
          calls.contains { $0.details["call"] == "deinit" },
          "the \"\(screen)\" screen was not destroyed",
          notes: calls.listed("its life since the last When"))
      }
    }

    Then(
      "the {string} screen is kept in memory",
      "Checks that the screen was not released from memory since the last When.",
      example: #"Then the "workspace" screen is kept in memory"#, needs: [.lifeCycle]
    ) { (world: World, screen: String) in
      try await world.checkAbsence { scene in
        let calls = scene.lifeCycle(of: screen)
        try Comparison.expect(
          !calls.contains { $0.details["call"] == "deinit" },
          "the \"\(screen)\" screen was destroyed",
          notes: calls.listed("its life since the last When"))
        try scene.requireKnown(screen: screen)
      }
    }
  }

  private static let ordering = StepLibrary("order of calls") {
    Then(
      "these happen in this order:",
      "Checks the order of events since the last When; each row has a screen, a field or `keyboard`, "
        + "and a call, a notification or a kind of event.",
      example: "Then these happen in this order:",
      needs: [.lifeCycle]
    ) { (world: World, table: HappeningsTable) in
      let rows = table.rows
      try await world.check { scene in
        var rest = scene.recent
        for row in rows {
          let (who, what) = (try row["who"], try row["what"])
          guard let place = rest.firstIndex(where: { scene.is($0, who, what) }) else {
            let happened = scene.recent.contains { scene.is($0, who, what) }
            throw StepFailure(
              "\(who) \(what) did not happen" + (happened ? " in its turn" : ""),
              notes: (happened ? ["it did before what row \(row.number - 1) says"] : [])
                + scene.recent.listed("since the last When"))
          }
          rest = rest[(place + 1)...]
        }
      }
    }

    Then(
      "{word} of {element} is not called",
      "Checks that a field did not make this call since the last When.",
      example: #"Then didBeginEditing of "Workspace URL" is not called"#, needs: [.lifeCycle]
    ) { (world: World, call: String, element: Selector) in
      try await world.checkAbsence { scene in
        try scene.requireKnown(call: call)
        let subject = EventSubject(element, in: scene)
        let calls = scene.events(.field).filter {
          subject.isConcerned(by: $0) && $0.details["call"]?.text?.isSame(as: call) ?? false
        }
        try Comparison.expect(
          calls.isEmpty, "\(call) of \(element.named) was called",
          notes: calls.listed("since the last When"))
        try scene.requireKnown(element)
      }
    }

    Then(
      "view animations are never switched off",
      "Checks that the app did not disable all animations since the last When.",
      example: "Then view animations are never switched off", needs: [.animations]
    ) { (world: World) in
      try await world.checkAbsence { scene in
        let switched = scene.events(Event.Kind(rawValue: "animation switch")).filter {
          $0.details["enabled"]?.flag == false
        }
        try Comparison.expect(
          switched.isEmpty, "view animations were switched off",
          notes: switched.listed("since the last When"))
      }
    }
  }

  private static func checkKeyboard(_ world: World, isAnimated: Bool) async throws {
    try await world.check { scene in
      let notices = scene.events(.keyboard)
      let shows = notices.first { $0.details["notice"]?.text?.hasSuffix("WillShow") ?? false }
      guard let shows else {
        throw StepFailure(
          "the keyboard did not come", notes: notices.listed("keyboard since the last When"))
      }
      guard let animated = shows.details["animated"]?.flag else {
        throw scene.unknown("how the keyboard comes")
      }
      try Comparison.expect(
        animated == isAnimated, "the keyboard came in the wrong way",
        expected: isAnimated ? "with animation" : "without animation",
        actual: animated ? "with animation" : "without animation")
    }
  }
}

/// Who does what, in order.
private struct HappeningsTable: ShapedTable {
  static let shape = TableShape(.named(["who", "what"]))
  let rows: [Table.Record]
  init(_ table: Table) throws { rows = try table.records() }
}

extension AssertionContext {
  fileprivate func reactions(of screen: String) -> [Event] {
    events(.reaction).filter {
      $0.subject.isSame(as: screen) && $0.details["notice"]?.text?.hasPrefix("keyboard") ?? true
    }
  }

  fileprivate func lifeCycle(of screen: String) -> [Event] {
    events(.lifeCycle).filter { $0.subject.isSame(as: screen) }
  }

  /// Requires that the call is one of UIKit's or occurred since the launch, so that a misspelt call
  /// does not pass.
  fileprivate func requireKnown(call: String) throws {
    let made = events(.field, inWholeLog: true).compactMap { $0.details["call"]?.text }
    let known = Event.Kind.fieldCalls + made
    if known.contains(where: { $0.isSame(as: call) }) { return }
    throw NearestNames.unknown("call of a field", call, known)
  }

  /// Whether an event matches a table's row.
  fileprivate func `is`(_ event: Event, _ who: String, _ what: String) -> Bool {
    guard event.subject.isSame(as: who) || event.details["id"]?.text?.isSame(as: who) == true else {
      return false
    }
    return [event.details["call"]?.text, event.details["notice"]?.text, event.kind.rawValue]
      .contains(what)
  }
}
