import SpecGherkin
import SpecMessages
package import SpecRunner
package import SpecText

/// The result of one run of a scenario.
package struct Trial: Sendable {
  package let pickleID: NodeID
  package let status: Status
  /// Whether the scenario failed and a tag excuses it.
  package let isExcused: Bool
  /// The app that the scenario opened; nil if it is not recorded.
  package let app: String?
  /// The faults that could have changed what that app did; nil if they are not known.
  package let reachedFaults: Set<ExactText>?
  /// The first step or hook that did not pass; nil if all passed.
  package let trouble: Trouble?

  /// A step or hook that did not pass.
  package struct Trouble: Hashable, Sendable {
    /// The step's text; nil for a hook.
    package let step: String?
    /// The step's line.
    package let line: Int?
    /// Whether the step checks something; an action may fail because it cannot be done.
    package let isCheck: Bool
    /// The failure; nil if the status alone describes the result.
    package let failure: Failure?
  }

  /// Whether an expectation was not met, also that of an action; false for a crash, a timeout or any
  /// other error.
  package var isRefuted: Bool {
    status == .failed && trouble?.failure?.kind == .expectation
  }

  init(_ attempt: Attempt) {
    pickleID = attempt.testCase.pickleID
    status = attempt.results.isEmpty ? .passed : attempt.status
    isExcused = attempt.result.isExcused
    app =
      attempt.attachments.lazy.compactMap { $0.attachment.text(ofType: Attachment.appType) }.last
    reachedFaults = attempt.attachments.lazy.compactMap {
      $0.attachment.text(ofType: Attachment.reachedFaultsType)
    }.last.map { text in
      Set(text.utf8.split(separator: UInt8(ascii: "\n")).map { ExactText(String(Substring($0))) })
    }
    let place = attempt.results.firstIndex { $0.status == attempt.status }
    guard attempt.status > .passed, let place else {
      trouble = nil
      return
    }
    let step = attempt.pickleStep(at: place)
    trouble = Trouble(
      step: step?.text,
      line: attempt.documentStep(at: place)?.location.line,
      isCheck: step?.type != .context && step?.type != .action,
      failure: attempt.results[place].failure)
  }

  /// Runs a plan; returns the last attempt of each scenario in the order of completion.
  package static func run(_ plan: Plan, _ options: RunOptions) async -> [Trial] {
    var options = options
    options.isBrief = true
    options.forbidden = []
    options.recorder = nil
    let index = RunIndex()
    for document in plan.suite.files.compactMap(\.document) {
      index.receive(.gherkinDocument(document))
    }
    for planned in plan.cases { index.receive(.pickle(planned.pickle)) }
    var trials: [Trial] = []
    await SpecRun(plan, options).run { envelope in
      index.receive(envelope)
      guard let attempt = index.lastAttempt(endedBy: envelope) else { return }
      trials.append(Trial(attempt))
    }
    return trials
  }
}
