/// Fails the step unless a value equals the expected one.
///
/// In both cases, the step has checked something.
public func expect<Value: Equatable>(
  _ actual: Value, is expected: Value, _ what: String, notes: [String] = [], in world: World? = nil
) throws {
  (world ?? .ofCheck)?.noteCheck()
  if actual == expected, !Confusables.deceives(actual, expected) { return }
  throw StepFailure(
    "\(what) is not as expected", expected: "\(expected)", actual: "\(actual)",
    notes: notes + Confusables.notes("\(expected)", "\(actual)"))
}

/// Fails the step with a message unless a condition is true.
public func expect(_ condition: Bool, _ sentence: String, in world: World? = nil) throws {
  (world ?? .ofCheck)?.noteCheck()
  if !condition { throw StepFailure(sentence) }
}
