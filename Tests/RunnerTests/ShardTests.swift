import SpecMessages
import Testing

@testable import SpecRunner

/// Parts of a selection: disjoint, complete, and the same on every machine.
struct ShardTests {
  /// A small generator with a seed, so that a failure comes again.
  private struct RandomSource: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private struct Way: Sendable, CustomTestStringConvertible {
    let unit: Shard.Unit
    let hasDurations: Bool
    var testDescription: String { "by \(unit.rawValue)\(hasDurations ? " and time" : "")" }
  }

  private static let ways = Shard.Unit.allCases.flatMap { unit in
    [false, true].map { Way(unit: unit, hasDurations: $0) }
  }

  private static func candidates(_ count: Int, _ dice: inout RandomSource) -> [Shard.Candidate] {
    (0..<count).map { place in
      Shard.Candidate(
        uri: "f\(Int.random(in: 0...6, using: &dice)).feature", line: place + 1,
        name: "s\(Int.random(in: 0...20, using: &dice))")
    }
  }

  private static func durations(_ dice: inout RandomSource) -> CaseDurations {
    var durations = CaseDurations()
    for file in 0...5 {
      for name in 0...15 {
        durations.note(
          "s\(name)", in: "f\(file).feature", .seconds(.random(in: 0.001...9, using: &dice)))
      }
    }
    return durations
  }

  @Test(arguments: ways)
  private func `the marks of one division differ in nothing but the index`(_ way: Way) throws {
    var dice = RandomSource(state: 7)
    let candidates = Self.candidates(30, &dice)
    let durations = way.hasDurations ? Self.durations(&dice) : nil
    func mark(
      _ index: Int, of count: Int = 4, _ candidates: [Shard.Candidate],
      _ variants: [String?] = [nil]
    ) throws -> ShardMark {
      let shard = try #require(Shard(index, of: count, by: way.unit, durations: durations))
      return shard.mark(shard.division(of: candidates), of: candidates, variants: variants)
    }
    let first = try mark(1, candidates)
    for index in 1...4 {
      var expected = first
      expected.index = index
      #expect(try mark(index, candidates.shuffled(using: &dice)) == expected)
    }
    #expect(try mark(1, of: 5, candidates).plan == first.plan)
    #expect(try mark(1, of: 5, candidates).division != first.division)
    #expect(try mark(1, Array(candidates.dropLast())).plan != first.plan)
    #expect(try mark(1, candidates, ["a", "b"]).plan != first.plan)
    var renamed = candidates
    renamed[0] = Shard.Candidate(
      uri: renamed[0].uri, line: renamed[0].line, name: "e\u{301}")
    let decomposed = try mark(1, renamed).plan
    renamed[0] = Shard.Candidate(uri: renamed[0].uri, line: renamed[0].line, name: "\u{e9}")
    #expect(try mark(1, renamed).plan != decomposed)
  }

  @Test(arguments: ways)
  private func `shards are disjoint and complete, whatever the order of what they share`(
    _ way: Way
  ) throws {
    var dice = RandomSource(state: 42)
    for count in [0, 1, 2, 5, 30, 100] {
      let candidates = Self.candidates(count, &dice)
      let durations = way.hasDurations ? Self.durations(&dice) : nil
      for parts in 1...7 {
        let shards = try (1...parts).map {
          try #require(Shard($0, of: parts, by: way.unit, durations: durations))
        }
        let shares = shards.map { Set($0.members(of: candidates).map { candidates[$0].line }) }
        #expect(shares.map(\.count).reduce(0, +) == count)
        #expect(shares.reduce(into: Set()) { $0.formUnion($1) }.count == count)
        if way.unit == .file {
          for file in Set(candidates.map(\.uri)) {
            let lines = Set(candidates.filter { $0.uri == file }.map(\.line))
            #expect(shares.contains { $0.isSuperset(of: lines) })
          }
        }
        let shuffled = candidates.shuffled(using: &dice)
        for (shard, share) in zip(shards, shares) {
          #expect(Set(shard.members(of: shuffled).map { shuffled[$0].line }) == share)
        }
      }
    }
  }

  private static let listed = (1...7).map {
    Shard.Candidate(uri: $0 < 4 ? "a.feature" : "b.feature", line: $0, name: "s\($0)")
  }

  @Test func `by default neighbours go to different shards`() throws {
    let shares = try (1...3).map { try #require(Shard($0, of: 3)).members(of: Self.listed) }
    #expect(shares == [[0, 3, 6], [1, 4], [2, 5]])
  }

  @Test func `files go whole to the shard that has least`() throws {
    let shares = try (1...3).map {
      try #require(Shard($0, of: 3, by: .file)).members(of: Self.listed)
    }
    #expect(shares == [[3, 4, 5, 6], [0, 1, 2], []])
  }

  @Test func `with durations the longest go first, and what is unknown counts as the mean`() throws
  {
    var durations = CaseDurations()
    durations.note("s1", in: "a.feature", .seconds(10))
    for name in 2...6 {
      durations.note("s\(name)", in: name < 4 ? "a.feature" : "b.feature", .seconds(2))
    }
    let shares = try (1...2).map {
      try #require(Shard($0, of: 2, durations: durations)).members(of: Self.listed)
    }
    #expect(shares.map { $0.sorted() } == [[0, 5], [1, 2, 3, 4, 6]])
  }

  @Test(arguments: [(0, 3), (4, 3), (-1, 3), (1, 0), (1, -2)])
  func `there is no shard outside of one to the count`(_ index: Int, _ count: Int) {
    #expect(Shard(index, of: count) == nil)
  }

  @Test func `a plan holds its shard's scenarios and knows how many there are in all`() throws {
    let text = "Feature: f\n" + (1...5).map { "Scenario: s\($0)\n* a step\n" }.joined()
    let suite = Suite(sources: [Source(uri: "f.feature", text: text)])
    let registry = try StepRegistry([StepLibrary("one") { Given("a step") { (world: World) in } }])
    let plan = Planner(registry, shard: Shard(2, of: 2), ordering: .reverse).plan(suite)
    #expect(plan.cases.map(\.pickle.name) == ["s4", "s2"])
    #expect(plan.selectedCount == 5)
    let empty = Planner(registry, shard: Shard(7, of: 7)).plan(suite)
    #expect(empty.cases.isEmpty)
    #expect(!empty.selectsNothing)
  }

  @Test(arguments: Shard.Unit.allCases)
  func `more parts than scenarios cost nothing`(unit: Shard.Unit) throws {
    let first = try #require(Shard(1, of: .max, by: unit))
    let last = try #require(Shard(.max, of: .max, by: unit))
    #expect(first.members(of: Self.listed).count >= 1)
    #expect(last.members(of: Self.listed) == [])
  }
}
