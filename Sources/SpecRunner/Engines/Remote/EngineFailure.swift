import SpecDrivers
import SpecSystem

/// The reason why an engine cannot be used any longer, and its message.
enum EngineFailure: Error, Hashable, Sendable {
  case programNotFound
  case notStarted(String)
  case notConnected(port: UInt16, String)
  case ended(ExitReason)
  /// It closed its standard output or the connection while it was still running.
  case closedOutput
  /// It did not respond, even to the cancellation.
  case hung
  case overlongLine(limit: Int)
  case unknownAnswer(id: String)
  case unsupportedVersion(Int)
  case invalidHandshake(String)
  /// It listens on a port, and rejected the token.
  case wrongToken
  /// It was shut down by the runner.
  case shutDown

  /// The context of a failure: the engine's address and its last output.
  struct Circumstances: Hashable, Sendable {
    var address: EngineAddress
    var lastOutput: String
  }

  /// Whether another start may succeed.
  var isRecoverable: Bool {
    switch self {
    case .programNotFound, .notStarted, .unsupportedVersion, .invalidHandshake, .wrongToken,
      .shutDown:
      false
    default: true
    }
  }

  func error(_ circumstances: Circumstances) -> DriverError {
    let text = text(circumstances)
    switch self {
    case .overlongLine, .unknownAnswer, .unsupportedVersion, .invalidHandshake:
      return .engineFault(text)
    default: return .engineLost(text)
    }
  }

  /// The complete message: the problem, the engine's last output, and what to do.
  func text(_ circumstances: Circumstances) -> String {
    var lines = ["the engine \"\(circumstances.address)\" \(predicate)"]
    let words = Self.lastLines(of: circumstances.lastOutput)
    if !words.isEmpty {
      lines.append("its last output on standard error:")
      lines += words.map { "  " + $0 }
    }
    lines.append(advice(circumstances.address))
    return lines.joined(separator: "\n")
  }

  private var predicate: String {
    switch self {
    case .programNotFound: "did not start: the program was not found"
    case .notStarted(let reason): "did not start: \(reason)"
    case .notConnected(_, let reason): "cannot be reached: \(reason)"
    case .ended(let end): "\(end)"
    case .closedOutput: "closed its output while it was still running; it was ended"
    case .hung: "did not respond to a request in time, nor to its cancellation; it was ended"
    case .overlongLine(let limit):
      "sent a line of more than \(Self.size(limit)); it was ended"
    case .unknownAnswer(let id): "answered request \(id), which was never sent; it was ended"
    case .unsupportedVersion(let version):
      "uses version \(version) of the protocol, but this program supports "
        + (EngineProtocol.version == 1
          ? "version 1 only" : "versions 1 to \(EngineProtocol.version)")
    case .wrongToken: "rejected the token"
    case .invalidHandshake(let problem): "sent an invalid response to initialize: \(problem)"
    case .shutDown: "was shut down"
    }
  }

  private static func size(_ bytes: Int) -> String {
    bytes >= 1 << 20 && bytes % (1 << 20) == 0 ? "\(bytes >> 20) MiB" : "\(bytes) bytes"
  }

  private func advice(_ address: EngineAddress) -> String {
    switch self {
    case .programNotFound, .notStarted:
      "check the engine's command line, and that the program is installed and executable"
    case .notConnected(let port, _):
      "start the engine before the run, and let it listen on 127.0.0.1:\(port)"
    case .ended, .shutDown: "run the command by hand to see its output"
    case .closedOutput, .hung: "run `spec check-engine` to test the engine step by step"
    case .overlongLine: "send less: only what is on the screen, and texts that are cut"
    case .unknownAnswer: "a response must contain the id of its request, unchanged"
    case .unsupportedVersion: "update whichever of the two is older"
    case .wrongToken:
      "set SPEC_TOKEN to the token that the engine expects, or pass a file with --token-file"
    case .invalidHandshake:
      #"a response is {"protocolVersion":\#(EngineProtocol.version),"engine":{"name":"NAME"},"#
        + #""capabilities":{"observe":{},"control":{}},"apps":["APP"]}, with what it can do"#
    }
  }

  /// The last non-empty lines of a text, for a report.
  static func lastLines(of text: String) -> [String] {
    let lines = text.unicodeScalars.split(whereSeparator: { $0 == "\n" || $0 == "\r" })
    return lines.suffix(12).map { String($0.prefix(300)) }
  }
}
