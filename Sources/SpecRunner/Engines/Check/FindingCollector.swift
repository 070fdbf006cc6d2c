import SpecDrivers
import SpecJSON
import Synchronization

/// Collects the findings of a check, in order.
struct FindingCollector {
  var report = EngineReport(engine: nil, findings: [])

  /// Checks a rule, which the app may give no occasion for; a thrown error says why it is not kept.
  mutating func check(
    _ promise: String, _ body: () async throws(Unkept) -> Void
  ) async {
    do {
      try await body()
      report.findings.append(.init(promise: promise, outcome: .kept))
    } catch {
      switch error {
      case .untried(let why): skip(promise, "not exercised: " + why)
      case .broken(let flaw):
        report.findings.append(.init(promise: promise, outcome: .broken(flaw)))
      }
    }
  }

  mutating func skip(_ promise: String, _ reason: String) {
    report.findings.append(.init(promise: promise, outcome: .untried(reason)))
  }
}

/// The end of a check that has not shown that a rule is kept.
enum Unkept: Error {
  /// There was no occasion to try it.
  case untried(String)
  /// It is violated.
  case broken(String)
}

/// The warnings about an engine, collected from any thread.
final class CheckWarnings: Sendable {
  private let texts = Mutex<[String]>([])

  var all: [String] { texts.withLock { $0 } }

  func hear(_ notice: EngineNotification) {
    if case .warning(let text) = notice { texts.withLock { $0.append(text) } }
  }
}
