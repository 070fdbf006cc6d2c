import SpecDrivers
import SpecRunner
import SpecTestKit
import Testing

@testable import SpecAnalysis

/// The search of an app: what is offered, what is found, and that limits hold.
@Suite struct PathSearchTests {
  @Test func `a screen offers its controls, its keys and the ways out`() async throws {
    let learned = LearnedInputs(try await GateWalks.record([GateWalks.thereAndBack]))
    var app = try await ReplayedApp(GateWalks.start, on: GateEngine(), .standard)
    func offered() -> [Action] {
      OfferedActions(learned).actions(on: app.screen, in: app.state, app.capabilities)
    }
    #expect(
      offered() == [
        .tap(GateWalks.code), .type("42", into: GateWalks.code), .tap(Selector("Open")), .dismiss,
        .leave,
      ])
    #expect(try await app.replay([.type("9", into: GateWalks.code)]))
    #expect(
      offered() == [
        .type("42", into: GateWalks.code), .clear(GateWalks.code),
        .deleteBackward(times: 1, in: nil), .tap(Selector("Open")), .pressReturn, .hideKeyboard,
        .dismiss, .leave,
      ])
    #expect(try await app.replay([.leave]))
    #expect(offered() == [.comeBack])
    #expect(
      try await app.replay([
        .comeBack, .clear(GateWalks.code), .type("42", into: nil), .tap(Selector("Open")),
      ]))
    #expect(offered() == [.tap(Selector("Rose 1")), .back, .dismiss, .leave])
    #expect(try await app.replay([.back]))
    #expect(offered() == [.answer("Stay"), .answer("Go")])
    await app.close()
  }

  @Test func `a replay ends where an action is refused`() async throws {
    var app = try await ReplayedApp(GateWalks.start, on: GateEngine(), .standard)
    #expect(try await app.replay([.tap(GateWalks.code), .tap(Selector("Open"))]) == false)
    #expect(app.state.text == #"gate, focus "Code", keyboard, "Open" disabled"#)
    #expect(app.steps == 2)
    await #expect(throws: DriverError.unknownApp("door", known: ["gate"])) {
      _ = try await ReplayedApp(
        PathStart(LaunchOptions(app: "door")), on: GateEngine(), .standard)
    }
  }

  /// Outside, two states of the focus and three of the field; inside with and without a question;
  /// all but the question also after the user has left.
  @Test func `a search finds every state, and the shortest way to it`() async throws {
    let paths = try await GateWalks.record([GateWalks.thereAndBack, GateWalks.correction])
    let found = await GateWalks.search(paths)
    #expect(found.graph.states.count == 6 + 2 + 7)
    #expect(found.cut == nil)
    #expect(found.unexpanded == 0)
    #expect(found.failures == 0)
    let garden = try #require(found.graph.states.firstIndex { $0.text == "garden" })
    #expect(
      found.route(to: garden).actions == [
        .type("42", into: GateWalks.code), .tap(Selector("Open")),
      ])
  }

  @Test func `parallel replays find the same in the same order`() async throws {
    let paths = try await GateWalks.record([GateWalks.thereAndBack, GateWalks.correction])
    let one = await GateWalks.search(paths)
    let many = await GateWalks.search(paths.reversed(), jobs: 4)
    #expect(one.graph.states == many.graph.states)
    #expect(one.graph.edges == many.graph.edges)
    #expect(one.actions == many.actions)
    #expect(one.steps == many.steps)
  }

  @Test(arguments: [
    (PathSearch.Limits(states: 5), PathSearchResult.Cut.states(5), 5, 0),
    (PathSearch.Limits(steps: 0), .steps(0), 1, 1),
  ])
  func `a limit ends a search and is named`(
    _ limits: PathSearch.Limits, _ cut: PathSearchResult.Cut, _ states: Int, _ unexpanded: Int
  ) async throws {
    let found = await GateWalks.search([], limits: limits)
    #expect(found.cut == cut)
    #expect(found.graph.states.count == states)
    #expect(found.unexpanded == unexpanded)
  }

  @Test func `a search that is stopped has what it found until then`() async throws {
    let stopped = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await GateWalks.search([])
    }.value
    #expect(stopped.cut == .interrupted)
    #expect(stopped.graph.states.count == 1)
    #expect(stopped.unexpanded == 1)
  }

  @Test func `an app that cannot be launched is a failure of the search`() async throws {
    let search = PathSearch(GateEngine(), .standard, OfferedActions(), PathSearch.Limits())
    let found = await search.search([PathStart(LaunchOptions(app: "door"))], jobs: 1)
    #expect(found.failures == 1)
    #expect(found.graph.states.isEmpty)
  }

  /// The search knows no right code by itself; it goes on where a scenario leads.
  @Test func `a search goes on from states that only scenarios reach`() async throws {
    let paths = try await GateWalks.record([GateWalks.thereAndBack])
    let search = PathSearch(GateEngine(), .standard, OfferedActions(), PathSearch.Limits())
    let alone = await search.search([GateWalks.start], jobs: 1)
    #expect(!alone.graph.states.contains { $0.text == "garden" })
    let further = await search.search([GateWalks.start], walked: paths.walkedStates, jobs: 1)
    #expect(further.graph.states.count == 15)
    let left = try #require(further.graph.states.firstIndex { $0.text == "garden (left)" })
    #expect(
      further.route(to: left).actions == [
        .tap(GateWalks.code), .type("42", into: nil), .tap(Selector("Open")), .leave,
      ])
  }

  @Test func `a search begins at every first state that scenarios arrange`() async throws {
    let paths = try await GateWalks.record(
      [[.tap(GateWalks.code)]], conditions: [.record(name: "kept", value: "42")])
    let starts = PathStart.all(of: paths, first: GateWalks.start)
    #expect(starts.map(\.conditions.count) == [0, 1])
  }
}
