import SpecGherkin
import SpecMessages
import SpecReporters
import SpecRunner
import SpecText

/// Runs a recorded scenario again in a new session of the app.
struct RecordReplay {
  let registry: StepRegistry
  let language: String
  let limit: Duration?

  /// The result of a run.
  struct Result {
    /// The checks that did not hold, by the entry and their numbers in it.
    var unstable: [(entry: Int, check: Int)] = []
    /// The step that did not pass, and why; nil if all passed.
    var failure: (step: String, lines: [String])?
  }

  func run(_ scenario: RecordedScenario) async -> Result {
    var result = Result()
    let steps: (pickle: Pickle, new: [PickleStep])
    do throws(LiveText.Problem) {
      steps = try LiveText(language: language).steps(of: scenario.lines)
    } catch {
      result.failure = (scenario.opening, [error.sentence])
      return result
    }
    let lines = scenario.all.filter { !$0.isComment }
    let live = LiveScenario(registry, steps.pickle, limit: limit)
    if let outcome = await live.begin() {
      result.failure = (scenario.opening, outcome.failureLines)
    } else {
      for (line, step) in zip(lines, steps.new) where result.failure == nil {
        let outcome = await live.run(step)
        if outcome.status == .passed { continue }
        if let entry = line.entry, let check = line.check, outcome.failure?.kind != .engine {
          result.unstable.append((entry, check))
        } else {
          let words = outcome.failureLines
          let status = outcome.status.rawValue.lowercased()
          result.failure = (line.lines[0], words.isEmpty ? ["it is \(status)"] : words)
        }
      }
    }
    await live.end()
    return result
  }
}
