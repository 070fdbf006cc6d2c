import SpecDrivers
import SpecJSON
import Synchronization

/// Collects the findings of a check, in order.
struct FindingCollector {
  var report = EngineReport(engine: nil, findings: [])

  /// Checks a rule; a thrown error is a violation.
  ///
  /// - Returns: whether the engine follows the rule, for checks that depend on it.
  @discardableResult
  mutating func check(
    _ promise: String, _ body: () async throws(Violation) -> Void
  ) async -> Bool {
    do {
      try await body()
      report.findings.append(.init(promise: promise, outcome: .kept))
      return true
    } catch {
      report.findings.append(.init(promise: promise, outcome: .broken(error.text)))
      return false
    }
  }

  /// Checks a rule that the app may give no occasion for.
  mutating func attempt(
    _ promise: String, _ body: () async throws(Untried) -> Void
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

/// A violation of a rule.
struct Violation: Error {
  let text: String

  init(_ text: String) { self.text = text }

  /// The message of any error of this module.
  static func words(_ error: any Error) -> String {
    switch error {
    case let error as DriverError: DriverWire.sentence(error)
    case let error as CheckedEngine.Trouble: error.words
    default: String(describing: error)
    }
  }
}

/// The end of a check that has not shown that a rule is kept.
enum Untried: Error {
  /// There was no occasion to try it.
  case untried(String)
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
