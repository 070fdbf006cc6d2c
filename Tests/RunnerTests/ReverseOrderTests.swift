import SpecRunner
import Testing

/// Which scenario comes first, and how little else that changes.
struct ReverseOrderTests {
  static let suite = Suite(sources: [
    Source(
      uri: "a.feature",
      text: """
        Feature: a
          Scenario: 1
            * a step
          Scenario Outline: 2
            * a step
            Examples:
              | n |
              | x |
              | y |
        """),
    Source(uri: "b.feature", text: "Feature: b\n  @last\n  Scenario: 3\n    * a step\n"),
  ])

  static func plan(
    _ ordering: Ordering, _ selection: Selection = Selection(), variants: [String] = []
  ) throws -> Plan {
    let steps = StepLibrary("none") { Given("a step") { (world: World) in } }
    return Planner(
      try StepRegistry([steps]), selection, shard: nil, ordering: ordering, variants: variants
    ).plan(suite)
  }

  @Test(arguments: [
    (Ordering.defined, ["a:2", "a:8", "a:9", "b:3"]), (.reverse, ["b:3", "a:9", "a:8", "a:2"]),
  ])
  func `scenarios come as they are written, or the other way round`(
    ordering: Ordering, expected: [String]
  ) throws {
    let cases = try Self.plan(ordering).cases
    #expect(
      cases.map { "\($0.pickle.uri.prefix(1)):\($0.pickle.location.line)" } == expected)
  }

  @Test func `what is selected is reversed, and each scenario keeps the order of its ways`() throws
  {
    let selection = Selection(tags: try TagExpression("not @last"))
    let cases = try Self.plan(.reverse, selection, variants: ["one", "two"]).cases
    #expect(
      cases.map { "\($0.pickle.location.line) \($0.variant ?? "")" } == [
        "9 one", "9 two", "8 one", "8 two", "2 one", "2 two",
      ])
  }

  @Test func `files and pickles are told as they are written all the same`() async throws {
    let recording = await Recording.run(try Self.plan(.reverse), RunOptions())
    let told = recording.envelopes.compactMap { envelope -> String? in
      if case .pickle(let pickle) = envelope { return pickle.uri + " \(pickle.location.line)" }
      return nil
    }
    #expect(told == ["a.feature 2", "a.feature 8", "a.feature 9", "b.feature 3"])
    #expect(
      recording.story == [
        "3", "  a step: passed", "2", "  a step: passed", "2", "  a step: passed", "1",
        "  a step: passed", "success",
      ])
  }
}
