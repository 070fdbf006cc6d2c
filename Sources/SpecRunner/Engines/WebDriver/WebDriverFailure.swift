import SpecDrivers

/// Why a WebDriver command has no result: the server said no, or there was no sensible answer.
enum WebDriverFailure: Error, Hashable, Sendable {
  case refused(WebDriverError)
  /// Nobody listens, the connection ended, the session was lost before.
  case lost(String)
  /// No complete answer in time; the session may hang.
  case late(after: Duration)
  /// The server answered in time that the page or a script did not.
  case slow(WebDriverError, after: Duration)
  case cancelled
  /// What came back is not the protocol.
  case fault(String)

  init(_ error: HTTPError) {
    switch error {
    case .unreachable, .ended: self = .lost("the WebDriver server \(error)")
    case .late(let limit): self = .late(after: limit)
    case .cancelled: self = .cancelled
    case .malformed, .tooLarge, .badAddress, .unsendable:
      self = .fault("the WebDriver server \(error)")
    }
  }

  /// Whether the session cannot be relied on any more.
  var breaksSession: Bool {
    switch self {
    case .lost, .late, .cancelled, .fault: true
    case .slow: false
    case .refused(let error): error.code == .noSuchSession || error.code == .noSuchWindow
    }
  }

  /// The failure in the contract's words.
  ///
  /// - Parameters:
  ///   - what: What was asked, as a part of a sentence: `load http://…`.
  ///   - lastWords: The last the browser's driver wrote to its standard error.
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
