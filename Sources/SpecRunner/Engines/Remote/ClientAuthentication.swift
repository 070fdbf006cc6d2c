import SpecJSON

/// Decides who is served on a port of this machine: a client whose first line has the token.
///
/// Any program, and any page in a browser, can send bytes to such a port. Until a client has shown
/// the token, nothing but a short first line is read from it. A line that cannot be a message, such
/// as one of HTTP, ends the connection at its first byte. After a wrong token no other token is
/// looked at for a pause, which doubles with each wrong one and is the same for all connections.
/// It reads no socket and no clock.
package struct ClientAuthentication {
  /// What a client may use up before it has shown the token.
  package struct Limits: Sendable {
    /// The longest first line, in bytes.
    package var line = 16_384
    /// From the connection to the end of its first line.
    package var time: Duration = .seconds(5)
    /// How many connections may wait; one more takes the place of the oldest.
    package var connections = 64
    /// From the first wrong token to the next look at one.
    package var pause: Duration = .milliseconds(100)
    /// The longest such pause.
    package var longestPause: Duration = .seconds(5)

    package init() {}
  }

  /// What becomes of a client.
  package enum Verdict: Hashable, Sendable {
    case admitted
    /// The connection is closed, after an answer if there is one.
    case refused(answer: RPCMessage?)
  }

  private let token: [UInt8]
  private let limits: Limits
  private var pause: Duration
  /// When tokens are looked at again.
  package private(set) var opens: ContinuousClock.Instant?

  package init(token: String, limits: Limits = Limits()) {
    self.token = Array(token.utf8)
    self.limits = limits
    pause = limits.pause
  }

  /// What becomes of a client by the bytes it has sent without ending a line; nil if it may go on.
  package func verdict(onUnfinished bytes: [UInt8]) -> Verdict? {
    if let first = bytes.first, first != UInt8(ascii: "{") { return .refused(answer: nil) }
    return bytes.count > limits.line ? Self.refusal("the first line is too long") : nil
  }

  /// What becomes of clients by their first lines; nil while no token is looked at.
  ///
  /// All that have waited are judged at once: the pause limits the guesses, and a client with the
  /// right token waits for one pause at most, however many guess.
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
      else { return (Self.refusal("the first request is initialize, with the token"), false) }
      var given: [UInt8] = []
      if case .object(let object) = parameters, case .string(let text)? = object["token"] {
        given = Array(text.utf8)
      }
      if Self.isSame(given, token) { return (.admitted, false) }
      return (Self.refusal("this is not the token", id: id, code: RPCError.wrongToken), true)
    } catch {
      return (Self.refusal(error.message, code: error.code), false)
    }
  }

  private static func refusal(
    _ message: String, id: JSONValue = .null, code: Int = RPCError.invalidRequest
  ) -> Verdict {
    .refused(answer: .reply(id: id, .failure(RPCError(code: code, message: message))))
  }

  /// Compares in a time that depends on the length of what was given alone.
  private static func isSame(_ given: [UInt8], _ token: [UInt8]) -> Bool {
    // A client without a token gets nowhere, not even where the token is empty by mistake.
    guard !token.isEmpty else { return false }
    var difference = given.count ^ token.count
    for (index, byte) in given.enumerated() {
      difference |= Int(byte ^ token[index % token.count])
    }
    return difference == 0
  }
}
