import SpecDrivers
import SpecTestKit
import Testing

@testable import SpecEngines

/// How screens come and go in a real browser, by animation or at once, and sheets over them.
@Suite(.serialized, .browserTurn, .disabled(if: Chromium.isMissing, Chromium.whenMissing))
struct WebDriverTransitionTests {
  static let screens = """
    <style>.come { animation: come 120ms } @keyframes come { from { opacity: 0.1 } }
    dialog.come { animation-name: come }</style>
    <section data-screen=first id=a><button onclick="go('')">Plain</button>
    <button onclick="go('come')">Moving</button></section>
    <section data-screen=second id=b hidden><p>Here</p></section>
    <script>let look = ''; const go = how => { look = how; location.hash = 'second' };
    onhashchange = () => { const isSecond = location.hash !== '';
      a.hidden = isSecond; b.hidden = !isSecond;
      (isSecond ? b : a).className = look }</script>
    """

  @Test func `a screen that is animated comes by animation, another does not`() async throws {
    let events = try await Chromium.withDriver(Self.screens) { driver in
      try await driver.perform(.tap(Selector("Plain")))
      try await driver.perform(.back)
      try await driver.perform(.tap(Selector("Moving")))
      try await driver.perform(.back)
      return try await driver.loggedEvents(.push, .pop, .animation)
    }
    #expect(
      events == """
        push second animated=off from=first
        pop second animated=off to=first
        push second animated=on from=first
        pop second animated=on to=first
        """)
  }

  @Test func `where nothing says what a screen is, how it comes is not told`() async throws {
    let page = "<a href=#second>Next</a>"
    let events = try await Chromium.withDriver(page) { driver in
      try await driver.perform(.tap(Selector("Next")))
      return try await driver.loggedEvents(.push)
    }
    #expect(events == "push Page from=Page")
  }

  @Test func `an answer that comes late is waited for before the screen is named`() async throws {
    let page = """
      <style>.come { animation: come 150ms } @keyframes come { from { opacity: 0.1 } }</style>
      <section data-screen=first id=a><button onclick="setTimeout(() => location.hash = 'x', 200)">
      Later</button></section><section data-screen=second id=b hidden class=come>Here</section>
      <script>onhashchange = () => setTimeout(() => { a.hidden = true; b.hidden = false }, 0)
      </script>
      """
    let events = try await Chromium.withDriver(page) { driver in
      try await driver.perform(.tap(Selector("Later")))
      var events = ""
      var mark = 0
      for _ in 0..<60 where events.isEmpty {
        let observation = try await driver.observe(since: mark)
        mark = observation.mark
        events = observation.events.filter { $0.kind == .push }
          .map { "\($0.subject) \($0.details["animated"]?.written ?? "?")" }
          .joined(separator: "\n")
        try await driver.perform(.wait(.milliseconds(15)))
      }
      return events
    }
    #expect(events == "second on")
  }

  static let sheet = """
    <style>dialog[open] { animation: rise 120ms } @keyframes rise { from { margin-top: 50px } }
    dialog.still { animation: none }</style>
    <main data-screen=page><p>Below</p><button onclick="terms.showModal()">Terms</button>
    <button onclick="terms.className = 'still'; terms.showModal()">At once</button></main>
    <dialog id=terms data-screen=terms aria-label=Terms><p id=text>Read this</p>
    <button id=agree onclick="terms.className = 'still'; terms.close()">Agree</button></dialog>
    """

  @Test func `a dialog that is a screen is presented and dismissed`() async throws {
    let (events, screens, outline) = try await Chromium.withDriver(Self.sheet) { driver in
      var screens: [String] = []
      var outline = ""
      for action in [
        Action.tap(Selector("Terms", role: .button)), .dismiss, .tap(Selector("At once")),
        .tap(Selector("Agree")),
      ] {
        try await driver.perform(action)
        let screen = try await driver.observe(since: 0).screen
        screens.append("\(screen.name) on \((screen.stack.value ?? []).joined(separator: ","))")
        #expect(screen.alert == .known(nil))
        if outline.isEmpty { outline = try await driver.outline() }
      }
      return (try await driver.loggedEvents(.present, .dismiss, .animation), screens, outline)
    }
    #expect(
      events == """
        present terms animated=on over=page
        dismiss terms animated=off
        present terms animated=off over=page
        dismiss terms animated=off
        """)
    #expect(screens == ["terms on page", "page on page", "terms on page", "page on page"])
    #expect(
      outline == """
        dialog "Terms" #terms
        text "Read this" #text
        button "Agree" #agree
        """)
  }

  @Test func `without a sheet there is none to pull down`() async throws {
    let error = try await Chromium.withDriver("<main data-screen=page>x") { driver in
      await #expect(throws: DriverError.self) { try await driver.perform(.dismiss) }
    }
    guard case .impossible(let what, let why, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(what == "pull the sheet down")
    #expect(why == "no sheet is presented")
  }

  @Test func `what moves comes to rest before it is tapped`() async throws {
    let page = """
      <style>.far { animation: come 400ms } @keyframes come { from { translate: 300px 0 } }</style>
      <p id=out>-</p><button id=more onclick="out.textContent = 'done'" hidden>More</button>
      <button onclick="setTimeout(() => { more.hidden = false; more.className = 'far' }, 60)">Go
      </button>
      """
    let text = try await Chromium.withDriver(page) { driver in
      try await driver.perform(.tap(Selector("Go")))
      try await driver.perform(.tap(Selector("More")))
      return try await driver.text(of: "out")
    }
    #expect(text == "done")
  }

  @Test(arguments: [
    (
      "box.animate([{ opacity: 1 }, { opacity: 0.5 }], 120)",
      "animation Box duration=120 from=1 id=box property=opacity screen=Page to=0.5"
    ),
    (
      "box.animate({ backgroundColor: '#000' }, { duration: 80 })",
      "animation Box duration=80 id=box property=background-color screen=Page to=rgb(0, 0, 0)"
    ),
    (
      "frames(step => { box.style.left = step + 'px' }, 8)",
      "animation Box id=box property=x screen=Page"
    ),
    (
      "frames(step => { dot.setAttribute('cx', step) }, 8)",
      "animation dot id=dot property=cx screen=Page"
    ),
    ("box.style.left = '9px'", ""),
    ("frames(step => { box.style.left = step + 'px' }, 2)", ""),
  ])
  func `an animation that a script makes is seen`(script: String, expected: String) async throws {
    let page = """
      <style>#box { position: absolute; width: 9px; height: 9px }</style>
      <div id=box aria-label=Box role=img></div>
      <svg width=50 height=50><circle id=dot r=5></svg><button onclick="run()">Go</button>
      <script>const frames = (act, most, step = 0) => requestAnimationFrame(
      () => { act(step); step < most && frames(act, most, step + 1) });
      const run = () => { \(script) }</script>
      """
    let events = try await Chromium.withDriver(page) { driver in
      try await driver.perform(.tap(Selector("Go")))
      try await driver.perform(.wait(.milliseconds(200)))
      return try await driver.loggedEvents(.animation)
    }
    #expect(events == expected)
  }
}
