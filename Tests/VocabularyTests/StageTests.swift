import SpecDrivers
import SpecRunner
import SpecVocabulary
import Synchronization
import Testing

/// What a scenario asks of its driver, and when: looks, marks, waits, skips.
struct StageTests {
  @Test func `several checks after one action look once, and the driver is closed`() async throws {
    let play = try await Play(
      FakeDriver(), "Given the app is open", #"When I tap "Next""#, #"Then I see "Next""#,
      #"And I see "Name""#, "When I go back", #"Then I see "Next""#)
    #expect(
      play.driver.ledger == [
        "launch app", "observe since 0", FakeDriver.line(Action.tap(Selector("Next"))),
        "observe since 0", "perform back", "observe since 0",
        // Whether a script has failed meanwhile.
        "observe since 0", "close",
      ])
  }

  @Test func `an event crosses the wire once`() async throws {
    let play = try await Play(
      FakeDriver(.sample, events: .sample), "Given the app is open", "When I go back",
      #"Then I have never been asked for photos"#, "When I go back", "Then I see no alert")
    #expect(
      play.driver.ledger.filter { $0.hasPrefix("observe") } == [
        "observe since 0", "observe since 13", "observe since 13", "observe since 13",
      ])
  }

  @Test func `a scenario that never asks for an app starts none`() async throws {
    let play = try await Play(FakeDriver(), #"Given the language is "ko""#)
    #expect(play.driver.ledger == ["close"])
  }

  @Test(arguments: [
    // The launch is not part of a When that follows it.
    (["Given the app is open", "When I go back"], false),
    // A launch that is itself the When is.
    (["When I open the app"], true),
    (["When I open the app", "And I go back"], true),
    // Without any When everything since the launch counts.
    (["Given the app is open"], true),
    (["Given the app is open", "And I go back"], true),
    // The group is over at a check, and the next When begins anew.
    (["When I open the app", #"Then I see "Next""#, "When I go back"], false),
    (["When I open the app", "But I go back", #"Then I see "Next""#], true),
  ])
  func `what just happened is what happened since the first step of the last When`(
    _ steps: [String], _ isRecent: Bool
  ) async throws {
    // The push is reported with the first look, so it is as old as whatever looks first.
    let play = try await Play(
      FakeDriver(.sample, events: .sample), steps.joined(separator: "\n    "),
      #"Then the "form" screen is pushed with animation"#)
    #expect(play.ending.hasPrefix(isRecent ? "passed" : "failed"), "\(play.endings)")
  }

  @Test func `an engine that cannot tell skips the scenario with its reason`() async throws {
    let screen = Screen.sample.with { screen in
      screen.keyboard = .unknown("the page does not say")
      screen.elements[3].properties[.enabled] = .unknown("it is drawn, not built")
    }
    let keyboard = try await Play(
      FakeDriver(screen), "Given the app is open", "Then the keyboard is hidden",
      #"And I see "Next""#)
    #expect(
      keyboard.endings == [
        "passed",
        "skipped: the fake engine cannot tell whether the keyboard is shown: "
          + "the page does not say", "skipped",
      ])
    let button = try await Play(
      FakeDriver(screen), "Given the app is open", #"Then "Next" is disabled"#)
    #expect(
      button.ending == "skipped: the fake engine cannot tell the enabled of \"Next\": "
        + "it is drawn, not built")
  }

  @Test(arguments: [
    #"I see "Next""#, #"I do not see "Next""#, #"I see the "Next" button"#, "I see 1 button",
    "I see no button", "I see at most 1 button", #"I see "Next" 1 time"#,
    "I see:\n      | Next |", "I see in this order:\n      | Name |\n      | Next |",
  ])
  func `what may be hidden is neither seen nor not seen`(step: String) async throws {
    let screen = Screen.sample.with { screen in
      for index in screen.elements.indices where screen.elements[index].label == "Next" {
        screen.elements[index].properties[.visible] = .unknown("it is drawn, not built")
      }
    }
    let play = try await Play(FakeDriver(screen), "Given the app is open", "Then \(step)")
    #expect(
      play.ending.hasPrefix("skipped: the fake engine cannot tell whether "), "\(play.endings)")
    #expect(play.ending.contains("visible: it is drawn, not built"), "\(play.endings)")
  }

  @Test func `an action the engine refuses as unsupported skips the scenario`() async throws {
    let driver = FakeDriver(
      refusals: ["perform back": .unsupported(.gestures, why: "there is no glass")])
    let play = try await Play(driver, "Given the app is open", "When I go back")
    #expect(play.ending == "skipped: the fake engine lacks gestures: there is no glass")
  }

  @Test func `what is known by inference passes and is noted`() async throws {
    let screen = Screen.sample.with { $0.focus = .known("name", .inferred) }
    let play = try await Play(
      FakeDriver(screen), "Given the app is open", #"Then "Name" has the focus"#)
    #expect(play.ending == "passed")
    #expect(
      play.attachments.map(\.body) == [
        .text("which field has the focus is concluded, not read, by the fake engine")
      ])
  }

  @Test func `a name that only an id has is reported once in a scenario`() async throws {
    let play = try await Play(
      FakeDriver(), "Given the app is open", #"When I tap "next""#, #"Then "next" is disabled"#,
      #"And "next" is not selected"#, #"And "Next" is disabled"#,
      #"And the offset of the "name" field is 24"#)
    #expect(play.endings.allSatisfy { $0 == "passed" }, "\(play.endings)")
    #expect(
      play.attachments.map(\.body) == [
        .text(#""next" is only an id, which users do not see; write the "Next" button"#),
        .text(#""name" is only an id, which users do not see; write the "Name" field"#),
      ])
  }

  @Test func `an engine that cannot tell whether the app has settled is asked again`() async throws
  {
    let early = Screen.sample.with { $0.name = "loading" }
    let driver = FakeDriver(
      [early, early, .sample].map {
        Observation(screen: $0, settled: .unknown("a page is never done"))
      }, capabilities: .everything.without(.clock, "it runs in real time"))
    let play = try await Play(
      driver, options: RunOptions(on: .still), "Given the app is open",
      #"Then I am on the "form" screen"#)
    #expect(play.ending == "passed")
    #expect(
      driver.ledger == [
        "launch app", "observe since 0", "perform wait(20)", "observe since 0",
        "perform wait(40)", "observe since 0", "observe since 0", "close",
      ])
  }

  /// What a driver's ledger says of the time it was let wait.
  private static func waits(_ driver: FakeDriver) -> [Int] {
    driver.ledger.compactMap { line in
      line.hasPrefix("perform wait(") ? Int(line.dropFirst("perform wait(".count).dropLast()) : nil
    }
  }

  @Test(arguments: ["within 9 seconds I am on the \"form\" screen", "9초 안에 \"form\" 화면이 보인다"])
  func `a check that names its time is looked at again, on a virtual clock too`(
    _ check: String
  ) async throws {
    var early = Screen.sample
    early.name = "home"
    let driver = FakeDriver(
      [early, early, .sample].map { Observation(screen: $0, settled: .known(true)) })
    let play = try await Play(driver, "Given the app is open", "* \(check)")
    #expect(play.endings == ["passed", "passed"])
    #expect(Self.waits(driver) == [20, 40])
  }

  @Test func `a check waits for the time it names and not longer`() async throws {
    let driver = FakeDriver()
    let play = try await Play(
      driver, "Given the app is open", #"Then within 1 second I am on the "home" screen"#)
    #expect(
      play.ending == """
        failed: the screen in front is not as expected
          expected: "home"
            actual: "form"
          looked again for 1 s
        """)
    #expect(play.screens.count == 1)
    #expect(Self.waits(driver).reduce(0, +) == 1000)
  }

  @Test func `a check behind a time is matched before anything runs`() async throws {
    let driver = FakeDriver()
    let play = try await Play(
      driver, options: RunOptions(dryRun: true), "Given the app is open",
      "Then within 9 seconds I am nowhere")
    #expect(play.ending == "undefined")
  }

  @Test func `a check behind a time needs what the check needs`() async throws {
    let driver = FakeDriver(capabilities: .everything.without(.reactions, "it is a test"))
    let play = try await Play(
      driver, "Given the app is open",
      #"Then within 9 seconds the "form" screen reacts to the keyboard"#)
    #expect(play.refusal?.hasPrefix("the fake engine lacks reactions: it is a test") == true)
  }

  @Test(arguments: [
    #"I do not see "Error""#, #"I see 0 "Error" texts"#, "I see no alert",
    #"the app does not send GET "/late""#, "no link is opened",
  ])
  func `what is absent may still appear while the app is at work`(step: String) async throws {
    let late = Screen.sample.with { screen in
      screen.elements.append(
        Element(id: "error", role: .text, label: "Error", frame: .unknown("it is a test")))
      screen.alert = .known(.sample)
    }
    let events: [Event] = .numbered([
      (.request, "http://x.test/late", ["method": "GET"]), (.link, "http://y.test", [:]),
    ])
    let driver = FakeDriver(
      [
        Observation(screen: .sample, settled: .known(false)),
        Observation(screen: .sample, settled: .known(false)),
        Observation(screen: late, events: events, mark: 2, settled: .known(true)),
      ], capabilities: .everything.without(.clock, "it runs in real time"))
    let play = try await Play(driver, "Given the app is open", "When I go back", "Then \(step)")
    #expect(play.ending.hasPrefix("failed"), "\(play.endings)")
  }

  @Test(arguments: [
    #"the path is "/log-in""#, #"the title is "Log in""#, #"the "Next" button is not in view"#,
    #"the "Next" button is not covered"#,
  ])
  func `what is about to change is looked at once the app is at rest`(step: String) async throws {
    let early = Screen.sample.with { screen in
      screen.properties[.address] = .known("http://x.test/log-in")
      screen.properties[.title] = .known("Log in")
      for index in screen.elements.indices {
        screen.elements[index].properties[.inView] = .known(.flag(!step.contains("in view")))
      }
    }
    let late = Screen.sample.with { screen in
      screen.properties[.address] = .known("http://x.test/home")
      screen.properties[.title] = .known("Home")
      for index in screen.elements.indices {
        screen.elements[index].properties[.inView] = .known(true)
        screen.elements[index].properties[.coveredBy] = .known("Veil")
      }
    }
    let driver = FakeDriver(
      [
        Observation(screen: early, settled: .known(false)),
        Observation(screen: late, settled: .known(true)),
      ], capabilities: .everything.without(.clock, "it runs in real time"))
    let play = try await Play(driver, "Given the app is open", "Then \(step)")
    #expect(play.ending.hasPrefix("failed"), "\(play.endings)")
  }

  @Test func `an absence is not waited for longer than a check waits`() async throws {
    let driver = FakeDriver(
      [Observation(screen: .sample, settled: .known(false))],
      capabilities: .everything.without(.clock, "it runs in real time"))
    let play = try await Play(
      driver, "Given the app is open", "When I go back", #"Then I do not see "Error""#)
    #expect(play.ending == "passed")
    #expect(Self.waits(driver).reduce(0, +) == 100)
  }

  @Test func `a wait ends before its step's limit, and says what it waited for`() async throws {
    let driver = FakeDriver(
      [Observation(screen: .sample, settled: .known(false))],
      capabilities: .everything.without(.clock, "it runs in real time"))
    let options = RunOptions(
      stepLimit: .seconds(2), on: .ticking(milliseconds: 20))
    let play = try await Play(
      driver, options: options, "Given the app is open",
      #"Then within 60 seconds I am on the "home" screen"#)
    #expect(
      play.ending == """
        failed: the screen in front is not as expected
          expected: "home"
            actual: "form"
          looked again until the time limit of the step was near
        """)
    #expect(play.screens.count == 1)
  }

  @Test func `an action waits for its element as a check does`() async throws {
    let tap = FakeDriver.line(.tap(Selector("Done")))
    let driver = FakeDriver(
      [Observation(screen: .sample, settled: .unknown("a page is never done"))],
      capabilities: .everything.without(.clock, "it runs in real time"),
      refusals: [tap: .elementNotFound(Selector("Done"), .sample)])
    let play = try await Play(
      driver, options: RunOptions(on: .still), "Given the app is open", #"When I tap "Done""#)
    #expect(play.ending.hasPrefix("failed: there is no \"Done\" on the \"form\" screen"))
    #expect(driver.ledger.filter { $0 == tap }.count == 4)
    #expect(Self.waits(driver) == [20, 40, 40])
  }

  @Test func `an action does not wait where the app has settled, or time is virtual`() async throws
  {
    let tap = FakeDriver.line(.tap(Selector("Done")))
    let refusals = [tap: DriverError.elementNotFound(Selector("Done"), .sample)]
    let settled = FakeDriver(
      [Observation(screen: .sample, settled: .known(true))],
      capabilities: .everything.without(.clock, "it runs in real time"), refusals: refusals)
    let virtual = FakeDriver(
      [Observation(screen: .sample, settled: .known(false))], refusals: refusals)
    for driver in [settled, virtual] {
      let play = try await Play(driver, "Given the app is open", #"When I tap "Done""#)
      #expect(play.ending.hasPrefix("failed: there is no \"Done\""))
      #expect(Self.waits(driver) == [])
    }
  }

  @Test func `asking again ends when patience does`() async throws {
    let driver = FakeDriver(
      [Observation(screen: .sample, settled: .known(false))],
      capabilities: .everything.without(.clock, "it runs in real time"))
    let play = try await Play(driver, "Given the app is open", #"Then I am on the "home" screen"#)
    #expect(
      play.ending == """
        failed: the screen in front is not as expected
          expected: "home"
            actual: "form"
          looked again for 100 ms
        """)
  }

  @Test func `a check never moves a virtual clock`() async throws {
    let driver = FakeDriver([Observation(screen: .sample, settled: .known(false))])
    let play = try await Play(driver, "Given the app is open", #"Then I am on the "home" screen"#)
    #expect(play.ending.hasPrefix("failed"))
    #expect(driver.ledger == ["launch app", "observe since 0", "close"])
  }

  @Test func `without a session the words say how to get one`() async throws {
    let registry = try StepRegistry(Vocabulary.words)
    let suite = Suite(sources: [
      Source(uri: "s.feature", text: "Feature: f\n Scenario: s\n  Given the app is open\n")
    ])
    var message: String?
    await SpecRun(Planner(registry).plan(suite)).run { envelope in
      if case .testStepFinished(let finished) = envelope {
        message = finished.result.failure?.message
      }
    }
    #expect(
      message == """
        no engine is set up for this scenario
          make the step libraries with Vocabulary.libraries(on:)
        """)
  }
}

extension RunClock {
  /// A clock that stands still, so that only pauses count.
  fileprivate static var still: RunClock {
    RunClock(epoch: 0, now: { 0 }, pause: forEver)
  }

  /// A clock that goes on by so much whenever it is read.
  fileprivate static func ticking(milliseconds: Int64) -> RunClock {
    let time = Mutex<Int64>(0)
    return RunClock(
      epoch: 0,
      now: {
        time.withLock { time in
          time += milliseconds * 1_000_000
          return time
        }
      }, pause: forEver)
  }

  private static let forEver: @Sendable (Duration) async throws -> Void = { _ in
    let (never, unused) = AsyncStream<Void>.makeStream()
    for await _ in never {}
    withExtendedLifetime(unused) {}
    try Task.checkCancellation()
  }
}
