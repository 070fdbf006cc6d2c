import SpecDrivers
import SpecJSON
import SpecTestKit
import Testing

@testable import SpecEngines

/// Windows, stored data and what pages learn about the device, in a real browser.
@Suite(.serialized, .browserTurn, .disabled(if: Chromium.isMissing, Chromium.whenMissing))
struct WebDriverDeviceTests {
  typealias Refused = (action: Action, why: String)

  // MARK: Windows

  private static let opener = """
    <a href="a.html?n=1#top" target=_blank>Tab</a><button onclick="window.open('b.html')">Open</button>
    <a href="a.html">Same</a><button onclick="for (let i = 0; i < 100; i++) window.open('b.html')">Many</button>
    """
  private static let further = [
    "a.html": "<title>A</title><h1>Page A</h1><button onclick='console.log(1)'>Log</button>",
    "b.html": "<title>B</title><button onclick='window.close()'>Close me</button>",
  ]

  @Test func `links to other windows are recorded, with every way to open one`() async throws {
    let (links, count, refused) = try await Chromium.withDriver(
      Self.opener, further: Self.further, options: LaunchOptions(app: "app", device: "desktop")
    ) { driver in
      let same = Selector("Same")
      try await driver.perform(.tap(Selector("Tab")))
      try await driver.perform(.tap(Selector("Open")))
      try await driver.perform(.click(same, Click(modifiers: [.control])))
      try await driver.perform(.click(same, Click(modifiers: [.shift])))
      try await driver.perform(.click(same, Click(.middle)))
      let links = try await driver.loggedEvents(.link, .windowOpened)
      let refused = [
        await refusal { try await driver.perform(.switchWindow("A")) },
        await refusal { try await driver.perform(.closeWindow) },
      ]
      return (links, try await driver.screenProperty("windows"), refused)
    }
    #expect(
      links.split(separator: "\n").map { $0.split(separator: "/").last ?? "" } == [
        "a.html?n=1#top", "b.html", "a.html", "a.html", "a.html",
      ])
    #expect(count == "1")
    let why = "cannot use other windows: the app may not open any; allow it in a Given step"
    #expect(refused == [why, why])
  }

  @Test func `windows are opened, followed, switched and closed`() async throws {
    let seen = try await Chromium.withDrivers(Self.opener, further: Self.further) { bench in
      let driver = bench.makeDriver { $0.patience = .seconds(1) }
      try await driver.arrange(.permission(.windows, .granted))
      try await driver.launch(LaunchOptions(app: "app"))
      var seen: [String] = []
      func look() async throws {
        let screen = try await driver.observe(since: 0).screen
        seen.append(
          screen.name + " " + (screen.properties[Property("windows")]?.value?.written ?? ""))
      }
      try await driver.perform(.tap(Selector("Tab")))
      try await look()
      try await driver.perform(.tap(Selector("Log")))
      try await driver.perform(.switchWindow("1"))
      try await look()
      try await driver.perform(.tap(Selector("Open")))
      try await look()
      try await driver.perform(.tap(Selector("Close me")))
      try await look()
      try await driver.perform(.click(Selector("Same"), Click(modifiers: [.control])))
      try await look()
      let ambiguous = await refusal { try await driver.perform(.switchWindow("A")) }
      seen.append(String(ambiguous.prefix { $0 != ";" }))
      try await driver.perform(.switchWindow("2"))
      try await look()
      try await driver.perform(.closeWindow)
      try await look()
      let unknown = await refusal { try await driver.perform(.switchWindow("Z")) }
      seen.append(String(unknown.prefix { $0 != ":" }))
      seen.append(try await driver.loggedEvents(.log))
      let opened = try await driver.loggedEvents(.windowOpened).split(separator: "\n")
      seen.append(opened.map { String($0.split(separator: "/").last ?? "") }.joined(separator: " "))
      await driver.close()
      let next = bench.makeDriver()
      try await next.launch(LaunchOptions(app: "app"))
      seen.append(try await next.screenProperty("windows") ?? "")
      await next.close()
      return seen
    }
    #expect(
      seen == [
        "A 2", "Page 2", "B 3", "Page 2", "Page 3",
        "cannot switch to the window \"A\": 2 windows have this name", "A 3", "Page 2",
        "cannot switch to the window \"Z\"", "log 1 level=info",
        "a.html?n=1#top b.html a.html", "1",
      ])
  }

  @Test func `a page that opens windows without end is stopped`() async throws {
    let words = try await Chromium.withDrivers(Self.opener, further: Self.further) { bench in
      let driver = bench.makeDriver()
      try await driver.arrange(.permission(.windows, .granted))
      try await driver.launch(LaunchOptions(app: "app"))
      let words = await refusal { try await driver.perform(.tap(Selector("Many"))) }
      await driver.close()
      return words
    }
    #expect(
      words == "cannot go on: the page has opened more than 20 windows; check what opens them")
  }

  // MARK: The device

  private static let mirror = """
    <p id=out></p><script>
      const tell = () => out.textContent = [innerWidth + 'x' + innerHeight,
        matchMedia('(prefers-color-scheme: dark)').matches,
        matchMedia('(prefers-reduced-motion: reduce)').matches,
        Intl.DateTimeFormat().resolvedOptions().timeZone === 'Asia/Seoul', window.place].join(' ');
      tell(); onresize = tell;
      matchMedia('(prefers-color-scheme: dark)').onchange = tell;
      navigator.geolocation.getCurrentPosition(({ coords }) => {
        window.place = coords.latitude + ',' + coords.longitude; tell(); }, () => { });
    </script>
    """

  @Test func `pages see the device as arranged, and the next scenario's see nothing of it`()
    async throws
  {
    let seen = try await Chromium.withPage(Self.mirror, { $0.browser = nil }) { bench in
      var seen: [String?] = []
      let first = bench.makeDriver()
      let settings: [(String, PropertyValue)] = [
        (DeviceSetting.windowSize, "800 × 600"), (DeviceSetting.colorScheme, "dark"),
        (DeviceSetting.reducedMotion, true), (DeviceSetting.timeZone, "Asia/Seoul"),
        (DeviceSetting.location, "37.57, 126.98"),
      ]
      for (name, value) in settings {
        try await first.arrange(.device(setting: name, value: value))
      }
      try await first.arrange(.permission(.location, .granted))
      try await first.launch(LaunchOptions(app: "app"))
      try await first.perform(.wait(.milliseconds(100)))
      seen.append(try await first.text(of: "out"))
      try await first.arrange(.device(setting: DeviceSetting.colorScheme, value: "light"))
      try await first.arrange(.device(setting: DeviceSetting.windowSize, value: "500x400"))
      try await first.perform(.wait(.milliseconds(100)))
      seen.append(try await first.text(of: "out"))
      await first.close()
      let second = bench.makeDriver()
      try await second.launch(LaunchOptions(app: "app"))
      seen.append(try await second.text(of: "out"))
      await second.close()
      return seen
    }
    #expect(
      seen == [
        "800x600 true true true 37.57,126.98", "500x400 false true true 37.57,126.98",
        "414x896 false false false",
      ])
  }

  @Test func `a setting that does not exist is refused with an example`() async throws {
    let settings: [(String, PropertyValue)] = [
      (DeviceSetting.windowSize, "huge"), (DeviceSetting.colorScheme, "blue"),
      (DeviceSetting.reducedMotion, "some"), (DeviceSetting.location, "here"),
      (DeviceSetting.timeZone, "Moon/Sea"), ("keyboard height", 300),
    ]
    let words = try await Chromium.withDriver("<p>x") { driver in
      var words: [String] = []
      for (name, value) in settings {
        words.append(
          await refusal { try await driver.arrange(.device(setting: name, value: value)) })
      }
      words.append(await refusal { try await driver.arrange(.savedSession("none")) })
      return words
    }
    #expect(
      words == [
        "no window size: huge; window size: such as 800 × 600",
        "no colour scheme: blue; colour scheme: such as dark",
        "no reduced motion: some; reduced motion: such as on",
        "no location: here; location: such as 37.57, 126.98",
        "no time zone: Moon/Sea; time zone: such as Asia/Seoul", "lacks device settings",
        "cannot restore the session \"none\": no scenario has saved one",
      ])
  }

  @Test func `the clipboard is arranged, pasted from and gone with the scenario`() async throws {
    let page = """
      <input aria-label=A><button onclick="navigator.clipboard.writeText('copied')">Copy</button>
      <button onclick="navigator.clipboard.write([new ClipboardItem({
        'text/plain': new Blob(['items'], { type: 'text/plain' }) })])">Items</button>
      """
    let seen = try await Chromium.withDrivers(page) { bench in
      var seen: [String?] = []
      let first = bench.makeDriver()
      try await first.arrange(.device(setting: DeviceSetting.clipboard, value: "arranged"))
      try await first.launch(LaunchOptions(app: "app"))
      try await first.perform(.focus(Selector("A")))
      try await first.perform(.pressKey("Control+V"))
      seen.append(try await first.text(of: "A"))
      for name in ["Copy", "Items"] {
        try await first.perform(.tap(Selector(name)))
        seen.append(try await first.screenProperty("clipboard"))
      }
      await first.close()
      let second = bench.makeDriver()
      try await second.launch(LaunchOptions(app: "app"))
      try await second.perform(.focus(Selector("A")))
      try await second.perform(.pressKey("Control+V"))
      seen.append(try await second.text(of: "A"))
      seen.append(try await second.screenProperty("clipboard"))
      await second.close()
      return seen
    }
    #expect(seen == ["arranged", "copied", "items", "", nil])
  }

  // MARK: Stored data

  /// A server of this page.
  static func serve(_ page: String) throws -> FakeWebDriverServer {
    try FakeWebDriverServer { request in
      let isPage = request.path == "/" || request.path.hasPrefix("/page")
      let body = isPage ? "<!doctype html><title>Page</title>" + page : ""
      return .raw(
        "HTTP/1.1 \(isPage ? 200 : 404) OK\r\nContent-Type: text/html\r\nConnection: close\r\n"
          + "Set-Cookie: sid=secret; HttpOnly; Path=/\r\n"
          + "Content-Length: \(body.utf8.count)\r\n\r\n" + body)
    }
  }

  @Test func `the status of a page is known, also of one that is not shown`() async throws {
    let server = try FakeWebDriverServer { request in
      let answers = [
        "/": "200 OK", "/gone": "404 Not Found",
        "/secret": "401 Unauthorized\r\nWWW-Authenticate: Basic realm=\"x\"",
      ]
      let answer = answers[request.path] ?? "404 Not Found"
      return .raw(
        "HTTP/1.1 \(answer)\r\nContent-Type: text/html\r\nConnection: close\r\n"
          + "Content-Length: 4\r\n\r\n<p>x")
    }
    defer { server.stop() }
    // The headless shell shows what comes with a refusal.
    let seen = try await Chromium.withPage("") {
      $0.pages = nil
      $0.browser = nil
    } _: { bench in
      var seen: [String?] = []
      for path in ["/", "/gone", "/secret"] {
        let driver = bench.makeDriver()
        let options = LaunchOptions(app: server.address + path)
        let words = await refusal { try await driver.launch(options) }
        seen.append(words == "nothing" ? try await driver.screenProperty("status") : words)
        await driver.close()
      }
      return seen
    }
    #expect(
      seen == [
        "200", "404",
        "cannot open \(server.address)/secret: the server answers with status 401: it asks for a name "
          + "and a password, which the setting \"login\" contains",
      ])
  }

  @Test func `cookies and both storages are arranged, read, saved and restored`() async throws {
    let server = try Self.serve(
      """
      <p id=out></p><script>out.textContent = [document.cookie, localStorage.theme,
        sessionStorage.tab].join('|')</script>
      """)
    defer { server.stop() }
    let seen = try await Chromium.withDrivers("", hasPages: false) { bench in
      var seen: [String?] = []
      let names = [
        "cookie sid", "cookie theme", "local storage theme", "session storage tab",
        "record tab", "address", "host", "path", "query", "fragment", "title",
      ]
      let first = bench.makeDriver()
      try await first.arrange(.stored(in: .cookies, name: "theme", value: "dark"))
      try await first.arrange(.stored(in: .local, name: "theme", value: "blue"))
      try await first.arrange(.stored(in: .session, name: "tab", value: "2"))
      try await first.launch(LaunchOptions(app: server.address + "/page?a=1#b"))
      seen.append(try await first.text(of: "out"))
      for name in names { seen.append(try await first.screenProperty(name)) }
      try await first.arrange(.stored(in: .cookies, name: "theme", value: nil))
      try await first.arrange(.stored(in: .session, name: "tab", value: nil))
      try await first.perform(.reload)
      seen.append(try await first.text(of: "out"))
      try await first.perform(.saveSession("Ann"))
      await first.close()
      let second = bench.makeDriver()
      seen.append(await refusal { try await second.arrange(.savedSession("Bob")) })
      try await second.arrange(.savedSession("Ann"))
      try await second.launch(LaunchOptions(app: server.address + "/"))
      seen.append(try await second.text(of: "out"))
      seen.append(try await second.screenProperty("cookie sid"))
      await second.close()
      let third = bench.makeDriver()
      try await third.launch(LaunchOptions(app: server.address + "/"))
      seen.append(try await third.text(of: "out"))
      await third.close()
      let fourth = bench.makeDriver()
      try await fourth.arrange(.stored(in: .cookies, name: "theme", value: "dark"))
      let words = await refusal {
        try await fourth.launch(
          LaunchOptions(app: "file://\(bench.folder.path)/app/index.html"))
      }
      seen.append(String(words.prefix { $0 != "," }))
      await fourth.close()
      return seen.map { $0?.split(separator: "\(server.port)").joined(separator: "PORT") }
    }
    #expect(
      seen == [
        "theme=dark|blue|2", "secret", "dark", "blue", "2", "2",
        "http://127.0.0.1:PORT/page?a=1#b", "127.0.0.1:", "/page", "a=1", "b", "Page",
        "|blue|", "cannot restore the session \"Bob\": saved are \"Ann\"", "|blue|", "secret", "||",
        "cannot store the cookie \"theme\": only pages of a server have cookies",
      ])
  }

  @Test func `pages are gone through in both directions and loaded again`() async throws {
    let page =
      "<a href=next.html>Next</a><p id=out></p><script>out.textContent = localStorage.n = +(localStorage.n ?? 0) + 1</script>"
    let seen = try await Chromium.withDriver(
      page, further: ["next.html": "<title>Next</title><p>x"]
    ) { driver in
      var seen: [String] = []
      seen.append(await refusal { try await driver.perform(.forward) })
      try await driver.perform(.reload)
      seen.append(try await driver.text(of: "out") ?? "")
      try await driver.perform(.tap(Selector("Next")))
      try await driver.perform(.back)
      seen.append(try await driver.observe(since: 0).screen.name)
      try await driver.perform(.forward)
      seen.append(try await driver.observe(since: 0).screen.name)
      seen.append(try await driver.loggedEvents(.push, .pop))
      return seen
    }
    #expect(
      seen == [
        "cannot go forward: \"Page\" is the last page of the history", "2", "Page", "Next",
        "push Next from=Page\npop Next to=Page\npush Next from=Page",
      ])
  }

  // MARK: The network and the console

  @Test func `requests have headers and bodies, answers have headers, files of the page can fail`()
    async throws
  {
    let server = try Self.serve(
      """
      <p id=out>-</p><img src=/photo.png onerror="out.textContent += ' img'">
      <script>
        const say = text => out.textContent += ' ' + text;
        fetch('/api', { method: 'POST', body: new URLSearchParams({ a: '1 2' }), headers: { 'X-T': 't' } })
          .then(answer => say(answer.headers.get('x-next')));
        fetch(new Request('/api', { method: 'PUT', body: 'later' }));
        const call = new XMLHttpRequest();
        call.open('GET', '/api'); call.setRequestHeader('X-T', 'u');
        call.onload = () => say(call.getResponseHeader('X-Next')); call.send();
      </script>
      """)
    defer { server.stop() }
    let (log, out, asked) = try await Chromium.withDrivers("", hasPages: false) { bench in
      let driver = bench.makeDriver()
      try await driver.arrange(
        .answer(
          to: RequestPattern(path: "/api"),
          Response(.status(200, body: "{}"), headers: ["X-Next": "2"])))
      try await driver.arrange(
        .answer(to: RequestPattern(path: "/photo.png"), Response(.failure("no signal"))))
      try await driver.launch(LaunchOptions(app: server.address + "/"))
      try await driver.perform(.wait(.milliseconds(200)))
      let log = try await driver.loggedEvents(.request)
      let out = try await driver.text(of: "out")
      await driver.close()
      return (log, out, server.requests.contains { $0.path == "/photo.png" })
    }
    #expect(
      log == """
        request /api body=a=1+2 header content-type=application/x-www-form-urlencoded;charset=UTF-8 header x-t=t method=POST
        request /api body=later header content-type=text/plain;charset=UTF-8 method=PUT
        request /api body= header x-t=u method=GET
        """)
    #expect(out.map { Set($0.split(separator: " ")) } == ["-", "img", "2"])
    #expect(!asked)
  }

  @Test func `what the page logs and how its scripts fail are events`() async throws {
    let page = """
      <script>
        console.log('%s has %d of', 'Ann', 2.5, { a: [1] }); console.warn(null, undefined, 1n);
        console.error(new TypeError('bad')); console.debug(document.createElement('p'));
        console.assert(1 > 2, 'less');
      </script>
      <script>missing()</script>
      <script>Promise.reject(new RangeError('far')); Promise.reject('plain')</script>
      <button onclick="for (let i = 0; i < 5000; i++) console.log(i)">Flood</button>
      """
    let (events, flood) = try await Chromium.withDriver(page) { driver in
      let events = try await driver.observe(since: 0)
      try await driver.perform(.tap(Selector("Flood")))
      let flood = try await driver.observe(since: events.mark).events.filter { $0.kind == .log }
      return (
        try await driver.loggedEvents(.log, .error).split(separator: "\n").prefix(8)
          .map { line in
            line.split(separator: " source=").first.map(String.init) ?? ""
          }, flood
      )
    }
    #expect(
      events == [
        "log Ann has 2 of {\"a\":[1]} level=info", "log null undefined 1 level=warning",
        "log TypeError: bad level=error", "log <p> level=debug",
        "log Assertion failed less level=error",
        "error ReferenceError: missing is not defined line=8", "error RangeError: far line=9",
        "error plain",
      ])
    #expect(flood.count == 1001)
    #expect(
      flood.last?.subject == "the page wrote more than 1000 of these; the rest is not recorded")
  }

  @Test func `a slow connection is slow, and the next scenario's is not`() async throws {
    let server = try Self.serve(
      "<p id=out>-</p><script>const start = performance.now(); fetch('/page').then(() => out.textContent = performance.now() - start > 300)</script>"
    )
    defer { server.stop() }
    let seen = try await Chromium.withDrivers("", hasPages: false) { bench in
      var seen: [String?] = []
      for connection in [Connection.slow, .online] {
        let driver = bench.makeDriver()
        if connection == .slow { try await driver.arrange(.connection(.slow)) }
        try await driver.launch(LaunchOptions(app: server.address + "/"))
        for _ in 0..<40 {
          if try await driver.text(of: "out") != "-" { break }
          try await driver.perform(.wait(.milliseconds(50)))
        }
        seen.append(try await driver.text(of: "out"))
        await driver.close()
      }
      return seen
    }
    #expect(seen[0] == "true")
  }

  // MARK: Faults

  @Test func `a page that crashes is told apart from a browser that ends`() async throws {
    let words = try await Chromium.withPage("<p>x") { bench in
      let driver = bench.makeDriver()
      try await driver.launch(LaunchOptions(app: "app"))
      _ = try await driver.observe(since: 0)
      let browser = try #require(await driver.browser)
      _ = try? await browser.attempt(.chromium("Page.crash"))
      let words = await refusal { _ = try await driver.observe(since: 0) }
      await driver.close()
      let next = bench.makeDriver()
      try await next.launch(LaunchOptions(app: "app"))
      _ = try await next.observe(since: 0)
      await next.close()
      return words
    }
    #expect(words.contains("appCrashed(\"its page crashed when it was asked to"), "\(words)")
  }

  @Test func `alerts in a loop, endless loads and vanishing frames end with the scenario`()
    async throws
  {
    let page = """
      <button onclick="for (;;) alert('again')">Alerts</button>
      <button onclick="setInterval(() => location.reload(), 1)">Reload</button>
      <iframe srcdoc="<button onclick='parent.document.querySelector(&quot;iframe&quot;).remove()'>Gone</button>"></iframe>
      """
    let seen = try await Chromium.withPage(page) { bench in
      var seen: [String] = []
      for name in ["Gone", "Alerts", "Reload"] {
        let driver = bench.makeDriver { $0.patience = .milliseconds(200) }
        try await driver.launch(LaunchOptions(app: "app"))
        let words = await refusal { try await driver.perform(.tap(Selector(name))) }
        seen.append(name == "Reload" ? "" : words)
        if name == "Alerts" {
          try await driver.perform(.answer("OK"))
          seen.append(try await driver.observe(since: 0).screen.alert.value??.title ?? "")
        }
        await driver.close()
      }
      return seen
    }
    #expect(seen == ["nothing", "nothing", "again", ""])
  }
}
