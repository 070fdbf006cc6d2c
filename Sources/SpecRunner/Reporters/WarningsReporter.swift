import SpecMessages

/// Writes warnings, one per line: scenarios that passed only when retried.
struct WarningsReporter: Reporter {
  let output: Output

  init(_ output: Output) { self.output = output }

  var readsInOrder: Bool { true }

  mutating func receive(_ envelope: Envelope, _ index: RunIndex) {
    guard let attempt = index.lastAttempt(endedBy: envelope), attempt.isFlaky else { return }
    let name = CaseName(attempt)
    output.line(
      "\(name.place): \(name.title(Style(.plain))): passed at attempt \(attempt.started.attempt + 1)"
    )
  }
}
