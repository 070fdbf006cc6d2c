import SpecDrivers
import SpecTestKit
import Testing

@testable import SpecEngines

/// What the engine does to a page in a real browser.
@Suite(.serialized, .browserTurn, .disabled(if: Chromium.isMissing, Chromium.whenMissing))
struct WebDriverHandsTests {
  static let fields = """
    <input id=a aria-label=A><input id=b aria-label=B type=email><p id=log></p>
    <script>for (const name of ['keydown', 'beforeinput', 'input', 'change', 'paste'])
      a.addEventListener(name, event => log.textContent += ' ' + name.replace('before', '?')
        + ({ keydown: ':' + event.key, beforeinput: ':' + event.inputType }[name] ?? ''))</script>
    """

  @Test func `typing is key by key`() async throws {
    let log = try await Chromium.withDriver(Self.fields) { driver in
      try await driver.perform(.type("aé\n", into: Selector("A")))
      return try await driver.text(of: "log")
    }
    #expect(
      log == "keydown:a ?input:insertText input keydown:é ?input:insertText input keydown:Enter "
        + "?input:insertLineBreak change")
  }

  @Test(arguments: ["acme", "é ß я", "한글", "😀👨‍👩‍👧 e\u{301}", "\"'\\<&>"])
  func `any text can be typed`(text: String) async throws {
    let typed = try await Chromium.withDriver(Self.fields) { driver in
      try await driver.perform(.type(text, into: Selector("A")))
      return try await driver.text(of: "A")
    }
    #expect(typed.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
  }

  @Test func `text is pasted, selected, replaced and deleted`() async throws {
    let steps: [(Action, String)] = [
      (.paste("a😀cd", into: Selector("A")), "a😀cd"),
      (.select(.range(start: 1, count: 2), in: nil), "a😀cd"),
      (.type("X", into: nil), "aXd"),
      (.select(.caret(at: 0), in: nil), "aXd"),
      (.type("1", into: Selector("A")), "1aXd"),
      (.select(.text("aX"), in: nil), "1aXd"),
      (.deleteBackward(times: 1, in: nil), "1d"),
      (.select(.all, in: nil), "1d"),
      (.paste("new", into: nil), "new"),
      (.deleteBackward(times: 2, in: nil), "n"),
      (.clear(Selector("A")), ""),
    ]
    let seen = try await Chromium.withDriver(Self.fields) { driver in
      var seen: [String?] = []
      for (action, _) in steps {
        try await driver.perform(action)
        seen.append(try await driver.text(of: "A"))
      }
      return seen
    }
    #expect(seen == steps.map { $0.1 })
  }

  @Test func `a field that cannot be selected in part says so, and can be cleared`() async throws {
    let (refused, text) = try await Chromium.withDriver(Self.fields) { driver in
      try await driver.perform(.type("ab", into: Selector("B")))
      let refused = await refusal {
        try await driver.perform(.select(.caret(at: 1), in: Selector("B")))
      }
      try await driver.perform(.clear(Selector("B")))
      return (refused, try await driver.text(of: "B"))
    }
    #expect(
      refused
        == "cannot select text: a field of type email does not support selecting a part of its text"
    )
    #expect(text == "")
  }

  @Test func `an edit the page refuses does not happen`() async throws {
    let page = """
      <input id=a aria-label=A>
      <script>a.onbeforeinput = event => { if (/_/.test(event.data)) event.preventDefault() }</script>
      """
    let text = try await Chromium.withDriver(page) { driver in
      try await driver.perform(.type("a_b", into: Selector("A")))
      try await driver.perform(.paste("c_d", into: nil))
      try await driver.perform(.type("😀", into: nil))
      return try await driver.text(of: "A")
    }
    #expect(text == "ab😀")
  }

  struct Refused: Sendable, CustomTestStringConvertible {
    let action: Action
    let why: String
    var testDescription: String { why }
  }

  @Test(arguments: [
    Refused(action: .tap(Selector("Off")), why: "cannot use \"Off\": it is disabled"),
    Refused(action: .tap(Selector("Under")), why: "cannot use \"Under\": \"Veil\" covers it"),
    Refused(action: .tap(Selector("Nowhere")), why: "no \"Nowhere\""),
    Refused(action: .tap(Selector("Hidden")), why: "no \"Hidden\""),
    Refused(action: .tap(Selector("Twin")), why: "2 \"Twin\""),
    Refused(
      action: .type("x", into: Selector("Fixed")), why: "cannot use \"Fixed\": it is read-only"),
    Refused(
      action: .type("x", into: Selector("Off")), why: "cannot use \"Off\": it is disabled"),
    Refused(
      action: .type("x", into: Selector("Twin", position: 1)),
      why: "cannot use 1st \"Twin\": it is not a field"),
    Refused(action: .type("x", into: nil), why: "cannot type \"x\": no field has the focus"),
    Refused(
      action: .pressReturn,
      why: "cannot press return: no field has the focus, so there is no keyboard"),
    Refused(
      action: .hideKeyboard, why: "cannot hide the keyboard: no field has the focus"),
    Refused(action: .back, why: "cannot go back: \"Page\" is the first page of this launch"),
    Refused(action: .dismiss, why: "cannot pull the sheet down: no sheet is presented"),
    Refused(action: .answer("OK"), why: "no answer OK"),
    Refused(
      action: .choose("Huge", in: Selector("Size")),
      why: "cannot use \"Size\": \"Huge\" is not offered; it offers \"Small\", \"Large\""),
    Refused(action: .leave, why: "lacks background"),
    Refused(action: .system(.memoryWarning), why: "lacks system events"),
    Refused(action: .system(.biometrics(.face, isMatch: true)), why: "lacks biometrics"),
    Refused(action: .system(.pushNotification(payload: "{}")), why: "lacks push notifications"),
    Refused(action: .pressKey("Hyper"), why: "no key Hyper"),
    Refused(
      action: .wait(.milliseconds(-1)), why: "cannot wait -1 ms: the duration is negative"),
  ])
  func `what cannot be done is refused with the reason`(refused: Refused) async throws {
    let page = """
      <button disabled>Off</button><button id=twin1>Twin</button><button id=twin2>Twin</button>
      <button id=hidden style="display:none">Hidden</button><input aria-label=Fixed readonly>
      <select aria-label=Size><option>Small<option>Large</select>
      <div style="position:relative;width:200px;height:50px"><button>Under</button>
      <div aria-label=Veil style="position:absolute;inset:0"></div></div>
      """
    let words = try await Chromium.withDriver(page, patience: .milliseconds(50)) { driver in
      await refusal { try await driver.perform(refused.action) }
    }
    #expect(words == refused.why)
  }

  @Test func `what is not ready yet is waited for`() async throws {
    let page = """
      <div id=place></div><script>setTimeout(() => {
        place.innerHTML = '<button disabled>Go</button><p id=count>0</p>';
        const go = place.firstChild; go.onclick = () => count.textContent++;
        setTimeout(() => go.disabled = false, 250) }, 250)</script>
      """
    let count = try await Chromium.withDriver(page) { driver in
      try await driver.perform(.tap(Selector("Go")))
      return try await driver.text(of: "count")
    }
    #expect(count == "1")
  }

  @Test func `touches, swipes, scrolls and choices reach the page`() async throws {
    let page = """
      <p id=log>-</p><button id=pad style="width:300px;height:200px">Pad</button>
      <select id=size aria-label=Size><option>Small<option>Large</select>
      <input type=date id=day aria-label=Day>
      <div role=radiogroup aria-label=Sex><label><input type=radio name=s>F</label>
      <label><input type=radio name=s id=m>M</label></div>
      <div style="height:3000px"></div><button>Deep</button>
      <script>const say = text => log.textContent += ' ' + text;
      pad.ondblclick = () => say('double'); let x = 0;
      pad.ontouchstart = event => x = event.touches[0].clientX;
      pad.ontouchend = event => { const by = event.changedTouches[0].clientX - x;
        if (Math.abs(by) > 50) say(by < 0 ? 'left' : 'right') };
      size.onchange = () => say(size.value); day.onchange = () => say(day.value);
      m.onchange = () => say('m'); onscroll = () => { onscroll = null; say('scroll') }</script>
      """
    let log = try await Chromium.withDriver(page) { driver in
      try await driver.perform(.doubleTap(Selector("Pad")))
      try await driver.perform(.swipe(.left, on: Selector("Pad")))
      try await driver.perform(.choose("Large", in: Selector("Size")))
      try await driver.perform(.choose("2026-11-21", in: Selector("Day")))
      try await driver.perform(.choose("M", in: nil))
      try await driver.perform(.scroll(to: Selector("Deep")))
      try await driver.perform(.wait(.milliseconds(50)))
      return try await driver.text(of: "log")
    }
    #expect(log == "- double left Large 2026-11-21 m scroll")
  }

  @Test func `a tap on a row goes to its text if a button lies in its middle`() async throws {
    let page = """
      <style>ul { width: 300px; padding: 0 } li { list-style: none; position: relative }</style>
      <ul><li onclick="say('opened')">Mail <button style="margin-left: 20px; width: 200px"
      onclick="event.stopPropagation(); say('deleted')">Delete</button></li>
      <li><a href="#x" style="display: block" onclick="say('went')">Go there</a></li>
      <li>Below <button style="position: absolute; inset: 0">Over</button></li></ul><p id=out>-</p>
      <script>const say = word => { out.textContent += ' ' + word }</script>
      """
    try await Chromium.withDriver(page) { driver in
      try await driver.perform(.tap(Selector("Mail")))
      try await driver.perform(.tap(Selector("Go there", role: .listItem)))
      #expect(try await driver.text(of: "out") == "- opened went")
      let words = await refusal { try await driver.perform(.tap(Selector("Below"))) }
      #expect(words == "cannot use \"Below\": \"Over\" covers it")
    }
  }

  @Test(arguments: ["transform: scale(0.5); transform-origin: 0 0", "zoom: 0.5"])
  func `a tap in a scaled frame goes where its element is drawn`(style: String) async throws {
    try await Chromium.withDriver(Self.frame(style)) { driver in
      try await driver.perform(.tap(Selector("In")))
      #expect(try await driver.text(of: "o") == "done")
      let frame = try Selector("In").resolve(on: try await driver.observe(since: 0).screen).frame
      #expect((150...170).contains(frame.value?.x ?? 0), "\(frame)")
    }
  }

  @Test func `a tap in a rotated frame is refused`() async throws {
    try await Chromium.withDriver(Self.frame("transform: rotate(30deg)")) { driver in
      let words = await refusal { try await driver.perform(.tap(Selector("In"))) }
      #expect(
        words
          == "cannot use \"In\": its frame is scaled or rotated, so that its place is not known")
    }
  }

  private static func frame(_ style: String) -> String {
    """
    <iframe title=F style="\(style)" width=600 height=400 srcdoc="<div style='height: 200px'></div>
    <button style='margin-left: 300px' onclick='o.textContent = `done`'>In</button>
    <p id=o>wait</p>"></iframe>
    """
  }

  @Test(arguments: [
    ("alert('Hi')", "OK", "undefined"), ("confirm('Hi')", "OK", "true"),
    ("confirm('Hi')", "Cancel", "false"), ("alert('\\n Hi\\n')", "OK", "undefined"),
  ])
  func `the browser's own alerts are seen and answered`(
    script: String, answer: String, result: String
  ) async throws {
    let page = "<button onclick=\"out.textContent = String(\(script))\">Ask</button><p id=out>-</p>"
    let (alert, blocked, out) = try await Chromium.withDriver(page) { driver in
      try await driver.perform(.tap(Selector("Ask")))
      let alert = try await driver.observe(since: 0).screen.alert
      let blocked = await refusal { try await driver.perform(.tap(Selector("Ask"))) }
      try await driver.perform(.answer(answer))
      return (alert, blocked, try await driver.text(of: "out"))
    }
    #expect(
      alert == .known(Alert(kind: .alert, title: "Hi", buttons: ["OK", "Cancel"]), .inferred))
    #expect(blocked == "cannot use \"Ask\": the alert \"Hi\" is in front of the page")
    #expect(out == result)
  }

  @Test func `a page's own dialog is an alert or a sheet`() async throws {
    let page = """
      <button onclick="d.showModal()">Ask</button><p id=out>-</p>
      <dialog id=d onclose="out.textContent = d.returnValue || 'dismissed'"><form method=dialog>
      <h2>Sure?</h2><p>It is final.</p><button value=no>No</button><button value=yes>Yes</button>
      </form></dialog>
      """
    let (alert, answers) = try await Chromium.withDriver(page) { driver in
      try await driver.perform(.tap(Selector("Ask")))
      let alert = try await driver.observe(since: 0).screen.alert
      try await driver.perform(.answer("Yes"))
      let first = try await driver.text(of: "out")
      try await driver.perform(.tap(Selector("Ask")))
      try await driver.perform(.dismiss)
      return (alert, [first, try await driver.text(of: "out")])
    }
    #expect(
      alert
        == .known(
          Alert(kind: .sheet, title: "Sure?", message: "It is final.", buttons: ["No", "Yes"])))
    #expect(answers == ["yes", "dismissed"])
  }
}
