import SpecEngines
import Synchronization

/// What an engine says besides its answers: progress is shown at once, warnings at the end.
final class EngineNotices: Sendable {
  private static let most = 100
  private let said = Mutex<[String]>([])
  private let show: @Sendable (String) -> Void

  /// - Parameter show: shows what is waited for, while it is waited for.
  init(show: @escaping @Sendable (String) -> Void) { self.show = show }

  /// What the engine's author should read, kept for the end of the run.
  var warnings: [String] { said.withLock { $0 } }

  func hear(_ notice: EngineNotification) {
    switch notice {
    case .warning(let text): keep("warning: \(text)")
    case .log(let level, let text, _):
      if level == .warning || level == .error { keep("\(level.rawValue): \(text)") }
    case .progress(let text): show(text)
    case .attachment: break
    }
  }

  private func keep(_ line: String) {
    said.withLock { said in
      if said.count < Self.most { said.append(line) }
    }
  }
}
