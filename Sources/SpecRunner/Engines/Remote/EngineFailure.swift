import SpecDrivers
import SpecSystem

/// Why an engine is of no use any more: one case per cause, and the one place that speaks of it.
enum EngineFailure: Error, Hashable, Sendable {
  case noSuchProgram
  case notStarted(String)
  case notConnected(port: UInt16, String)
  case ended(ExitReason)
  /// It closed its standard output, or the connection, and still runs.
  case closedOutput
  /// It did not answer, nor did it answer the cancel.
  case hung
  case overlongLine(limit: Int)
  case foreignAnswer(id: String)
  case foreignVersion(Int)
  case badGreeting(String)
  /// It listens on a port, and wants another token, or one at all.
  case wrongToken
  /// It was ended from this side.
  case shutDown

  /// What is known when it dies: the engine's name, what it was asked, what it said last.
  struct Circumstances: Hashable, Sendable {
    var address: EngineAddress
    var lastWords: String
  }

  /// Whether starting it once more may help.
  var mayPass: Bool {
    switch self {
    case .noSuchProgram, .notStarted, .foreignVersion, .badGreeting, .wrongToken, .shutDown: false
    default: true
    }
  }

  func error(_ circumstances: Circumstances) -> DriverError {
    let text = text(circumstances)
    switch self {
    case .overlongLine, .foreignAnswer, .foreignVersion, .badGreeting: return .engineFault(text)
    default: return .engineLost(text)
    }
  }

  /// The whole message: what happened, the engine's last words, what to do.
  func text(_ circumstances: Circumstances) -> String {
    var lines = ["the engine \"\(circumstances.address)\" \(predicate)"]
    let words = Self.lastLines(of: circumstances.lastWords)
    if !words.isEmpty {
      lines.append("the last it wrote to standard error:")
      lines += words.map { "  " + $0 }
    }
    lines.append(advice(circumstances.address))
    return lines.joined(separator: "\n")
  }

  private var predicate: String {
    switch self {
    case .noSuchProgram: "did not start: there is no such program"
    case .notStarted(let reason): "did not start: \(reason)"
    case .notConnected(_, let reason): "cannot be reached: \(reason)"
    case .ended(let end): "\(end)"
    case .closedOutput: "closed its output, though it still ran; it was ended"
    case .hung: "did not answer in time, nor when the request was cancelled; it was ended"
    case .overlongLine(let limit):
      "sent a line of more than \(Self.size(limit)); it was ended"
    case .foreignAnswer(let id): "answered request \(id), which was never sent; it was ended"
    case .foreignVersion(let version):
      "speaks version \(version) of the protocol, this program up to \(EngineProtocol.version)"
    case .wrongToken: "refused the token it was given"
    case .badGreeting(let problem): "did not introduce itself as agreed: \(problem)"
    case .shutDown: "was shut down"
    }
  }

  private static func size(_ bytes: Int) -> String {
    bytes >= 1 << 20 && bytes % (1 << 20) == 0 ? "\(bytes >> 20) MiB" : "\(bytes) bytes"
  }

  private func advice(_ address: EngineAddress) -> String {
    switch self {
    case .noSuchProgram, .notStarted:
      "check the engine's command line, and that the program is installed and executable"
    case .notConnected(let port, _):
      "start the engine before the run, and let it listen on 127.0.0.1:\(port)"
    case .ended, .shutDown: "run the command by hand to see what it says"
    case .closedOutput, .hung: "`spec check-engine` asks it the same step by step"
    case .overlongLine: "send pictures and other large data as files, with an attachment notice"
    case .foreignAnswer: "an answer carries the id of its request, unchanged"
    case .foreignVersion: "update whichever of the two is older"
    case .wrongToken:
      "put the token that the engine expects into SPEC_TOKEN, or into a file for --token-file"
    case .badGreeting: "`spec check-engine` shows what an engine has to answer"
    }
  }

  /// The last lines of a text, few enough to be read in a report.
  static func lastLines(of text: String) -> [String] {
    let lines = text.unicodeScalars.split(whereSeparator: { $0 == "\n" || $0 == "\r" })
    return lines.suffix(12).map { String($0.prefix(300)) }
  }
}
