import SpecDrivers
import SpecJSON
import SpecTestKit
import Testing

@testable import SpecEngines

/// What a browser offers beyond its page: a date, what is scrolled, and what it keeps to itself.
@Suite(.serialized, .browserTurn, .disabled(if: Chromium.isMissing, Chromium.whenMissing))
struct WebDriverWorldTests {
  static let clock = """
    <p id=out></p><button id=say>Say</button><a href=second.html>Next</a>
    <script>const two = number => String(number).padStart(2, '0');
    const isNear = (one, other) => Math.abs(one - other) < 10_000;
    const tell = () => { const now = new Date(), same = new Date(Date.now());
      out.textContent = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())} `
        + `${two(now.getHours())}:${two(now.getMinutes())} ${isNear(now, same)} `
        + `${now instanceof Date} ${new Date(0).getTime()} ${Date.UTC(1970, 0, 2)} `
        + `${isNear(now, Date.parse(Date()))} ${now.constructor === Date}` };
    say.onclick = tell; tell()</script>
    """

  @Test func `the page's clock begins with the date that was set, and goes on`() async throws {
    let rest = "true true 0 86400000 true true"
    let seen = try await Chromium.withDriver(
      Self.clock, further: ["second.html": Self.clock],
      prepare: { try await $0.arrange(.date("2026-11-21T09:30")) }
    ) { driver in
      var seen = [try await driver.text(of: "out")]
      try await driver.perform(.tap(Selector("Next")))
      seen.append(try await driver.text(of: "out"))
      try await driver.arrange(.date("1904-02-29"))
      try await driver.perform(.tap(Selector("Say")))
      seen.append(try await driver.text(of: "out"))
      try await driver.perform(.relaunch)
      seen.append(try await driver.text(of: "out"))
      return seen
    }
    #expect(
      seen == [
        "2026-11-21 09:30 \(rest)", "2026-11-21 09:30 \(rest)", "1904-02-29 00:00 \(rest)",
        "1904-02-29 00:00 \(rest)",
      ])
  }

  @Test func `a timer that is pending after a jump in time falls due on the page's clock`()
    async throws
  {
    let page = """
      <p id=out>-</p><p id=beats>0</p><iframe title=Ad srcdoc="<p id=ad>new</p><script>
      setTimeout(() => { ad.textContent = 'old' }, 60_000)</script>"></iframe><script>
      const tell = word => () => { out.textContent += ' ' + word };
      setTimeout(tell('minute'), 60_000);
      setTimeout(() => setTimeout(tell('inner'), 30_000), 30_000);
      const cancelled = setTimeout(tell('cancelled'), 60_100);
      setTimeout(() => clearTimeout(cancelled), 10_000);
      const every = setInterval(() => { beats.textContent++ }, '20000');
      setTimeout(() => clearInterval(every), 59_500);
      </script>
      """
    let seen = try await Chromium.withDriver(page) { driver in
      func read() async throws -> [String?] {
        [
          try await driver.text(of: "out"), try await driver.text(of: "beats"),
          try await driver.text(of: "ad"),
        ]
      }
      try await driver.browser?.send(.await(PageScript.pass, [58_000], what: "let 58 s pass"))
      let before = try await read()
      try await driver.perform(.wait(.seconds(2)))
      return before + (try await read())
    }
    #expect(seen == ["-", "2", "new", "- minute inner", "2", "old"])
  }

  @Test func `a date is gone with its scenario`() async throws {
    let page = "<p id=out></p><script>out.textContent = new Date().getFullYear()</script>"
    let arranged = try await Chromium.withDriver(
      page, prepare: { try await $0.arrange(.date("1999-12-31")) }
    ) { try await $0.text(of: "out") }
    let afterwards = try await Chromium.withDriver(page) { try await $0.text(of: "out") }
    #expect(arranged == "1999")
    #expect(afterwards != "1999")
  }

  @Test func `areas tell how far they are scrolled, and what is out of view`() async throws {
    let page = """
      <div id=box data-testid=box style="height:100px;overflow:auto;border:1px solid">
      <p id=top style="margin:0;height:150px">Top</p><p id=end style="margin:0;height:50px">End</p>
      </div><div data-testid=rest style="overflow:auto;height:20px">Rest</div>
      """
    let outlines = try await Chromium.withDriver(page) { driver in
      var outlines = [try await driver.outline(.visible, .inView, .scrollOffset, .contentHeight)]
      try await driver.perform(.scroll(to: Selector("End")))
      outlines.append(try await driver.outline(.visible, .inView, .scrollOffset, .contentHeight))
      return outlines
    }
    #expect(
      outlines == [
        """
        area "" #box, visible on, in view on, scroll offset 0, content height 202
        text "Top" #top, visible on, in view on
        text "End" #end, visible on, in view off
        text "Rest" #rest, visible on, in view on, scroll offset 0, content height 20
        """,
        """
        area "" #box, visible on, in view on, scroll offset 100, content height 202
        text "Top" #top, visible on, in view on
        text "End" #end, visible on, in view on
        text "Rest" #rest, visible on, in view on, scroll offset 0, content height 20
        """,
      ])
  }

  @Test func `what is scrolled without a name is what a finger would scroll`() async throws {
    let page = """
      <style>body { margin: 0 }</style><div data-testid=box style="height:100vh;overflow:auto">
      <p style="margin:0;height:3000px">Long</p></div>
      """
    let offset = try await Chromium.withDriver(page) { driver in
      try await driver.perform(.scrollBy(points: 70, in: nil))
      return try await driver.observe(since: 0).screen.elements.first?.properties[.scrollOffset]
    }
    #expect(offset == .known(.number(70)))
  }

  @Test func `a key no browser knows has no title, and a secret no text`() async throws {
    let page = """
      <input id=a aria-label=a enterkeyhint=add>
      <input id=b aria-label=b type=password value=secret>
      <input id=c aria-label=c type=password>
      <script>a.focus()</script>
      """
    let (keyboard, traits) = try await Chromium.withDriver(page) { driver in
      let screen = try await driver.observe(since: 0).screen
      return (
        screen.keyboard.value ?? nil,
        screen.elements.map { [$0.properties[.returnKey], $0.properties[.text]] }
      )
    }
    let noTitle = "\"add\" is not a valid value of enterkeyhint, so each browser chooses a title"
    let noSign = "each browser masks characters in its own way"
    #expect(keyboard?.returnKey == .unknown(noTitle))
    #expect(
      traits == [
        [.unknown(noTitle), .known(.text(""))],
        [.known(.text("return"), .inferred), .unknown(noSign)],
        [.known(.text("return"), .inferred), .known(.text(""))],
      ])
  }

  static let asking = """
    <p id=out>-</p><button id=get>Get</button>
    <script>get.onclick = () => fetch('https://app.test/users?all', {
      signal: AbortSignal.timeout(150) }).then(answer => out.textContent += ' ' + answer.status,
      error => out.textContent += ' ' + error.name)</script>
    """

  @Test func `an arranged answer is found by what follows the host`() async throws {
    let text = try await Chromium.withDriver(
      Self.asking,
      prepare: {
        try await $0.arrange(
          .answer(to: RequestPattern(path: "/users?all"), Response(.status(204, body: ""))))
      }
    ) { driver in
      try await driver.perform(.tap(Selector("Get")))
      return try await driver.text(of: "out")
    }
    #expect(text == "- 204")
  }

  @Test func `answers come in turn, on the next page too, and those of the server are changed`()
    async throws
  {
    let server = try FakeWebDriverServer { _ in
      let body = #"{"price": "4 EUR"}"#
      return .raw(
        "HTTP/1.1 200 OK\r\nAccess-Control-Allow-Origin: *\r\nContent-Type: application/json\r\n"
          + "Content-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)")
    }
    defer { server.stop() }
    let page = """
      <p id=out>-</p><button id=get>Get</button><button id=ask>Ask</button><script>
        const say = text => out.textContent = localStorage.out = (localStorage.out ?? '-') + ' ' + text;
        get.onclick = () => fetch('\(server.address)/a').then(async answer =>
          say(answer.status + (await answer.json()).price), error => say(error.message));
        ask.onclick = () => {
          const call = new XMLHttpRequest();
          call.open('GET', '\(server.address)/a');
          call.responseType = 'json';
          call.onload = () => say(call.status + call.response.price);
          call.send();
        };
        out.textContent = localStorage.out ?? '-';
      </script>
      """
    let pattern = RequestPattern(path: "*/a")
    let (words, events) = try await Chromium.withDriver(
      page,
      prepare: { driver in
        let body = #"{"price": "1"}"#
        try await driver.arrange(.answer(to: pattern, Response(.changed("4 EUR", to: "free"))))
        try await driver.arrange(
          .answer(
            to: pattern, Response(.status(200, body: body), delay: .milliseconds(50), times: 2)))
        try await driver.arrange(.answer(to: pattern, Response(.failure("no route"), times: 1)))
      }
    ) { driver in
      try await driver.perform(.tap(Selector("Get")))
      try await driver.perform(.tap(Selector("Ask")))
      func heard(_ count: Int) async throws -> [Substring] {
        var words: [Substring] = []
        for _ in 1...100 where words.count < count {
          words = try await driver.text(of: "out")?.split(separator: " ") ?? []
        }
        return words
      }
      // A page that is left hears no answer.
      _ = try await heard(4)
      try await driver.perform(.reload)
      try await driver.perform(.tap(Selector("Get")))
      try await driver.perform(.tap(Selector("Get")))
      try await driver.perform(.tap(Selector("Ask")))
      let words = try await heard(7)
      try await driver.arrange(.answer(to: pattern, Response(.changed("5 EUR", to: ""))))
      try await driver.perform(.tap(Selector("Get")))
      try await driver.perform(.wait(.milliseconds(200)))
      return (words, try await driver.observe(since: 0).events)
    }
    #expect(words.prefix(4) == ["-", "no", "route", "2001"])
    // The answer of the server may come before the one that is delayed.
    #expect(words.dropFirst(4).sorted() == ["2001", "200free", "200free"])
    let errors = events.filter { $0.kind == .error }
    #expect(
      errors.map(\.subject) == [
        "the response to \(server.address)/a does not contain \"5 EUR\", which a step changes"
      ])
    #expect(errors.map { $0.details["arranged"] } == [.flag(true)])
  }

  @Test(arguments: TestBrowser.firefox.isMissing ? ["chromium"] : ["chromium", "firefox"])
  func `requests carry the headers, the login and the name of the settings`(
    browser: String
  ) async throws {
    let server = try FakeWebDriverServer { _ in
      .raw("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 2\r\n\r\nhi")
    }
    defer { server.stop() }
    let settings: Settings = [
      "web": .text(server.address), "header.X-Run": "42", "login": "ann:secret",
      "user-agent": "Test \"1\"", "browser": .text(browser),
    ]
    let engine = try WebDriverEngine(
      WebDriverOptions(server: .program(Chromium.driver ?? ""))
    ).configured(by: settings)
    let driver = engine.makeDriver()
    try await driver.launch(LaunchOptions(app: ""))
    await driver.close()
    await engine.shutdown()
    let head = server.requests.first?.head ?? ""
    for line in ["X-Run: 42", "Authorization: Basic YW5uOnNlY3JldA==", "User-Agent: Test \"1\""] {
      #expect(head.lowercased().contains("\r\n" + line.lowercased()), "\(head)")
    }
  }

  @Test func `silence lasts until the page gives up, and nothing is answered offline`()
    async throws
  {
    let text = try await Chromium.withDriver(Self.asking) { driver in
      try await driver.arrange(.answer(to: RequestPattern(path: "/users*"), Response(.silence)))
      try await driver.perform(.tap(Selector("Get")))
      try await driver.perform(.wait(.milliseconds(300)))
      try await driver.arrange(
        .answer(to: RequestPattern(path: "/users*"), Response(.status(200, body: ""))))
      try await driver.arrange(.connection(.offline))
      try await driver.perform(.tap(Selector("Get")))
      try await driver.perform(.wait(.milliseconds(100)))
      try await driver.arrange(.connection(.online))
      try await driver.perform(.tap(Selector("Get")))
      return try await driver.text(of: "out")
    }
    #expect(text == "- TimeoutError TypeError 200")
  }

  @Test func `a long wait moves the page's clock, and what falls due happens in its turn`()
    async throws
  {
    let page = """
      <p id=out>-</p><script>const start = Date.now();
      const say = word => out.textContent += ` ${word}@${Math.round((Date.now() - start) / 1000)}`;
      setTimeout(() => { say('late'); setTimeout(say, 5000, 'after') }, 50_000);
      setTimeout(() => { say('early'); Promise.resolve('then').then(say) }, 20_000);
      const every = setInterval(() => { say('tick'); if (Date.now() - start > 25_000)
        clearInterval(every) }, 15_000);
      clearTimeout(setTimeout(say, 30_000, 'never'));
      AbortSignal.timeout(40_000).onabort = event => say(event.target.reason.name);
      setTimeout(say, 61_000, 'beyond')</script>
      """
    let (out, time) = try await Chromium.withDriver(page) { driver in
      try await driver.perform(.wait(.seconds(60)))
      let time = try await driver.observe(since: 0).time.value ?? .zero
      return (try await driver.text(of: "out"), time)
    }
    #expect(
      out == "- tick@15 early@20 then@20 tick@30 TimeoutError@40 late@50 after@55")
    #expect((Duration.seconds(60)..<Duration.seconds(75)).contains(time))
  }

  @Test func `offline nothing gets through to a server that is there`() async throws {
    let server = try FakeWebDriverServer { _ in .value("here") }
    defer { server.stop() }
    let page = """
      <p id=out>-</p><button id=ask>Ask</button><script>ask.onclick = () =>
        fetch('\(server.address)/x', { mode: 'no-cors' }).then(
          () => out.textContent += ' here', () => out.textContent += ' gone')</script>
      """
    let text = try await Chromium.withDriver(page) { driver in
      for connection in [Connection.offline, .online] {
        try await driver.arrange(.connection(connection))
        try await driver.perform(.tap(Selector("Ask")))
        try await driver.perform(.wait(.milliseconds(200)))
      }
      return try await driver.text(of: "out")
    }
    #expect(text == "- gone here")
    #expect(server.requests.map(\.path) == ["/x"])
  }

  @Test func `the next scenario is online again`() async throws {
    let page = "<p id=out></p><script>out.textContent = navigator.onLine</script>"
    let seen = try await Chromium.withDrivers(page) { bench in
      var seen: [String?] = []
      let first = bench.makeDriver()
      try await first.arrange(.connection(.offline))
      try await first.launch(LaunchOptions(app: "app"))
      seen.append(try await first.text(of: "out"))
      await first.close()
      let second = bench.makeDriver()
      try await second.launch(LaunchOptions(app: "app"))
      seen.append(try await second.text(of: "out"))
      await second.close()
      return seen
    }
    #expect(seen == ["false", "true"])
  }

  @Test func `the text of a legend is the name of its fieldset`() async throws {
    let page = """
      <fieldset role=radiogroup id=size><legend>Size</legend>
      <label><input type=radio name=s checked> Small</label>
      <label><input type=radio name=s> Large</label></fieldset>
      """
    let outline = try await Chromium.withDriver(page) { driver in
      try await driver.perform(.choose("Large", in: Selector("Size")))
      return try await driver.outline(.text, .selected)
    }
    #expect(
      outline == """
        segments "Size" #size, text Large
        radio "Small" #~radio 3, selected off
        radio "Large" #~radio 5, selected on
        """)
  }

  @Test func `a caption is listed only if it is not the name of its table or figure`() async throws
  {
    let page = """
      <table><caption>Prices</caption><tr><td>1</table>
      <figure aria-label=Map><figcaption>Our shops</figcaption></figure>
      """
    let outline = try await Chromium.withDriver(page) { try await $0.outline() }
    #expect(
      outline == """
        table "Prices" #~table 1
        row "1" #~row 3
        cell "1" #~cell 4
        figure "Map" #~figure 5
        text "Our shops" #~figcaption 6
        """)
  }

  @Test func `custom elements are named by their internals and by closed shadow trees`()
    async throws
  {
    let page = """
      <x-box data-testid=x></x-box><button><span id=s></span></button><script>
      customElements.define('x-box', class extends HTMLElement {
        constructor() { super(); this.attachInternals().ariaLabel = 'Wifi' } });
      s.attachShadow({ mode: 'closed' }).textContent = 'Closed'</script>
      """
    let outline = try await Chromium.withDriver(page) { try await $0.outline() }
    #expect(
      outline == """
        area "Wifi" #x
        button "Closed" #~button 1
        """)
  }
}

/// Dates as the page's script takes them.
@Suite struct PageDateTests {
  @Test(arguments: [
    ("2026-11-21", "[[2026,11,21,0,0,0,0],0]"),
    ("2024-02-29T23:59:58.007", "[[2024,2,29,23,59,58,7],0]"),
    ("0001-01-01T00:00:01", "[[1,1,1,0,0,1,0],0]"), ("2023-02-29", nil), ("today", nil),
  ])
  func `a day and its time as numbers`(text: String, numbers: String?) {
    let json = PageDate(written: text)?.json
    #expect(json.map { "\(JSONValue.array($0))" } == numbers)
  }
}
