import SpecDrivers
import SpecTestKit
import Testing

@testable import SpecEngines

/// What the engine notices that leaves nothing to see, and what it arranges around a page.
@Suite(.serialized, .browserTurn, .disabled(if: Chromium.isMissing, Chromium.whenMissing))
struct WebDriverTraceTests {
  /// How the browser's storage serves the next page: at once, or too late.
  static let storage = ["", "<script>Storage.prototype.setItem = () => {}</script>"]

  @Test(arguments: storage)
  func `going from page to page and back is told`(storage: String) async throws {
    let page = """
      <body data-screen=list>\(storage)<a href=#one>Part</a><a href=second.html>Next</a>
      <script>(onhashchange = () =>
        document.body.dataset.screen = location.hash ? 'part' : 'list')()
      </script>
      """
    let second = "<!doctype html><title>second</title>\(storage)<p id=here>Here</p>"
    let (events, stacks) = try await Chromium.withDriver(page, further: ["second.html": second]) {
      driver in
      var stacks: [String] = []
      let steps: [Action] = [
        .tap(Selector("Part")), .tap(Selector("Next")), .back, .back,
      ]
      for step in steps {
        try await driver.perform(step)
        let screen = try await driver.observe(since: 0).screen
        stacks.append((screen.stack.value ?? ["?"]).joined(separator: " > "))
      }
      return (try await driver.loggedEvents(.push, .pop), stacks)
    }
    #expect(
      events == """
        push part animated=off from=list
        push second from=part
        pop second animated=off to=part
        pop part animated=off to=list
        """)
    #expect(stacks == ["list > part", "list > part > second", "list > part", "list"])
  }

  static let requests = """
    <p id=out>-</p><button id=get>Get</button><button id=post>Post</button>
    <script>const say = text => out.textContent += ' ' + text;
    get.onclick = () => fetch('http://app.test/a?b').then(async r => say(r.status + await r.text()),
      error => say(error.message));
    post.onclick = () => { const call = new XMLHttpRequest(); call.open('POST', '/users');
      call.onload = () => say(call.status + call.responseText); call.onerror = () => say('error');
      call.send('{"name":1}') }</script>
    """

  @Test func `requests are told and answered as arranged`() async throws {
    let (out, events) = try await Chromium.withDriver(Self.requests) { driver in
      try await driver.arrange(
        .answer(to: RequestPattern(path: "http://app.test/*"), Response(.status(200, body: "yes"))))
      try await driver.arrange(
        .answer(
          to: RequestPattern(method: "POST", path: "/users"),
          Response(.status(422, body: "no"), delay: .milliseconds(30))))
      try await driver.perform(.tap(Selector("Get")))
      try await driver.perform(.tap(Selector("Post")))
      try await driver.perform(.wait(.milliseconds(100)))
      try await driver.arrange(
        .answer(to: RequestPattern(path: "/users"), Response(.failure("offline"))))
      try await driver.arrange(
        .answer(to: RequestPattern(path: "http://app.test/*"), Response(.failure("no route"))))
      try await driver.perform(.tap(Selector("Post")))
      try await driver.perform(.tap(Selector("Get")))
      return (try await driver.text(of: "out"), try await driver.loggedEvents(.request, .response))
    }
    #expect(out == "- 200yes 422no error no route")
    #expect(
      events == """
        request http://app.test/a?b body= method=GET
        response http://app.test/a?b status=200
        request /users body={"name":1} header content-type=text/plain;charset=UTF-8 method=POST
        response /users status=422
        request /users body={"name":1} header content-type=text/plain;charset=UTF-8 method=POST
        response /users error=offline
        request http://app.test/a?b body= method=GET
        response http://app.test/a?b error=no route
        """)
  }

  @Test func `links out of the page are told and not followed`() async throws {
    let page = """
      <a href="https://example.com/x" target=_blank>Help</a><a href="mailto:a@b.c">Mail</a>
      <button onclick="window.open('shop://item/1')">Shop</button>
      <button onclick="location.href = 'tel:112'">Call</button>
      <a href="#" onclick="event.preventDefault()">Own</a>
      """
    let (links, screen) = try await Chromium.withDriver(page) { driver in
      for name in ["Help", "Mail", "Shop", "Call", "Own"] {
        try await driver.perform(.tap(Selector(name)))
      }
      return (try await driver.loggedEvents(.link), try await driver.observe(since: 0).screen.name)
    }
    #expect(
      links == """
        link https://example.com/x
        link mailto:a@b.c
        link shop://item/1
        link tel:112
        """)
    #expect(screen == "Page")
  }

  @Test(arguments: [
    (PermissionState?.none, "prompt notifications", "denied"),
    (.granted, "notification Hello body=World foreground=on title=Hello", "granted"),
    (.denied, "", "denied"),
  ])
  func `permissions are arranged, prompts and notifications told`(
    state: PermissionState?, events: String, result: String
  ) async throws {
    let page = """
      <p id=out>-</p><button onclick="Notification.requestPermission().then(found => {
        out.textContent = found;
        if (found === 'granted') new Notification('Hello', { body: 'World' }) })">Ask</button>
      """
    let (seen, out) = try await Chromium.withPage(page, { $0.browser = nil }) { bench in
      let driver = bench.makeDriver()
      if let state { try await driver.arrange(.permission(.notifications, state)) }
      try await driver.launch(LaunchOptions(app: "app"))
      try await driver.perform(.tap(Selector("Ask")))
      try await driver.perform(.wait(.milliseconds(100)))
      let found = (
        try await driver.loggedEvents(.prompt, .notification), try await driver.text(of: "out")
      )
      await driver.close()
      return found
    }
    #expect(seen == events)
    #expect(out == result)
  }

  @Test func `the connection is cut and restored`() async throws {
    let page =
      "<p id=out></p><script>setInterval(() => out.textContent = navigator.onLine, 5)</script>"
    let seen = try await Chromium.withDriver(page) { driver in
      var seen: [String?] = []
      for connection in [Connection.offline, .online] {
        try await driver.arrange(.connection(connection))
        try await driver.perform(.wait(.milliseconds(100)))
        seen.append(try await driver.text(of: "out"))
      }
      return seen
    }
    #expect(seen == ["false", "true"])
  }

  @Test func `records are there at the start, kept by a restart and gone with the scenario`()
    async throws
  {
    let page = """
      <p id=out></p><button onclick="localStorage.name += '!'">More</button>
      <script>out.textContent = localStorage.name ?? 'nobody'</script>
      """
    let seen = try await Chromium.withDrivers(page) { bench in
      var seen: [String?] = []
      let first = bench.makeDriver()
      try await first.arrange(.record(name: "name", value: "Ann"))
      try await first.launch(LaunchOptions(app: "app"))
      seen.append(try await first.text(of: "out"))
      try await first.perform(.tap(Selector("More")))
      try await first.perform(.relaunch)
      seen.append(try await first.text(of: "out"))
      try await first.launch(LaunchOptions(app: "app", state: .kept))
      seen.append(try await first.text(of: "out"))
      await first.close()
      let second = bench.makeDriver()
      try await second.launch(LaunchOptions(app: "app"))
      seen.append(try await second.text(of: "out"))
      await second.close()
      return seen
    }
    #expect(seen == ["Ann", "Ann!", "Ann", "nobody"])
  }

  @Test func `a language is the page's`() async throws {
    let page =
      "<p id=out></p><script>out.textContent = navigator.language + (0.5).toLocaleString()</script>"
    let options = LaunchOptions(app: "app", locale: "de-DE")
    let text = try await Chromium.withDriver(page, options: options) {
      try await $0.text(of: "out")
    }
    #expect(text == "de-DE0,5")
  }

  @Test func `faults are the page's own`() async throws {
    let page = """
      <meta name=spec-faults content="late never"><p id=out></p>
      <script>out.textContent = new URLSearchParams(location.search).get('fault')</script>
      """
    try await Chromium.withDrivers(page) { bench in
      let driver = bench.makeDriver()
      try await driver.launch(LaunchOptions(app: "app", faults: ["never", "late"]))
      #expect(try await driver.text(of: "out") == "never,late")
      await #expect(
        throws: DriverError.unknownFault("early", app: "app", known: ["late", "never"])
      ) { try await driver.launch(LaunchOptions(app: "app", faults: ["early"])) }
      await #expect(throws: DriverError.unknownApp("other", known: ["app"])) {
        try await driver.launch(LaunchOptions(app: "other"))
      }
      await driver.close()
    }
  }
}
