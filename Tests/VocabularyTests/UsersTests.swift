import SpecDrivers
import Testing

@testable import SpecVocabulary

/// Several users of an app in one scenario.
@Suite struct UsersTests {
  /// A driver of an app that shows a text, and logs lines one after another.
  private static func driver(_ text: String, logs: [(line: String, after: Int)] = []) -> FakeDriver
  {
    let screen = Screen(
      name: "chat", size: Size(width: 100, height: 100),
      elements: [
        Element(
          id: "text", role: .text, label: text,
          frame: .known(Frame(x: 0, y: 0, width: 50, height: 20)))
      ],
      stack: .known(["chat"]))
    var events: [Event] = []
    var observations: [Observation] = []
    for look in 0...4 {
      for log in logs where log.after == look {
        events.append(Event(number: events.count + 1, time: .zero, kind: .log, subject: log.line))
      }
      observations.append(
        Observation(screen: screen, events: events, mark: events.last?.number ?? 0))
    }
    return FakeDriver(observations)
  }

  @Test func `each user has a session, which stays when another one goes on`() async throws {
    let (ann, ben) = (Self.driver("Ann's screen"), Self.driver("Ben's screen"))
    let play = try await Play(
      ann, others: [ben],
      steps: [
        #"Given I use the app as "Ann""#, "And the app is open",
        #"And I use the app as "Ben""#, "And the app is open",
        #"Then I see "Ben's screen""#, #"When I use the app as "Ann""#,
        #"Then I see "Ann's screen""#, #"And I do not see "Ben's screen""#,
        #"When I use the app as "Ann""#, #"Then I see "Ann's screen""#,
      ])
    #expect(play.endings == [String](repeating: "passed", count: 10))
    // Checks of one screen share a look; the last one is for errors of scripts.
    let looks = [String](repeating: "observe since 0", count: 2)
    #expect(ann.ledger == ["launch app"] + looks + ["close"])
    #expect(ben.ledger == ["launch app"] + looks + ["close"])
  }

  @Test func `what an action does to another user happened since the last When`() async throws {
    let ann = Self.driver("Ann", logs: [("an old message", 0), ("Ben writes", 1)])
    let ben = Self.driver("Ben")
    let play = try await Play(
      ann, others: [ben],
      steps: [
        #"Given I use the app as "Ann""#, "And the app is open",
        #"And I use the app as "Ben""#, "And the app is open",
        #"When I tap "Ben""#, #"And I use the app as "Ann""#,
        #"Then the app logs "Ben writes""#, #"And the app does not log "an old message""#,
      ])
    #expect(play.endings == [String](repeating: "passed", count: 8), "\(play.endings)")
  }

  @Test func `a user without a name does not become one with a name`() async throws {
    let play = try await Play(
      FakeDriver(), steps: ["Given the app is open", #"And I use the app as "Ann""#])
    #expect(
      play.endings == [
        "passed",
        "failed: the app was opened before its first user had a name\n"
          + "  move this step above the one that opens the app",
      ])
  }

  @Test func `an engine with one user skips the scenario with the reason`() async throws {
    let driver = FakeDriver(
      [Observation(screen: .sample)],
      capabilities: .everything.without(.users, "a phone has one user"))
    let play = try await Play(
      driver, steps: [#"Given I use the app as "Ann""#, "And the app is open"])
    #expect(driver.ledger.allSatisfy { !$0.hasPrefix("launch") })
    #expect((play.refusal ?? play.endings.joined()).contains("a phone has one user"))
  }
}
