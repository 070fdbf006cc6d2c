import Testing

@testable import SpecEngines

/// Requests of steps, sent as they are written.
@Suite struct PlainClientTests {
  typealias Reply = FakeWebDriverServer.Reply

  @Test(arguments: [
    ("http://h:1/a/?b=1#c", "http://h:1", "/a/?b=1"), ("http://h", "http://h", "/"),
    ("http://h?x", "http://h", "/?x"), ("http://h/é/", "http://h", "/%C3%A9/"), ("h", "h", "/"),
  ])
  func `an address is divided into the server and the path`(
    address: String, server: String, path: String
  ) {
    let parts = PlainClient.parts(of: address)
    #expect(parts.server == server)
    #expect(parts.path == path)
  }

  private static func send(
    _ method: String, headers: [(name: String, value: String)] = [], body: String? = nil,
    _ reply: Reply
  ) async throws -> (HTTPResponse, FakeWebDriverServer.Request?) {
    let server = try FakeWebDriverServer { _ in reply }
    defer { server.stop() }
    let response = try await PlainClient().send(
      method, server.address + "/x", headers: headers, body: body.map { Array($0.utf8) },
      within: .seconds(5))
    return (response, server.requests.first)
  }

  @Test func `the response to HEAD has no body, whatever its length says`() async throws {
    let (response, request) = try await Self.send(
      "HEAD", .raw("HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\n"))
    #expect(response.status == 200)
    #expect(response.body.isEmpty)
    #expect(request?.method == "HEAD")
  }

  @Test func `a redirect is a response like any other`() async throws {
    let (response, request) = try await Self.send(
      "POST", headers: [("Content-Type", "text/plain")], body: "a",
      .raw("HTTP/1.1 303 See Other\r\nLocation: /y\r\nContent-Length: 2\r\n\r\nok"))
    #expect(response.status == 303)
    #expect(response["location"] == "/y")
    #expect(request?.body == "a")
  }

  @Test func `an encrypted address, a closed port and a line break in a header are errors`() async {
    func error(_ address: String, _ headers: [(name: String, value: String)] = []) async -> String {
      do throws(HTTPError) {
        _ = try await PlainClient().send(
          "GET", address, headers: headers, body: nil, within: .seconds(5))
        return ""
      } catch { return "\(error)" }
    }
    #expect(await error("https://h/x").hasPrefix("\"https://h\" is not http://"))
    #expect(await error("http://127.0.0.1:1/").hasPrefix("cannot be reached"))
    #expect(await error("http://127.0.0.1:1/", [("a", "b\r\nc: d")]).contains("U+000D"))
  }
}
