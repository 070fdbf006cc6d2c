public import Testing

/// Runs the tests of a suite one at a time, in any order.
///
/// With `.serialized`, a test of the suite enters the queue of all tests only when the one before
/// has ended, so that suites that wait for browsers and phones are left to the end of the run, where
/// nothing else uses the processors. Here all of them enter the queue at the start. A time limit of
/// such a test includes the wait for its turn.
public struct OneAtATime: SuiteTrait, TestTrait, TestScoping {
  private let turn = Turn()

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await turn.begin()
    do {
      try await function()
    } catch {
      await turn.end()
      throw error
    }
    await turn.end()
  }
}

extension Trait where Self == OneAtATime {
  /// The tests of the suite share something that only one of them can use.
  public static var oneAtATime: OneAtATime { OneAtATime() }
}

/// What one test has at a time.
private actor Turn {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func begin() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Passes the turn to the first that waits.
  func end() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
