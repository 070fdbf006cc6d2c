import SpecDrivers
import SpecTestKit
import Testing

@testable import SpecEngines

/// That what a person reads on a page is among its elements, or is said to be missing.
@Suite(.serialized, .browserTurn, .disabled(if: Chromium.isMissing, Chromium.whenMissing))
struct WebDriverCompleteTests {
  struct Page: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let body: String
    /// Texts somebody reads, each of which has to be found by its name.
    var read: [String] = []
    /// What nobody sees, and must not be found.
    var unseen: [String] = []
    var missing: String?
  }

  static let pages = [
    Page(
      testDescription: "the cells of a table",
      body: """
        <table><caption>Prices</caption><tr><th>Item</th><th>Price</th></tr>
        <tr><td>Milk</td><td>2 €</td></tr><tr><td>Bread <button>Buy</button></td></tr></table>
        """, read: ["Prices", "Item", "Price", "Milk", "2 €", "Bread", "Milk 2 €", "Buy"]),
    Page(
      testDescription: "the options of a list, and of a menu the chosen one",
      body: """
        <select size=4 aria-label=Sizes><optgroup label=Usual><option>Small<option selected>Large
        </optgroup></select>
        <select aria-label=Colours><option>Red<option selected>Green</select>
        <div role=listbox aria-label=Fruit><div role=option>Apple</div><div role=option>Pear</div></div>
        """, read: ["Usual", "Small", "Large", "Green", "Apple", "Pear"], unseen: ["Red"]),
    Page(
      testDescription: "what is slotted into an open tree, and what falls back",
      body: """
        <x-card><span slot=title>Title</span>Loose text</x-card><script>
        document.querySelector('x-card').attachShadow({ mode: 'open' }).innerHTML =
          '<h2><slot name=title></slot></h2><p><slot></slot></p><div><slot name=none>Fallback</slot></div>Bare'
        </script>
        """, read: ["Title", "Loose text", "Fallback", "Bare"]),
    Page(
      testDescription: "a closed tree that a script made",
      body: """
        <x-card>Not slotted</x-card><button><x-word></x-word></button><script>
        document.querySelector('x-card').attachShadow({ mode: 'closed' }).innerHTML = '<p>Inside</p>'
        document.querySelector('x-word').attachShadow({ mode: 'closed' }).innerHTML = 'Save'
        </script>
        """, read: ["Inside", "Save"], unseen: ["Not slotted"]),
    Page(
      testDescription: "a closed tree that is written into the page",
      body: """
        <x-card style="display:block;height:40px"><template shadowrootmode=closed>Inside</template>
        </x-card><div><template shadowrootmode=closed>Else</template><p>Unslotted</p></div>
        """, unseen: ["Unslotted"],
      missing: "it cannot read the closed shadow tree of <x-card>, the closed shadow tree of <div>"),
    Page(
      testDescription: "the label of a box that is not to be seen",
      body: """
        <label><input type=checkbox style="display:none">Agree</label>
        <input id=news type=checkbox style="opacity:0"><label for=news>News</label>
        """, read: ["Agree", "News"]),
    Page(
      testDescription: "a frame of the same origin",
      body: #"<iframe title=Terms srcdoc="<h1>Terms</h1><p>Pay <b>now</b></p>"></iframe>"#,
      read: ["Terms", "Pay now"]),
    Page(
      testDescription: "a frame from elsewhere, and one in a frame, which cannot be read",
      body: """
        <iframe title=Ads src="data:text/html,<p>Buy"></iframe>
        <iframe width=0 height=0 src="data:text/html,x"></iframe>
        <iframe hidden src="data:text/html,x"></iframe>
        <iframe srcdoc="<p>Own</p><iframe title=Deep src='data:text/html,<p>x'></iframe>"></iframe>
        """, read: ["Buy", "Own"], missing: "it cannot read the frame \"Deep\""),
    Page(
      testDescription: "canvases, of which one is decoration",
      body: """
        <canvas id=chart></canvas><canvas data-spec-ignore></canvas><canvas hidden></canvas>
        <canvas></canvas>
        """, missing: "it cannot read the canvas \"chart\", the canvas"),
    Page(
      testDescription: "texts that are set apart within a text, a button, a row",
      body: """
        Loose<div>Below</div><button aria-label=Close>×</button>
        <button><span style="display:block">Save</span><small style="display:block">Now</small></button>
        <li><div>First</div><div>Second</div></li><section aria-label=Part>Direct</section>
        <p>Hello <b>you</b></p><div style="display:flex"><div style="display:contents">No box</div></div>
        <svg width=50 height=20><title>Chart</title><text y=15>Total</text></svg>
        """,
      read: [
        "Loose", "Below", "×", "Save", "Now", "Save Now", "First", "Second", "Direct", "Hello you",
        "No box",
        "Total",
      ], unseen: ["you"]),
  ]

  @Test(arguments: pages)
  func `what is read on a page is listed, or said to be missing`(page: Page) async throws {
    let screen = try await Chromium.withDriver(page.body) { try await $0.observe(since: 0).screen }
    let found = (page.read + page.unseen).filter { !Selector($0).matches(on: screen).isEmpty }
    #expect(found == page.read)
    #expect(screen.complete == page.missing.map { .unknown($0) } ?? .known(true))
  }

  @Test func `the focus inside of what cannot be read is unknown, and so is the keyboard`()
    async throws
  {
    let page = """
      <iframe srcdoc="<iframe title=Pay src='data:text/html,<input autofocus>'></iframe>
        <script>document.querySelector('iframe').focus()</script>"></iframe>
      <script>document.querySelector('iframe').focus()</script>
      """
    let screen = try await Chromium.withDriver(page) { try await $0.observe(since: 0).screen }
    let inside = "it is inside a frame, which this engine cannot read"
    #expect(screen.focus == .unknown(inside))
    #expect(screen.keyboard == .unknown("the focus is unknown: \(inside)"))
  }

  @Test func `an alert in a shadow tree is in front`() async throws {
    let page = """
      <div id=host></div><script>host.attachShadow({ mode: 'closed' }).innerHTML =
      '<div role=alertdialog aria-label="Sure?"><button>Yes</button></div>'</script>
      """
    let alert = try await Chromium.withDriver(page) { driver in
      let alert = try await driver.observe(since: 0).screen.alert
      try await driver.perform(.answer("Yes"))
      return alert
    }
    #expect(alert == .known(Alert(kind: .alert, title: "Sure?", buttons: ["Yes"])))
  }

  @Test func `the page behind an alert of the browser is not complete`() async throws {
    let page = "<button onclick='alert(\"Stop\")'>Go</button>"
    let screen = try await Chromium.withDriver(page) { driver in
      try await driver.perform(.tap(Selector("Go")))
      return try await driver.observe(since: 0).screen
    }
    #expect(screen.complete == .unknown("it cannot read the page behind the alert \"Stop\""))
  }

  @Test func `frames neither empty the page's log nor store its records again`() async throws {
    let page = #"""
      <button onclick="frame.srcdoc = '<script>localStorage.x = 1; fetch(`/pay`)</' + 'script>'">Go</button>
      <iframe id=frame srcdoc="<p>x"></iframe>
      """#
    let prepare = { (driver: WebDriver) async throws in
      try await driver.arrange(.record(name: "x", value: "0"))
    }
    let (sent, record) = try await Chromium.withDriver(page, prepare: prepare) { driver in
      try await driver.perform(.tap(Selector("Go")))
      let observation = try await driver.observe(since: 0)
      return (
        observation.events.map { "\($0.number) \($0.kind.rawValue) \($0.subject)" },
        observation.screen.properties[.record(named: "x")]
      )
    }
    #expect(sent.first == "1 request /pay")
    #expect(record == .known("1"))
  }

  @Test func `what a page keeps is told by name, and is gone in the next scenario`() async throws {
    let page = """
      <script>localStorage.a = 1; sessionStorage.b = 'two'; localStorage.c = 'x'.repeat(100001)
      </script>
      """
    func records(_ body: String) async throws -> [String: Observed<PropertyValue>] {
      let properties = try await Chromium.withDriver(body) { driver in
        try await driver.observe(since: 0).screen.properties
      }
      return Dictionary(
        uniqueKeysWithValues: properties.filter { $0.key.rawValue.hasPrefix("record") }
          .map { ($0.key.rawValue, $0.value) })
    }
    #expect(
      try await records(page) == [
        "record a": .known("1"), "record b": .known("two"),
        "record c": .unknown("it is longer than 100000 characters"),
      ])
    #expect(try await records("<p>x") == [:])
  }

  @Test func `records that cannot be read are unknown, and none is stored`() async throws {
    let noStorage = """
      <script>for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(
      window, name, { get() { throw new Error('no storage') } })</script>
      """
    let properties = try await Chromium.withDriver(noStorage) { driver in
      try await driver.observe(since: 0).screen.properties
    }
    #expect(
      properties[.records] == .unknown("the page's storage cannot be read: no storage"))
    let words = await refusal {
      try await Chromium.withDriver("<p>x") { driver in
        try await driver.arrange(
          .record(name: "big", value: String(repeating: "x", count: 6 << 20)))
      }
    }
    #expect(words == "lacks records")
  }

  @Test func `a key with a typing error is no key`() async throws {
    let words = try await Chromium.withDriver("<input>") { driver in
      await refusal { try await driver.perform(.pressKey("Escpae")) }
    }
    #expect(words == "no key Escpae")
  }

  @Test func `a file is not typed into its field`() async throws {
    let page = "<input type=file aria-label=Picture>"
    let words = try await Chromium.withDriver(page) { driver in
      var words: [String] = []
      for action in [
        Action.type("/etc/hostname", into: Selector("Picture")), .clear(Selector("Picture")),
        .paste("x", into: Selector("Picture")), .tap(Selector("Picture")),
      ] {
        words.append(await refusal { try await driver.perform(action) })
      }
      return words
    }
    let why = "cannot use \"Picture\": it is a file button; choose a file for it instead"
    #expect(words == [why, why, why, "nothing"])
  }

  @Test(arguments: [
    ("http://no.such.host.invalid/", "its host name cannot be resolved (unknown error: net::"),
    ("http://127.0.0.1:1/", "the browser refuses this address"),
  ])
  func `an address that cannot be opened is not the app's fault`(address: String, why: String)
    async throws
  {
    try await Chromium.withDrivers("<p>x", hasPages: false) { bench in
      let driver = bench.makeDriver()
      let words = await refusal { try await driver.launch(LaunchOptions(app: address)) }
      await driver.close()
      #expect(words.hasPrefix("cannot open \(address): ") && words.contains(why), "\(words)")
    }
  }

  @Test func `a device that is offline opens no page from the network`() async throws {
    let server = try FakeWebDriverServer.behaving()
    defer { server.stop() }
    try await Chromium.withDrivers("<p>x", hasPages: false) { bench in
      let driver = bench.makeDriver()
      try await driver.arrange(.connection(.offline))
      let words = await refusal {
        try await driver.launch(LaunchOptions(app: server.address + "/page"))
      }
      await driver.close()
      #expect(
        words == "cannot open \(server.address)/page: the device is offline, and the page comes "
          + "over the network (unknown error: net::ERR_INTERNET_DISCONNECTED); open the app "
          + "before the device goes offline")
    }
  }
}
