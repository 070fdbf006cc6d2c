import SpecRunner
import Testing

/// In which order scenarios start.
struct OrderingTests {
  private static let steps = StepLibrary("orders") { Given("a step") { (world: World) in } }

  private static let features = [
    "Feature: f\nScenario: one\n* a step\nScenario: two\n* a step\n",
    "Feature: g\nScenario: three\n* a step\nScenario: four\n* a step\n",
  ]

  private static func names(_ ordering: Ordering, of features: [String] = features) throws
    -> [String]
  {
    let sources = features.enumerated().map {
      Source(uri: "f\($0.offset + 1).feature", text: $0.element)
    }
    return Planner(try StepRegistry([steps]), shard: nil, ordering: ordering).plan(
      Suite(sources: sources)
    )
    .cases.map(\.pickle.name)
  }

  @Test(
    arguments: [
      (.defined, ["one", "two", "three", "four"]),
      (.reverse, ["four", "three", "two", "one"]),
      (.random(seed: 1), ["three", "one", "four", "two"]),
      (.random(seed: 2), ["one", "two", "four", "three"]),
    ] as [(Ordering, [String])])
  func `scenarios start in the order that was asked for`(
    _ ordering: Ordering, _ names: [String]
  ) throws {
    #expect(try Self.names(ordering) == names)
  }

  @Test func `documents are told as they are written, whatever the order`() async throws {
    func told(_ ordering: Ordering) async throws -> [String] {
      let sources = Self.features.enumerated().map {
        Source(uri: "f\($0.offset + 1).feature", text: $0.element)
      }
      let plan = Planner(try StepRegistry([Self.steps]), shard: nil, ordering: ordering)
        .plan(Suite(sources: sources))
      return await Recording.run(plan, RunOptions()).envelopes.compactMap { envelope in
        switch envelope {
        case .source(let source): source.uri
        case .pickle(let pickle): pickle.name
        default: nil
        }
      }
    }
    let written = ["f1.feature", "one", "two", "f2.feature", "three", "four"]
    #expect(try await told(.reverse) == written)
    #expect(try await told(.random(seed: 7)) == written)
  }

  @Test func `every seed gives each scenario once, and every order comes up alike`() throws {
    var counts: [[String]: Int] = [:]
    for seed in UInt64(0)..<2400 {
      counts[try Self.names(.random(seed: seed), of: Self.features), default: 0] += 1
    }
    #expect(counts.count == 24)
    #expect(counts.keys.allSatisfy { Set($0) == ["one", "two", "three", "four"] })
    #expect(counts.values.allSatisfy { (60...140).contains($0) }, "\(counts.values)")
  }
}
