import SpecDrivers
import Testing

/// A scenario does not pass if a script of its app failed and no step expects it.
@Suite struct ScriptErrorTests {
  private static func driver(
    _ errors: [String], capabilities: Capabilities = .everything
  ) -> FakeDriver {
    let events = [Event].numbered(errors.map { (.error, $0, ["line": 3]) })
    return FakeDriver(
      [Observation(screen: .sample, events: events, mark: events.last?.number ?? 0)],
      capabilities: capabilities)
  }

  private static let opening = ["Given the app is open", #"Then I see "Next""#]

  @Test func `an error that no step expects fails the scenario at its end`() async throws {
    let play = try await Play(Self.driver(["Error: no items"]), steps: Self.opening)
    #expect(play.endings == ["passed", "passed"])
    #expect(
      play.endFailure == """
        a script failed, and no step expects it: "Error: no items"
          errors since the app was opened:
            10 ms  error "Error: no items", line 3
          if it belongs to the scenario: Then a script fails with "Error: no items"
          to ignore such errors in a run: --allow-script-errors
        """)
  }

  @Test(arguments: [#""Error: no items""#, #"a message containing "no items""#])
  func `an error that a step expects does not`(how: String) async throws {
    let play = try await Play(
      Self.driver(["Error: no items"]), steps: Self.opening + ["And a script fails with \(how)"])
    #expect(play.ending == "passed")
    #expect(play.endFailure == nil)
  }

  @Test(arguments: [[], [#"And a script fails with "no 9.99""#]])
  func `an answer that a step changes in vain is an error of that step`(more: [String]) async throws
  {
    let events = [Event].numbered([(.error, "no 9.99", ["arranged": true])])
    let driver = FakeDriver([
      Observation(screen: .sample, events: events, mark: events.last?.number ?? 0)
    ])
    let play = try await Play(driver, steps: Self.opening + more)
    if more.isEmpty {
      #expect(play.endFailure == "no 9.99\n  correct the step that arranges this answer")
    } else {
      #expect(play.ending.hasPrefix("failed: no script failed with"), "\(play.endings)")
    }
  }

  @Test func `expecting one error does not excuse another`() async throws {
    let play = try await Play(
      Self.driver(["Error: no items", "TypeError: x"]),
      steps: Self.opening + [#"And a script fails with "Error: no items""#])
    #expect(play.endFailure?.contains(#""TypeError: x""#) == true)
  }

  @Test func `an error is not added to a scenario that failed`() async throws {
    let play = try await Play(
      Self.driver(["Error: no items"]), steps: Self.opening + [#"And I see "Nothing""#])
    #expect(play.endFailure == nil)
  }

  @Test func `an engine that cannot see errors is not asked`() async throws {
    var capabilities = Capabilities.everything
    capabilities.abilities[.pageErrors] = .missing("it has no scripts")
    let play = try await Play(
      Self.driver(["Error: no items"], capabilities: capabilities), steps: Self.opening)
    #expect(play.endFailure == nil)
    #expect(play.driver.ledger.filter { $0.hasPrefix("observe") }.count == 1)
  }
}
