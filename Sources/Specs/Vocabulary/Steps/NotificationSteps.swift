import SpecDrivers
import SpecRunner

/// Local notifications: delivered or not, and what they say.
enum NotificationSteps {
  static let library = StepLibrary("notifications") {
    Then(
      "I get the notification {string}", "Since the last When one of that title was delivered.",
      example: #"Then I get the notification "Buy milk""#, needs: [.localNotifications]
    ) { (world: World, title: String) in
      try await world.check { scene in
        let delivered = scene.events(.notification)
        try Comparison.expect(
          delivered.contains {
            $0.subject.isSame(as: title) || $0.details["title"]?.text?.isSame(as: title) ?? false
          }, "the notification \"\(title)\" was not delivered",
          notes: delivered.listed("notifications since the last When"))
      }
    }

    Then(
      "I get no notification", "Since the last When none was delivered.",
      example: "Then I get no notification", needs: [.localNotifications]
    ) { (world: World) in
      try await world.check { scene in
        let delivered = scene.events(.notification)
        try Comparison.expect(
          delivered.isEmpty, "a notification was delivered",
          notes: delivered.listed("notifications since the last When"))
      }
    }
  }
}
