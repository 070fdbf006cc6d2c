import SpecDrivers
import SpecJSON
import SpecTestKit
import Testing

@testable import SpecAnalysis

/// What counts as walked, and what is written about the rest.
@Suite struct PathCoverageTests {
  /// There and back: six states, the field without the focus is there twice.
  @Test func `states, edges and pairs are counted`() async throws {
    let coverage = try await GateWalks.coverage([GateWalks.thereAndBack])
    #expect(coverage.actions == 6)
    #expect(coverage.states.covered == 6)
    #expect(coverage.edges.covered == 6)
    #expect(coverage.pairs.covered == 5)
    #expect(coverage.returns.covered == 1)
    #expect(coverage.repetitions.covered == 0)
    #expect(coverage.states.beyond + coverage.edges.beyond + coverage.pairs.beyond == 0)
    // Six outside, two inside, and all but the question after the user has left.
    #expect(coverage.states.reachable == 6 + 2 + 7)
    let walked = zip(coverage.graph.edges, coverage.edgeVisits).filter { $0.1 > 0 }.map { edge, _ in
      "\(coverage.graph.states[edge.source].place) - \(edge.action.text) - "
        + coverage.graph.states[edge.target].place
    }
    #expect(
      Set(walked) == [
        #"gate - tap "Code" - gate"#, #"gate - enter valid text into "Code" - gate"#,
        "gate - press return - gate", #"gate - tap "Open" - garden"#,
        "garden - go back - garden › Leave the garden?",
        #"garden › Leave the garden? - answer "Go" - gate"#,
      ])
  }

  /// Gate, garden and question, the first two also after the user has left: five states.
  ///
  /// The garden is found although the gate opens only in one of the states that look alike here.
  @Test func `fewer facets make fewer states, and the search finds no less`() async throws {
    let coverage = try await GateWalks.coverage(
      [GateWalks.thereAndBack], PathAbstraction([.screen, .prompt]))
    #expect(coverage.states == .init(reachable: 5, covered: 3, beyond: 0))
    #expect(coverage.edges.covered == 6)
    #expect(coverage.pairs.covered == 5)
    #expect(coverage.pairs.beyond == 0)
    #expect(
      coverage.graph.states.map(\.text).sorted() == [
        "garden", "garden (left)", "garden › Leave the garden?", "gate", "gate (left)",
      ])
  }

  @Test func `a repetition is a pair of the same action`() async throws {
    let type = Action.type("9", into: GateWalks.code)
    let coverage = try await GateWalks.coverage([[type, type, type]])
    // The second and the third 9 are one edge, which follows itself.
    #expect(coverage.edges.covered == 2)
    #expect(coverage.pairs.covered == 2)
    #expect(coverage.repetitions.covered == 2)
  }

  @Test func `what the search does not reach is counted apart`() async throws {
    let paths = try await GateWalks.record([GateWalks.thereAndBack])
    let search = await GateWalks.search(paths, limits: PathSearch.Limits(states: 1))
    let coverage = PathCoverage("gate", paths, search)
    #expect(coverage.states == .init(reachable: 1, covered: 1, beyond: 5))
    #expect(coverage.edges.beyond == 6)
    #expect(coverage.pairs == .init(reachable: 0, covered: 0, beyond: 5))
  }

  @Test func `kinds of pairs that no scenario walks come first`() async throws {
    let coverage = try await GateWalks.coverage()
    let isOpen = coverage.missing.map { $0.covered == 0 }
    let first = isOpen.firstIndex(of: false) ?? isOpen.count
    #expect(first > 0)
    #expect(!isOpen[first...].contains(true))
    #expect(
      coverage.missing.reduce(0) { $0 + $1.missing } + coverage.pairs.covered
        == coverage.pairs.reachable)
  }

  @Test func `the same sessions in another order give the same figures`() async throws {
    let sessions = [GateWalks.thereAndBack, GateWalks.correction]
    let one = try await GateWalks.coverage(sessions)
    let other = try await GateWalks.coverage(sessions.reversed())
    #expect(JSONWriter.write(one.json) == JSONWriter.write(other.json))
  }

  /// What a person would see of the gate, in an invented vocabulary.
  private static func checks(from before: Screen?, to after: Screen) -> [String] {
    let facts = { (screen: Screen) -> [String] in
      ["\(screen.name) is open", "the focus is \((screen.focus.value ?? nil) ?? "nowhere")"]
        + screen.elements.compactMap {
          $0.properties[.text]?.value?.text.map { "the code is [\($0)]" }
        }
        + ((screen.alert.value ?? nil).map { ["\($0.title)\n  | \($0.buttons[0]) |"] } ?? [])
    }
    guard let before, before.name == after.name else { return facts(after) }
    return facts(after).filter { !facts(before).contains($0) }
  }

  private static let page = PathSuggestions(
    opening: { _ in ["the gate is there"] }, sentence: { "\($0)" }, checks: checks)

  private static func walks(
    _ coverage: PathCoverage, limit: Int, without left: Bool = false
  ) async -> WalkMaker.Result {
    await WalkMaker(
      on: GateEngine(), canOpen: { _ in true },
      canPerform: { if case .leave = $0 { !left } else { true } }
    ).walks(for: coverage, limit: limit)
  }

  @Test func `missing pairs are written as walks with checks, and an open one at the end`()
    async throws
  {
    let coverage = try await GateWalks.coverage()
    let result = await Self.walks(coverage, limit: 3)
    #expect(result.walks.count == 3)
    #expect(result.rest > 0)
    expectGolden(
      Self.page.feature([("gate", result.walks)]), "analysis/path-suggestions.feature.txt")
  }

  /// The paths of the walks are measured as a run of the scenarios would be.
  @Test func `all walks together take every missing pair that can be taken`() async throws {
    let coverage = try await GateWalks.coverage()
    let result = await Self.walks(coverage, limit: 1000)
    #expect(result.rest == 0)
    #expect(result.walks.allSatisfy { $0.pairs > 0 })
    let walked = try await GateWalks.coverage(
      [GateWalks.thereAndBack, GateWalks.correction] + result.walks.map { $0.steps.map(\.action) })
    #expect(walked.pairs.reachable - walked.pairs.covered <= result.unwritten)
    let new = result.walks.reduce(0) { $0 + $1.pairs }
    #expect(walked.pairs.covered == coverage.pairs.covered + new)
  }

  @Test func `a walk does not end outside the app, and takes only actions that can be written`()
    async throws
  {
    let coverage = try await GateWalks.coverage()
    let all = await Self.walks(coverage, limit: 1000)
    #expect(all.walks.allSatisfy { $0.steps.last?.isAway == false })
    let result = await Self.walks(coverage, limit: 1000, without: true)
    #expect(result.unwritten > all.unwritten)
    #expect(!result.walks.flatMap(\.steps).contains { $0.action == .leave })
  }

  @Test func `the same walks are suggested whatever order the sessions have`() async throws {
    let sessions = [GateWalks.thereAndBack, GateWalks.correction]
    let texts = await [
      Self.walks(try GateWalks.coverage(sessions), limit: 9),
      Self.walks(try GateWalks.coverage(sessions.reversed()), limit: 9),
    ].map { Self.page.feature([("gate", $0.walks)]) }
    #expect(texts[0] == texts[1])
  }
}
