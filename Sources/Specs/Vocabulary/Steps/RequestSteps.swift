import SpecDrivers
import SpecExpressions
import SpecJSON
import SpecRunner
import SpecText

/// Steps that send requests to a server themselves, without an app, and check the responses.
enum RequestSteps {
  static let library = StepLibrary("requests to a server") {
    Parameter(json)
    sending
    checking
    checkingJSON
  }

  /// A value in JSON on one line, without lists and objects: `"Ann"`, `12`, `true`, `null`.
  private static let json = ParameterType(
    "json",
    matching: ElementPattern.text + #"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null"#,
    useForSnippets: false
  ) { JSONText(text: $0) }

  private static let sending = StepLibrary("sending") {
    When(
      "I send {request}",
      "Sends a request without a body, not from the app. As a Given, it requires a status below 400.",
      example: #"When I send DELETE "/users""#
    ) { (world: World, request: RequestPattern) in try await send(world, request) }

    When(
      "I send {request} with:",
      "Sends a request with a body; its media type can follow the opening quotes.",
      example: #"When I send POST "/users" with:"#
    ) { (world: World, request: RequestPattern, body: DocStringArgument) in
      try await send(world, request, body: body)
    }

    When(
      "I send {request} with the headers:",
      "Sends a request without a body; each row has the name and value of a header.",
      example: #"When I send GET "/users" with the headers:"#
    ) { (world: World, request: RequestPattern, table: PairTable) in
      let headers = table.pairs.map { RequestHeader(name: $0.name, value: $0.value) }
      try await send(world, request, headers: headers)
    }

    When(
      "I send {request} with the form:",
      "Sends the fields of a form; each row has the name and value of a field.",
      example: #"When I send POST "/login" with the form:"#
    ) { (world: World, request: RequestPattern, table: PairTable) in
      try await send(
        world, request,
        headers: [RequestHeader(name: "Content-Type", value: "application/x-www-form-urlencoded")],
        body: DocStringArgument(content: encoded(table)))
    }

    When(
      "I send {request} with the query:",
      "Sends a request without a body; each row has the name and value of a parameter.",
      example: #"When I send GET "/search" with the query:"#
    ) { (world: World, request: RequestPattern, table: PairTable) in
      let mark = request.path.includes("?") ? "&" : "?"
      try await send(
        world, RequestPattern(method: request.method, path: request.path + mark + encoded(table)))
    }

    When(
      "I follow the redirect", "Sends GET to the address in the last response's header Location.",
      example: "When I follow the redirect"
    ) { (world: World) in
      let last = try LastResponse.of(world)
      let place = try last.header("Location")
      try await send(world, RequestPattern(method: "GET", path: last.address(of: place)))
    }

    When(
      "I send {request} until the response status is {int}",
      "Repeats a request, with pauses, until the status is there or the time of the step is over.",
      example: #"When I send GET "/jobs/1" until the response status is 200"#
    ) { (world: World, request: RequestPattern, status: Int) in
      try await send(world, request) { last in
        last.response.status == status ? nil : "the status is \(last.response.status)"
      }
    }

    When(
      "I send {request} until the response JSON at {string} is {json}",
      "Repeats a request, with pauses, until the value is there or the time of the step is over.",
      example: #"When I send GET "/jobs/1" until the response JSON at "$.state" is "done""#
    ) { (world: World, request: RequestPattern, path: String, value: JSONText) in
      let (place, expected) = (try JSONPlace(path), try value.value())
      try await send(world, request) { last in
        let found = (try? last.json()).flatMap { place.value(in: $0) }
        return found == expected ? nil : "at \(path.quoted) is \(found?.description ?? "nothing")"
      }
    }

    Given(
      "my requests are authorized as {string} with the password {string}",
      "Adds basic authentication to every further request of the scenario.",
      example: #"Given my requests are authorized as "ann" with the password "${PASSWORD}""#
    ) { (world: World, user: String, password: AnyText) in
      let credentials = Base64.encode(Array("\(user):\(password.text)".utf8))
      setHeader(RequestHeader(name: "Authorization", value: "Basic \(credentials)"), in: world)
    }

    Given(
      "my requests have the header {string} as {string}",
      "Adds a header to every further request of the scenario.",
      example: #"Given my requests have the header "Authorization" as "Bearer abc""#
    ) { (world: World, name: String, value: AnyText) in
      setHeader(RequestHeader(name: name, value: value.text), in: world)
    }
  }

  private static let checking = StepLibrary("responses") {
    Then(
      "the response status is {int}", "Compares the status of the last response.",
      example: "Then the response status is 200"
    ) { (world: World, status: Int) in
      let last = try LastResponse.of(world)
      try expect(
        last.response.status, is: status, "the status of the response to \(last.request)",
        notes: [last.summary], in: world)
    }

    Then(
      "the response header {string} is {string}",
      "Compares a header of the last response; several with the name are joined by commas.",
      example: #"Then the response header "Content-Type" is "application/json""#
    ) { (world: World, name: String, value: AnyText) in
      let last = try LastResponse.of(world)
      world.noteCheck()
      try expect(
        try last.header(name), is: value.text,
        "the header \(name.quoted) of the response to \(last.request)", in: world)
    }

    Then(
      "the response came within {duration}", "Compares the time that the last response took.",
      example: "Then the response came within 500 ms"
    ) { (world: World, limit: Duration) in
      let last = try LastResponse.of(world)
      world.noteCheck()
      guard last.time > limit else { return }
      throw StepFailure(
        "the response to \(last.request) took too long", expected: "at most \(limit.written)",
        actual: last.time.written)
    }

    Then(
      "the response body is {string}", "Compares the body of the last response.",
      example: #"Then the response body is "OK""#
    ) { (world: World, text: AnyText) in try compareBody(world, text.text) }

    Then(
      "the response body is:",
      "Compares the body of the last response; final line ends are ignored.",
      example: "Then the response body is:"
    ) { (world: World, text: DocStringArgument) in try compareBody(world, text.content) }

    Then(
      "the response body contains {string}", "Searches the body of the last response.",
      example: #"Then the response body contains "Ann""#
    ) { (world: World, part: String) in
      let last = try LastResponse.of(world)
      world.noteCheck()
      if try last.text().includes(part) { return }
      throw StepFailure(
        "the body of the response to \(last.request) does not contain \(part.quoted)",
        notes: [last.summary])
    }
  }

  private static let checkingJSON = StepLibrary("JSON") {
    Then(
      "the response JSON at {string} is {json}",
      "Compares a value in the last response: a text in quotes, a number, true, false or null.",
      example: #"Then the response JSON at "$.items[0].name" is "Ann""#
    ) { (world: World, path: String, value: JSONText) in
      try compareJSON(world, path, try value.value())
    }

    Then(
      "the response JSON at {string} is:",
      "Compares a value in the last response with JSON; blanks and the order of keys do not matter.",
      example: #"Then the response JSON at "$.items[0]" is:"#
    ) { (world: World, path: String, text: DocStringArgument) in
      try compareJSON(world, path, try text.json())
    }

    Then(
      "the response JSON at {string} matches {pattern}",
      "Compares a text in the last response with a regular expression.",
      example: #"Then the response JSON at "$.id" matches /[0-9a-f]{8}/"#
    ) { (world: World, path: String, pattern: TextPattern) in
      let (root, last, notes) = try checkedJSON(world)
      let value = try JSONPlace(path).value(in: root, of: "the response JSON", notes: notes)
      let text = if case .string(let text) = value { text } else { value.description }
      if TextPattern.matches(text, pattern.source) { return }
      throw StepFailure(
        "the response JSON at \(path.quoted) does not match", expected: "/\(pattern.source)/",
        actual: value.description, notes: [last.summary])
    }

    Then(
      "the response JSON at {string} has the shape:",
      "Compares a value in the last response with JSON in which markers such as #string stand for "
        + "any value of a type.",
      example: #"Then the response JSON at "$" has the shape:"#
    ) { (world: World, path: String, expected: ExpectedShape) in
      try compareShape(world, path, expected.value, JSONShape())
    }

    Then(
      "the response JSON at {string} includes the shape:",
      "The same, where objects may have more keys than the shape.",
      example: #"Then the response JSON at "$.user" includes the shape:"#
    ) { (world: World, path: String, expected: ExpectedShape) in
      try compareShape(world, path, expected.value, JSONShape(allowsMoreKeys: true))
    }

    Then(
      "the response JSON at {string} contains {json}",
      "Searches a list in the last response for an item; [*] in a path makes a list.",
      example: #"Then the response JSON at "$.users[*].name" contains "Ann""#
    ) { (world: World, path: String, value: JSONText) in
      let (values, _) = try list(world, path)
      if values.contains(try value.value()) { return }
      throw StepFailure(
        "the list at \(path.quoted) does not contain \(value.text)",
        notes: ["it is \(JSONValue.array(values))"])
    }

    Then(
      "the response JSON at {string} is, in any order:",
      "Compares a list in the last response with a list in JSON, without regard to the order.",
      example: #"Then the response JSON at "$.users[*].name" is, in any order:"#
    ) { (world: World, path: String, text: DocStringArgument) in
      guard case .array(let expected) = try text.json() else {
        throw StepFailure("the doc string is not a list", kind: .argument)
      }
      let (values, last) = try list(world, path)
      var (missing, more) = (expected, values)
      missing.removeAll { wanted in
        guard let place = more.firstIndex(of: wanted) else { return false }
        more.remove(at: place)
        return true
      }
      if missing.isEmpty, more.isEmpty { return }
      throw StepFailure(
        "the list at \(path.quoted) has other items",
        notes: missing.map { "it lacks \($0)" } + more.map { "it has also \($0)" } + [last.summary])
    }

    Then(
      "the response JSON at {string} has {int} item(s)",
      "Counts the items of a list in the last response.",
      example: #"Then the response JSON at "$.items" has 2 items"#
    ) { (world: World, path: String, count: Count) in
      let (values, last) = try list(world, path)
      try expect(
        values.count, is: count.value, "the number of items at \(path.quoted)",
        notes: [last.summary],
        in: world)
    }

    Then(
      "the response JSON has nothing at {string}",
      "Checks that a value is missing in the last response; null is a value.",
      example: #"Then the response JSON has nothing at "$.error""#
    ) { (world: World, path: String) in
      let last = try LastResponse.of(world)
      let place = try JSONPlace(path)
      world.noteCheck()
      guard let value = place.value(in: try last.json()) else { return }
      throw StepFailure(
        "the response JSON has a value at \(path.quoted)", actual: "\(value)",
        notes: [last.summary])
    }
  }

  // MARK: - Sending

  /// The time for a request, unless the step has less.
  private static let longest = Duration.seconds(30)

  private static func setHeader(_ header: RequestHeader, in world: World) {
    world.with(RequestHeadersKey.self) { headers in
      headers.removeAll { $0.name.lowercased() == header.name.lowercased() }
      headers.append(header)
    }
  }

  /// Names and values as a form and a query have them.
  private static func encoded(_ table: PairTable) -> String {
    table.pairs.map {
      "\(PercentText.encoded($0.name.utf8))=\(PercentText.encoded($0.value.utf8))"
    }.joined(separator: "&")
  }

  /// A line end would begin another header.
  private static func check(_ header: RequestHeader) throws {
    let isName =
      !header.name.isEmpty
      && header.name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ":") }
    let isValue = header.value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }
    if isName, isValue { return }
    throw StepFailure(
      "the header \(header.name.quoted) cannot be sent",
      notes: [
        isName
          ? "its value has a line end or another control character"
          : "its name has a space, a colon or a character that is not ASCII"
      ], kind: .argument)
  }

  /// The longest pause before a request is repeated; the first is a tenth of it.
  private static let pause = Duration.seconds(1)

  /// Repeats a request until the response is as expected.
  ///
  /// - Parameter lack: what is not as expected; nil if all is.
  private static func send(
    _ world: World, _ request: RequestPattern, until lack: (LastResponse) -> String?
  ) async throws {
    let clock = ContinuousClock()
    let start = clock.now
    let limit = min(longest, world.timeLeft.map { $0 * 8 / 10 } ?? longest)
    var pause = pause / 10
    var count = 0
    while true {
      try await send(world, request, accepts: true)
      count += 1
      let last = try LastResponse.of(world)
      guard let lack = lack(last) else { return }
      guard clock.now - start + pause < limit else {
        throw StepFailure(
          "\(request.written) was not answered as expected within \(limit.written): \(lack)",
          notes: ["it was sent \(count.counted("time"))", last.summary])
      }
      try await Eventually.wait(pause)
      pause = min(pause * 2, Self.pause)
    }
  }

  /// - Parameter accepts: whether a Given accepts any status.
  private static func send(
    _ world: World, _ request: RequestPattern, headers: [RequestHeader] = [],
    body: DocStringArgument? = nil, accepts: Bool = false
  ) async throws {
    let backEnd = world[BackEndKey.self]
    world[LastResponseKey.self] = nil
    guard let method = request.method else {
      throw StepFailure(
        "the request \(request.written) has no method",
        notes: ["write it before the address: I send GET \(request.path.quoted)"], kind: .argument)
    }
    guard let sender = backEnd.send else {
      throw StepFailure(
        "this run cannot send requests", notes: ["run the scenario with the command line tool"],
        kind: .setup)
    }
    var sent = BackEnd.Request(method, try address(request.path, backEnd))
    for header in headers + world[RequestHeadersKey.self] { try check(header) }
    sent.headers = (world[RequestHeadersKey.self] + headers).map { ($0.name, $0.value) }
    if let body {
      sent.body = Array(body.content.utf8)
      if !sent.headers.contains(where: { $0.name.lowercased() == "content-type" }) {
        sent.headers.append(("Content-Type", body.sentType))
      }
    }
    let jar = world[CookieJarKey.self]
    if let cookies = jar.header(for: sent.address),
      !sent.headers.contains(where: { $0.name.lowercased() == "cookie" })
    {
      sent.headers.append(("Cookie", cookies))
    }
    // The response, or the reason why there is none, is known before the step is abandoned.
    let limit = min(longest, world.timeLeft.map { $0 * 9 / 10 } ?? longest)
    let start = ContinuousClock.now
    let response = try await sender(sent, max(limit, .milliseconds(1)))
    let last = LastResponse(
      request: request.written, address: sent.address, response: response,
      time: .now - start)
    world[LastResponseKey.self] = last
    world[CookieJarKey.self].receive(response, from: sent.address)
    if !accepts, world.step?.type == .context, response.status >= 400 {
      throw StepFailure(
        "\(request.written) was answered with the status \(response.status)",
        notes: [
          last.summary,
          "as a Given, a request requires a status below 400; to check another "
            + "status, send it as a When",
        ])
    }
  }

  /// The complete address of a request.
  private static func address(_ written: String, _ backEnd: BackEnd) throws -> String {
    if written.utf8.first != UInt8(ascii: "/") { return written }
    if let base = backEnd.address { return base + written }
    throw StepFailure(
      "\(written.quoted) is a path, and this run has no address of a server",
      notes: [
        "add \"back-end\": {\"url\": \"http://localhost:3000\"} to spec.json, or write the whole "
          + "address"
      ], kind: .setup)
  }

  // MARK: - Checking

  private static func compareBody(_ world: World, _ expected: String) throws {
    let last = try LastResponse.of(world)
    try expect(
      withoutFinalLineEnds(try last.text()), is: withoutFinalLineEnds(expected),
      "the body of the response to \(last.request)",
      notes: ["the response has the status \(last.response.status)"], in: world)
  }

  /// A text with LF as line ends, without those at its end.
  static func withoutFinalLineEnds(_ text: String) -> String {
    var scalars: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      if scalar == "\n", scalars.last == "\r" { scalars.removeLast() }
      scalars.append(scalar)
    }
    while scalars.last == "\n" { scalars.removeLast() }
    return scalars.reduce(into: "") { $0.unicodeScalars.append($1) }
  }

  /// The JSON of the last response, for a check of a value in it.
  private static func checkedJSON(_ world: World) throws -> (
    root: JSONValue, last: LastResponse, notes: [String]
  ) {
    let last = try LastResponse.of(world)
    world.noteCheck()
    return (try last.json(), last, ["the response has the status \(last.response.status)"])
  }

  /// The list at a place in the last response.
  private static func list(_ world: World, _ path: String) throws -> ([JSONValue], LastResponse) {
    let (root, last, notes) = try checkedJSON(world)
    let value = try JSONPlace(path).value(in: root, of: "the response JSON", notes: notes)
    if case .array(let values) = value { return (values, last) }
    throw StepFailure(
      "the response JSON at \(path.quoted) is \(value.kind), not a list", notes: [last.summary])
  }

  private static func compareShape(
    _ world: World, _ path: String, _ expected: JSONValue, _ shape: JSONShape
  ) throws {
    let (root, last, notes) = try checkedJSON(world)
    let value = try JSONPlace(path).value(in: root, of: "the response JSON", notes: notes)
    let differences = shape.differences(expected, value)
    guard let first = differences.first else { return }
    let lines = JSONShape.notes(differences)
    throw StepFailure(
      "the response JSON at \(path.quoted) does not have the shape",
      expected: lines.isEmpty ? first.expected : nil, actual: lines.isEmpty ? first.actual : nil,
      notes: lines + [last.summary])
  }

  private static func compareJSON(
    _ world: World, _ path: String, _ expected: JSONValue
  ) throws {
    let place = try JSONPlace(path)
    let (root, _, notes) = try checkedJSON(world)
    try place.compare(expected, in: root, of: "the response JSON", notes: notes)
  }
}

/// A JSON value as a step has it.
struct JSONText: Sendable, StepArgument {
  let text: String

  /// The value; a text has the escapes of other texts in steps.
  func value() throws -> JSONValue {
    if text.utf8.first == UInt8(ascii: "\"") {
      return .string(QuotedText.content(of: text))
    }
    do throws(JSONError) { return try JSONReader.read(text) } catch {
      throw StepFailure("\(text) is not JSON: \(error)", kind: .argument)
    }
  }
}
