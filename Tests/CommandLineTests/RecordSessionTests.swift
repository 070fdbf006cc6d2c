import SpecAppTool
import SpecDrivers
import SpecRunner
import SpecTestKit
import Testing

@testable import SpecCommandLine

/// How inputs become a scenario, without a browser.
@Suite struct RecordSessionTests {
  private static let element = Element(
    id: "name", role: .field, label: "Name", frame: .known(Frame(x: 0, y: 0, width: 1, height: 1)))

  /// A screen with a status that shows a text.
  private static func screen(_ text: String, name: String = "home") -> Screen {
    var status = Element(
      id: "report", role: .status, label: "report",
      frame: .known(Frame(x: 0, y: 0, width: 1, height: 1)))
    status.properties = Properties([(.text, .known(.text(text)))])
    return Screen(
      name: name, size: Size(width: 100, height: 100), elements: [Self.element, status],
      stack: .known([]))
  }

  private static func input(
    _ actions: [Action], _ before: String = "a", tentative isTentative: Bool = false,
    replaces: Bool = false, target: String? = nil, secret: RecordedInput.Secret? = nil,
    at seconds: Int = 0
  ) -> RecordedInput {
    RecordedInput(
      actions, "something", secret: secret, isTentative: isTentative, replacesSame: replaces,
      target: target, before: screen(before), time: .seconds(seconds))
  }

  private static func session(
    _ checks: RecordSession.Checks = .few, given: [(name: String, value: String)] = []
  ) throws -> RecordSession {
    let apps = VocabularySteps()
    return RecordSession(
      opening: "the app is open",
      .init(given: "Given ", when: "When ", then: "Then ", and: "And "),
      secrets: RecordedSecrets(given: given), apps: apps,
      try StepRegistry(apps.words), checks: checks)
  }

  /// The scenario without its first line.
  private static func lines(
    _ inputs: [RecordedInput], then text: String? = nil, _ checks: RecordSession.Checks = .few
  ) throws -> [String] {
    var session = try session(checks)
    for input in inputs { session.take(input) }
    session.settle(text.map { screen($0) })
    return Array(session.scenario.lines.dropFirst())
  }

  private static let send = Selector("Send")
  private static let name = Selector("Name")

  @Test func `an input is a step with the checks of what it has changed`() throws {
    let lines = try Self.lines(
      [Self.input([.tap(Self.send)]), Self.input([.tap(Self.name)], "b", at: 1)], then: "c")
    #expect(
      lines == [
        #"When I tap "Send""#, #"Then "report" shows "b""#, #"When I tap "Name""#,
        #"Then "report" shows "c""#,
      ])
    #expect(try Self.lines([Self.input([.tap(Self.send)])], then: "b", .none).count == 1)
  }

  @Test func `a screen that follows at once proves nothing`() throws {
    let lines = try Self.lines(
      [Self.input([.tap(Self.send)]), Self.input([.tap(Self.name)], "b")], then: "b")
    #expect(lines == [#"When I tap "Send""#, #"And I tap "Name""#])
  }

  @Test func `times and dates are no checks`() throws {
    for text in ["09:31", "on 2026-11-21", "21.11.2026"] {
      #expect(try Self.lines([Self.input([.tap(Self.send)])], then: text).count == 1)
    }
  }

  @Test func `a tentative input counts only if it changes something`() throws {
    let tap = Self.input([.tap(Self.name)], tentative: true, target: "name")
    #expect(try Self.lines([tap], then: "a") == [])
    #expect(
      try Self.lines([tap], then: "b") == [#"When I tap "Name""#, #"Then "report" shows "b""#])
    // Typing focuses its field by itself.
    let typing = Self.input([.type("Ann", into: Self.name)], "b", target: "name", at: 1)
    #expect(try Self.lines([tap, typing], then: "b") == [#"When I type "Ann" into "Name""#])
  }

  @Test func `an input can replace the last one with the same element`() throws {
    let first = Self.input([.choose("1", in: Self.name)], replaces: true, target: "name")
    let second = Self.input([.choose("2", in: Self.name)], replaces: true, target: "name", at: 1)
    #expect(try Self.lines([first, second], then: "a") == [#"When I choose "2" in "Name""#])
    let tap = Self.input([.tap(Self.name)], tentative: true, target: "name")
    let double = Self.input(
      [.doubleTap(Self.name)], tentative: true, replaces: true, target: "name")
    #expect(
      try Self.lines([tap, double], then: "b")
        == [#"When I double-tap "Name""#, #"Then "report" shows "b""#])
  }

  @Test func `what has no step is a comment`() throws {
    let lines = try Self.lines([
      RecordedInput([], "a click on <div>\n# \u{1B}[2J"),
      RecordedInput([.tap(Selector("a\u{7}b"))], "a tap"),
      RecordedInput([.type("a\r\"\"\"", into: Self.name)], "typing"),
    ])
    #expect(
      lines == [
        "# no step describes this: a click on <div> # ", "# no step describes this: a tap",
        "# no step describes this: typing",
      ])
  }

  @Test func `texts of several lines are doc strings, several options a table`() throws {
    let lines = try Self.lines([
      Self.input([.clear(Self.name), .type("a\n  b", into: Self.name)]),
      Self.input([.chooseAll(["x", "a|b"], in: Selector("Tags", role: .list))]),
      Self.input([.click(Self.send, Click(modifiers: [.control]))]),
      Self.input([.click(Self.send, Click(.right))]), Self.input([.reload]),
      Self.input([.drag(Self.name, to: Self.send)]), Self.input([.pressKey("Escape")]),
    ])
    #expect(
      lines == [
        #"When I clear "Name""#, #"And I type into "Name":"#, "  \"\"\"", "  a", "    b",
        "  \"\"\"", #"And I choose in the "Tags" list:"#, "  | x |", #"  | a\|b |"#,
        #"And I click "Send" holding Control"#, #"And I right-click "Send""#,
        "And I reload the page", #"And I drag "Name" onto "Send""#,
        #"And I press "Escape""#,
      ])
  }

  @Test func `nothing that a page shows is a variable`() throws {
    let lines = try Self.lines(
      [Self.input([.type("${HOME} $${X}", into: Selector("${A}"))])], then: "costs ${B}")
    #expect(
      lines == [
        #"When I type "$${HOME} $$${X}" into "$${A}""#, #"Then "report" shows "costs $${B}""#,
      ])
  }

  // MARK: - Secrets

  @Test func `secrets are variables everywhere`() throws {
    var session = try Self.session(given: [("TOKEN", "abcd1234")])
    let password = RecordedInput.Secret(field: "Password", text: "hunter22")
    session.take(
      Self.input([.type("", into: Selector("Password"))], secret: password))
    session.take(Self.input([.type("", into: Selector("Password 2"))], secret: password, at: 1))
    session.take(
      Self.input(
        [.type("", into: Selector("${Password}"))],
        secret: RecordedInput.Secret(field: "Password", text: "other pass"), at: 2))
    session.take(Self.input([.type("my hunter22!", into: Self.name)], at: 3))
    session.take(Self.input([.type("abcd1234", into: Self.name)], "welcome hunter22", at: 4))
    session.take(
      Self.input(
        [.type("", into: Selector("카드"))], "welcome hunter22",
        secret: RecordedInput.Secret(field: "카드", text: nil), at: 5))
    session.take(RecordedInput([], "hunter22 was dropped"))
    session.settle(Self.screen("hunter22"))
    #expect(
      session.scenario.lines.dropFirst() == [
        #"When I type "${PASSWORD}" into "Password""#,
        #"And I type "${PASSWORD}" into "Password 2""#,
        #"And I type "${PASSWORD_2}" into "$${Password}""#,
        #"And I type "my ${PASSWORD}!" into "Name""#, #"And I type "${TOKEN}" into "Name""#,
        #"And I type "${SECRET}" into "카드""#,
        "# no step describes this: ${PASSWORD} was dropped",
      ])
    #expect(session.secrets.typed.map(\.name) == ["PASSWORD", "PASSWORD_2", "SECRET"])
  }

  // MARK: - Limits

  @Test func `a recording has a limit`() throws {
    var session = try Self.session()
    for number in 0..<10_000 {
      session.take(Self.input([.tap(Self.send)], "\(number)", at: number))
    }
    #expect(session.isFull)
    #expect(session.scenario.entries.count == RecordSession.most)
  }
}
