import SpecDrivers
import SpecTestKit
import Testing

@testable import SpecEngines

/// What a page receives of a touch, and what of a page is seen and can be touched.
@Suite(
  .serialized, .enabled(if: !Chromium.isMissing, Chromium.whenMissing), .browserTurn)
struct WebDriverTouchTests {
  /// A page that counts in `out` the presses and clicks of a row, which is drawn again after some.
  private static func rows(_ events: String) -> String {
    """
    <div id=list></div><p id=out></p>
    <script>
    const seen = [];
    const draw = () => {
      list.innerHTML = '<button>Row</button>';
      const row = list.firstChild;
      for (const name of ['mousedown', 'click', 'dblclick']) row.addEventListener(name, () => {
        seen.push(name);
        out.textContent = seen.join(' ');
        if ('\(events)'.includes(name)) draw();
      });
    };
    draw();
    </script>
    """
  }

  @Test(arguments: [
    ("", "mousedown click", "mousedown click mousedown click dblclick"),
    ("mousedown", "mousedown", "mousedown mousedown"),
    ("click", "mousedown click", "mousedown click mousedown click dblclick"),
  ])
  func `a touch that has arrived is not repeated if the page draws its list again`(
    draws: String, tap: String, double: String
  ) async throws {
    for (action, expected) in [
      (Action.tap(Selector("Row")), tap), (.doubleTap(Selector("Row")), double),
    ] {
      let options = LaunchOptions(app: "app", device: "desktop")
      let seen = try await Chromium.withDriver(Self.rows(draws), options: options) { driver in
        try await driver.perform(action)
        return try await driver.text(of: "out")
      }
      #expect(seen == expected)
    }
  }

  @Test func `a layer that an element draws over its content covers it`() async throws {
    let page = """
      <style>.busy { position: relative; padding: 20px }
      .busy.on::after { content: ""; position: absolute; inset: 0; background: #fff }</style>
      <div class="busy on"><p id=covered>Covered</p><button>Pay</button></div>
      <div class=busy><p id=free>Free</p><button>Buy</button></div>
      """
    let words = try await Chromium.withDriver(page, patience: .milliseconds(300)) { driver in
      let screen = try await driver.observe(since: 0).screen
      let shown = screen.elements.filter { $0.role == .text && $0.isSeen }.map(\.label)
      #expect(shown == ["Free"])
      try await driver.perform(.tap(Selector("Buy")))
      return await refusal { try await driver.perform(.tap(Selector("Pay"))) }
    }
    #expect(words == "cannot use \"Pay\": \"::after of busy\" covers it")
  }

  @Test func `words that are set apart, and what stands between controls, are parts of a text`()
    async throws
  {
    let page = """
      <div id=flash>No such name! <a href=#>×</a></div><p id=order>Order <b>failed</b>: no ca<i>rd</i></p>
      <ul><li id=plain>Milk</li></ul>
      """
    try await Chromium.withDriver(page) { driver in
      let elements = try await driver.observe(since: 0).screen.elements
      let parts = elements.filter { ["flash", "order", "plain"].contains($0.id) }
        .map { $0.properties[.parts]?.value?.text }
      #expect(parts == ["No such name!", "failed\nOrder\n: no card", nil])
    }
  }

  @Test func `what cannot be tapped for a veil is covered, and is scrolled to`() async throws {
    let page = """
      <div style="height: 2000px"></div><div style="position: relative; width: 99px"><button>Pay</button>
      <div style="position: absolute; inset: 0; opacity: 0.7; background: red"></div></div>
      """
    let (covered, words) = try await Chromium.withDriver(page, patience: .milliseconds(300)) {
      driver in
      try await driver.perform(.scroll(to: Selector("Pay")))
      let pay = try Selector("Pay").resolve(on: try await driver.observe(since: 0).screen)
      let words = await refusal { try await driver.perform(.tap(Selector("Pay"))) }
      return (pay.properties[.coveredBy]?.value?.text, words)
    }
    #expect(covered == "<div>")
    #expect(words == "cannot use \"Pay\": \"<div>\" covers it")
  }

  @Test func `the nearest of several neighbours is meant, even if it shares a border`() async throws
  {
    let page = """
      <style>li { border: 1px solid; margin-bottom: -1px }</style><p id=out></p><ul>
      <li>One <button onclick="out.textContent = 1">Go</button></li>
      <li>Two <button onclick="out.textContent = 2">Go</button></li>
      <li>Three <button onclick="out.textContent = 3">Go</button></li></ul>
      """
    var one = Selector("One", .startingWith, role: .listItem)
    one.relation = .below
    let go = Selector("Go", role: .button, in: [Selector(role: .listItem), one])
    let seen = try await Chromium.withDriver(page) { driver in
      try await driver.perform(.tap(go))
      return try await driver.text(of: "out")
    }
    #expect(seen == "2")
  }

  @Test func `a column is called what its header shows`() async throws {
    let page = """
      <table><tr><th aria-label="Due: no sort applied">Due</th><th aria-label=Name></th></tr>
      <tr><td>5 EUR</td><td>Ann</td></tr></table>
      """
    try await Chromium.withDriver(page) { driver in
      let cells = try await driver.observe(since: 0).screen.elements.filter { $0.role == .cell }
      #expect(cells.map { $0.properties[.column]?.value?.text } == ["Due", "Name"])
    }
  }

  @Test func `a page that a form or a link asks for is a request`() async throws {
    let server = try WebDriverDeviceTests.serve(
      "<form method=post action=/page1><input name=a value=1><button>Send</button></form><a href=/page2>Go</a>"
    )
    defer { server.stop() }
    let options = LaunchOptions(app: server.address + "/")
    let log = try await Chromium.withDriver("", options: options) { driver in
      for name in ["Send", "Go"] { try await driver.perform(.tap(Selector(name))) }
      return try await driver.observe(since: 0).events.filter { $0.kind == .request }.map { event in
        ["method", "body"].map { event.details[$0]?.written ?? "" }.joined(separator: " ")
          + " " + event.subject
      }
    }
    #expect(log == ["POST a=1 /page1", "GET  /page2"])
  }

  @Test func `a text without a size is not seen, but for what is drawn beside it`() async throws {
    let page = """
      <style>#icon::before { content: "Open"; font-size: 20px }</style>
      <p id=none style="font-size: 0; height: 20px">None</p>
      <p id=icon style="font-size: 0">Hidden</p><p id=small style="font-size: 6px">Small</p>
      <div style="font-size: 0"><span id=own style="font-size: 16px">Own</span></div>
      """
    try await Chromium.withDriver(page) { driver in
      for (id, isSeen) in [("none", false), ("icon", true), ("small", true), ("own", true)] {
        let isShown = try await driver.shows(id)
        #expect(isShown == isSeen, "\(id)")
      }
    }
  }

  @Test func `a checkbox below its own label is checked as by hand`() async throws {
    let page = """
      <style>div { position: relative; height: 60px }
      input, label { position: absolute; inset: 0; margin: 0 } input { appearance: none }</style>
      <div><input id=all type=checkbox><label for=all>Mark all</label></div>
      """
    let options = LaunchOptions(app: "app", device: "desktop")
    let checked = try await Chromium.withDriver(page, options: options) { driver in
      try await driver.perform(.tap(Selector("Mark all", role: .checkbox)))
      return try await driver.outline(.checked)
    }
    #expect(checked.contains("checkbox \"Mark all\" #all, checked on"), "\(checked)")
  }

  @Test func `what a page does at once when a key goes down is over when it goes up`() async throws
  {
    let page = """
      <p id=out></p><input autofocus><script>
      // The times of the events are those of the keys, even if the page gets no processor meanwhile.
      let down;
      addEventListener('keydown', event => { down = event.timeStamp });
      addEventListener('keyup', event => {
        out.textContent = event.timeStamp - down >= 15 ? 'after' : 'before' });
      </script>
      """
    let seen = try await Chromium.withDriver(page) { driver in
      try await driver.perform(.pressKey("Enter"))
      return try await driver.text(of: "out")
    }
    #expect(seen == "after")
  }
}
