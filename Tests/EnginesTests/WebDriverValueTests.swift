import SpecDrivers
import SpecJSON
import SpecTestKit
import Testing

@testable import SpecEngines

/// The values between the contract and WebDriver: keys, addresses, sizes, what a driver prints.
@Suite struct WebDriverValueTests {
  @Test(arguments: [
    ("", [Keys.Stroke]()),
    ("aé한", [.keys(["a", "é", "한"])]),
    ("a\tb\r\nc\n", [.keys(["a", Keys.tab, "b", Keys.enter, "c", Keys.enter])]),
    ("a😀b", [.keys(["a"]), .text("😀"), .keys(["b"])]),
    ("e\u{301}", [.text("e\u{301}")]),
    ("\u{E007}", [.text("\u{E007}")]),
    ("👨‍👩‍👧", [.text("👨‍👩‍👧")]),
  ])
  func `a text is typed by keys as far as there are keys`(text: String, strokes: [Keys.Stroke]) {
    #expect(Keys.strokes(for: text) == strokes)
  }

  @Test(arguments: [
    ("#b", "file:///a/index.html?fault=x#b"), ("?y=1", "file:///a/index.html?y=1"),
    ("other.html", "file:///a/other.html"), ("/root", "file:///root"),
    ("http://x/", "http://x/"), ("about:blank", "about:blank"),
  ])
  func `a link is resolved from the page`(link: String, address: String) {
    #expect(PageAddress.resolve(link, from: "file:///a/index.html?fault=x#c") == address)
  }

  @Test(arguments: [
    ("http://x/a", "http://x/a?fault=b,c"), ("http://x/a?d", "http://x/a?d&fault=b,c"),
    ("http://x/a#e", "http://x/a?fault=b,c#e"),
  ])
  func `faults are asked for in the address`(address: String, asked: String) {
    #expect(PageAddress.adding(faults: ["b", "c"], to: address) == asked)
    #expect(PageAddress.adding(faults: [], to: address) == address)
  }

  private func page(
    _ app: String, _ pages: String?, _ appPages: [WebDriverOptions.AppPage] = [],
    server: String? = nil
  ) -> String {
    do throws(DriverError) {
      return try PageAddress(app: app, pages: pages, appPages: appPages, server: server).resolve()
    } catch {
      switch error {
      case .unknownApp(let name, let known): return "\(name) is none of \(known)"
      case .impossible(let what, let why, _): return "cannot \(what): \(why)"
      default: return "\(error)"
      }
    }
  }

  @Test func `an app's page is found by folder, address or name`() throws {
    let files = ["one two/index.html": "", "ünï/index.html": "", "none/readme.md": ""]
    try TemporaryFolder.with(files) { folder in
      let root = folder.path
      #expect(page("one two", root) == "file://\(root)/one%20two/index.html")
      #expect(page("ünï", root) == "file://\(root)/%C3%BCn%C3%AF/index.html")
      #expect(page("none", root) == "none is none of [\"one two\", \"ünï\"]")
      #expect(page("shop", "http://x") == "http://x/shop/")
      #expect(page("shop", root, [.init(app: "shop", page: "http://x/s")]) == "http://x/s")
      #expect(
        page("shop", root, [.init(app: "shop", page: "\(root)/gone.html")])
          == "cannot open \"shop\": the page \(root)/gone.html does not exist")
    }
    #expect(page("https://x/", nil) == "https://x/")
    #expect(
      page("shop", nil)
        == "cannot open \"shop\": the run does not set its page; add --url shop=PAGE, or "
        + "--url FOLDER, which contains shop/index.html")
    #expect(
      page("shp", nil, [.init(app: "shop", page: "http://x/")]) == "shp is none of [\"shop\"]")
  }

  @Test func `the page of the run is that of its folder, file or address`() throws {
    let files = [
      "a b/index.html": "", "a b/one/index.html": "", "a b/c.html": "", "none/a.txt": "",
    ]
    try TemporaryFolder.with(files) { folder in
      let root = folder.path + "/a b"
      #expect(page(root, root) == "file://\(folder.path)/a%20b/index.html")
      #expect(page(root + "/c.html", root + "/c.html") == "file://\(folder.path)/a%20b/c.html")
      #expect(page("http://x/?a=b#c", "http://x/?a=b#c") == "http://x/?a=b#c")
      #expect(page("one", nil, [.init(app: "one", page: root)]) == page(root, root))
      #expect(
        page("shop", root + "/c.html")
          == "cannot open \"shop\": \(root)/c.html is one page or contains one, but no "
          + "shop/index.html; write \"the app is open\", or name the page with "
          + "--url shop=\(root)/c.html")
      let none = folder.path + "/none"
      #expect(page(none, none) == "cannot open \"\(none)\": the page \(none) does not exist")
    }
  }

  @Test func `pages on a server have its address`() throws {
    try TemporaryFolder.with(["가 나/index.html": ""]) { folder in
      let server = "http://127.0.0.1:1"
      #expect(page(folder.path, folder.path, server: server) == "http://127.0.0.1:1/")
      #expect(
        page("가 나", folder.path, server: server)
          == "http://127.0.0.1:1/%EA%B0%80%20%EB%82%98/")
      #expect(page("gone", folder.path, server: server) == "gone is none of [\"가 나\"]")
      let pages = [WebDriverOptions.AppPage(app: "cart", page: "/cart?x")]
      #expect(page("cart", folder.path, pages, server: server) == "http://127.0.0.1:1/cart?x")
    }
  }

  @Test(arguments: [
    ("ChromeDriver was started successfully on port 4711.", 4711 as UInt16?),
    ("1700000000\tgeckodriver\tINFO\tListening on 127.0.0.1:4444", 4444),
    ("WebDriver BiDi listening on ws://127.0.0.1:4444", 4444),
    ("Starting ChromeDriver 156 on port 0", nil), ("started successfully on port none", nil),
    ("started successfully on port 99999", nil),
  ])
  func `a driver's port is what it prints`(line: String, port: UInt16?) {
    #expect(PortReader.port(in: line) == port)
  }

  @Test(arguments: ["iPhone", "desk", "10x10", "390x844x2", "390×844", ""])
  func `a device that is none is refused with those there are`(name: String) {
    let known = DeviceMetrics.all.map(\.name) + ["390x844"]
    #expect(throws: DriverError.unknownDevice(name, known: known)) {
      try DeviceMetrics.named(name)
    }
  }

  @Test(arguments: ["iPad", "Mac", "Pixel 7"])
  func `a device that no browser has cannot be checked`(name: String) {
    let error = #expect(throws: DriverError.self) { try DeviceMetrics.named(name) }
    guard case .unsupported(.devices, let why)? = error else {
      Issue.record("\(error as Any)")
      return
    }
    #expect(why.hasPrefix("a browser has no device \"\(name)\"; it has: iPhone SE, "))
  }

  @Test func `capabilities of one's own lie over those asked for`() throws {
    let key = SessionPool.Key(device: .standard, locale: nil)
    var options = WebDriverOptions(
      server: .address("http://grid"),
      capabilities: ["browserName": "safari", "unhandledPromptBehavior": "dismiss"])
    options.deadlines.load = .seconds(10)
    options.deadlines.command = .milliseconds(1)
    #expect(
      options.capabilities(for: key) == [
        "alwaysMatch": [
          "unhandledPromptBehavior": "dismiss",
          "timeouts": ["implicit": 0, "pageLoad": 8000, "script": 100], "browserName": "safari",
        ]
      ])
    #expect(throws: SettingError.self) {
      try WebDriverEngine(options).configured(by: ["capabilities": "{"])
    }
  }

  @Test(
    arguments: [
      ([:], .missing("only Chromium and Firefox support it")),
      (["browserName": "chrome"], .exact),
    ] as [(JSONObject, Ability)])
  func `what is not there is said before anything starts`(
    capabilities: JSONObject, ability: Ability
  ) {
    let options = WebDriverOptions(server: .address("http://grid"), capabilities: capabilities)
    #expect(WebDriverEngine(options).makeDriver().capabilities[.permissions] == ability)
  }
}
