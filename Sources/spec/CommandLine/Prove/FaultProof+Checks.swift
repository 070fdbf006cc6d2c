import SpecAnalysis
import SpecDrivers
import SpecReporters
import SpecText

extension FaultProof {
  /// Each fault as a test case, which fails if no scenario catches it, or if required none of a
  /// statement that it breaks; compared with a revision, only if scenarios of that caught it.
  ///
  /// A check that is gone is a test case that fails.
  var checks: [JUnitChecks.Check] {
    findings.map { finding in
      let failure = finding.failure ?? (isOwn ? finding.pairFailure : nil)
      guard let weakening, let failure else { return finding.check(finding.note, failure) }
      let lost = weakening.lostFaults.first {
        $0.app.isSame(as: finding.app) && $0.fault.name.isSame(as: finding.fault.name)
      }
      guard let catcher = lost?.catcher else {
        return finding.check("not caught in \(weakening.revision) either\n", nil)
      }
      return finding.check(
        "in \(weakening.revision), caught by \(catcher.uri):\(catcher.line) \(catcher.name)\n",
        failure)
    } + wrongExclusions.map(\.check) + (weakening?.goneChecks.map(\.check) ?? [])
  }
}

extension Weakening.GoneCheck {
  /// A check that is gone, as a test case that fails.
  fileprivate var check: JUnitChecks.Check {
    let place = "\(uri):\(line) \(scenario)\n"
    return JUnitChecks.Check(
      suite: "checks", name: step,
      failure: JUnitChecks.Failure(
        type: "GoneCheck", message: "the check was removed, but it still holds", text: place))
  }
}

extension FaultProof.Exclusion {
  /// A fault that is said to change nothing, as a test case that fails.
  fileprivate var check: JUnitChecks.Check {
    let place = catcher.map { "caught by \($0.uri):\($0.line) \($0.name)\n" } ?? ""
    return JUnitChecks.Check(
      suite: app, name: name, requirements: [], note: place,
      failure: JUnitChecks.Failure(
        type: "WrongExemption", message: "a scenario catches it, though: \(reason)", text: place))
  }
}

extension FaultProof.Finding {
  fileprivate func check(_ note: String, _ failure: JUnitChecks.Failure?) -> JUnitChecks.Check {
    JUnitChecks.Check(
      suite: app, name: fault.name, requirements: fault.breaks, note: note, failure: failure)
  }

  fileprivate var note: String {
    let lines = catches.map { "caught by \($0.uri):\($0.line) \($0.name)\n" }
    return lines.joined()
  }

  /// The failure of a fault that the scenarios of its statements do not catch.
  fileprivate var pairFailure: JUnitChecks.Failure? {
    let open = pairs.filter { $0.outcome != .own }
    guard !open.isEmpty else { return nil }
    return JUnitChecks.Failure(
      type: "ForeignCatch",
      message: "no scenario of "
        + open.map(\.statement).joined(separator: " or of ") + " catches the fault",
      text: note)
  }

  fileprivate var failure: JUnitChecks.Failure? {
    let type: String
    let words: String
    switch outcome {
    case .caught: return nil
    case .survived: (type, words) = ("SurvivingFault", "all scenarios pass with the fault")
    case .broken:
      (type, words) = (
        "UncheckedFault", "scenarios crashed or timed out, but no expectation failed"
      )
    case .unsupported: (type, words) = ("UnsupportedFault", "the engine does not support it")
    }
    let trouble = breakages.map {
      "\($0.uri):\($0.line) \($0.type ?? "trouble"): \($0.message ?? "")\n"
    }
    return JUnitChecks.Failure(
      type: type,
      message: "no scenario catches the fault"
        + (fault.summary.isEmpty ? " \(fault.name)" : ": \(fault.summary)"),
      text: "\(words)\n\(skipReason.map { $0 + "\n" } ?? "")\(trouble.joined())")
  }
}
