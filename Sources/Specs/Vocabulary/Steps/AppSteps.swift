import SpecDrivers
import SpecRunner

/// Steps that open, leave and restart the app.
enum AppSteps {
  static let library = StepLibrary("app") {
    Given(
      "the {string} app is open", "Opens an app with empty storage and default settings.",
      example: #"Given the "slack-login" app is open"#
    ) { (world: World, app: AppName) in try await world.launch(app: app.name) }

    Given(
      "the app is open", "Opens the app that the run was started for.",
      example: "Given the app is open"
    ) { (world: World) in try await world.launch() }

    Given(
      "I use the app as {string}",
      "Goes on as this user, who has a session and stored data of their own; open the app for each.",
      example: #"Given I use the app as "Ann""#, needs: [.users]
    ) { (world: World, name: String) in try world.use(as: name) }

    When(
      "I open the {string} app",
      "Opens an app as an action, so that a Then can check what happened while it opened.",
      example: #"When I open the "slack-login" app"#
    ) { (world: World, app: AppName) in try await world.launch(app: app.name) }

    When(
      "I open the app", "Opens the app that the run was started for, as an action.",
      example: "When I open the app"
    ) { (world: World) in try await world.launch() }

    When(
      "I leave the app", "Goes to the home screen; the app moves to the background.",
      example: "When I leave the app", needs: [.background]
    ) { (world: World) in try await world.perform(.leave) }

    When(
      "I come back to the app",
      "Brings the app from the background to the front; an app that was stopped starts again.",
      example: "When I come back to the app", needs: [.background]
    ) { (world: World) in try await world.perform(.comeBack) }

    When(
      "I stop the app",
      "Ends the app, as a swipe in the list of running apps does; stored data is kept.",
      example: "When I stop the app", needs: [.stopping]
    ) { (world: World) in try await world.perform(.stop) }

    When(
      "I restart the app", "Ends the app and starts it again; stored data is kept.",
      example: "When I restart the app", needs: [.relaunch]
    ) { (world: World) in try await world.perform(.relaunch) }

    When(
      "I follow the link {string} into the app", "Opens the app with a link.",
      example: #"When I follow the link "shop://item/1" into the app"#, needs: [.openingLinks]
    ) { (world: World, url: String) in
      try await world.perform(.open(url: url))
    }

    When(
      "memory runs short",
      "The system sends a memory warning to the screens that are not in front.",
      example: "When memory runs short", needs: [.systemEvents]
    ) { (world: World) in
      try await world.perform(.system(.memoryWarning))
    }

    When(
      "the system rebuilds the screen",
      "The system destroys the visible screen and creates it again.",
      example: "When the system rebuilds the screen", needs: [.systemEvents]
    ) { (world: World) in
      try await world.perform(.system(.recreateScreen))
    }

    When(
      "I rotate the device to portrait", "Turns the device so that it is higher than wide.",
      example: "When I rotate the device to portrait", needs: [.rotation]
    ) { (world: World) in
      try await world.perform(.system(.rotate(.portrait)))
    }

    When(
      "I rotate the device to landscape", "Turns the device so that it is wider than high.",
      example: "When I rotate the device to landscape", needs: [.rotation]
    ) { (world: World) in
      try await world.perform(.system(.rotate(.landscape)))
    }
  }
}
