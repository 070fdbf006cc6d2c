import SpecDrivers
import SpecRunner
import SpecText

/// Steps about local notifications.
enum NotificationSteps {
  static let library = StepLibrary("notifications") {
    Then(
      "I get the notification {string}",
      "Checks that a notification with this title was delivered since the last When.",
      example: #"Then I get the notification "Buy milk""#, needs: [.localNotifications]
    ) { (world: World, title: String) in
      try await world.check { scene in
        let delivered = scene.events(.notification)
        try Comparison.expect(
          delivered.contains { $0.isTitled(title) },
          "the notification \"\(title)\" was not delivered",
          notes: delivered.listed("notifications since the last When"))
      }
    }

    Then(
      "I get the notification {string} with:",
      "Checks a delivered notification; each row has a detail and its value.",
      example: #"Then I get the notification "Buy milk" with:"#, needs: [.localNotifications]
    ) { (world: World, title: String, table: PairTable) in
      let wanted = table.pairs.map { ($0.0, ExpectedValue(written: $0.1)) }
      try await world.check { scene in
        let delivered = scene.events(.notification)
        let found = delivered.contains { event in
          event.isTitled(title)
            && wanted.allSatisfy { name, value in
              event.details[name].map { value.matches($0) } ?? false
            }
        }
        try Comparison.expect(
          found, "no notification \(title.quoted) with these particulars was delivered",
          notes: delivered.listed("notifications since the last When"))
      }
    }

    Then(
      "I get {int} notification(s)",
      "Checks the number of notifications delivered since the last When.",
      example: "Then I get 1 notification", needs: [.localNotifications]
    ) { (world: World, count: Count) in
      try await world.check { scene in
        let delivered = scene.events(.notification)
        try Comparison.expect(
          Double(delivered.count), is: Double(count.value), "the number of notifications",
          notes: delivered.listed("notifications since the last When"))
      }
    }

    Then(
      "I get no notification", "Checks that no notification was delivered since the last When.",
      example: "Then I get no notification", needs: [.localNotifications]
    ) { (world: World) in
      try await world.checkAbsence { scene in
        let delivered = scene.events(.notification)
        try Comparison.expect(
          delivered.isEmpty, "a notification was delivered",
          notes: delivered.listed("notifications since the last When"))
      }
    }
  }
}

extension Event {
  /// Whether a notification has a title, as its subject or among its details.
  fileprivate func isTitled(_ title: String) -> Bool {
    subject.isSame(as: title) || details["title"]?.text?.isSame(as: title) ?? false
  }
}
