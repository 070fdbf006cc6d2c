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

  @Test func `what no check follows does not count`() async throws {
    var (paths, search) = (try await GateWalks.record([GateWalks.thereAndBack]), PathSearchResult())
    search = await GateWalks.search(paths)
    paths[0].checked = 2
    let coverage = PathCoverage("gate", paths, search)
    #expect((coverage.actions, coverage.unchecked) == (2, 4))
    #expect((coverage.edges.covered, coverage.pairs.covered) == (2, 1))
  }
}
