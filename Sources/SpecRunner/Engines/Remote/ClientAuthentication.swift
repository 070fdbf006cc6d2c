import SpecJSON

/// Decides which clients of a loopback port are served: those whose first line contains the token.
///
/// Any program, and any page in a browser, can connect to such a port. Until a client has sent the
/// token, only a short first line is read. A line that cannot be a message, such as a line of HTTP,
/// ends the connection at its first byte. After a wrong token, all connections wait; the pause
/// doubles with each wrong token. The type uses no socket and no clock.
package struct ClientAuthentication {
  /// Limits for a client that has not sent the token yet.
  package struct Limits: Sendable {
    /// The maximum length of the first line, in bytes.
    package var line = 16_384
    /// The time from the connection to the end of its first line.
    ///
    /// It may be long, because `connections` bounds what waiting clients cost, and a client on a
    /// busy machine may not run for several seconds.
    package var time: Duration = .seconds(30)
    /// The number of connections that may wait; another one replaces the oldest.
    package var connections = 64
    /// The first pause after a wrong token.
    package var pause: Duration = .milliseconds(100)
    /// The longest pause.
    package var longestPause: Duration = .seconds(5)

    package init() {}
  }

  /// The decision about a client.
  package enum Verdict: Hashable, Sendable {
    case admitted
    /// The connection is closed, after an optional response.
    case refused(answer: RPCMessage?)
  }

  private let token: [UInt8]
  private let limits: Limits
  private var pause: Duration
  /// The end of the current pause.
  package private(set) var opens: ContinuousClock.Instant?

  package init(token: String, limits: Limits = Limits()) {
    self.token = Array(token.utf8)
    self.limits = limits
    pause = limits.pause
  }

  /// Decides on an unfinished first line; nil if the client may continue.
  package func verdict(onUnfinished bytes: [UInt8]) -> Verdict? {
    if let first = bytes.first, first != UInt8(ascii: "{") { return .refused(answer: nil) }
    return bytes.count > limits.line ? Self.refusal("the first line is too long") : nil
  }

  /// Decides on complete first lines; nil during a pause.
  ///
  /// All waiting clients are decided on at once: the pause limits the number of guesses, and a
  /// client with the right token waits for at most one pause.
  package mutating func verdicts(
    on lines: [[UInt8]], now: ContinuousClock.Instant
  ) -> [Verdict]? {
    if let opens, now < opens { return nil }
    var isGuessed = false
    var isShown = false
    let verdicts = lines.map { line in
      let (verdict, isGuess) = verdict(on: line)
      isGuessed = isGuessed || isGuess
      isShown = isShown || verdict == .admitted
      return verdict
    }
    if isGuessed {
      opens = now + pause
      pause = min(pause * 2, limits.longestPause)
    } else if isShown {
      pause = limits.pause
    }
    return verdicts
  }

  private func verdict(on line: [UInt8]) -> (Verdict, isGuess: Bool) {
    if let verdict = verdict(onUnfinished: line) { return (verdict, false) }
    do {
      guard case .request(let id, let method, let parameters) = try RPCMessage(line),
        method == EngineProtocol.Method.initialize.rawValue
      else { return (Self.refusal("the first request must be initialize, with the token"), false) }
      let given = try? parameters.string(at: "token")
      if Self.isSame(Array((given ?? "").utf8), token) { return (.admitted, false) }
      return (Self.refusal("the token is wrong", id: id, code: RPCError.wrongToken), true)
    } catch {
      return (Self.refusal(error.message, code: error.code), false)
    }
  }

  private static func refusal(
    _ message: String, id: JSONValue = .null, code: Int = RPCError.invalidRequest
  ) -> Verdict {
    .refused(answer: .reply(id: id, .failure(RPCError(code: code, message: message))))
  }

  /// Compares in a time that depends only on the length of the given token.
  private static func isSame(_ given: [UInt8], _ token: [UInt8]) -> Bool {
    // An empty token is never accepted, even if the server's token is empty by mistake.
    guard !token.isEmpty else { return false }
    var difference = given.count ^ token.count
    for (index, byte) in given.enumerated() {
      difference |= Int(byte ^ token[index % token.count])
    }
    return difference == 0
  }
}
