import SpecDrivers
import SpecJSON
import SpecRunner
import SpecText

/// Steps that send requests to a server themselves, without an app.
enum RequestSteps {
  static let library = StepLibrary("requests to a server") {
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
      try await send(world, request, body: Body(body))
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
        body: Body(DocStringArgument(content: encoded(table))))
    }

    When(
      "I send {request} with the parts:",
      "Sends a multipart form; each row has the name of a part and its value or its file.",
      example: #"When I send POST "/photos" with the parts:"#
    ) { (world: World, request: RequestPattern, table: PartsTable) in
      let (type, body) = try table.body(for: world)
      try await send(
        world, request, headers: [RequestHeader(name: "Content-Type", value: type)],
        body: body)
    }

    When(
      "I send {request} with the file {string}",
      "Sends a file as the body, as application/octet-stream unless a header says otherwise.",
      example: #"When I send PUT "/logo" with the file "fixtures/logo.png""#
    ) { (world: World, request: RequestPattern, file: FileName) in
      let bytes = try ScratchFolder.input(file.path, for: world)
      try await send(world, request, body: Body(bytes: bytes))
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
      let exchange = try await send(world, request, accepts: true)
      count += 1
      let last = try LastResponse.of(world)
      let lack = lack(last)
      let passed = clock.now - start
      let isOver = passed >= limit
      if lack == nil || isOver { world.attach(exchange, mediaType: "text/plain") }
      guard let lack else { return }
      guard !isOver else {
        let tenths = Duration.milliseconds(passed.wholeMilliseconds / 100 * 100)
        throw StepFailure(
          "\(request.written) was not answered as expected within "
            + "\(max(tenths, .milliseconds(100)).written): \(lack)",
          notes: ["it was sent \(count.counted("time"))", last.summary])
      }
      try await Eventually.wait(min(pause, limit - passed))
      pause = min(pause * 2, Self.pause)
    }
  }

  /// - Parameter accepts: whether a Given accepts any status.
  /// - Returns: the request and the response for reports, if they are not attached.
  @discardableResult
  private static func send(
    _ world: World, _ request: RequestPattern, headers: [RequestHeader] = [],
    body: Body? = nil, accepts: Bool = false
  ) async throws -> String {
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
      sent.body = body.bytes
      if !sent.headers.contains(where: { $0.name.lowercased() == "content-type" }) {
        sent.headers.append(("Content-Type", body.type))
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
    let exchange = last.exchange(with: sent)
    if !accepts { world.attach(exchange, mediaType: "text/plain") }
    if !accepts, world.step?.type == .context, response.status >= 400 {
      throw StepFailure(
        "\(request.written) was answered with the status \(response.status)",
        notes: [
          last.summary,
          "as a Given, a request requires a status below 400; to check another "
            + "status, send it as a When",
        ])
    }
    return exchange
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
}

/// The body of a request.
private struct Body {
  let bytes: [UInt8]
  var type = "application/octet-stream"

  init(bytes: [UInt8]) { self.bytes = bytes }

  init(_ text: DocStringArgument) {
    bytes = Array(text.content.utf8)
    type = text.sentType
  }
}

/// The parts of a multipart form: a name, and a value or a file with its media type.
private struct PartsTable: ShapedTable, FileArgument {
  static let shape = TableShape(
    .named(["name"], optional: ["value", "file", "type"], least: 1), mayHaveEmptyCells: true)
  private let parts: [(name: String, value: String?, file: String?, type: String?)]

  init(_ table: Table) throws {
    parts = try table.records().enumerated().map { index, record in
      func cell(_ name: String) throws -> String? {
        guard table.header.contains(same: name) else { return nil }
        let text = try record[name]
        return text.isBlank ? nil : text
      }
      let (value, file) = (try cell("value"), try cell("file"))
      if value != nil, file != nil {
        throw StepFailure(
          "row \(index + 2) of the table has a value and a file",
          notes: ["leave one of the cells empty"], kind: .table)
      }
      return (try record["name"], value, file, try cell("type"))
    }
  }

  /// The media type with the boundary, and the body (RFC 7578).
  func body(for world: World) throws -> (type: String, body: Body) {
    let contents = try parts.map {
      try $0.file.map { try ScratchFolder.input($0, for: world) } ?? Array(($0.value ?? "").utf8)
    }
    var boundary = "spec-part"
    while contents.contains(where: { $0.firstRange(of: Array(boundary.utf8)) != nil }) {
      boundary += "-"
    }
    var bytes: [UInt8] = []
    for (part, content) in zip(parts, contents) {
      var head =
        "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(Self.quoted(part.name))\""
      if let file = part.file {
        let name = file.split(separator: "/").last.map { String($0) } ?? file
        head += "; filename=\"\(Self.quoted(name))\""
      }
      let type = part.type ?? (part.file == nil ? nil : "application/octet-stream")
      if let type { head += "\r\nContent-Type: \(Self.quoted(type))" }
      bytes += Array((head + "\r\n\r\n").utf8) + content + Array("\r\n".utf8)
    }
    bytes += Array("--\(boundary)--\r\n".utf8)
    return ("multipart/form-data; boundary=\(boundary)", Body(bytes: bytes))
  }

  /// A name in quotation marks, as browsers send it.
  private static func quoted(_ text: String) -> String {
    text.replacing("\"", with: "%22").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }
}
