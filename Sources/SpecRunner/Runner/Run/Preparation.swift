import SpecMessages
import SpecText

/// A task before the run, such as checking a server that the run depends on.
///
/// If it throws or exceeds the time limit of a step, no hook and no scenario runs, and the run ends
/// with this problem.
package struct Preparation: Sendable {
  private let source: SourceReference
  private let body: @Sendable () async throws -> Void

  package init(
    file: String = #fileID, line: Int = #line, _ body: @escaping @Sendable () async throws -> Void
  ) {
    source = SourceReference(uri: file, line: line)
    self.body = body
  }

  /// Runs the task; returns the reason if the run cannot continue.
  func perform(for run: RunState) async -> Failure? {
    let (body, place, text) = (body, source.description, run.options.errorText)
    let ending = await TimeLimit.run(
      run.options.stepLimit, run.options.clock, whenInterrupted: { run.whenInterrupted($0) }
    ) { () -> StepRun.StepOutcome? in
      do {
        try await body()
        return nil
      } catch {
        return StepRun.StepOutcome(error, at: place, text)
      }
    }
    run.whenInterrupted(nil)
    guard let ending else { return run.isInterrupted ? nil : overdue(run, place) }
    return ending.flatMap(\.failure)
  }

  private func overdue(_ run: RunState, _ place: String) -> Failure {
    let limit = (run.options.stepLimit ?? .zero).written
    var failure = Failure(
      "the preparation ran longer than its limit of \(limit)", kind: .preparationTimeout)
    failure.trace = [place]
    return failure
  }
}
