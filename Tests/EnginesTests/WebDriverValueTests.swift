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
    _ app: String, _ pages: String?, _ appPages: [WebDriverOptions.AppPage] = []
  ) -> String {
    do throws(DriverError) {
      return try PageAddress(app: app, pages: pages, appPages: appPages).resolve()
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
        == "cannot open \"shop\": the run does not set its page; add --set web=FOLDER, which contains "
        + "shop/index.html, or --set web=ADDRESS")
  }

  @Test(arguments: [
    ("ChromeDriver was started successfully on port 4711.", 4711 as UInt16?),
    ("1700000000\tgeckodriver\tINFO\tListening on 127.0.0.1:4444", 4444),
    ("Starting ChromeDriver 156 on port 0", nil), ("started successfully on port none", nil),
    ("started successfully on port 99999", nil),
  ])
  func `a driver's port is what it prints`(line: String, port: UInt16?) {
    #expect(PortReader.port(in: line) == port)
  }

  @Test(arguments: ["iPhone", "10x10", "axb", "390x844x2", "390×844", ""])
  func `a device that is none is refused with those there are`(name: String) {
    let known = DeviceMetrics.all.map(\.name) + ["390x844"]
    #expect(throws: DriverError.unknownDevice(name, known: known)) {
      try DeviceMetrics.named(name)
    }
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
      ([:], .missing("only Chromium browsers support it")),
      (["browserName": "chrome"], .exact),
    ] as [(JSONObject, Ability)])
  func `what is not there is said before anything starts`(
    capabilities: JSONObject, ability: Ability
  ) {
    let options = WebDriverOptions(server: .address("http://grid"), capabilities: capabilities)
    #expect(WebDriverEngine(options).makeDriver().capabilities[.permissions] == ability)
  }
}
