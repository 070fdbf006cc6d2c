import Foundation
import SpecRunner
import SpecTestKit
import Synchronization

/// One sample, run through the public interface the way its files ask for.
struct KitRun {
  let envelopes: [Envelope]

  /// Runs a sample with its own features, its own steps, and the options it lists.
  init(_ sample: ConformanceData.Case, _ steps: KitSteps) async throws {
    let features = sample.files.filter { $0.hasSuffix(".feature") || $0.hasSuffix(".feature.md") }
    let sources = try features.sorted().map { file in
      Source(
        uri: "samples/" + file.split(separator: "/").dropFirst().joined(separator: "/"),
        bytes: Array(try sample.data(endingWith: file)))
    }
    var ordering = Ordering.defined
    var options = RunOptions()
    options.clock = Self.clock
    try Self.read(sample, &ordering, &options)
    let library = steps.library { name in Array(try sample.data(endingWith: "/" + name)) }
    let plan = Planner(try StepRegistry([library]), shard: nil, ordering: ordering)
      .plan(Suite(sources: sources))
    var envelopes: [Envelope] = []
    await SpecRun(plan, options).run { envelopes.append($0) }
    self.envelopes = envelopes
  }

  /// A clock that goes on by a millisecond whenever it is read, so that what took time shows.
  private static var clock: RunClock {
    let now = Mutex<Int64>(0)
    return RunClock(
      epoch: 0,
      now: {
        now.withLock { now in
          now += 1_000_000
          return now
        }
      }, pause: { try await Task.sleep(for: $0) })
  }

  /// The options of the sample's arguments file, if it has one.
  private static func read(
    _ sample: ConformanceData.Case, _ ordering: inout Ordering, _ options: inout RunOptions
  ) throws {
    guard sample.files.contains(where: { $0.hasSuffix(".arguments.txt") }) else { return }
    let text = String(decoding: try sample.data(endingWith: ".arguments.txt"), as: UTF8.self)
    switch text.split(whereSeparator: \.isWhitespace).map(String.init) {
    case ["--retry", "2"]: options.retries = 2
    case ["--order", "reverse"]: ordering = .reverse
    case ["--error"]: options.preparation = Preparation { throw KitSteps.failure("Whoops!") }
    default: throw UnknownArguments(text: text)
    }
  }

  struct UnknownArguments: Error { let text: String }
}
