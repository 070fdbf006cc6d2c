import SpecDrivers
import SpecJSON
import SpecTestKit
import Testing

@testable import SpecEngines

/// When a page cannot change any more without its user, and where a touch goes on a page that moves.
@Suite(.serialized, .browserTurn, .disabled(if: Chromium.isMissing, Chromium.whenMissing))
struct WebDriverRestTests {
  /// Whether the page is known to be at rest, some time after it was opened and acted on.
  private static func isAtRest(
    _ body: String
  ) async throws -> Bool {
    try await Chromium.withDriver(body) { driver in
      try await driver.perform(.wait(.milliseconds(800)))
      return try await driver.observe(since: 0).settled.value == true
    }
  }

  private static let quiet = [
    "<p>Nothing</p>", "<script>setTimeout(() => { }, 10)</script>",
    "<script>setTimeout(() => { }, 120_000)</script>",
    "<script>clearInterval(setInterval(() => { }, 100))</script>",
    "<script>cancelAnimationFrame(requestAnimationFrame(() => { }))</script>",
    "<script>fetch('data:text/plain,x').then(answer => answer.text())</script>",
    "<img loading=lazy src=data:image/gif;base64,x style='margin-top: 9000px'>",
    "<iframe srcdoc='<p>Inside</p>'></iframe>",
  ]

  @Test(arguments: quiet) func `a page on which nothing is under way is at rest`(
    body: String
  ) async throws {
    #expect(try await Self.isAtRest(body))
  }

  private static let busy = [
    "<script>setTimeout(() => { }, 5000)</script>",
    "<script>setInterval(() => { }, 1000)</script>",
    "<script>const turn = () => requestAnimationFrame(turn); turn()</script>",
    "<script>setInterval(() => { out.textContent += 1 }, 100)</script><p id=out></p>",
    "<style>@keyframes turn { to { rotate: 1turn } }</style><p style='animation: turn 1s infinite'>x",
    "<script>new WebSocket('ws://127.0.0.1:9')</script>",
    "<script>new Worker(URL.createObjectURL(new Blob([''])))</script>",
    "<script>new EventSource('http://127.0.0.1:9')</script>",
    "<script>new Response('x').body.getReader()</script>",
    "<iframe srcdoc='<script>setInterval(() => { }, 500)</script>'></iframe>",
    "<iframe src='data:text/html,x'></iframe>",
  ]

  @Test(arguments: busy) func `a page that may change by itself is not`(body: String) async throws {
    #expect(try await !Self.isAtRest(body))
  }

  @Test(arguments: ["fetch", "XMLHttpRequest"])
  func `a page that waits for a response is not`(way: String) async throws {
    let ask =
      way == "fetch"
      ? "fetch('http://x.test/a')"
      : "const call = new XMLHttpRequest(); call.open('GET', 'http://x.test/a'); call.send()"
    let settled = try await Chromium.withDriver(
      "<script>onload = () => { \(ask) }</script>",
      prepare: {
        try await $0.arrange(.answer(to: RequestPattern(path: "*"), Response(.silence)))
      },
      { driver in
        try await driver.perform(.wait(.milliseconds(800)))
        return try await driver.observe(since: 0).settled.value
      })
    #expect(settled == false)
  }

  private static let late = [
    "s = document.createElement('script'); s.src = '/late.js'; document.head.append(s)",
    "f.src = '/late.html'", "f.contentWindow.fetch('/late.html')", "new Image().src = '/late.svg'",
    "(async () => { for await (const part of new ReadableStream({ })) part })()",
    "new ReadableStream({ }).getReader().read()",
    "document.startViewTransition(() => new Promise(end => setTimeout(end, 900)))",
  ]

  @Test(arguments: late) func `what a page loads is waited for`(script: String) async throws {
    let server = try FakeWebDriverServer { request in
      if request.path.hasPrefix("/late") { return .silence }
      let page =
        request.path == "/" ? "<!doctype html><title>A</title><iframe id=f src=/f>" : "x"
      return .raw(
        "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nConnection: close\r\n"
          + "Content-Length: \(page.utf8.count)\r\n\r\n" + page)
    }
    defer { server.stop() }
    let waits = try await Chromium.withDriver(
      "", options: LaunchOptions(app: server.address + "/")
    ) { driver in
      var waits: [JSONValue?] = []
      for script in ["", script] {
        _ = try await driver.browser?.send(.run(script, what: "load"))
        try await driver.perform(.wait(.milliseconds(100)))
        waits.append(
          try await driver.browser?.send(.run("return __spec.isAwaiting()", what: "ask")))
      }
      return waits
    }
    #expect(waits == [false, true])
  }

  private static let animated = [
    """
    <x-a></x-a><script>customElements.define('x-a', class extends HTMLElement { connectedCallback() {
      this.attachShadow({ mode: 'closed' }).innerHTML =
        `<style>p { animation: a 9s } @keyframes a { to { rotate: 9deg } }</style><p>x</p>` } })</script>
    """,
    """
    <div><template shadowrootmode=open><style>p { animation: a 9s } @keyframes a { to { rotate: 9deg } }
    </style><p>x</p></template></div>
    """,
    """
    <iframe srcdoc='<style>p { animation: a 9s } @keyframes a { to { rotate: 9deg } }</style><p>x'></iframe>
    """,
  ]

  @Test(arguments: animated) func `animations in shadow trees and frames are waited for`(
    body: String
  ) async throws {
    let isBusy = try await Chromium.withDriver(body) { driver in
      try await driver.browser?.send(.run("return __spec.isBusy()", what: "ask"))
    }
    #expect(isBusy == true)
  }

  @Test func `a rejection that a page does not handle remains an error of the page`() async throws {
    let errors = try await Chromium.withDriver("<script>fetch('http://127.0.0.1:9')</script>") {
      driver in
      try await driver.perform(.wait(.milliseconds(300)))
      return try await driver.loggedEvents(.error)
    }
    #expect(errors.contains("Failed to fetch"))
  }

  @Test func `an element that is missing on a page at rest is not waited for`() async throws {
    let clock = ContinuousClock()
    try await Chromium.withDriver("<button>Go</button>", patience: .seconds(30)) { driver in
      try await driver.perform(.wait(.milliseconds(700)))
      let time = await clock.measure {
        await #expect(throws: DriverError.self) { try await driver.perform(.tap(Selector("No"))) }
      }
      #expect(time < .seconds(20))
    }
  }

  private static let moving = """
    <style>button { display: block; height: 40px; width: 200px }</style>
    <div id=box><button onclick="out.textContent += 'other'">Other</button>
    <button onclick="out.textContent += 'went'">Go</button></div><p id=out></p>
    <script>setInterval(() => { if (!out.textContent) box.append(box.firstElementChild) }, 23)</script>
    """

  @Test(arguments: 1...8) func `a tap reaches its element although the layout moves`(
    turn: Int
  ) async throws {
    let out = try await Chromium.withDriver(Self.moving, patience: .seconds(20)) { driver in
      try await driver.perform(.tap(Selector("Go")))
      return try await driver.text(of: "out")
    }
    #expect(out == "went")
  }

  @Test func `what opens over an element at its touch does not make another tap`() async throws {
    let page = """
      <button id=go onpointerdown="over.hidden = false; count.textContent++">Go</button>
      <p id=count>0</p><div id=over hidden style="position: fixed; inset: 0"
      onclick="over.hidden = true">Over</div>
      """
    let count = try await Chromium.withDriver(page) { driver in
      try await driver.perform(.tap(Selector("Go")))
      return try await driver.text(of: "count")
    }
    #expect(count == "1")
  }
}
