import SpecDrivers
import SpecJSON
import SpecTestKit
import Testing

@testable import SpecEngines

/// Engines as values: what they name, and what can be set of them.
struct EngineTests {
  /// An engine in this process that names faults.
  struct EggEngine: Engine {
    let name = "eggs"
    let apps = [
      App(
        "egg-timer", "a timer",
        faults: [
          Fault("runs-slow", breaks: ["egg-1.2", "egg-1.3"], "a minute takes longer"),
          Fault("hums"),
        ]),
      App("hourglass"),
    ]

    func makeDriver() -> any Driver { EggTimer() }
  }

  @Test func `a handshake names the apps and their faults`() throws {
    let apps = EggEngine().apps.map { App($0.name, faults: $0.faults) }
    let handshake = EngineHandshake(
      protocolVersion: 1, capabilities: EggTimer().capabilities, sessions: 2, apps: apps)
    let json = handshake.json
    #expect(try EngineHandshake(json).apps == apps)
    #expect(
      try json.object()["faults"] == [
        "egg-timer": [
          [
            "name": "runs-slow", "breaks": ["egg-1.2", "egg-1.3"],
            "summary": "a minute takes longer",
          ], ["name": "hums"],
        ]
      ])
    #expect(try EngineSchema.load().problems(of: json, as: "initialize.result") == [])
  }

  @Test func `an engine without faults says what it always said`() throws {
    let handshake = EngineHandshake(
      protocolVersion: 1, capabilities: EggTimer().capabilities, sessions: 2, apps: [App("a")])
    #expect(
      try handshake.json.object().map(\.key)
        == ["protocolVersion", "engine", "capabilities", "sessions", "apps"])
  }

  @Test func `a handshake names the limits of faults, and where these change nothing`() throws {
    let apps = [
      App(
        "egg-timer",
        faults: [Fault("hums", "it hums", withoutEffect: ["at-night": "it is off at night"])],
        limits: [FaultLimit("later", "from the second egg on"), FaultLimit("at-night")]),
      App("oven"),
    ]
    let handshake = EngineHandshake(
      protocolVersion: 1, capabilities: EggTimer().capabilities, sessions: 1, apps: apps)
    #expect(try EngineHandshake(handshake.json).apps == apps)
    #expect(
      try EngineSchema.load().problems(of: handshake.json, as: "initialize.result") == [])
  }

  @Test func `a remote engine names apps and faults once it has started`() async throws {
    try await DriverServer(EggEngine()).serving { port in
      let engine = RemoteEngine(
        .loopback(port: port, token: "t"), name: "eggs",
        options: EngineOptions(deadlines: .patient))
      #expect(engine.apps == [])
      let capabilities = try await engine.start()
      #expect(capabilities == EggTimer().capabilities)
      #expect(engine.apps == EggEngine().apps.map { App($0.name, faults: $0.faults) })
      #expect(engine.makeDriver().capabilities == EggTimer().capabilities)
      await engine.shutdown()
    }
  }

  @Test(arguments: [
    (#"<meta name="spec-faults" content="one other">"#, ["one", "other"]),
    ("<META Content=one\nname='SPEC-FAULTS' />", ["one"]),
    ("<meta\n  name=spec-faults\n  content='a\n b\tc'\n>", ["a", "b", "c"]),
    (
      #"<meta charset=utf-8><meta name=viewport content="x"><meta name=spec-faults content=é>"#,
      ["é"]
    ),
    (
      #"<!-- <meta name="spec-faults" content="old"> --><meta name=spec-faults content=new>"#,
      ["new"]
    ),
    (#"<metal name="spec-faults" content="one">"#, []),
    (#"<meta name="spec-faults">"#, []), ("<meta = \" name", []), ("<!-- ", []), ("<meta", []),
    ("", []),
  ])
  func `a page's faults are read from its markup`(page: String, faults: [String]) {
    #expect(PageFaults.listed(in: page) == faults)
  }

  @Test func `the pages in a folder are apps, with their faults`() throws {
    let meta = #"<meta name="spec-faults" content="late never">"#
    try TemporaryFolder.with([
      "shop/index.html": "<!doctype html>" + meta, "about/index.html": "", "none/a.txt": meta,
      "other.html": meta,
    ]) { folder in
      let engine = try WebDriverEngine().configured(by: [
        "web": .text(folder.path), "web.own": .text(folder.path + "/other.html"),
      ])
      #expect(
        engine.apps == [
          App("about"), App("own", faults: [Fault("late"), Fault("never")]),
          App("shop", faults: [Fault("late"), Fault("never")]),
        ])
    }
    let one = "http://127.0.0.1:1"
    #expect(try WebDriverEngine().configured(by: ["web": .text(one)]).apps == [App(one)])
  }

  @Test func `what is set of a browser is set once, for the engine`() throws {
    let engine = try WebDriverEngine(name: "chrome").configured(by: [
      "web": "./pages", "browser": "/bin/b", "capabilities": #"{"a": {"b": 1}}"#, "patience": 20,
      "headed": true, "web.shop": "./shop.html",
    ])
    let options = try #require(engine as? WebDriverEngine).options
    #expect(options.pages == "./pages")
    #expect(options.appPages == [.init(app: "shop", page: "./shop.html")])
    #expect(options.browser == "/bin/b")
    #expect(options.showsWindow)
    #expect(options.capabilities == ["a": ["b": 1]])
    #expect(options.patience == .milliseconds(20))
    #expect(engine.name == "chrome")
  }

  @Test func `an engine elsewhere is told every setting at each launch`() {
    var settings = Settings(wait: .seconds(2))
    settings["e\u{301}"] = "two"
    settings["\u{e9}"] = "one"
    let launch = LaunchOptions(app: "a", parameters: ["own": "1"])
    #expect(
      DriverWire.json(launch, settings).description
        == #"{"app":"a","faults":[],"state":"erased","parameters":"#
        + "{\"e\u{301}\":\"two\",\"own\":\"1\",\"\u{e9}\":\"one\",\"patience\":\"2000\"}}")
    let engine = RemoteEngine(.program(["x"])).configured(by: ["patience": "30000"])
    #expect((engine as? RemoteEngine)?.options.deadlines.perform == .seconds(31))
  }
}
