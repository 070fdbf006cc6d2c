import SpecDrivers
import SpecJSON
import SpecText

/// A phone in a session: sends commands and describes their failures.
struct Phone: Sendable {
  let session: WebDriverSession
  let server: PhoneServerKind
  let platform: PhonePlatform

  /// The number of pixels of a point; nil if it is not known.
  var density: Double? { platform == .android ? session.browser.density : nil }

  /// A length as gestures have it.
  func gestureLength(_ points: Double) -> Double { points * (density ?? 1) }

  /// A frame as gestures have it: Android's driver takes pixels.
  func gestureFrame(_ frame: Frame) -> Frame {
    Frame(
      x: gestureLength(frame.x), y: gestureLength(frame.y), width: gestureLength(frame.width),
      height: gestureLength(frame.height))
  }

  /// Sends a command and throws its failure unchanged.
  @discardableResult
  func attempt(_ command: WebDriverCommand) async throws(WebDriverFailure) -> JSONValue {
    try await session.send(command)
  }

  /// Sends a command whose failure ends the step.
  @discardableResult
  func send(_ command: WebDriverCommand) async throws(DriverError) -> JSONValue {
    do { return try await attempt(command) } catch {
      throw PhoneFailure.error(error, doing: command.what)
    }
  }

  /// Sends a command for which a server may have no way.
  ///
  /// - Throws: `DriverError.unsupported` if the server refuses it.
  @discardableResult
  func request(
    _ command: WebDriverCommand, _ capability: Capability
  ) async throws(DriverError) -> JSONValue {
    do { return try await attempt(command) } catch {
      let refusal = try PhoneFailure.refusal(in: error, doing: command.what)
      throw .unsupported(
        capability, why: "the server refused to \(command.what) (\(refusal.words))")
    }
  }
}

/// Converts failures of a phone's server to `DriverError`.
enum PhoneFailure {
  /// The server's refusal; throws a failure that is none.
  static func refusal(
    in failure: WebDriverFailure, doing what: String
  ) throws(DriverError) -> WebDriverError {
    if let refusal = failure.refusal { return refusal }
    throw error(failure, doing: what)
  }

  /// - Parameter what: A description of the command, as a part of a sentence: `tap "Next"`.
  static func error(_ failure: WebDriverFailure, doing what: String) -> DriverError {
    if case .late(let limit) = failure {
      return .timedOut(what: what + " (the server did not answer)", after: limit)
    }
    guard case .refused(let refusal) = failure else { return failure.error(doing: what) }
    let words = refusal.words
    // WebDriverAgent has no code of its own for it.
    if refusal.message.includes("possibly crashed") { return .appCrashed(refusal.message) }
    switch refusal.code {
    case .noSuchSession:
      return .engineLost(
        "the session on the phone has ended (\(words)), when it was asked to \(what)")
    case .sessionNotCreated:
      return .engineLost("no session could be started on the phone (\(words))")
    case .alertOpen:
      return .impossible(what: what, why: "an alert is in front of the app", .unseen("the app"))
    case .unknownCommand: return .engineFault("the server cannot \(what) (\(words))")
    default: return .engineFault("the server refused to \(what) (\(words))")
    }
  }
}
