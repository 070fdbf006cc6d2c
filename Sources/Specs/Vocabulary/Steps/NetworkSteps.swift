import SpecDrivers
import SpecRunner

/// The network: answers arranged before, requests looked for after.
enum NetworkSteps {
  static let library = StepLibrary("network") {
    arranging
    requesting
  }

  private static let arranging = StepLibrary("answers") {
    Given(
      "the device is offline", "No request gets through.",
      example: "Given the device is offline", needs: [.connection]
    ) { (world: World) in try await world.arrange(.connection(.offline)) }

    Given(
      "the device is online", "Requests get through.", example: "Given the device is online",
      needs: [.connection]
    ) {
      (world: World) in try await world.arrange(.connection(.online))
    }

    Given(
      "{request} answers {int}", "The status a request will get, with an empty body.",
      example: #"Given GET "/users" answers 404"#, needs: [.networkAnswers]
    ) { (world: World, request: RequestPattern, status: Int) in
      try await answer(world, request, Response(.status(status, body: "")))
    }

    Given(
      "{request} answers {int} with:", "The status and body a request will get.",
      example: #"Given GET "/users" answers 200 with:"#, needs: [.networkAnswers]
    ) { (world: World, request: RequestPattern, status: Int, body: DocStringArgument) in
      try await answer(world, request, Response(.status(status, body: body.content)))
    }

    Given(
      "{request} answers {int} after {duration}", "An answer that takes its time.",
      example: #"Given GET "/users" answers 200 after 3 seconds"#, needs: [.networkAnswers]
    ) { (world: World, request: RequestPattern, status: Int, delay: Duration) in
      try await answer(
        world, request, Response(.status(status, body: ""), delay: delay))
    }

    Given(
      "{request} fails with {string}", "A request that gets no answer but an error.",
      example: #"Given POST "/users" fails with "connection lost""#, needs: [.networkAnswers]
    ) { (world: World, request: RequestPattern, error: String) in
      try await answer(world, request, Response(.failure(error)))
    }

    Given(
      "{request} is never answered", "A request that waits for ever.",
      example: #"Given GET "/users" is never answered"#, needs: [.networkAnswers]
    ) { (world: World, request: RequestPattern) in
      try await answer(world, request, Response(.silence))
    }
  }

  private static let requesting = StepLibrary("requests") {
    Then(
      "the app sends {request}", "Since the last When such a request left the app.",
      example: #"Then the app sends POST "/users""#, needs: [.requests]
    ) { (world: World, request: RequestPattern) in
      try await world.check { scene in
        _ = try scene.sent(request)
      }
    }

    Then(
      "the app sends {request} with:", "Such a request left the app with exactly that body.",
      example: #"Then the app sends POST "/users" with:"#, needs: [.requests]
    ) { (world: World, request: RequestPattern, body: DocStringArgument) in
      try await world.check { scene in
        let actual = try scene.sent(request).details["body"]?.text ?? ""
        try Comparison.expect(actual, is: body.content, "the body of \(request.written)")
      }
    }

    Then(
      "the app does not send {request}", "Since the last When no such request left the app.",
      example: #"Then the app does not send POST "/users""#, needs: [.requests]
    ) { (world: World, request: RequestPattern) in
      try await world.check { scene in
        let requests = scene.events(.request)
        try Comparison.expect(
          !requests.contains(where: request.covers), "the app sent \(request.written)",
          notes: requests.listed("requests since the last When"))
      }
    }

    Then(
      "the app sends nothing", "Since the last When no request left the app.",
      example: "Then the app sends nothing", needs: [.requests]
    ) { (world: World) in
      try await world.check { scene in
        let requests = scene.events(.request)
        try Comparison.expect(
          requests.isEmpty, "the app sent a request",
          notes: requests.listed("requests since the last When"))
      }
    }
  }

  private static func answer(
    _ world: World, _ request: RequestPattern, _ response: Response
  ) async throws {
    try await world.arrange(.answer(to: request, response))
  }
}

extension AssertionContext {
  fileprivate func sent(_ request: RequestPattern) throws -> Event {
    let requests = events(.request)
    if let found = requests.first(where: request.covers) { return found }
    throw StepFailure(
      "the app did not send \(request.written)",
      notes: requests.listed("requests since the last When"))
  }
}
