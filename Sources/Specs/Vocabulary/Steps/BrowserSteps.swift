import SpecDrivers
import SpecRunner

/// Steps about a browser: addresses, history, windows, sessions and screenshots.
enum BrowserSteps {
  static let library = StepLibrary("browser") {
    going
    windows
    sessions
    address
    path
    title
  }

  private static let going = StepLibrary("going through pages") {
    When(
      "I open the address {string}", "Opens an address, complete or relative to the app's.",
      example: #"When I open the address "/users/1""#, needs: [.openingLinks]
    ) { (world: World, address: String) in try await world.perform(.open(url: address)) }

    When(
      "I go forward", "Goes forward one screen in the history.", example: "When I go forward",
      needs: [.history]
    ) { (world: World) in try await world.perform(.forward) }

    When(
      "I reload the page", "Loads the page again, with its stored data.",
      example: "When I reload the page", needs: [.history]
    ) { (world: World) in try await world.perform(.reload) }

    When(
      "I take a screenshot {string}", "Attaches a picture of the screen to the report.",
      example: #"When I take a screenshot "the empty cart""#
    ) { (world: World, name: String) in
      guard let picture = try await world.picture() else {
        throw Skip(
          ofEngine:
            "the \(try world.session.driver.capabilities.engine) engine takes no screenshots")
      }
      world.attach(bytes: picture, mediaType: "image/png", fileName: name + ".png")
    }
  }

  private static let windows = StepLibrary("windows") {
    Given(
      "the app may open windows",
      "Lets links open windows; otherwise they are recorded and not followed.",
      example: "Given the app may open windows", needs: [.windows]
    ) { (world: World) in try await world.arrange(.permission(.windows, .granted)) }

    When(
      "I switch to the window {string}", "Switches to another window by its title or address.",
      example: #"When I switch to the window "Help""#, needs: [.windows]
    ) { (world: World, name: String) in try await world.perform(.switchWindow(name)) }

    When(
      "I switch to window {int}", "Switches to another window by its number, counted from 1.",
      example: "When I switch to window 2", needs: [.windows]
    ) { (world: World, number: Int) in try await world.perform(.switchWindow(String(number))) }

    When(
      "I close the window", "Closes the current window and switches to the one that opened it.",
      example: "When I close the window", needs: [.windows]
    ) { (world: World) in try await world.perform(.closeWindow) }

    Then(
      "there is/are {int} window(s)", "Checks the number of open windows.",
      example: "Then there are 2 windows", needs: [.windows]
    ) { (world: World, count: Count) in
      try await world.check { scene in
        try scene.expectOfScreen(.windows, is: ExpectedValue(.number(Double(count.value))))
      }
    }

    Then(
      "a window is opened", "Checks that the app opened a window since the last When.",
      example: "Then a window is opened", needs: [.windows]
    ) { (world: World) in
      try await world.check { scene in
        try scene.requireWindows()
        try Comparison.expect(!scene.events(.windowOpened).isEmpty, "no window was opened")
      }
    }

    Then(
      "no window is opened", "Checks that the app opened no window since the last When.",
      example: "Then no window is opened", needs: [.windows]
    ) { (world: World) in
      try await world.checkAbsence { scene in
        try scene.requireWindows()
        let opened = scene.events(.windowOpened)
        try Comparison.expect(
          opened.isEmpty, "a window was opened", notes: opened.listed("windows since the last When")
        )
      }
    }
  }

  private static let sessions = StepLibrary("saved sessions") {
    When(
      "I save the session as {string}",
      "Keeps the stored data, such as a signed-in session, under a name for other scenarios.",
      example: #"When I save the session as "Ann""#, needs: [.savedSessions]
    ) { (world: World, name: String) in try await world.perform(.saveSession(name)) }

    Given(
      "the saved session {string}", "Restores stored data that a scenario saved under a name.",
      example: #"Given the saved session "Ann""#, needs: [.savedSessions]
    ) { (world: World, name: String) in try await world.arrange(.savedSession(name)) }
  }

  private static let address = TextChecks(
    what: "the address of the page", example: "the address",
    texts: (
      "https://example.com/users/1", "/users", "https://example.com", "/1",
      #"https:\/\/.*\/users\/\d+"#
    )
  ).steps("the address") { scene in
    (try scene.textOfScreen(.address), "the address")
  }

  private static let path = TextChecks(
    what: "the address between the host and the query", example: "the path",
    texts: ("/users/1", "users", "/users", "/1", #"\/users\/\d+"#)
  ).steps("the path") { scene in
    let path = RequestPattern.path(of: try scene.textOfScreen(.address))
    return (String(path.prefix { $0 != "?" && $0 != "#" }), "the path")
  }

  private static let title = TextChecks(
    what: "the title of the page", example: "the title",
    texts: ("Inbox (3) - Mail", "(3)", "Inbox", "Mail", #"Inbox \(\d+\) - Mail"#)
  ).steps("the title") { scene in
    (try scene.textOfScreen(.title), "the title")
  }
}

extension AssertionContext {
  /// The text of a property of the screen.
  ///
  /// - Throws: `Skip` if the engine does not report it.
  mutating func textOfScreen(_ property: Property) throws -> String {
    awaitWork()
    guard let observed = screen.properties[property] else {
      throw unknown("the \(property.rawValue)", "it does not report one")
    }
    return try known(observed, "the \(property.rawValue)").written
  }
}

extension AssertionContext {
  /// Requires that links since the last When could open windows, if there were any.
  ///
  /// An app that may not open windows has its links recorded and not followed.
  fileprivate func requireWindows() throws {
    guard let link = events(.link).first, events(.windowOpened).isEmpty else { return }
    throw unknown(
      "whether a window is opened",
      "the link \(link.subject.quoted) was recorded and not followed; to follow links, write: "
        + "Given the app may open windows")
  }
}
