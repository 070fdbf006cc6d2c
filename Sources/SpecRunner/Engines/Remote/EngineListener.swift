import SpecJSON
import Synchronization

/// Converts an engine's notifications to `EngineNotification`, and its invalid lines to warnings.
final class EngineListener: Sendable {
  /// The maximum number of reported invalid lines; more would hide other messages.
  static let mostStrayLines = 20

  private let notice: @Sendable (EngineNotification) -> Void
  private let strayLines = Mutex(0)

  init(_ notice: @escaping @Sendable (EngineNotification) -> Void) { self.notice = notice }

  func hear(_ arrival: RPCPeer.Arrival) {
    switch arrival {
    case .notification(let method, let parameters): hear(method, parameters)
    case .request(_, let method, _):
      notice(
        .warning("the engine sent the request \"\(method)\"; an engine must not send requests"))
    case .stray(let line, let error): hear(stray: line, error)
    case .late(let id):
      notice(.warning("the engine answered request \(id) after its time limit"))
    case .repeated(let id):
      notice(
        .warning(
          "the engine answered request \(id) more than once; an engine must answer each one once"))
    case .ended: break
    }
  }

  private func hear(stray line: [UInt8], _ error: RPCError) {
    let count = strayLines.withLock { count in
      count += 1
      return count
    }
    guard count <= Self.mostStrayLines else { return }
    if line.first == UInt8(ascii: "{") {
      notice(.warning("the engine sent \(Self.words(of: line, error))"))
    } else {
      notice(
        .warning(
          "the engine printed on standard output, which is reserved for messages: "
            + Self.start(of: line)))
    }
    if count == Self.mostStrayLines {
      notice(.warning("further lines of this kind are not reported"))
    }
  }

  /// The description of a line that looks like a message and is none.
  static func words(of line: [UInt8], _ error: RPCError) -> String {
    "a line that is not a message (\(error.message)): \(start(of: line))"
  }

  private static func start(of line: [UInt8]) -> String {
    String(decoding: line.prefix(200), as: UTF8.self)
  }

  private func hear(_ method: String, _ parameters: JSONValue) {
    do {
      if let heard = try Self.notice(method, parameters) { notice(heard) }
    } catch {
      notice(.warning("the engine's \(method) notification is invalid: \(error)"))
    }
  }

  /// Decodes a notification; nil if its method is unknown.
  static func notice(
    _ method: String, _ parameters: JSONValue
  ) throws(JSONDecodingError) -> EngineNotification? {
    switch EngineProtocol.Notice(rawValue: method) {
    case .log:
      let level: EngineNotification.Level =
        try parameters.fieldIfPresent(at: "level", as: DriverWire.raw) ?? .info
      return .log(
        level, try parameters.string(at: "message"),
        session: try parameters.string(ifPresent: "session"))
    case .progress:
      return .progress(
        try parameters.string(ifPresent: "message") ?? "")
    case .cancel, nil: return nil
    }
  }
}
