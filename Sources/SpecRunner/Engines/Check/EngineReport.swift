/// The result of a check: a finding for each rule of the protocol.
package struct EngineReport: Hashable, Sendable {
  /// A rule and whether the engine follows it.
  package struct Finding: Hashable, Sendable {
    /// The rule, as a statement about a correct engine.
    package var promise: String
    package var outcome: Outcome
  }

  /// Whether the engine follows a rule.
  package enum Outcome: Hashable, Sendable {
    case kept
    /// The engine violates the rule; the text contains its response and what to do.
    case broken(String)
    /// The rule was not checked; the text is the reason.
    case untried(String)
  }

  /// The engine's name and version, after the handshake.
  package var engine: String?
  /// The findings in order.
  package var findings: [Finding]

  /// Whether the engine violated no rule.
  package var isSound: Bool {
    findings.allSatisfy { if case .broken = $0.outcome { false } else { true } }
  }
}

extension EngineReport: CustomStringConvertible {
  /// The report as text: `ok`, `not ok` or `-` before each rule, and a summary.
  package var description: String {
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
    case 0: lines.append("\(name) conforms to the protocol")
    case 1: lines.append("\(name) violates 1 of \(findings.count) rules of the protocol")
    default: lines.append("\(name) violates \(broken) of \(findings.count) rules of the protocol")
    }
    return lines.joined(separator: "\n")
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "          " + $0 }.joined(separator: "\n")
  }
}
