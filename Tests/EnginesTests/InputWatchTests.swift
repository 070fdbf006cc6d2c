import Foundation
import SpecDrivers
import SpecTestKit
import Testing

@testable import SpecEngines

/// What the engine reports of a person's actions on a page in a real browser.
///
/// The person is the driver itself: the browser reports its input as that of a person.
@Suite(.serialized, .browserTurn, .disabled(if: Chromium.isMissing, Chromium.whenMissing))
struct InputWatchTests {
  /// The inputs that are reported after some actions, a line each.
  private static func reported(
    _ body: String, further: [String: String] = [:],
    _ act: (WebDriver) async throws -> [RecordedInput]
  ) async throws -> String {
    try await inputs(body, further: further, act).map { input in
      let actions = input.actions.map { "\($0)".replacing("Optional", with: "") }.joined(
        separator: ", "
      )
      .replacing("\n", with: "\\n").replacing("SpecDrivers.", with: "")
      let secret = input.secret.map { " secret \($0.field)=\($0.text ?? "?")" } ?? ""
      return (input.isTentative ? "perhaps " : "") + (input.replacesSame ? "instead " : "")
        + (actions.isEmpty ? "none: \(input.description)" : actions) + secret
    }.joined(separator: "\n")
  }

  private static func inputs(
    _ body: String, further: [String: String] = [:],
    _ act: (WebDriver) async throws -> [RecordedInput]
  ) async throws -> [RecordedInput] {
    try await Chromium.withDriver(body, further: further, records: true) { driver in
      var inputs = try await act(driver)
      inputs += try await driver.inputs(within: .milliseconds(300), ends: false)?.inputs ?? []
      for _ in 0..<5 {
        inputs += try await driver.inputs(within: .milliseconds(1), ends: true)?.inputs ?? []
      }
      return inputs
    }
  }

  private static let fields = """
    <label>Name <input></label><label>E-mail <input type=email value=a@b></label>
    <label>Password <input type=password></label>
    <label>Card <input autocomplete=cc-number></label>
    <label>News <input type=checkbox></label>
    <label>Small <input type=radio name=size></label><label>Large <input type=radio name=size></label>
    <label>Language <select><option>English<option>Deutsch</select></label>
    <label>Birthday <input type=date></label>
    <label>Notes <textarea></textarea></label>
    <button>Send</button><p>Some text</p>
    """

  @Test func `typing is one input with the final text`() async throws {
    let text = try await Self.reported(Self.fields) { driver in
      try await driver.perform(.type("Adx", into: Selector("Name")))
      try await driver.perform(.deleteBackward(times: 1, in: nil))
      try await driver.perform(.type("a", into: nil))
      try await driver.perform(.type("x", into: Selector("E-mail")))
      try await driver.perform(.type("1\n2", into: Selector("Notes")))
      try await driver.perform(.tap(Selector("Send")))
      return []
    }
    #expect(
      text == """
        perhaps tap("Name")
        type("Ada", into: ("Name"))
        perhaps tap("E-mail")
        clear("E-mail"), type("a@bx", into: ("E-mail"))
        perhaps tap("Notes")
        type("1\\n2", into: ("Notes"))
        tap("Send")
        """)
  }

  @Test func `each control has an action of its own`() async throws {
    let text = try await Self.reported(Self.fields) { driver in
      try await driver.perform(.type("secret1", into: Selector("Password")))
      try await driver.perform(.type("4111 1111", into: Selector("Card")))
      try await driver.perform(.setChecked(true, Selector("News")))
      try await driver.perform(.setChecked(true, Selector("Large")))
      try await driver.perform(.focus(Selector("Language")))
      try await driver.perform(.pressKey("Down"))
      try await driver.perform(.tap(Selector("Some text")))
      try await driver.perform(.doubleTap(Selector("Some text")))
      try await driver.perform(.click(Selector("Some text"), Click(.right)))
      try await driver.perform(.type("a\n", into: Selector("Name")))
      try await driver.perform(.pressKey("Escape"))
      try await driver.perform(.tap(Selector("Send")))
      return []
    }
    #expect(
      text == """
        perhaps tap("Password")
        type("", into: ("Password")) secret Password=secret1
        perhaps tap("Card")
        type("", into: ("Card")) secret Card=4111 1111
        setChecked(true, "News")
        setChecked(true, "Large")
        instead choose("Deutsch", in: ("Language"))
        perhaps tap("Some text")
        perhaps instead doubleTap("Some text")
        perhaps click("Some text", Click(button: Click.Button.right, count: 1, modifiers: []))
        perhaps tap("Name")
        type("a", into: ("Name"))
        pressReturn
        perhaps pressKey("Escape")
        tap("Send")
        """)
  }

  @Test func `what was done on a page that was left at once is not lost`() async throws {
    let first = "<a href=second.html>Second</a>"
    let second = "<title>Second</title><a href=index.html>First</a>"
    let inputs = try await Self.inputs(first, further: ["second.html": second]) { driver in
      let browser = try #require(await driver.browser)
      let click = Pointer.click(Click(), at: Pointer.Point(x: 20, y: 16), holding: [])
      for _ in 0..<12 { try await browser.send(.perform(click, what: "click")) }
      return []
    }
    #expect(inputs.map(\.actions.count) == Array(repeating: 1, count: 12), "\(inputs)")
  }

  @Test func `pages, dialogs and the history are followed`() async throws {
    let first = """
      <a href=second.html>Second</a><a href='#x'>X</a><p id=x></p>
      <button onclick='x.textContent = confirm("Sure?")'>Ask</button>
      <button onclick='x.textContent = prompt("Who?")'>Who</button>
      """
    let second = "<title>Second</title><h1>Two</h1><button>B</button>"
    let text = try await Self.reported(first, further: ["second.html": second]) { driver in
      // As in a recording, what was done is read before the page is left.
      let groups: [[Action]] = [
        [.tap(Selector("Ask")), .answer("OK")],
        [.tap(Selector("Who")), .typeIntoAlert("Ann"), .answer("OK")],
        [.tap(Selector("X"))],
        [.back],
        [.tap(Selector("Second"))],
        [.tap(Selector("B"))],
        [.reload],
        [.back],
        [.forward],
      ]
      var inputs: [RecordedInput] = []
      for actions in groups {
        for action in actions { try await driver.perform(action) }
        let deadline = ContinuousClock.now + .seconds(10)
        var news: [RecordedInput] = []
        while news.isEmpty, .now < deadline {
          news = try await driver.inputs(within: .milliseconds(100), ends: false)?.inputs ?? []
        }
        inputs += news
      }
      return inputs
    }
    #expect(
      text == """
        tap("Ask")
        answer("OK")
        tap("Who")
        typeIntoAlert("Ann"), answer("OK")
        tap("X")
        back
        tap("Second")
        tap("B")
        reload
        back
        forward
        """)
  }

  @Test func `events that a script makes are not those of a person`() async throws {
    let body = """
      <button onclick="other.click(); other.dispatchEvent(new Event('change'))">Send</button>
      <input id=other type=checkbox aria-label=Other><iframe srcdoc="<button>Inner</button>"></iframe>
      """
    let text = try await Self.reported(body) { driver in
      try await driver.perform(.tap(Selector("Send")))
      try await driver.perform(.tap(Selector("Inner")))
      return []
    }
    #expect(text == #"tap("Send")"# + "\n" + #"tap("Inner")"#)
  }

  @Test func `a flood of input is bounded and reported`() async throws {
    let button = "<button style='position: fixed; left: 0; top: 0; width: 99px; height: 99px'>A"
    let inputs = try await Self.inputs(button) { driver in
      let browser = try #require(await driver.browser)
      let click = Pointer.click(Click(), at: Pointer.Point(x: 50, y: 50), holding: [])
      for _ in 0..<230 { try await browser.send(.perform(click, what: "click")) }
      return []
    }
    #expect(inputs.count { $0.actions == [.tap(Selector("A"))] } == 200)
    #expect(inputs.first { $0.actions.isEmpty }?.description == "30 inputs that came too fast")
  }

  @Test func `an invalid report of the page is an engine fault`() {
    for text in ["", "[]", "{}", #"{"acts":[{}],"lost":0,"typing":false,"origin":""}"#] {
      #expect(throws: DriverError.self) { try InputReader(text) }
    }
  }
}
