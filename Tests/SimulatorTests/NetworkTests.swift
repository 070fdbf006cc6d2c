import SpecDrivers
import Testing

@testable import SpecSimulator

@Suite struct NetworkTests {
  private let device = sampleDevice()
  private static let users = Request("GET", "https://example.com/users")

  /// Sends a request, and what was answered when all has come to rest.
  private func reply(
    to request: Request = users, after time: Duration = .zero
  ) -> Reply? {
    final class Box { var reply: Reply? }
    let box = Box()
    device.network.send(request) { box.reply = $0 }
    #expect(box.reply == nil)
    device.clock.settle()
    if time > .zero { device.clock.advance(by: time) }
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

  @Test func `an answer for some requests gives way to the one arranged before it`() {
    let path = RequestPattern(path: "/users")
    arrange(path, Response(.status(200, body: "")))
    arrange(path, Response(.failure("no route"), times: 1))
    arrange(path, Response(.status(500, body: ""), times: 2))
    let replies = (1...5).map { _ in
      // What changes in other conditions does not begin the count again.
      device.network.conditions.connection = .online
      return reply()
    }
    let error = Reply.answer(status: 500, body: "")
    let fine = Reply.answer(status: 200, body: "")
    #expect(replies == [error, error, .failure("no route"), fine, fine])
  }

  @Test func `an answer with a delay comes when its time does`() {
    arrange(RequestPattern(path: "/users"), Response(.status(200, body: ""), delay: .seconds(3)))
    #expect(reply(after: .milliseconds(2_999)) == nil)
    #expect(reply(after: .seconds(3)) == .answer(status: 200, body: ""))
  }

  @Test func `silence becomes a failure after a minute`() {
    arrange(RequestPattern(path: "/users"), Response(.silence))
    #expect(reply(after: .milliseconds(59_999)) == nil)
    #expect(reply(after: .seconds(60)) == .failure("the request timed out"))
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

/// Requests that a real server answers, in real time, while the phone's stands still.
@Suite struct RealServerTests {
  private let clock = VirtualClock()
  private let log: EventLog
  private let network: Network

  init() {
    log = EventLog(clock: clock)
    network = Network(
      conditions: NetworkConditions(), clock: clock, log: log, hasRealServer: true)
  }

  @Test func `time stands still until the server has answered`() {
    var replies: [String] = []
    clock.schedule(after: .milliseconds(200)) { [network] in
      network.send(Request("GET", "https://a.example/users")) { replies.append("\($0)") }
    }
    #expect(!clock.advance(to: .seconds(1)))
    #expect(clock.now == .milliseconds(200))
    #expect(network.nextCall == ServerRequest("GET", "https://a.example/users"))
    clock.settle()
    #expect(!clock.advance(to: .seconds(1)))
    #expect(clock.now == .milliseconds(200))
    network.take(.answer(status: 200, body: "[]"))
    #expect(clock.advance(to: .seconds(1)))
    #expect(clock.now == .seconds(1))
    #expect(replies == [#"answer(status: 200, body: "[]")"#])
    #expect(
      log.lines() == [
        "200 ms request: https://a.example/users (body , method GET)",
        "200 ms response: https://a.example/users (status 200)",
      ])
  }

  @Test func `several are answered in the order they were sent`() {
    for path in ["a", "b"] { network.send(Request("GET", "https://a.example/\(path)")) { _ in } }
    #expect(network.nextCall?.address == "https://a.example/a")
    network.take(.failure("lost"))
    #expect(clock.isHeld)
    #expect(network.nextCall?.address == "https://a.example/b")
    network.take(.silence)
    #expect(!clock.isHeld)
    #expect(network.nextCall == nil)
    clock.advance(by: .seconds(60))
    #expect(
      log.lines().suffix(2) == [
        "0 ms response: https://a.example/a (error lost)",
        "60000 ms response: https://a.example/b (error the request timed out)",
      ])
  }

  @Test func `what was arranged goes along, and its delay passes on the phone`() {
    network.conditions.answer(
      RequestPattern(path: "/users"), with: Response(.status(409, body: "x"), delay: .seconds(3)))
    network.send(Request("POST", "https://a.example/users", body: "{}")) { _ in }
    #expect(
      network.nextCall
        == ServerRequest(
          "POST", "https://a.example/users", body: "{}", arranged: .status(409, body: "x")))
    network.take(.answer(status: 409, body: "x"))
    clock.advance(by: .seconds(5))
    #expect(log.lines().last == "3000 ms response: https://a.example/users (status 409)")
  }

  @Test func `offline nothing is sent`() {
    network.conditions.connection = .offline
    network.send(Request("GET", "https://a.example/users")) { _ in }
    #expect(!clock.isHeld)
    #expect(network.nextCall == nil)
  }

  @Test func `the end of an app lets time go on`() {
    network.send(Request("GET", "https://a.example/users")) { _ in }
    clock.cancelAll()
    #expect(clock.advance(to: .milliseconds(10)))
  }
}
