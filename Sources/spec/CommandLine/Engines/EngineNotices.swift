import SpecEngines
import Synchronization

/// Receives the notifications of an engine; progress is shown at once, warnings at the end.
final class EngineNotices: Sendable {
  private static let most = 100
  private let lines = Mutex<[String]>([])
  private let show: @Sendable (String) -> Void

  /// - Parameter show: shows progress while the run waits for the engine.
  init(show: @escaping @Sendable (String) -> Void) { self.show = show }

  /// Warnings and errors for the engine's author, shown at the end of the run.
  var warnings: [String] { lines.withLock { $0 } }

  func receive(_ notice: EngineNotification) {
    switch notice {
    case .warning(let text): keep("warning: \(text)")
    case .log(let level, let text, _):
      if level == .warning || level == .error { keep("\(level.rawValue): \(text)") }
    case .progress(let text): show(text)
    }
  }

  private func keep(_ line: String) {
    lines.withLock { lines in
      if lines.count < Self.most { lines.append(line) }
    }
  }
}
