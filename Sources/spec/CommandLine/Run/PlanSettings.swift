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
    switch arguments[PlanFlags.order] {
    case .defined: (ordering, announcement) = (.defined, nil)
    case .reverse: (ordering, announcement) = (.reverse, nil)
    case .random(let seed?): (ordering, announcement) = (.random(seed: seed), nil)
    case .random(nil):
      // The range is large enough and easy to type.
      let seed = UInt64.random(in: 1...999_999)
      (ordering, announcement) = (.random(seed: seed), "random order, seed \(seed)")
    }
    shard = try Self.shard(arguments)
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

  private static func shard(_ arguments: Arguments) throws(UsageError) -> Shard? {
    guard var shard = arguments[PlanFlags.shard] else { return nil }
    shard.unit = arguments[PlanFlags.shardBy]
    if let file = arguments[PlanFlags.durations] {
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
      throw arguments.error(.unreadable(PlanFlags.durations.long, problem))
    }
    return durations
  }
}

extension Plan {
  /// The number of selected scenarios in the plan, without setups and teardowns; each counts once
  /// for all its variants and repetitions.
  fileprivate var ownCount: Int {
    cases.count { $0.pickle.stageTags.isEmpty } / max(variantCount, 1)
  }

  private var variantCount: Int {
    guard let first = cases.first else { return 1 }
    return cases.prefix { $0.pickle.id == first.pickle.id }.count
  }
}
