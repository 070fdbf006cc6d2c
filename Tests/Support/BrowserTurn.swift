import Foundation
public import Testing

/// Suites with a real browser take turns, two at a time.
///
/// Each has about a core, so that what a page or a person does within some milliseconds is seen.
/// When the other tests are done, and browsers have the machine for themselves, there are three.
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
    private var limit = 2
    private var running = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var isWatching = false

    func begin() async {
      if running < limit {
        running += 1
        return
      }
      if !isWatching {
        isWatching = true
        Task { await watch() }
      }
      await withCheckedContinuation { waiting.append($0) }
    }

    func end() {
      running -= 1
      admit()
    }

    private func admit() {
      while running < limit, !waiting.isEmpty {
        running += 1
        waiting.removeFirst().resume()
      }
    }

    /// While suites wait, admits a third one whenever this process uses less than a third of a core.
    private func watch() async {
      while !waiting.isEmpty {
        let before = clock()
        try? await Task.sleep(for: .seconds(2))
        let seconds = Double(clock() - before) / Double(CLOCKS_PER_SEC)
        limit = seconds < 0.6 ? 3 : 2
        admit()
      }
      isWatching = false
    }
  }
}

extension Trait where Self == BrowserTurn {
  /// The tests of a suite use a real browser; the suite waits for its turn.
  public static var browserTurn: Self { Self() }
}
