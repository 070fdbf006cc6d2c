import SpecDrivers
import SpecRunner
import Testing

@testable import SpecVocabulary

/// Which screens of a run are recorded, and what the app is asked for.
@Suite struct ScreenRecorderTests {
  private static func screen(_ text: String, isSecure: Bool = false) -> Screen {
    Screen(
      name: "log in", size: Size(width: 375, height: 667),
      elements: [
        Element(
          id: "name", role: .field, label: "Name",
          frame: .known(Frame(x: 16, y: 100, width: 343, height: 40)),
          properties: [
            .text: .known(.text(text)), .secure: .known(.flag(isSecure)),
            .borderColor: .known(.color(Color(red: 255, green: 0, blue: 0))),
            .placeholder: .unknown("not read"), .visible: .known(true),
            .valueText: .known(.text(text)),
          ]),
        Element(
          id: "hidden", role: .button, label: "Hidden",
          frame: .known(Frame(x: 0, y: 0, width: 0, height: 0)),
          properties: [.visible: .known(false)]),
        Element(
          id: "lost", role: .button, label: "Lost",
          frame: .known(Frame(x: .nan, y: 0, width: .infinity, height: 0))),
      ], focus: .known("name"), alert: .unknown("not read"), stack: .known(["log in"]))
  }

  private static func driver(isSecure: Bool = false) -> FakeDriver {
    let events = (1...2).map { number in
      Event(number: number, time: .milliseconds(number), kind: .push, subject: "screen \(number)")
    }
    return FakeDriver([
      Observation(screen: screen("", isSecure: isSecure), events: [events[0]], mark: 1),
      Observation(screen: screen("Ada", isSecure: isSecure), events: [events[1]], mark: 2),
    ])
  }

  private static func screens(of play: Play) throws -> [RecordedScreen] {
    try play.attachments.compactMap { try RecordedScreen.read($0) }
  }

  private static func options(_ recorder: StepRecorder) -> RunOptions {
    var options = RunOptions()
    options.recorder = recorder
    return options
  }

  private static let steps = [
    "Given the \"app\" app is open", "When I tap \"Name\"", "Then I see \"Bob\"",
  ]

  @Test func `a failed step has the screen before the last action and that of the failure`()
    async throws
  {
    let play = try await Play(
      Self.driver(), options: Self.options(ScreenRecorder.ofFailures), steps: Self.steps)
    let screens = try Self.screens(of: play)
    #expect(screens.map(\.moment) == [.before, .after])
    #expect(screens.map { $0.elements[0].text(.text) } == ["", "Ada"])
    #expect(screens.map(\.events) == [[], ["2 ms  \"screen 2\" push"]])
    let plain = try await Play(Self.driver(), steps: Self.steps)
    #expect(play.driver.ledger == plain.driver.ledger)
    #expect(play.endings == plain.endings)
  }

  @Test func `steps that pass are not recorded, and the app is asked for nothing more`()
    async throws
  {
    let play = try await Play(
      FakeDriver(), options: Self.options(ScreenRecorder.ofFailures),
      steps: ["Given the \"app\" app is open", "Then I see \"Next\""])
    let plain = try await Play(
      FakeDriver(), steps: ["Given the \"app\" app is open", "Then I see \"Next\""])
    #expect(play.attachments.count == plain.attachments.count)
    #expect(play.driver.ledger == plain.driver.ledger)
  }

  @Test func `with all, each step with an app has one screen and the picture of a browser`()
    async throws
  {
    let play = try await Play(
      FakeDriver(pictures: [[1, 2]]), options: Self.options(ScreenRecorder.ofAllSteps),
      steps: ["Given the \"app\" app is open", "When I tap \"Next\"", "Then I see \"Next\""])
    #expect(try Self.screens(of: play).map(\.moment) == [.step, .step, .step])
    #expect(play.attachments.filter { $0.mediaType == "image/png" }.count == 3)
  }

  private static func pages(of play: Play) -> [String] {
    play.attachments.compactMap { $0.text(ofType: Attachment.pageType) }
  }

  @Test func `a failed step has the page of a browser, and a step that passes is not asked for it`()
    async throws
  {
    let play = try await Play(
      FakeDriver(pages: ["<p>One"]), options: Self.options(ScreenRecorder.ofFailures),
      steps: Self.steps)
    #expect(Self.pages(of: play) == ["<p>One"])
    #expect(play.driver.ledger.count { $0 == "page" } == 1)
  }

  @Test func `with all, a step has the page unless it left the page as it was`() async throws {
    let play = try await Play(
      FakeDriver(pages: ["<p>One", "<p>One", "<p>e\u{301}", "<p>\u{e9}"]),
      options: Self.options(ScreenRecorder.ofAllSteps),
      steps: ["Given the \"app\" app is open"]
        + Array(repeating: "Then I see \"Next\"", count: 3))
    #expect(Self.pages(of: play).map { Array($0.unicodeScalars).count } == [6, 5, 4])
  }

  @Test func `the pages of a scenario have a limit, and the first one beyond it says so`()
    async throws
  {
    let pages = (1...19).map { "\($0)" + String(repeating: "x", count: 500_000) }
    let play = try await Play(
      FakeDriver(pages: pages), options: Self.options(ScreenRecorder.ofAllSteps),
      steps: ["Given the \"app\" app is open"]
        + Array(repeating: "Then I see \"Next\"", count: 18))
    let recorded = Self.pages(of: play)
    #expect(Array(recorded.dropLast()) == Array(pages.prefix(16)))
    #expect(recorded.last?.contains("the pages of the scenario have more than 8 MiB") == true)
  }

  @Test func `a page that cannot be read says so`() async throws {
    let play = try await Play(
      FakeDriver(refusals: ["page": .engineFault("gone")], pages: ["<p>One"]),
      options: Self.options(ScreenRecorder.ofFailures), steps: Self.steps)
    #expect(Self.pages(of: play).map { $0.contains("it could not be read") } == [true])
  }

  @Test func `an app that is gone leaves the screen before`() async throws {
    let driver = FakeDriver(
      [Observation(screen: Self.screen(""))],
      refusals: ["perform back": .appCrashed("it is gone")])
    let play = try await Play(
      driver, options: Self.options(ScreenRecorder.ofFailures),
      steps: ["Given the \"app\" app is open", "When I go back"])
    #expect(try Self.screens(of: play).map(\.moment) == [.before])
  }

  @Test func `what a record knows of an element, and no more`() async throws {
    let play = try await Play(
      Self.driver(), options: Self.options(ScreenRecorder.ofFailures), steps: Self.steps)
    let screen = try #require(try Self.screens(of: play).last)
    #expect(screen.elements.map(\.id) == ["name", "lost"])
    #expect(
      screen.elements[0].facts == [
        .text: .text("Ada"), .valueText: .text("Ada"), .borderColor: .text("#ff0000"),
      ])
    #expect(screen.elements[1].frame == nil)
    #expect(screen.focus == .some("name") && screen.keyboard == .none && screen.alert == .unknown)
  }

  @Test func `the text of a secure field is not in the record`() async throws {
    let play = try await Play(
      Self.driver(isSecure: true), options: Self.options(ScreenRecorder.ofFailures),
      steps: Self.steps)
    let screen = try #require(try Self.screens(of: play).last)
    #expect(screen.elements[0].text(.text) == "•••")
    #expect(screen.elements[0].text(.valueText) == "•••")
  }
}
