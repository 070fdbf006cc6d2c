import SpecDrivers
import SpecTestKit
import Testing

@testable import SpecEngines

/// The requests of a page, by whatever it makes them.
@Suite(.serialized, .browserTurn, .disabled(if: Chromium.isMissing, Chromium.whenMissing))
struct WebDriverRequestTests {
  @Test(arguments: [
    ("new WebSocket('ws://127.0.0.1:9/live')", "ws://127.0.0.1:9/live"),
    ("new EventSource('https://a.test/live')", "https://a.test/live"),
    ("new Image().src = 'https://a.test/pixel'", "https://a.test/pixel"),
    (
      "document.body.append(Object.assign(document.createElement('script'), "
        + "{ src: 'https://a.test/call.js' }))", "https://a.test/call.js"
    ),
  ])
  func `what a script loads is a request`(script: String, address: String) async throws {
    try await Chromium.withDriver("<button onclick=\"\(script)\">Send</button>") { driver in
      try await driver.perform(.tap(Selector("Send")))
      let events = try await driver.loggedEvents(.request)
      #expect(events == "request \(address) body= method=GET")
    }
  }

  @Test(arguments: [
    """
    <iframe name=f></iframe><form action=other.html method=post target=f><button>Send</button></form>
    """,
    "<a href='#x' ping='other.html'>Send</a>",
    """
    <iframe name=f></iframe><form action=other.html method=post target=f></form>
    <button onclick="document.forms[0].submit()">Send</button>
    """,
  ])
  func `a form in a frame and a ping are requests`(body: String) async throws {
    try await Chromium.withDriver(body, further: ["other.html": ""]) { driver in
      try await driver.perform(.tap(Selector("Send")))
      let events = try await driver.loggedEvents(.request)
      #expect(
        events.hasPrefix("request ") && events.contains("other.html method=POST"), "\(events)")
    }
  }

  @Test func `a worker is reported, because its requests are not`() async throws {
    let body = """
      <button onclick="new Worker('data:,')">Work</button>
      <button onclick="navigator.serviceWorker.register('https://a.test/sw.js').catch(() => { })">Serve</button>
      """
    try await Chromium.withDriver(body) { driver in
      try await driver.perform(.tap(Selector("Work")))
      try await driver.perform(.tap(Selector("Serve")))
      let events = try await driver.loggedEvents(.worker, .request)
      #expect(events == "worker data:,\nworker https://a.test/sw.js")
    }
  }

  @Test func `the body of a request is reported with it, or as unread`() async throws {
    let body = """
      <button onclick="send(new Blob(['hello']))">Blob</button>
      <button onclick="send(new Request('https://a.test/b', { method: 'POST', body: 'hi' }))">Whole</button>
      <button onclick="call.open('POST', 'https://a.test/c'); call.send(document)">Page</button><script>
      const call = new XMLHttpRequest
      const send = what => (what instanceof Request ? fetch(what)
        : fetch('https://a.test/a', { method: 'POST', body: what })).catch(() => { })</script>
      """
    try await Chromium.withDriver(body) { driver in
      for name in ["Blob", "Whole", "Page"] { try await driver.perform(.tap(Selector(name))) }
      let events = try await driver.observe(since: 0).events.filter { $0.kind == .request }
      #expect(events.map { $0.details["body"] } == [.text("hello"), .text("hi"), nil])
      #expect(events.map { $0.details["unread body"] } == [nil, nil, .flag(true)])
    }
  }
}
