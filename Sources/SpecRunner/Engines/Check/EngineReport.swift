/// What a check of an engine came to: one finding per promise of the protocol.
public struct EngineReport: Hashable, Sendable {
  /// One promise and whether the engine keeps it.
  public struct Finding: Hashable, Sendable {
    /// The promise, as a sentence that is true of an engine that keeps it.
    public var promise: String
    public var outcome: Outcome
  }

  /// Whether a promise is kept.
  public enum Outcome: Hashable, Sendable {
    case kept
    /// Not kept; what the engine did instead, and what to do.
    case broken(String)
    /// Not tried, and why.
    case untried(String)
  }

  /// The engine's name and version as it says them, once it has.
  public var engine: String?
  /// In the order they were tried.
  public var findings: [Finding]

  /// Whether no promise is broken.
  public var isSound: Bool {
    findings.allSatisfy { if case .broken = $0.outcome { false } else { true } }
  }
}

extension EngineReport: CustomStringConvertible {
  /// The report as lines of text: `ok`, `not ok` and `-` before each promise, and a last line.
  public var description: String {
    var lines = findings.map { finding in
      switch finding.outcome {
      case .kept: "ok      \(finding.promise)"
      case .broken(let flaw): "not ok  \(finding.promise)\n" + Self.indented(flaw)
      case .untried(let reason): "-       \(finding.promise)\n" + Self.indented(reason)
      }
    }
    let broken = findings.count { if case .broken = $0.outcome { true } else { false } }
    let name = engine ?? "the engine"
    switch broken {
    case 0: lines.append("\(name) keeps the protocol")
    case 1: lines.append("\(name) breaks 1 promise of \(findings.count)")
    default: lines.append("\(name) breaks \(broken) promises of \(findings.count)")
    }
    return lines.joined(separator: "\n")
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "          " + $0 }.joined(separator: "\n")
  }
}
