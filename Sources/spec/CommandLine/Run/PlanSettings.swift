import SpecMessages
import SpecRunner
import SpecText

/// The shard and the order of a run.
struct PlanSettings {
  let ordering: Ordering
  let shard: Shard?
  /// A line printed before the run, so that an aborted run can be repeated.
  let announcement: String?

  init(_ arguments: Arguments) throws(UsageError) {
    ordering = try Self.ordering(arguments)
    shard = try Self.shard(arguments)
    let isDrawn = arguments.value(PlanFlags.order) == "random"
    announcement =
      if isDrawn, case .random(let seed) = ordering { "random order, seed \(seed)" } else { nil }
  }

  /// Properties of the run for reports that support them.
  var properties: [(name: String, value: String)] {
    var properties: [(name: String, value: String)] = []
    if case .random(let seed) = ordering { properties.append(("seed", "\(seed)")) }
    if let shard { properties.append(("shard", shard.description)) }
    return properties
  }

  /// Notes about the plan for the summary, one per line.
  func notes(on plan: Plan) -> [String] {
    var notes: [String] = []
    if let shard {
      let count = plan.selectedCount
      let own = plan.cases.isEmpty ? "none" : "\(plan.ownCount)"
      notes.append("shard \(shard.description): \(own) of \(count.counted("scenario"))")
    }
    if case .random(let seed) = ordering {
      notes.append("random order: --order random:\(seed) repeats it")
    }
    if plan.standingCount > 0 {
      let verb = plan.standingCount == 1 ? "is" : "are"
      notes.append(
        "\(plan.standingCount.counted("scenario")) tagged \(Pickle.standingTag) \(verb) checked by "
          + "spec explore")
    }
    return notes
  }

  private static func ordering(_ arguments: Arguments) throws(UsageError) -> Ordering {
    guard let text = arguments.value(PlanFlags.order) else { return .defined }
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    switch (parts[0], parts.count > 1 ? UInt64(parts[1]) : nil, parts.count) {
    case ("defined", _, 1): return .defined
    case ("reverse", _, 1): return .reverse
    // The range is large enough and easy to type.
    case ("random", _, 1): return .random(seed: .random(in: 1...999_999))
    case ("random", .some(let seed), 2): return .random(seed: seed)
    case ("random", _, _):
      throw arguments.unusable(
        PlanFlags.order, expected: "an integer as the seed", example: "random:42")
    default:
      throw arguments.unusable(
        PlanFlags.order, expected: "defined, reverse or random", example: "random:42")
    }
  }

  private static func shard(_ arguments: Arguments) throws(UsageError) -> Shard? {
    guard let text = arguments.value(PlanFlags.shard) else { return nil }
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1],
      var shard = Shard(index, of: count)
    else {
      throw arguments.unusable(
        PlanFlags.shard, expected: "I/N with I from 1 to N", example: "2/4")
    }
    shard.unit = arguments.choice(PlanFlags.shardBy) ?? .scenario
    if let file = arguments.value(PlanFlags.durations) {
      shard.durations = try durations(file, arguments)
    }
    return shard
  }

  /// Reads the durations of scenarios from a recording.
  private static func durations(
    _ file: String, _ arguments: Arguments
  ) throws(UsageError) -> CaseDurations {
    var durations = CaseDurations()
    var isEmpty = true
    let index = RunIndex()
    var problem = RecordedRun.read(file) { envelope in
      index.receive(envelope)
      guard case .testCaseFinished(let event) = envelope, !event.willBeRetried,
        let attempt = index.attempt(event.testCaseStartedID), let pickle = attempt.pickle,
        let duration = attempt.duration
      else { return }
      isEmpty = false
      durations.note(pickle.name, in: pickle.uri, duration)
    }
    if problem == nil, isEmpty { problem = "no scenario was run in \"\(file)\"" }
    if let problem {
      throw UsageError(
        place: arguments.place,
        fact: .unreadable(typed: PlanFlags.durations.long, problem: problem))
    }
    return durations
  }
}

extension Plan {
  /// The number of selected scenarios in the plan; each counts once for all its variants and
  /// repetitions.
  fileprivate var ownCount: Int { cases.count / max(variantCount, 1) }

  private var variantCount: Int {
    guard let first = cases.first else { return 1 }
    return cases.prefix { $0.pickle.id == first.pickle.id }.count
  }
}
