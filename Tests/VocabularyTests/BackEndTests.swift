import SpecDrivers
import SpecRunner
import SpecText
import Synchronization
import Testing

@testable import SpecVocabulary

/// Steps that send requests and run commands themselves.
@Suite struct BackEndTests {
  private struct NoApp: Engine {
    let name = "none"
    func makeDriver() -> any Driver { FakeDriver() }
  }

  /// What a server was sent: method, address, headers, body.
  private final class Server: Sendable {
    let requests = Mutex<[String]>([])
    let response: BackEnd.Response

    init(_ status: Int, _ body: String = "", headers: [(name: String, value: String)] = []) {
      response = BackEnd.Response(status: status, headers: headers, body: Array(body.utf8))
    }

    func note(_ request: BackEnd.Request) {
      let headers = request.headers.map { "\($0.name): \($0.value)" }
      let body = request.body.map { [String(decoding: $0, as: UTF8.self)] } ?? []
      requests.withLock {
        $0.append(
          ([request.method + " " + request.address] + headers + body).joined(separator: "|"))
      }
    }
  }

  /// What became of each step: its status and message.
  private static func endings(
    _ backEnd: BackEnd, _ steps: [String], options: RunOptions = RunOptions()
  ) async throws -> [String] {
    let registry = try StepRegistry(
      Vocabulary.libraries(
        on: NoApp(), launching: LaunchOptions(app: "app"), patience: .zero,
        checks: CheckSettings(backEnd: backEnd)))
    let text = "Feature: f\n\n  Scenario: s\n" + steps.map { "    \($0)\n" }.joined()
    let plan = Planner(registry).plan(Suite(sources: [Source(uri: "s.feature", text: text)]))
    #expect(plan.errors.map(\.message) == [])
    var endings: [String] = []
    await SpecRun(plan, options).run { envelope in
      guard case .testStepFinished(let event) = envelope, event.result.status != .skipped else {
        return
      }
      let message = event.result.failure?.message.map { ": " + $0 } ?? ""
      endings.append(event.result.status.rawValue.lowercased() + message)
    }
    // The hooks around the scenario.
    return Array(endings.dropFirst().dropLast())
  }

  private static func asked(
    _ server: Server, _ steps: String..., address: String? = "http://h:1"
  ) async throws -> [String] {
    let backEnd = BackEnd(address: address) { request, _ in
      server.note(request)
      return server.response
    }
    return try await endings(backEnd, steps)
  }

  @Test func `requests are sent with their method, address, headers and body`() async throws {
    let server = Server(204)
    let endings = try await Self.asked(
      server, "Given I send DELETE \"/users?all=1\"",
      "And my requests have the header \"X-Key\" as \"a b\"",
      "When I send POST \"http://other:2/x\" with:", "  \"\"\"", "  {\"a\": 1}", "  \"\"\"",
      "And I send PUT \"/text\" with:", "  \"\"\"", "  hello", "  \"\"\"",
      "And I send PATCH \"/csv\" with:", "  \"\"\"text/csv", "  a;b", "  \"\"\"",
      "And my requests have the header \"x-key\" as \"c\"",
      "And I send GET \"/h\" with the headers:", "  | Accept | text/html |")
    #expect(endings.allSatisfy { $0 == "passed" }, "\(endings)")
    #expect(
      server.requests.withLock { $0 } == [
        "DELETE http://h:1/users?all=1",
        "POST http://other:2/x|X-Key: a b|Content-Type: application/json|{\"a\": 1}",
        "PUT http://h:1/text|X-Key: a b|Content-Type: text/plain; charset=utf-8|hello",
        "PATCH http://h:1/csv|X-Key: a b|Content-Type: text/csv|a;b",
        "GET http://h:1/h|x-key: c|Accept: text/html",
      ])
  }

  @Test func `cookies are kept, forms and queries are encoded, a redirect is followed`()
    async throws
  {
    let server = Server(
      302,
      headers: [
        ("location", "next?a=1"), ("set-cookie", "sid=a=b; Path=/; HttpOnly"),
        ("set-cookie", "here=1"), ("set-cookie", "safe=1; Secure"),
        ("set-cookie", "old=1; Expires=Wed, 21 Oct 2015 07:28:00 GMT"),
        ("set-cookie", "new=1; expires=Fri, 31-Dec-9999 23:59:59 GMT; path=/x/y"),
        ("set-cookie", "gone=1; Max-Age=0"), ("set-cookie", "=nameless"),
      ])
    let endings = try await Self.asked(
      server, "Given my requests are authorized as \"ann\" with the password \"a b\"",
      "When I send POST \"/x/login\" with the form:", "  | name | a&b=ü |", "  | é   |       |",
      "And I follow the redirect", "And I send GET \"/?q\" with the query:", "  | a b | c+d |",
      "And I send GET \"/x/y/z\"", "And I send GET \"http://other/\"",
      "And I send GET \"/xy\" with the headers:", "  | Cookie | own=1 |")
    #expect(endings.allSatisfy { $0 == "passed" }, "\(endings)")
    let basic = "Authorization: Basic YW5uOmEgYg=="
    #expect(
      server.requests.withLock { $0 } == [
        "POST http://h:1/x/login|\(basic)|Content-Type: application/x-www-form-urlencoded|"
          + "name=a%26b%3D%C3%BC&%C3%A9=",
        "GET http://h:1/x/next?a=1|\(basic)|Cookie: here=1; sid=a=b",
        "GET http://h:1/?q&a%20b=c%2Bd|\(basic)|Cookie: sid=a=b",
        "GET http://h:1/x/y/z|\(basic)|Cookie: new=1; here=1; sid=a=b; here=1",
        "GET http://other/|\(basic)", "GET http://h:1/xy|\(basic)|Cookie: own=1",
      ])
  }

  @Test func `parts of a form and files are sent as they are`() async throws {
    let server = Server(200, "a\r\nb")
    let endings = try await Self.asked(
      server, "Given an empty folder", "And a file \"a b.txt\" with:", "  \"\"\"", "  --spec-part",
      "  \"\"\"", "When I send POST \"/p\" with the parts:", "  | name | value | file | type |",
      "  | a    | 1     |      |      |", "  | b    |       | a b.txt | text/plain |",
      "And I send PUT \"/f\" with the file \"a b.txt\"",
      "Then the response body is the file \"a b.txt\"")
    #expect(
      endings.dropFirst(2) == [
        "passed", "passed",
        "failed: the body of the response to PUT \"/f\" is not the file \"a b.txt\"\n"
          + "  the body has 4 bytes, the file 12, and the first 0 are the same",
      ])
    #expect(
      server.requests.withLock { $0 } == [
        "POST http://h:1/p|Content-Type: multipart/form-data; boundary=spec-part-|--spec-part-\r\n"
          + "Content-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n--spec-part-\r\n"
          + "Content-Disposition: form-data; name=\"b\"; filename=\"a b.txt\"\r\n"
          + "Content-Type: text/plain\r\n\r\n--spec-part\n\r\n--spec-part---\r\n",
        "PUT http://h:1/f|Content-Type: application/octet-stream|--spec-part\n",
      ])
  }

  @Test func `XML of a response is checked and remembered`() async throws {
    let endings = try await Self.asked(
      Server(200, "<o id='7'><i>a</i><i>b</i></o>"), "When I send GET \"/\"",
      "And I remember the response XML at \"/o/@id\" as \"id\"",
      "Then the response XML at \"/o/@id\" is \"${id}\"",
      "And the response XML has 2 elements at \"//i\"",
      "And the response XML has 0 elements at \"/i\"",
      "And the response XML at \"/o/i\" contains \"b\"",
      "And the response XML at \"/o/i\" is \"a\"")
    let summary = "the response has the status 200 and the body: <o id='7'><i>a</i><i>b</i></o>"
    #expect(
      endings == Array(repeating: "passed", count: 6) + [
        "failed: the response XML has 2 values at \"/o/i\", not one\n  they are: \"a\", \"b\"\n  "
          + summary
      ])
    let other = try await Self.asked(
      Server(200, "{}"), "When I send GET \"/\"", "Then the response XML at \"/o\" is \"a\"")
    #expect(
      other.last == "failed: the body of the response to GET \"/\" is not XML: line 1, column 3: "
        + "expected an element, found the end of the source\n"
        + "  the response has the status 200 and the body: {}")
  }

  @Test func `the JSON of a response is checked against a schema in a file`() async throws {
    let endings = try await Self.asked(
      Server(200, "{\"id\": 0}"), "Given an empty folder", "And a file \"s.json\" with:",
      "  \"\"\"",
      "  {\"properties\": {\"id\": {\"minimum\": 1}}}", "  \"\"\"", "When I send GET \"/\"",
      "Then the response JSON at \"$.id\" matches the schema \"Documentation/schemas/list.json\"")
    #expect(endings.last?.hasPrefix("failed: there is no file") ?? false)
    let other = try await Self.asked(
      Server(200, "{\"id\": 0}"), "Given an empty folder", "And a file \"s.json\" with:",
      "  \"\"\"",
      "  {\"properties\": {\"id\": {\"minimum\": 1}}}", "  \"\"\"", "When I send GET \"/\"",
      "Then the response JSON at \"$\" matches the schema \"s.json\"")
    #expect(
      other.last == "failed: the response JSON at \"$\" does not match the schema \"s.json\"\n"
        + "  at $.id: expected 1 at least, found 0\n"
        + "  the response has the status 200 and the body: {\"id\": 0}")
  }

  @Test func `a request step attaches its request and the response`() async throws {
    let registry = try StepRegistry(
      Vocabulary.libraries(
        on: NoApp(), launching: LaunchOptions(app: "app"), patience: .zero,
        checks: CheckSettings(
          backEnd: BackEnd(address: "http://h") { _, _ in
            BackEnd.Response(
              status: 404, headers: [("x", "1")], body: Array(repeating: 0x61, count: 9_000))
          })))
    let text =
      "Feature: f\n  Scenario: s\n    When I send POST \"/a\" with:\n \"\"\"\n {}\n \"\"\"\n"
    let plan = Planner(registry).plan(Suite(sources: [Source(uri: "s.feature", text: text)]))
    var texts: [String] = []
    await SpecRun(plan, RunOptions()).run { envelope in
      guard case .attachment(let event) = envelope else { return }
      if case .text(let text) = event.body { texts.append(text) }
    }
    let exchange = try #require(texts.first)
    #expect(texts.count == 1)
    #expect(
      exchange.hasPrefix(
        "POST http://h/a\nContent-Type: application/json\n\n{}\n\n404 after "))
    #expect(exchange.hasSuffix("\nx: 1\n\n" + String(repeating: "a", count: 4_000) + "…"))
  }

  @Test func `a request is repeated until its response is as expected, or time is over`()
    async throws
  {
    let count = Mutex(0)
    let backEnd = BackEnd(address: "http://h") { _, _ in
      let number = count.withLock { count in
        count += 1
        return count
      }
      return BackEnd.Response(
        status: number < 3 ? 503 : 200, body: Array("{\"state\": \(number)}".utf8))
    }
    let found = try await Self.endings(
      backEnd,
      [
        "Given I send GET \"/\" until the response status is 200",
        "When I send GET \"/\" until the response JSON at \"$.state\" is 5",
      ])
    #expect(found == ["passed", "passed"])
    #expect(count.withLock { $0 } == 5)
    let never = try await Self.endings(
      backEnd, ["When I send GET \"/\" until the response JSON at \"$.a\" is 1"],
      options: RunOptions(stepLimit: .seconds(6)))
    #expect(
      never.first?.hasPrefix(
        "failed: GET \"/\" was not answered as expected within ") == true, "\(never)")
    #expect(never.first?.contains(": at \"$.a\" is nothing\n  it was sent ") == true, "\(never)")
    // It is asked until the time is over, and the time is not one of a broken millisecond.
    #expect(never.first?.contains(/within [45](\.\d)? s: at/) == true, "\(never)")
  }

  @Test func `a value is remembered for later steps`() async throws {
    let server = Server(
      201, "{\"token\": \"a\\\"b\", \"id\": 12, \"list\": [1]}", headers: [("location", "/o/7")])
    let backEnd = BackEnd(address: "http://h:1", allowsCommands: true) { request, _ in
      server.note(request)
      return server.response
    }
    let steps = [
      "Given I send POST \"/\"",
      "And I remember the response JSON at \"$.token\" as the secret \"token\"",
      "And I remember the response JSON at \"$.list\" as \"list\"",
      "And I remember the response header \"Location\" as \"place\"",
      "And I remember what matches /\"id\": (\\d+)/ in the response body as \"id\"",
      "And I run \"echo '{\\\"a\\\": 3}'\"",
      "And I remember the printed JSON at \"$.a\" as \"a\"",
      "And I remember what matches /[0-9]/ in what the command printed as \"b\"",
      "When I send PUT \"${place}/${id}?${a}${b}\" with:\n \"\"\"text/x\n ${token} ${list}\n \"\"\"",
      "Then the response JSON at \"$.token\" is \"${token}\"",
      "When I run \"printf %s \\\"$token\\\"\"", "Then the command prints \"${token}\"",
      "When I run \"echo '${token}'\"",
    ]
    let endings = try await Self.endings(backEnd, steps)
    #expect(endings.dropLast() == steps.dropLast().map { _ in "passed" })
    #expect(
      endings.last?.hasPrefix(
        "failed: this command contains the secret ${token}, so it was not run") == true)
    #expect(
      server.requests.withLock { $0.last }
        == "PUT http://h:1/o/7/12?33|Content-Type: text/x|a\"b [1]")
  }

  @Test(arguments: [
    (
      "I remember the response JSON at \"$.empty\" as \"x\"",
      "there is nothing to remember as \"x\": it is \"\""
    ),
    ("I remember the response JSON at \"$.a\" as \"x\"", "the response JSON has nothing at"),
    ("I remember the response header \"b\" as \"x\"", "the response to GET \"/\" has no header"),
    (
      "I remember what matches /zz/ in the response body as \"x\"",
      "the body of the response to GET \"/\" has nothing that matches /zz/"
    ),
    ("I remember the printed JSON at \"$\" as \"x\"", "no command was run in this scenario"),
  ])
  func `what is not there is not remembered`(step: String, message: String) async throws {
    let endings = try await Self.asked(
      Server(200, "{\"empty\": \"\"}"), "When I send GET \"/\"", "And \(step)")
    #expect(endings.last?.hasPrefix("failed: " + message) == true, "\(endings)")
  }

  private static let items = #"{"items": [{"name": "Ann", "age": 3}, {"name": "é"}], "a b": null}"#

  @Test(arguments: [
    "the response status is 200", "the response header \"CONTENT-type\" is \"application/json\"",
    "the response header \"x\" is \"1, 2\"", "the response body contains \"Ann\"",
    "the response JSON at \"$.items[0].name\" is \"Ann\"",
    "the response JSON at \"$['items'][0].age\" is 3",
    "the response JSON at \"$.items[-1].name\" is \"é\"",
    "the response JSON at \"$['a b']\" is null", "the response JSON at \"$.items\" has 2 items",
    "the response JSON has nothing at \"$.error\"",
    "the response JSON has nothing at \"$.items[2]\"",
    "the response JSON has nothing at \"$.items[*].zzz\"",
    "the response JSON at \"$.items[0]\" is:\n \"\"\"\n {\"age\": 3, \"name\": \"Ann\"}\n \"\"\"",
    "the response body is:\n \"\"\"\n \(items)\n \"\"\"",
    "the response JSON at \"$.items[*].name\" contains \"é\"",
    "the response JSON at \"$.items[*].name\" has 2 items",
    "the response JSON at \"$.items[*].name\" is, in any order:\n \"\"\"\n [\"é\", \"Ann\"]\n \"\"\"",
    "the response JSON at \"$.items[0].name\" matches /A.n/",
    "the response JSON at \"$.items[0].age\" matches /[0-9]/",
    "the response came within 1 minute",
    "the response JSON at \"$.items\" contains {\"name\": \"é\"}",
    "the response JSON at \"$\" has the shape:\n \"\"\"\n"
      + " {\"items\": \"#[2] #object\", \"a b\": \"##number\", \"x\": \"##string\"}\n \"\"\"",
    "the response JSON at \"$.items\" has the shape:\n \"\"\"\n"
      + " [{\"name\": \"#regex A.n\", \"age\": \"#number\"}, {\"name\": \"#string\", \"a\": \"##array\"}]"
      + "\n \"\"\"",
    "the response JSON at \"$.items[0]\" includes the shape:\n \"\"\"\n {\"age\": \"#notnull\"}\n \"\"\"",
  ])
  func `a check of a response passes if it is so`(step: String) async throws {
    let server = Server(
      200, Self.items + "\n",
      headers: [("content-type", "application/json"), ("x", "1"), ("x", "2")])
    #expect(
      try await Self.asked(server, "When I send GET \"/\"", "Then \(step)") == ["passed", "passed"])
  }

  @Test(arguments: [
    ("the response status is 201", "the status of the response to GET \"/\" is not as expected"),
    ("the response header \"y\" is \"1\"", "the response to GET \"/\" has no header \"y\""),
    ("the response body is \"x\"", "the body of the response to GET \"/\" is not as expected"),
    (
      "the response body contains \"Bob\"",
      "the body of the response to GET \"/\" does not contain \"Bob\""
    ),
    (
      "the response JSON at \"$.items[0].name\" is \"ann\"",
      "the response JSON at \"$.items[0].name\" is not as expected"
    ),
    (
      "the response JSON at \"$.items[0].age\" is \"3\"",
      "the response JSON at \"$.items[0].age\" is not as expected"
    ),
    (
      "the response JSON at \"$.items[1].name\" is \"e\u{301}\"",
      "the response JSON at \"$.items[1].name\" is not as expected"
    ),
    (
      "the response JSON at \"$.items[0].nme\" is 3",
      "the response JSON has nothing at \"$.items[0].nme\"\n  at $.items[0] is an object with the keys \"name\", \"age\""
    ),
    (
      "the response JSON at \"$.items[*].name\" contains \"e\u{301}\"",
      "the list at \"$.items[*].name\" does not contain \"e\u{301}\""
    ),
    (
      "the response JSON at \"$.items[*].name\" is, in any order:\n \"\"\"\n [\"Ann\", \"Ann\"]\n \"\"\"",
      "the list at \"$.items[*].name\" has other items\n  it lacks \"Ann\"\n  it has also \"é\""
    ),
    (
      "the response JSON at \"$.items[0].name\" matches /A./",
      "the response JSON at \"$.items[0].name\" does not match"
    ),
    ("the response came within 0.0001 ms", "the response to GET \"/\" took too long"),
    (
      "the response JSON at \"$\" has the shape:\n \"\"\"\n"
        + " {\"items\": [{\"name\": \"#number\"}, \"#[1]\"], \"c\": \"#string\"}\n \"\"\"",
      """
      the response JSON at "$" does not have the shape
        at $.items[0].name: expected #number, found "Ann"
        at $.items[0].age: expected nothing, found 3
        at $.items[1]: expected #[1], found {"name":"é"}
        at $.c: expected "#string", found nothing
        at $['a b']: expected nothing, found null
      """
    ),
    (
      "the response JSON at \"$.items[0]\" is:\n \"\"\"\n {\"age\": 4, \"name\": \"Ann\"}\n \"\"\"",
      """
      the response JSON at "$.items[0]" is not as expected
        expected: {"age":4,"name":"Ann"}
          actual: {"name":"Ann","age":3}
        at $.age: expected 4, found 3
      """
    ),
    (
      "the response JSON at \"$.items\" has 1 item",
      "the number of items at \"$.items\" is not as expected"
    ),
    (
      "the response JSON at \"$.items[0]\" has 1 item",
      "the response JSON at \"$.items[0]\" is an object, not a list"
    ),
    (
      "the response JSON has nothing at \"$['a b']\"",
      "the response JSON has a value at \"$['a b']\""
    ),
    ("the response JSON at \"items\" is 1", "\"items\" does not begin with $"),
    ("the response JSON at \"$.items[x]\" is 1", "\"$.items[x]\" has \"x\" in brackets"),
    ("the response JSON at \"$.items[0\" is 1", "\"$.items[0\" has a bracket that is not closed"),
    ("the response JSON at \"$..a\" is 1", "\"$..a\" has no name after a full stop"),
    ("the response JSON at \"$['a\" is 1", "\"$['a\" has a bracket that is not closed"),
  ])
  func `a check of a response that is not so says what is`(
    step: String, message: String
  ) async throws {
    let endings = try await Self.asked(
      Server(200, Self.items), "When I send GET \"/\"", "Then \(step)")
    #expect(endings.first == "passed")
    #expect(endings.last?.hasPrefix("failed: " + message) == true, "\(endings)")
  }

  @Test func `a Given that is answered with an error fails, a When keeps it for a Then`()
    async throws
  {
    let given = try await Self.asked(Server(500, "oops"), "Given I send GET \"/\"")
    #expect(
      given == [
        """
        failed: GET "/" was answered with the status 500
          the response has the status 500 and the body: oops
          as a Given, a request requires a status below 400; to check another status, send it as a When
        """
      ])
    #expect(
      try await Self.asked(
        Server(500), "When I send GET \"/\"", "Then the response status is 500") == [
          "passed", "passed",
        ])
  }

  @Test(arguments: [
    ("When I send \"/x\"", "the request \"/x\" has no method"),
    ("When I send GET \"/x\"", "\"/x\" is a path, and this run has no address of a server"),
    ("Then the response status is 200", "no request was sent in this scenario"),
    ("Then the command succeeds", "no command was run in this scenario"),
    (
      "When I run \"rm -rf /\"",
      "this run does not allow commands, so \"rm -rf /\" was not run"
    ),
  ])
  func `what a run is not set up for is one clear failure`(
    step: String, message: String
  ) async throws {
    let endings = try await Self.asked(Server(200), step, address: nil)
    #expect(endings.count == 1)
    #expect(endings.first?.hasPrefix("failed: " + message) == true, "\(endings)")
  }

  @Test(arguments: [
    ("text/plain; charset=iso-8859-1", [0xE9]), ("text/plain;charset=\"UTF-16\"", [0, 0xE9]),
    ("text/plain; charset=utf-16", [0xFF, 0xFE, 0xE9, 0]), ("a/b; charset=UTF-16LE", [0xE9, 0]),
    ("a/b; x=1; charset = utf-8", [0xC3, 0xA9]), ("text/plain", [0xC3, 0xA9]),
  ])
  func `a body is read in the charset of its header`(type: String, body: [UInt8]) async throws {
    let backEnd = BackEnd { _, _ in
      BackEnd.Response(status: 200, headers: [("content-type", type)], body: body)
    }
    let endings = try await Self.endings(
      backEnd,
      [
        "When I send GET \"http://h\"", "Then the response body is \"é\"",
        "And the response status is 201",
      ])
    #expect(endings.prefix(2) == ["passed", "passed"])
    #expect(endings.last?.hasSuffix("and the body: é") == true, "\(endings)")
  }

  @Test func `JSON is read in the charset of its header`() async throws {
    let backEnd = BackEnd { _, _ in
      BackEnd.Response(
        status: 200, headers: [("content-type", "application/json; charset=ISO-8859-1")],
        body: [0x22, 0xE9, 0x22])
    }
    let steps = ["When I send GET \"http://h\"", "Then the response JSON at \"$\" is \"é\""]
    #expect(try await Self.endings(backEnd, steps) == ["passed", "passed"])
  }

  @Test func `a body that is not JSON or not text is named`() async throws {
    let html = try await Self.asked(
      Server(502, "<html>"), "When I send GET \"/\"", "Then the response JSON at \"$.a\" is 1")
    #expect(
      html.last?.hasPrefix("failed: the body of the response to GET \"/\" is not JSON: line 1")
        == true,
      "\(html)")
    let japanese = try await Self.asked(
      Server(200, "a", headers: [("content-type", "text/plain; charset=Shift_JIS")]),
      "When I send GET \"/\"", "Then the response body is \"a\"")
    #expect(
      japanese.last
        == "failed: the body of the response to GET \"/\" is not text in SHIFT_JIS\n"
        + "  it has 1 byte\n  spec reads bodies in UTF-8, UTF-16, ISO-8859-1 and US-ASCII")
    let bytes = BackEnd { _, _ in BackEnd.Response(status: 200, body: [0xFF]) }
    let binary = try await Self.endings(
      bytes, ["When I send GET \"http://h\"", "Then the response body contains \"a\""])
    #expect(
      binary.last?.hasPrefix("failed: the body of the response to GET \"http://h\" is not text")
        == true)
  }

  // MARK: - Commands

  private static func ran(
    _ steps: String..., options: RunOptions = RunOptions()
  ) async throws -> [String] {
    try await endings(BackEnd(allowsCommands: true), steps, options: options)
  }

  @Test(arguments: [
    [
      "When I run \"echo out; echo err >&2\"", "Then the command succeeds",
      "And the command prints \"err\"",
      "And the command prints:\n \"\"\"\n out\n err\n \"\"\"",
    ],
    ["When I run \"exit 3\"", "Then the command fails", "And the command fails with status 3"],
    ["When I run \"exit 3\"", "Then the command exits with status 3"],
    [
      "Given standard error is kept apart", "When I run \"echo oops >&2\"",
      "Then the command prints nothing", "And the command prints \"oops\" to standard error",
    ],
    [
      "Given an empty folder", "When I run \"printf 'a\\r\\nb\\r\\n' | tee f\"",
      "Then the command prints:\n \"\"\"\n a\n b\n \"\"\"",
      "And the file \"f\" is:\n \"\"\"\n a\n b\n \"\"\"",
      "And the printed text contains:\n \"\"\"\n a\n b\n \"\"\"",
      "And the file \"f\" contains:\n \"\"\"\n a\n b\n \"\"\"",
      "And the command prints a line matching /a/",
      "And the command prints in this order:\n | a |\n | b |",
      "And the printed text contains a match of:\n \"\"\"\n ^a\n b$\n \"\"\"",
      "And the printed text contains a match of /a\\r\\nb/",
    ],
    [
      "Given an empty folder", "And a file \"a\" with:\n \"\"\"\n one\n two\n three\n \"\"\"",
      "When I run \"cat a\"", "Then the printed text contains:\n \"\"\"\n one\n two\n \"\"\"",
      "And the printed text does not contain:\n \"\"\"\n one\n three\n \"\"\"",
      "And the file \"a\" contains:\n \"\"\"\n two\n three\n \"\"\"",
    ],
    ["When I run \"true\"", "Then the command exits with status 0"],
    ["When I run \"pwd\" in \"/\"", "Then the command prints:\n \"\"\"\n /\n \"\"\""],
    ["Given I run \"cat\"", "Then the command prints:\n \"\"\"\n \"\"\""],
    ["When I run \"sleep 60 & echo started\"", "Then the command prints \"started\""],
    ["When I run \"yes | head -c 3000000\"", "Then the command prints \"y\""],
    [
      "When I run:\n \"\"\"\n echo \"a 'b'\"\n exit 4\n \"\"\"",
      "Then the command fails with status 4", "And the command prints \"a 'b'\"",
      "And the command does not print \"c\"", "And the command prints a line matching /a .*/",
    ],
    [
      "When I run \"sort\" with the input:\n \"\"\"\n b\n a\n \"\"\"",
      "Then the command prints:\n \"\"\"\n a\n b\n \"\"\"",
      "When I run \"cat; exit 3\" with the input:\n \"\"\"\n x\n \"\"\"",
      "Then the command fails with status 3", "When I run \"true\"",
      "Then the command prints nothing",
    ],
    [
      "Given standard error is kept apart",
      "And my commands have the environment:\n | GREETING | a \"b\" |",
      "When I run \"echo $GREETING; echo oops >&2; exit 3\"",
      "Then the command fails with status 3",
      "And the command prints:\n \"\"\"\n a \"b\"\n \"\"\"",
      "And the command prints \"oops\" to standard error", "When I run \"echo a; echo b; echo c\"",
      "Then the command prints nothing to standard error",
      "And the command prints in this order:\n | a |\n | c |",
      // A letter without the mark that follows it, as code points.
      "When I run \"printf 'e\u{301} x'\"",
      "Then the command prints in this order:\n | e |\n | x |",
    ],
    [
      "When I start \"echo up; sleep 60\" and wait until it prints \"up\"", "And I run \"true\"",
      "Then the command succeeds", "When I stop the started command", "Then the command fails",
      "And the command prints \"up\"",
    ],
    [
      "Given an empty folder",
      "And an executable file \"bin/x\" with:\n \"\"\"\n #!/bin/sh\n echo hi; echo no >&2\n \"\"\"",
      "And standard error is kept apart", "When I run \"bin/x\"",
      "Then standard output is:\n \"\"\"\n hi\n \"\"\"", "And standard error contains \"no\"",
      "And standard error does not contain \"hi\"",
      "And the whole output contains:\n \"\"\"\n hi\n no\n \"\"\"",
      "And the printed text contains a match of /^h.$/",
      "And the printed text contains no match of /no+/",
      "And the file \"bin/x\" contains a match of:\n \"\"\"\n (?s)^#!.*no\n \"\"\"",
      "And standard error contains no match of:\n \"\"\"\n hi|ho\n \"\"\"",
      "And standard error is not empty", "And the file \"bin/x\" has the permissions \"0755\"",
      "And there is a folder \"bin\"", "And the folder \"bin\" has:\n | x |",
      "And there are the files:\n | bin |\n | bin/x |", "And there are none of the files:\n | x |",
      "When I change to the folder \"bin\"", "And I run \"ls\"", "Then the command prints \"x\"",
      "And there is a file \"x\"", "And standard error is empty",
    ],
    [
      "Given an empty folder", "And a copy of \"Examples/command-line/specs\"",
      "And a copy of \"Examples/command-line/spec.json\" as \"a/b.json\"",
      "And a copy of \"Examples/command-line\" as \".\"",
      "Then there are the files:\n | specs/spec.feature |\n | a/b.json |\n | steps |",
      "When I run \"cat a/b.json\"",
      "Then the printed JSON at \"$\" is:\n \"\"\"\n {\"back-end\": {\"allow-commands\": true}}\n \"\"\"",
      "And the printed JSON at \"$\" includes the shape:\n \"\"\"\n {\"back-end\": \"#object\"}\n \"\"\"",
    ],
    [
      "When I start \"trap 'echo bye; exit 3' INT; read n; echo hi $n; while :; do sleep 0.1; done\"",
      "And I enter \"Ann\" into the started command",
      "And I wait until the started command prints \"hi Ann\"",
      "And I interrupt the started command",
      "Then the command exits with status 3", "And the command prints \"bye\"",
    ],
    [
      "When I start \"trap 'echo hup; exit' HUP; echo up; while :; do sleep 0.1; done\" and wait "
        + "until it prints \"up\"",
      "And I send the signal \"SIGHUP\" to the started command",
      "And I wait until the started command ends", "Then the command prints \"hup\"",
    ],
    [
      "When I start \"cat\"", "And I enter \"x\" into the started command",
      "And I end the input of the started command", "And I wait until the started command ends",
      "Then the command succeeds", "And the printed text is:\n \"\"\"\n x\n \"\"\"",
    ],
    [
      "Given an empty folder", "And a file \"in/a.json\" with:\n \"\"\"\n {\"a\": [1]}\n \"\"\"",
      "When I run \"ls; cp in/a.json b.txt; cat b.txt\"", "Then the command prints \"in\"",
      "And there is a file \"b.txt\"", "And there is no file \"a.json\"",
      "And the file \"b.txt\" contains \"[1]\"",
      "And the file \"b.txt\" is:\n \"\"\"\n {\"a\": [1]}\n \"\"\"",
      "When I run \"cat a.json\" in \"in\"", "Then the printed JSON at \"$.a[0]\" is 1",
    ],
  ])
  func `a command runs in a shell, and its result is checked`(steps: [String]) async throws {
    let endings = try await Self.endings(BackEnd(allowsCommands: true), steps)
    #expect(endings == steps.map { _ in "passed" })
  }

  @Test(arguments: [
    (
      "When I run \"echo a; exit 2\"", "Then the command succeeds",
      "failed: the command \"echo a; exit 2\" ended with status 2\n  the command printed: a"
    ),
    ("When I run \"true\"", "Then the command fails", "failed: the command \"true\" succeeded"),
    (
      "When I run \"exit 2\"", "Then the command fails with status 3",
      "failed: the command \"exit 2\" ended with status 2\n  the command printed nothing"
    ),
    ("When I run \"true\"", "Then the command fails with status 0", "failed: status 0 is success"),
    (
      "When I run \"exit 4\"", "Then the command exits with status 0",
      "failed: the command \"exit 4\" ended with status 4\n  the command printed nothing"
    ),
    (
      "When I run \"echo a\"", "Then the command prints \"b\"",
      "failed: the command \"echo a\" did not print \"b\"\n  the command printed: a"
    ),
    (
      "When I run \"printf '3\\302\\240users'\"", "Then the command prints \"3 users\"",
      "failed: the command \"printf '3\\302\\240users'\" did not print \"3 users\"\n"
        + "  \"3\u{A0}users\" differs by U+00A0 (no-break space), where the step has U+0020 (space)\n"
    ),
    (
      "When I run \"echo a; echo b\"", "Then the command prints in this order:\n | b |\n | a |",
      "failed: the command \"echo a; echo b\" did not print \"a\" after \"b\"\n"
        + "  the command printed: a\n  b"
    ),
    (
      "When I run \"echo a\"", "Then the command prints \"b\" to standard error",
      "failed: the error output of the command \"echo a\" is in its output\n"
        + "  before the command: Given standard error is kept apart"
    ),
    (
      "Given standard error is kept apart\n    When I run \"echo a; echo b >&2\"",
      "Then the command prints nothing to standard error",
      "failed: the command \"echo a; echo b >&2\" printed something to standard error\n"
        + "  the command printed: a; to standard error: b"
    ),
    (
      "When I run \"echo a; echo b\"", "Then the printed text contains:\n \"\"\"\n b\n a\n \"\"\"",
      "failed: what the command \"echo a; echo b\" printed does not contain the text\n"
        + "  the command printed: a\n  b"
    ),
    (
      "When I run \"printf 'a\\r\\nb\\r\\n'\"",
      "Then the printed text does not contain:\n \"\"\"\n a\n b\n \"\"\"",
      "failed: what the command \"printf 'a\\r\\nb\\r\\n'\" printed contains the text\n"
    ),
    (
      "When I run \"printf 'a\\r\\nb'\"", "Then the printed text contains no match of /\\r/",
      "failed: what the command \"printf 'a\\r\\nb'\" printed has something that matches /\\r/\n"
    ),
    (
      "When I run \"printf 'a\\rb'\"", "Then the printed text contains \"ab\"",
      "failed: what the command \"printf 'a\\rb'\" printed does not contain \"ab\""
    ),
    (
      "When I run \"echo a; echo b\"",
      "Then the printed text does not contain:\n \"\"\"\n a\n b\n \"\"\"",
      "failed: what the command \"echo a; echo b\" printed contains the text\n"
        + "  the command printed: a\n  b"
    ),
    (
      "Given an empty folder\n    And a file \"f\" with:\n \"\"\"\n x\n \"\"\"",
      "Then the file \"f\" contains:\n \"\"\"\n y\n \"\"\"",
      "failed: the file \"f\" does not contain the text\n  it has: x"
    ),
    (
      "When I run \"true\"", "When I stop the started command", "failed: no command is running"
    ),
    (
      "When I run \"true\"\n    And I start \"sleep 5\"", "Then the command succeeds",
      "failed: the command \"sleep 5\" was started, and no step waited for its end\n"
        + "  end it before the check: When I stop the started command\n"
    ),
    (
      "When I run \"true\"\n    And I start \"echo a; sleep 5\" and wait until it prints \"a\"",
      "Then the command does not print \"a\"",
      "failed: the command \"echo a; sleep 5\" was started, "
    ),
    (
      "When I start \"true\"", "When I send the signal \"NONE\" to the started command",
      "failed: there is no signal \"NONE\"\n  write one of: HUP, INT"
    ),
    (
      "When I start \"cat\"\n    And I end the input of the started command",
      "When I enter \"x\" into the started command", "failed: "
    ),
    (
      "When I run \"echo a\"", "Then standard output contains \"a\"",
      "failed: the error output of the command \"echo a\" is in its output\n"
    ),
    (
      "When I run \"echo a\"", "Then the printed text is empty",
      "failed: what the command \"echo a\" printed is not empty\n  the command printed: a"
    ),
    (
      "When I run \"true\"", "Then the printed text is not empty",
      "failed: what the command \"true\" printed is empty\n  the command printed nothing"
    ),
    (
      "When I run \"echo a\"", "Then the printed text contains a match of /b/",
      "failed: what the command \"echo a\" printed has nothing that matches /b/\n"
    ),
    (
      "When I run \"echo a\"", "Then the printed text contains no match of /a/",
      "failed: what the command \"echo a\" printed has something that matches /a/\n"
    ),
    (
      "Given an empty folder\n    And a file \"d/f\" with:\n \"\"\"\n x\n \"\"\"",
      "Then the folder \"d\" has:\n | g |",
      "failed: the folder \"d\" is not as listed\n  it does not have: \"g\"\n  it also has: \"f\""
    ),
    (
      "Given an empty folder\n    And a file \"d/.env\" with:\n \"\"\"\n x\n \"\"\"",
      "Then there is a file \"d/env\"", "failed: there is no file \"d/env\"\n  there is: .env"
    ),
    (
      "Given an empty folder\n    When I run \"mkdir d; touch d/f d/.env\"",
      "Then the folder \"d\" has:\n | f |",
      "failed: the folder \"d\" is not as listed\n  it also has: \".env\""
    ),
    (
      "Given an empty folder\n    And a file \"f\" with:\n \"\"\"\n x\n \"\"\"",
      "Then the file \"f\" has the permissions \"9\"",
      "failed: \"9\" is not an octal number\n  write permissions such as \"644\""
    ),
    (
      "Given an empty folder\n    And an executable file \"f\" with:\n \"\"\"\n x\n \"\"\"",
      "Then the file \"f\" has the permissions \"644\"",
      "failed: the permission mode of the file \"f\" is not as expected"
    ),
    (
      "Given an empty folder\n    When I run \"printf '  ' > f\"",
      "Then the file \"f\" is not empty",
      "failed: the file \"f\" has nothing but blanks\n"
    ),
    (
      "Given an empty folder", "Then the file \"f\" has the permissions \"644\"",
      "failed: there is no file \"f\"\n  its folder has no files"
    ),
    (
      "Given an empty folder", "Then there is a folder \"d\"", "failed: there is no folder \"d\"\n"
    ),
    (
      "Given an empty folder", "Then there are the files:\n | a |\n | b |",
      "failed: there is no file \"a\", \"b\""
    ),
    (
      "Given an empty folder\n    When I run \"ln -s nowhere a\"", "Then there is no file \"a\"",
      "failed: there is a file \"a\""
    ),
    (
      "Given an empty folder\n    When I run \"ln -s nowhere a\"",
      "Then there are none of the files:\n | b |\n | a |", "failed: there is a file \"a\""
    ),
    (
      "Given an empty folder", "When I change to the folder \"d\"",
      "failed: there is no folder \"d\"\n"
    ),
    ("Given an empty folder", "Given a copy of \"/etc/hosts\"", "failed: \"/etc/hosts\" is not in"),
    ("Given an empty folder", "Given a copy of \"none\"", "failed: there is no file \"none\"\n"),
    (
      "When I run \"true\"", "When I start \"echo a; exit 2\" and wait until it prints \"b\"",
      "failed: the command \"echo a; exit 2\" ended with status 2 before it printed \"b\"\n"
        + "  the command printed: a"
    ),
    (
      "When I run \"head -c 2000000 /dev/zero\"", "Then the command prints:\n \"\"\"\n a\n \"\"\"",
      "failed: what the command \"head -c 2000000 /dev/zero\" printed has more than 1048576 bytes"
    ),
    (
      "When I run \"echo a\"", "Then the command prints nothing",
      "failed: the command \"echo a\" printed something\n  the command printed: a"
    ),
    (
      "When I run \"echo a >&2\"", "Then the command prints nothing",
      "failed: the command \"echo a >&2\" printed something\n  the command printed: a"
    ),
    (
      "When I run \"echo abc\"", "Then the command does not print \"b\"",
      "failed: the command \"echo abc\" printed \"b\"\n  the command printed: abc"
    ),
    (
      "When I run \"echo abc\"", "Then the command prints a line matching /b/",
      "failed: the command \"echo abc\" printed no line matching /b/\n  the command printed: abc"
    ),
    (
      "When I run \"echo 1\"", "Then the printed JSON at \"$\" is 2",
      "failed: the printed JSON at \"$\" is not as expected"
    ),
    (
      "When I run \"echo {\"", "Then the printed JSON at \"$\" is 2",
      "failed: what the command \"echo {\" printed is not JSON"
    ),
    (
      "When I run \"true\"", "Then there is no file \"a\"",
      "failed: this scenario has no folder of its own\n  create one first: Given an empty folder"
    ),
    (
      "Given an empty folder", "Then there is a file \"a\"",
      "failed: there is no file \"a\"\n  its folder has no files"
    ),
    (
      "Given an empty folder", "Then there is no file \"../a\"",
      "failed: \"../a\" is not a file in the folder of the scenario"
    ),
  ])
  func `a result that is not so says what is`(
    run: String, step: String, message: String
  ) async throws {
    let endings = try await Self.ran(run, step)
    #expect(endings.first == "passed", "\(endings)")
    #expect(endings.last?.hasPrefix(message) == true, "\(endings)")
  }

  @Test func `a Given whose command fails fails`() async throws {
    #expect(
      try await Self.ran("Given I run \"exit 1\"")
        == ["failed: the command \"exit 1\" ended with status 1\n  the command printed nothing"])
  }

  @Test func `a command that does not end is killed with all it has started`() async throws {
    // On a busy machine, the limit of the step may pass before the command has been killed.
    var endings: [String] = []
    for _ in 1...3 where endings.first?.contains("did not end within") != true {
      endings = try await Self.ran(
        "When I run \"(sleep 100 & sleep 100) | cat; sleep 100\"",
        options: RunOptions(stepLimit: .seconds(5)))
    }
    #expect(endings.count == 1)
    #expect(
      endings.first?.contains("did not end within") == true
        && endings.first?.contains("so it was killed") == true, "\(endings)")
  }

  @Test func `a command that the scenario leaves no time names that limit`() async throws {
    var endings: [String] = []
    for _ in 1...3 where endings.first?.contains("did not end within") != true {
      endings = try await Self.ran(
        "When I run \"sleep 100\"", options: RunOptions(caseLimit: .seconds(5)))
    }
    #expect(
      endings.first?.hasSuffix(
        "\n  the scenario has no more time: set a longer --timeout if it needs more") == true,
      "\(endings)")
  }
}
