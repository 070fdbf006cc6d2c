import SpecJSON
import Synchronization

/// Turns what an engine says unasked into notices, and its stray prints into warnings.
final class EngineListener: Sendable {
  /// How many stray lines are told; the rest would only bury the report.
  static let mostStrayLines = 20

  private let notice: @Sendable (EngineNotification) -> Void
  private let strayLines = Mutex(0)

  init(_ notice: @escaping @Sendable (EngineNotification) -> Void) { self.notice = notice }

  func hear(_ arrival: RPCPeer.Arrival) {
    switch arrival {
    case .notification(let method, let parameters): hear(method, parameters)
    case .request(_, let method, _):
      notice(.warning("the engine asks for \"\(method)\"; engines answer, they do not ask"))
    case .stray(let line, let error): hear(stray: line, error)
    case .late(let id):
      notice(.warning("the engine answered request \(id) when nobody waited for it any more"))
    case .ended: break
    }
  }

  private func hear(stray line: [UInt8], _ error: RPCError) {
    let count = strayLines.withLock { count in
      count += 1
      return count
    }
    guard count <= Self.mostStrayLines else { return }
    let text = String(decoding: line.prefix(200), as: UTF8.self)
    if line.first == UInt8(ascii: "{") {
      notice(.warning("the engine sent a line that is no message (\(error.message)): \(text)"))
    } else {
      notice(.warning("the engine prints on standard output, which carries messages: \(text)"))
    }
    if count == Self.mostStrayLines {
      notice(.warning("further lines of this kind are not told"))
    }
  }

  private func hear(_ method: String, _ parameters: JSONValue) {
    do {
      if let heard = try Self.notice(method, parameters) { notice(heard) }
    } catch {
      notice(.warning("the engine's \(method) notice is not as agreed: \(error)"))
    }
  }

  /// The notice a notification is, or nil if there is no such notice in this version.
  static func notice(
    _ method: String, _ parameters: JSONValue
  ) throws(JSONDecodingError) -> EngineNotification? {
    switch EngineProtocol.Notice(rawValue: method) {
    case .log:
      let level: EngineNotification.Level =
        try parameters.fieldIfPresent(at: "level", as: DriverWire.raw) ?? .info
      return .log(
        level, try parameters.string(at: "message"),
        session: try parameters.fieldIfPresent(at: "session", as: DriverWire.string))
    case .attachment:
      return .attachment(
        name: try parameters.string(at: "name"),
        mediaType: try parameters.string(at: "mediaType"),
        path: try parameters.field(at: "path", as: pathInside),
        session: try parameters.fieldIfPresent(at: "session", as: DriverWire.string))
    case .progress:
      return .progress(
        try parameters.fieldIfPresent(at: "message", as: DriverWire.string) ?? "")
    case .cancel, nil: return nil
    }
  }

  /// A path that does not lead out of the folder it is meant in.
  private static func pathInside(_ json: JSONValue) throws(JSONDecodingError) -> String {
    let path = try json.string()
    let steps = path.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)
    guard !path.isEmpty, !steps.contains(where: { String($0) == ".." }),
      steps.first?.isEmpty == false
    else {
      throw JSONDecodingError(
        expected: "a path inside the attachments folder", found: json.description)
    }
    return path
  }
}
