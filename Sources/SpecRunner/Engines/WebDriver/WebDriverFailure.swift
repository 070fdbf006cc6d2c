import SpecDrivers

/// The reason why a WebDriver command failed: an error response, or no valid response.
enum WebDriverFailure: Error, Hashable, Sendable {
  case refused(WebDriverError)
  /// The connection failed or ended, or the session was lost earlier.
  case lost(String)
  /// No complete response in time; the session may hang.
  case late(after: Duration)
  /// The server responded in time that a page or script timed out.
  case slow(WebDriverError, after: Duration)
  case cancelled
  /// The response violates the protocol.
  case fault(String)
  /// The browser has no way to do it.
  case unsupported(Capability, why: String)

  /// - Parameter server: The program at the other end of the connection.
  init(_ error: HTTPError, from server: String = "the WebDriver server") {
    switch error {
    case .unreachable, .ended, .unanswered: self = .lost("\(server) \(error)")
    case .late(let limit): self = .late(after: limit)
    case .cancelled: self = .cancelled
    case .malformed, .misframed, .tooLarge, .badAddress, .unsendable:
      self = .fault("\(server) \(error)")
    }
  }

  /// Whether the session can no longer be used.
  var breaksSession: Bool {
    switch self {
    case .lost, .late, .cancelled, .fault: true
    case .slow, .unsupported: false
    // Without its window, a session can still go on with another one.
    case .refused(let error): error.code == .noSuchSession || error.code == .tabCrashed
    }
  }

  /// The server's refusal, after which the session can be used; nil for all other failures.
  var refusal: WebDriverError? {
    if case .refused(let error) = self, !breaksSession { error } else { nil }
  }

  /// Whether the server refused the command for this reason.
  func isOf(_ code: WebDriverError.Code) -> Bool {
    if case .refused(let error) = self { error.code == code } else { false }
  }

  /// Converts the failure to a `DriverError`.
  ///
  /// - Parameters:
  ///   - what: A description of the command, as a part of a sentence: `load http://…`.
  ///   - lastOutput: The end of the WebDriver server's standard error.
  func error(doing what: String, lastOutput: String = "") -> DriverError {
    switch self {
    case .lost(let why):
      return .engineLost(why + " (while it was asked to \(what))" + Self.tail(lastOutput))
    case .late(let limit):
      return .timedOut(
        what: what + " (no answer; the browser is ended)", after: limit)
    case .slow(let error, let limit):
      return .timedOut(what: "\(what) (\(error.words))", after: limit)
    case .cancelled: return .engineLost("the run was stopped before the engine could \(what)")
    case .fault(let why):
      return .engineFault(why + " (when it was asked to \(what))" + Self.tail(lastOutput))
    case .unsupported(let capability, let why): return .unsupported(capability, why: why)
    case .refused(let error): return Self.error(refused: error, what, Self.tail(lastOutput))
    }
  }

  private static func error(
    refused error: WebDriverError, _ what: String, _ tail: String
  ) -> DriverError {
    let words = error.words
    switch error.code {
    case .noSuchSession, .noSuchWindow:
      return .engineLost("the browser has ended (\(words))" + tail)
    case .tabCrashed: return .appCrashed("its page crashed when it was asked to \(what)" + tail)
    case .sessionNotCreated:
      return .engineLost("no browser could be started (\(words))" + tail)
    case .alertOpen:
      let text = error.alertText.map { " \"\($0)\"" } ?? ""
      return .impossible(
        what: what, why: "the alert\(text) is in front of the page", .unseen("the page"))
    case .unknownCommand:
      return .engineFault("the WebDriver server cannot \(what) (\(words))")
    default: return .engineFault("the WebDriver server refused to \(what) (\(words))" + tail)
    }
  }

  private static func tail(_ lastOutput: String) -> String {
    let lines = lastOutput.split(whereSeparator: \.isNewline).suffix(5)
    guard !lines.isEmpty else { return "" }
    return "\nits last output on standard error:\n" + lines.joined(separator: "\n")
  }
}
