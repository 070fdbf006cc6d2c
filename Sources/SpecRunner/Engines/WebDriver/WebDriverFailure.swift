import SpecDrivers

/// Why a WebDriver command has no result: the server said no, or there was no sensible answer.
enum WebDriverFailure: Error, Hashable, Sendable {
  case refused(WebDriverError)
  /// Nobody listens, the connection ended, the session was lost before.
  case lost(String)
  /// No complete answer in time; the session may hang.
  case late(after: Duration)
  case cancelled
  /// What came back is not the protocol.
  case fault(String)

  init(_ error: HTTPError) {
    switch error {
    case .unreachable, .ended: self = .lost("the WebDriver server \(error)")
    case .late(let limit): self = .late(after: limit)
    case .cancelled: self = .cancelled
    case .malformed, .tooLarge, .badAddress: self = .fault("the WebDriver server \(error)")
    }
  }

  /// Whether the session cannot be relied on any more.
  var breaksSession: Bool {
    switch self {
    case .lost, .late, .cancelled, .fault: true
    case .refused(let error): error.code == .noSuchSession || error.code == .noSuchWindow
    }
  }

  /// The failure in the contract's words.
  ///
  /// - Parameters:
  ///   - what: What was asked, as a part of a sentence: `load http://…`.
  ///   - lastWords: The last the browser's driver wrote to its standard error.
  func error(doing what: String, lastWords: String = "") -> DriverError {
    switch self {
    case .lost(let why):
      return .engineLost(why + " (while it was asked to \(what))" + Self.tail(lastWords))
    case .late(let limit):
      return .timedOut(
        what: what + " (no answer; the browser is ended)", after: limit.wholeMilliseconds)
    case .cancelled: return .timedOut(what: what + ", which was cancelled", after: 0)
    case .fault(let why):
      return .engineFault(why + " (when it was asked to \(what))" + Self.tail(lastWords))
    case .refused(let error): return Self.error(refused: error, what, Self.tail(lastWords))
    }
  }

  private static func error(
    refused error: WebDriverError, _ what: String, _ tail: String
  ) -> DriverError {
    let words = "\"\(error.name)\": \(error.message)"
    switch error.code {
    case .noSuchSession, .noSuchWindow:
      return .engineLost("the browser is gone (\(words))" + tail)
    case .sessionNotCreated:
      return .engineLost("no browser could be started (\(words))" + tail)
    case .timeout, .scriptTimeout: return .timedOut(what: "\(what) (\(words))", after: 0)
    case .alertOpen:
      let text = error.alertText.map { " \"\($0)\"" } ?? ""
      return .engineFault("cannot \(what): an alert\(text) of the page is in the way")
    case .unknownCommand:
      return .engineFault("the WebDriver server cannot \(what) (\(words))")
    default: return .engineFault("the WebDriver server refused to \(what) (\(words))" + tail)
    }
  }

  private static func tail(_ lastWords: String) -> String {
    let lines = lastWords.split(whereSeparator: \.isNewline).suffix(5)
    guard !lines.isEmpty else { return "" }
    return "\nthe last it wrote to standard error:\n" + lines.joined(separator: "\n")
  }
}
