import SpecDrivers
import Testing

@testable import SpecSimulator

@Suite struct NetworkTests {
  private let device = sampleDevice()
  private static let users = Request("GET", "https://example.com/users")

  /// Sends a request, and what was answered when all has come to rest.
  private func reply(
    to request: Request = users, after time: Milliseconds = 0
  ) -> Reply? {
    final class Box { var reply: Reply? }
    let box = Box()
    device.network.send(request) { box.reply = $0 }
    #expect(box.reply == nil)
    device.clock.settle()
    if time > 0 { device.clock.advance(by: time) }
    return box.reply
  }

  private func arrange(_ pattern: RequestPattern, _ response: Response) {
    device.network.conditions.answer(pattern, with: response)
  }

  @Test func `without a server a request fails`() {
    #expect(reply() == .failure("no server answers"))
  }

  @Test func `the app's own server answers what nothing was arranged for`() {
    device.network.server = { Response(.status(200, body: $0.method)) }
    #expect(reply() == .answer(status: 200, body: "GET"))
    arrange(RequestPattern(path: "/users"), Response(.status(404, body: "")))
    #expect(reply() == .answer(status: 404, body: ""))
    #expect(
      reply(to: Request("GET", "https://example.com/other")) == .answer(status: 200, body: "GET"))
  }

  @Test func `the last answer arranged wins`() {
    arrange(RequestPattern(method: "GET", path: "/users"), Response(.status(200, body: "a")))
    arrange(RequestPattern(path: "/*"), Response(.status(500, body: "")))
    #expect(reply() == .answer(status: 500, body: ""))
    arrange(RequestPattern(method: "GET", path: "/users"), Response(.status(200, body: "b")))
    #expect(reply() == .answer(status: 200, body: "b"))
    #expect(
      reply(to: Request("POST", "https://example.com/users")) == .answer(status: 500, body: ""))
  }

  @Test func `an answer with a delay comes when its time does`() {
    arrange(RequestPattern(path: "/users"), Response(.status(200, body: ""), delay: 3_000))
    #expect(reply(after: 2_999) == nil)
    #expect(reply(after: 3_000) == .answer(status: 200, body: ""))
  }

  @Test func `silence becomes a failure after a minute`() {
    arrange(RequestPattern(path: "/users"), Response(.silence))
    #expect(reply(after: 59_999) == nil)
    #expect(reply(after: 60_000) == .failure("the request timed out"))
  }

  @Test func `offline nothing gets through, online it does again`() {
    arrange(RequestPattern(path: "/users"), Response(.status(200, body: "")))
    device.network.conditions.connection = .offline
    #expect(reply() == .failure("the device is offline"))
    device.network.conditions.connection = .online
    #expect(reply() == .answer(status: 200, body: ""))
  }

  @Test func `requests and answers are noted`() {
    arrange(RequestPattern(method: "POST", path: "*"), Response(.status(201, body: "x")))
    _ = reply(to: Request("POST", "https://example.com/users", body: "{}"))
    _ = reply()
    #expect(
      device.log.lines() == [
        "0 ms request: https://example.com/users (body {}, method POST)",
        "0 ms response: https://example.com/users (status 201)",
        "0 ms request: https://example.com/users (body , method GET)",
        "0 ms response: https://example.com/users (error no server answers)",
      ])
  }
}
