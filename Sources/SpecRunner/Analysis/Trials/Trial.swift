import SpecGherkin
import SpecMessages
package import SpecRunner

/// One run of one scenario, as far as its outcome tells whether anything was noticed.
package struct Trial: Sendable {
  package let pickleID: NodeID
  package let status: Status
  /// The app the scenario opened, where a hook told it.
  package let app: String?
  /// The first step, or hook, that did not pass; nil if all did.
  package let trouble: Trouble?

  /// What a scenario stumbled over.
  package struct Trouble: Hashable, Sendable {
    /// The step's text; nil for a hook.
    package let step: String?
    /// The step's line.
    package let line: Int?
    /// What went wrong; nil if the status says it all.
    package let failure: Failure?
  }

  /// Whether something was expected and was not so, as opposed to a crash, a limit of time, or
  /// anything else that goes wrong without being looked at.
  package var isRefuted: Bool {
    status == .failed && trouble?.failure?.kind == .expectation
  }

  init(_ attempt: Attempt) {
    pickleID = attempt.testCase.pickleID
    status = attempt.results.isEmpty ? .passed : attempt.status
    app =
      attempt.attachments.lazy.compactMap { _, attachment in
        guard attachment.mediaType == Attachment.appType, case .text(let name) = attachment.body
        else { return nil }
        return name
      }.last
    let place = attempt.results.firstIndex { $0.status == attempt.status }
    guard attempt.status > .passed, let place else {
      trouble = nil
      return
    }
    trouble = Trouble(
      step: attempt.pickleStep(at: place)?.text,
      line: attempt.documentStep(at: place)?.location.line,
      failure: attempt.results[place].failure)
  }

  /// Runs a plan and keeps the last attempt at each of its scenarios, in the order they ended.
  package static func run(_ plan: Plan, _ options: RunOptions) async -> [Trial] {
    let index = RunIndex()
    var trials: [Trial] = []
    await SpecRun(plan, options).run { envelope in
      index.receive(envelope)
      guard case .testCaseFinished(let event) = envelope, !event.willBeRetried,
        let attempt = index.attempt(event.testCaseStartedID)
      else { return }
      trials.append(Trial(attempt))
    }
    return trials
  }
}
