import SpecGherkin
package import SpecJSON
import SpecText

/// What a change makes weaker in a specification, with a verdict.
package struct GateReport: Sendable {
  package let revision: String
  /// The kinds that are accepted.
  package let allowed: Set<GateFinding.Kind>
  package var findings: [GateFinding] = []
  /// Sentences about what was not compared.
  package var notes: [String] = []
  /// The number of files that differ.
  package var files = 0

  package init(_ revision: String, allowed: [GateFinding.Kind]) {
    self.revision = revision
    self.allowed = Set(allowed)
  }

  package enum Verdict: String, Sendable {
    case weaker, review, allowed
  }

  package func verdict(on finding: GateFinding) -> Verdict {
    allowed.contains(finding.kind) ? .allowed : finding.kind.isForReview ? .review : .weaker
  }

  /// The findings that count.
  package var weaker: [GateFinding] { findings.filter { verdict(on: $0) == .weaker } }

  package var json: JSONValue {
    [
      "version": 1, "revision": .string(revision), "weaker": .bool(!weaker.isEmpty),
      "files": .integer(files), "notes": .array(notes.map { .string($0) }),
      "findings": .array(
        findings.map { finding in
          [
            "kind": .string(finding.kind.rawValue),
            "verdict": .string(verdict(on: finding).rawValue),
            "file": .string(finding.uri), "line": finding.line.map { .integer($0) } ?? .null,
            "earlierLine": finding.earlierLine.map { .integer($0) } ?? .null,
            "name": .string(finding.name), "text": .string(finding.text),
            "caught": .array(finding.caught.map { .string($0) }),
            "lost": .array(finding.lost.map { .string($0) }),
          ]
        }),
    ]
  }
}
