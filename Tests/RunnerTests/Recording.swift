import SpecRunner
import SpecText
import Synchronization

/// A run's stream as lines a person can read, for whole-output comparison.
struct Recording {
  var envelopes: [Envelope] = []

  /// Runs features with the given steps and keeps everything that was said.
  static func run(
    _ features: String..., steps: StepLibrary, options: RunOptions = RunOptions(),
    selection: Selection = Selection()
  ) async throws -> Recording {
    let sources = features.enumerated().map {
      Source(uri: "f\($0.offset + 1).feature", text: $0.element)
    }
    let suite = Suite(sources: sources)
    let plan = Planner(try StepRegistry([steps], for: suite), selection).plan(suite)
    return await run(plan, options)
  }

  static func run(_ plan: Plan, _ options: RunOptions) async -> Recording {
    var recording = Recording()
    await SpecRun(plan, options).run { recording.envelopes.append($0) }
    return recording
  }

  /// What happened from the start of the run on: a line an event, hooks by name.
  var story: [String] {
    var names: [NodeID: String] = [:]
    var steps: [NodeID: String] = [:]
    var cases: [NodeID: String] = [:]
    var pickles: [NodeID: Pickle] = [:]
    var runHooks: [NodeID: String] = [:]
    var lines: [String] = []
    for envelope in envelopes {
      switch envelope {
      case .hook(let hook): names[hook.id] = hook.name ?? hook.kind.rawValue
      case .pickle(let pickle): pickles[pickle.id] = pickle
      case .testCase(let test):
        cases[test.id] = pickles[test.pickleID]?.name
        for step in test.steps {
          switch step.role {
          case .hook(let id): steps[step.id] = "hook \(names[id] ?? "?")"
          case .step(let id, _):
            steps[step.id] = pickles[test.pickleID]?.steps.first { $0.id == id }?.text
          }
        }
      case .parseError(let error): lines.append("parse error: \(error.message)")
      case .testRunHookStarted(let hook): runHooks[hook.id] = names[hook.hookID]
      case .testRunHookFinished(let hook):
        lines.append("\(runHooks[hook.testRunHookStartedID] ?? "?"): \(hook.result.words)")
      case .testCaseStarted(let start):
        cases[start.id] = cases[start.testCaseID]
        lines.append(
          "\(cases[start.testCaseID] ?? "?")\(start.attempt > 0 ? " attempt \(start.attempt)" : "")"
        )
      case .testStepFinished(let step):
        lines.append("  \(steps[step.testStepID] ?? "?"): \(step.result.words)")
      case .attachment(let attachment):
        if let inner = InnerSteps(attachment) {
          lines += inner.steps.map { step in
            String(repeating: "  ", count: step.depth + 1) + step.line + ": " + step.result.words
          }
        } else if case .text(let text) = attachment.body {
          lines.append("    attached: \(text)")
        }
      case .suggestion: lines.append("    suggestion")
      case .testCaseFinished(let end):
        if end.willBeRetried { lines.append("  will be retried") }
      case .testRunFinished(let end):
        lines.append(
          end.success
            ? "success"
            : "no success"
              + (end.failure?.message.map { ": \($0)" } ?? ""))
      default: break
      }
    }
    return lines
  }
}

extension StepResult {
  fileprivate var words: String {
    let message = failure?.message.map { " (\($0.split(separator: "\n").first ?? ""))" } ?? ""
    return status.rawValue.lowercased() + message
  }
}

/// A clock the test moves; what waits on it wakes when its time has come.
final class ManualClock: Sendable {
  private struct State {
    var now: Int64 = 0
    var sleepers: [(until: Int64, continuation: CheckedContinuation<Void, Never>)] = []
  }
  private let state = Mutex(State())

  var clock: RunClock {
    RunClock(epoch: 0, now: { self.state.withLock { $0.now } }) { length in
      try Task.checkCancellation()
      await withCheckedContinuation { continuation in
        self.state.withLock { $0.sleepers.append(($0.now + length.wholeNanoseconds, continuation)) }
      }
      try Task.checkCancellation()
    }
  }

  /// Moves the time and wakes whoever has waited long enough.
  func advance(seconds: Int64) {
    let woken = state.withLock { state in
      state.now += seconds * 1_000_000_000
      let now = state.now
      let woken = state.sleepers.filter { $0.until <= now }
      state.sleepers.removeAll { $0.until <= now }
      return woken
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }
}
