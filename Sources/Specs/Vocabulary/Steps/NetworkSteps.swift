import SpecDrivers
import SpecJSON
import SpecRunner
import SpecText

/// Steps about the network: arranged responses and sent requests.
enum NetworkSteps {
  static let library = StepLibrary("network") {
    arranging
    requesting
  }

  private static let arranging = StepLibrary("answers") {
    Given(
      "the device is offline", "Disconnects the device from the network.",
      example: "Given the device is offline", needs: [.connection]
    ) { (world: World) in try await world.arrange(.connection(.offline)) }

    Given(
      "the device is online", "Connects the device to the network.",
      example: "Given the device is online",
      needs: [.connection]
    ) {
      (world: World) in try await world.arrange(.connection(.online))
    }

    Given(
      "the connection is slow", "Slows the network down, as over a poor mobile connection.",
      example: "Given the connection is slow", needs: [.slowConnection]
    ) { (world: World) in try await world.arrange(.connection(.slow)) }

    Given(
      "{request} answers {int}", "Sets the status of the response to a request; its body is empty.",
      example: #"Given GET "/users" answers 404"#, needs: [.networkAnswers]
    ) { (world: World, request: RequestPattern, status: Int) in
      try await answer(world, request, Response(.status(status, body: "")))
    }

    Given(
      "{request} answers {int} with:", "Sets the status and body of the response to a request.",
      example: #"Given GET "/users" answers 200 with:"#, needs: [.networkAnswers]
    ) { (world: World, request: RequestPattern, status: Int, body: DocStringArgument) in
      try await answer(
        world, request, Response(.status(status, body: body.content), headers: body.typeHeader))
    }

    Given(
      "{request} answers {int} with the file {string}",
      "Sets the status of the response to a request, and the text file that is its body.",
      example: #"Given GET "/users" answers 200 with the file "files/users.json""#,
      needs: [.networkAnswers]
    ) { (world: World, request: RequestPattern, status: Int, file: FileName) in
      let body = try FeatureFile.text(of: file.path, in: world)
      let headers = file.path.hasSuffix(".json") ? ["Content-Type": "application/json"] : [:]
      try await answer(world, request, Response(.status(status, body: body), headers: headers))
    }

    Given(
      "{request} answers {int} with the headers:",
      "Sets the status and headers of the response to a request; each row has a name and a value.",
      example: #"Given GET "/users" answers 304 with the headers:"#, needs: [.networkAnswers]
    ) { (world: World, request: RequestPattern, status: Int, table: PairTable) in
      let headers = table.pairs.map { ($0.name, $0.value) }
      try await answer(
        world, request,
        Response(
          .status(status, body: ""), headers: Dictionary(headers) { $0 + ", " + $1 }))
    }

    Given(
      "{request} answers {int} and the header {string} as {string} with:",
      "Sets the status, a header and the body of the response to a request.",
      example: #"Given GET "/users" answers 200 and the header "Content-Type" as "text/csv" with:"#,
      needs: [.networkAnswers]
    ) {
      (
        world: World, request: RequestPattern, status: Int, name: String, value: AnyText,
        body: DocStringArgument
      ) in
      try await answer(
        world, request, Response(.status(status, body: body.content), headers: [name: value.text]))
    }

    Given(
      "{request} answers {int} after {duration} with:",
      "Sets the status, the delay and the body of the response to a request.",
      example: #"Given GET "/users" answers 200 after 3 seconds with:"#, needs: [.networkAnswers]
    ) {
      (
        world: World, request: RequestPattern, status: Int, delay: Duration,
        body: DocStringArgument
      ) in
      try await answer(
        world, request,
        Response(.status(status, body: body.content), delay: delay, headers: body.typeHeader))
    }

    Given(
      "{request} answers {int} after {duration}",
      "Sets the status of the response to a request, and a delay.",
      example: #"Given GET "/users" answers 200 after 3 seconds"#, needs: [.networkAnswers]
    ) { (world: World, request: RequestPattern, status: Int, delay: Duration) in
      try await answer(
        world, request, Response(.status(status, body: ""), delay: delay))
    }

    Given(
      "{request} answers in turn:",
      "Sets the responses to the first request, to the second and so on; the last one stays.",
      example: #"Given GET "/users" answers in turn:"#, needs: [.networkAnswers]
    ) { (world: World, request: RequestPattern, table: AnswersTable) in
      let responses = table.responses
      for (index, response) in responses.enumerated().reversed() {
        var response = response
        if index < responses.count - 1 { response.times = 1 }
        try await answer(world, request, response)
      }
    }

    Given(
      "{request} answers with {string} changed to {string}",
      "Changes a text in the body of the server's response on its way to the app.",
      example: #"Given GET "/prices" answers with "4 EUR" changed to "5 EUR""#,
      needs: [.networkAnswers]
    ) { (world: World, request: RequestPattern, text: String, other: AnyText) in
      try await answer(world, request, Response(.changed(text, to: other.text)))
    }

    Given(
      "{request} fails with {string}", "Makes a request fail with an error.",
      example: #"Given POST "/users" fails with "connection lost""#, needs: [.networkAnswers]
    ) { (world: World, request: RequestPattern, error: String) in
      try await answer(world, request, Response(.failure(error)))
    }

    Given(
      "{request} is never answered", "Leaves a request without a response.",
      example: #"Given GET "/users" is never answered"#, needs: [.networkAnswers]
    ) { (world: World, request: RequestPattern) in
      try await answer(world, request, Response(.silence))
    }
  }

  private static let requesting = StepLibrary("requests") {
    Then(
      "the app sends {request}", "Checks that the app sent such a request since the last When.",
      example: #"Then the app sends POST "/users""#, needs: [.requests]
    ) { (world: World, request: RequestPattern) in
      try await world.check { scene in
        _ = try scene.sent(request)
      }
    }

    Then(
      "the app sends {request} with:",
      "Checks that the app sent a request with exactly this body since the last When.",
      example: #"Then the app sends POST "/users" with:"#, needs: [.requests]
    ) { (world: World, request: RequestPattern, body: DocStringArgument) in
      try await world.check { scene in
        let actual = try scene.body(of: scene.sent(request), request)
        try Comparison.expect(actual, is: body.content, "the body of \(request.written)")
      }
    }

    Then(
      "the app sends {request} {int} time(s)",
      "Checks how many such requests the app sent since the last When.",
      example: #"Then the app sends GET "/users" 2 times"#, needs: [.requests]
    ) { (world: World, request: RequestPattern, count: Count) in
      try await world.check { scene in
        let requests = scene.events(.request)
        try Comparison.expect(
          Double(requests.count(where: request.covers)), is: Double(count.value),
          "how often the app sent \(request.written)",
          notes: requests.listed("requests since the last When"))
        try scene.requireAllRequests("how often the app sent \(request.written)")
      }
    }

    Then(
      "a request to {request} was sent {int} time(s)",
      "Checks how many such requests the app has sent since it was opened.",
      example: #"Then a request to POST "/users" was sent 2 times"#, needs: [.requests]
    ) { (world: World, request: RequestPattern, count: Count) in
      try await world.check { scene in
        let requests = scene.events(.request, inWholeLog: true)
        try Comparison.expect(
          Double(requests.count(where: request.covers)), is: Double(count.value),
          "how often the app has sent \(request.written)",
          notes: requests.listed("requests since the app was opened"))
        try scene.requireAllRequests("how often the app has sent \(request.written)")
      }
    }

    Then(
      "the app sends {request} with a body containing {string}",
      "Checks that the app sent a request with this text in its body since the last When.",
      example: #"Then the app sends POST "/users" with a body containing "Ann""#,
      needs: [.requests]
    ) { (world: World, request: RequestPattern, text: String) in
      try await world.check { scene in
        try scene.expectSent(request, "with a body containing \(text.quoted)") {
          $0.details["body"]?.text?.includes(text) ?? false
        }
      }
    }

    Then(
      "the app sends {request} with the header {string} as {string}",
      "Checks that the app sent a request with this header since the last When.",
      example: #"Then the app sends GET "/users" with the header "Accept" as "text/csv""#,
      needs: [.requests]
    ) { (world: World, request: RequestPattern, name: String, value: AnyText) in
      try await world.check { scene in
        try scene.expectSent(request, "with the header \(name.quoted) as \(value.text.quoted)") {
          $0.header(name)?.isSame(as: value.text) ?? false
        }
      }
    }

    Then(
      "the app does not send {request}",
      "Checks that the app sent no such request since the last When.",
      example: #"Then the app does not send POST "/users""#, needs: [.requests]
    ) { (world: World, request: RequestPattern) in
      try await world.checkAbsence { scene in
        let requests = scene.events(.request)
        try Comparison.expect(
          !requests.contains(where: request.covers), "the app sent \(request.written)",
          notes: requests.listed("requests since the last When"))
        try scene.requireAllRequests("whether the app sent \(request.written)")
      }
    }

    Then(
      "the app sends nothing", "Checks that the app sent no request since the last When.",
      example: "Then the app sends nothing", needs: [.requests]
    ) { (world: World) in
      try await world.checkAbsence { scene in
        let requests = scene.events(.request)
        try Comparison.expect(
          requests.isEmpty, "the app sent a request",
          notes: requests.listed("requests since the last When"))
        try scene.requireAllRequests("whether the app sent a request")
      }
    }
  }

  private static func answer(
    _ world: World, _ request: RequestPattern, _ response: Response
  ) async throws {
    try await world.arrange(.answer(to: request, response))
  }
}

/// The responses to one request after another: each row has a status or an error.
private struct AnswersTable: ShapedTable {
  static let shape = TableShape(
    .named([], optional: ["status", "body", "after", "error"], least: 1), mayHaveEmptyCells: true)
  let responses: [Response]

  init(_ table: Table) throws {
    responses = try table.records().enumerated().map { index, record in
      func cell(_ name: String) throws -> String? {
        guard table.header.contains(same: name) else { return nil }
        let text = try record[name]
        return text.isBlank ? nil : text
      }
      let delay = try cell("after").map { try Duration(written: $0) } ?? .zero
      let (status, error) = (try cell("status"), try cell("error"))
      if let error, status == nil { return Response(.failure(error), delay: delay) }
      guard error == nil, let code = status.flatMap({ Int($0) }) else {
        throw StepFailure(
          "row \(index + 2) of the table has no status",
          notes: ["write a number such as 200 below status, or what fails below error"],
          kind: .table)
      }
      let body = try cell("body") ?? ""
      let isJSON = !body.isEmpty && (try? JSONReader.read(body)) != nil
      return Response(
        .status(code, body: body), delay: delay,
        headers: isJSON ? ["Content-Type": "application/json"] : [:])
    }
  }
}

extension DocStringArgument {
  /// The header for the media type that is written after the delimiter; empty if there is none.
  fileprivate var typeHeader: [String: String] {
    mediaType == nil ? [:] : ["Content-Type": sentType]
  }

  /// The media type of a body: as written, `application/json` for JSON, and otherwise plain text.
  var sentType: String {
    switch mediaType {
    case "json"?: return "application/json"
    case "xml"?: return "application/xml"
    case let type? where type.utf8.contains(UInt8(ascii: "/")): return type
    default:
      let isJSON = (try? JSONReader.read(content)) != nil
      return isJSON ? "application/json" : "text/plain; charset=utf-8"
    }
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

  /// Fails unless a sent request fulfils a condition; shows the body and headers of those sent.
  fileprivate func expectSent(
    _ request: RequestPattern, _ condition: String, _ isMeant: (Event) -> Bool
  ) throws {
    _ = try sent(request)
    let candidates = events(.request).filter(request.covers)
    if candidates.contains(where: isMeant) { return }
    if condition.begins(with: "with a body") {
      for event in candidates { _ = try body(of: event, request) }
    }
    throw StepFailure(
      "the app did not send \(request.written) \(condition)",
      notes: candidates.flatMap { event in
        ["it sent \(EventText.line(event))"]
          + event.details.sorted { $0.key.precedes($1.key) }.filter { $0.key != "method" }.map {
            "  \($0.key): \($0.value.quoted)"
          }
      })
  }
}

extension AssertionContext {
  /// The body of a request.
  ///
  /// - Throws: `Skip` if the engine could not read it.
  fileprivate func body(of event: Event, _ request: RequestPattern) throws -> String {
    guard event.details["unread body"] == nil else {
      throw unknown("the body of \(request.written)", "the page sends what cannot be read twice")
    }
    return event.details["body"]?.text ?? ""
  }

  /// Requires that the engine has seen all requests, before a check passes because there was none or
  /// no other.
  fileprivate func requireAllRequests(_ what: String) throws {
    guard let worker = events(.worker, inWholeLog: true).first else { return }
    throw unknown(what, "it cannot see the requests of the worker \(worker.subject.quoted)")
  }
}

extension Event {
  /// The value of a request's header; names are the same in upper and lower case.
  fileprivate func header(_ name: String) -> String? {
    let wanted = "header " + name.lowercased()
    return details.first { $0.key.lowercased().isSame(as: wanted) }?.value.text
  }
}
