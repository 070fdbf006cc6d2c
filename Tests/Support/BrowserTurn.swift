public import Testing

/// Suites with a real browser take turns, three at a time.
///
/// Two of them used one and a half of two cores. With many more, what a page or a person does within
/// some milliseconds would not be seen.
///
/// A whole suite waits, not each of its tests: a test that waits would take the place of another
/// one, since only so many run side by side.
public struct BrowserTurn: SuiteTrait, TestScoping {
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await Turns.shared.begin()
    let result: Result<Void, any Error>
    do { result = .success(try await function()) } catch { result = .failure(error) }
    await Turns.shared.end()
    try result.get()
  }

  private actor Turns {
    static let shared = Turns()
    private var free = 3
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func begin() async {
      if free > 0 {
        free -= 1
      } else {
        await withCheckedContinuation { waiting.append($0) }
      }
    }

    func end() {
      if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
  }
}

extension Trait where Self == BrowserTurn {
  /// The tests of a suite use a real browser; the suite waits for its turn.
  public static var browserTurn: Self { Self() }
}
