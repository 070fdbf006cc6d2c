package import SpecGherkin

/// A finding: what breaks a rule, where, and what to do.
package struct LintFinding: Sendable, Hashable {
  /// The name of the rule.
  package let rule: String
  /// The severity in this run.
  package let severity: Diagnostic.Severity
  package let uri: String
  /// The place; nil for the file as a whole.
  package let location: Location?
  package let message: String
  /// Further facts, a sentence each.
  package let notes: [String]
  package let advice: String
  /// A change that repairs it and changes nothing else; empty if a person must decide.
  package let edits: [LintEdit]
  /// The text on the line, from the place on, for which the advice has another; nil for none.
  ///
  /// A person decides, so only an editor offers it.
  package var correction: LintCorrection?

  /// Whether `--fix` repairs it.
  package var isFixable: Bool { !edits.isEmpty }

  /// The error of the parser, which reports phrase in plainer words; nil for other findings.
  package internal(set) var syntaxError: Diagnostic?

  /// The finding as other messages about feature files are written.
  package var diagnostic: Diagnostic {
    Diagnostic(
      code: rule, severity: severity, message: message, uri: uri, location: location,
      notes: notes, fix: advice)
  }

  /// The same with the name of the rule in the message.
  package var namedDiagnostic: Diagnostic {
    if let syntaxError { return syntaxError }
    return Diagnostic(
      code: rule, severity: severity, message: "\(message) [\(rule)]", uri: uri,
      location: location, notes: notes, fix: advice)
  }
}

/// A text that was probably meant instead of one that is written.
package struct LintCorrection: Sendable, Hashable {
  package let written: String
  package let meant: String

  package init(written: String, meant: String) {
    self.written = written
    self.meant = meant
  }
}

/// A change of a file: bytes that are replaced.
package struct LintEdit: Sendable, Hashable {
  /// The byte offsets in the file.
  package let range: Range<Int>
  package let text: String
}

/// Collects the findings of a run.
struct LintFindings {
  private(set) var list: [LintFinding] = []
  /// Whether the file has errors, because of which nobody but its author changes it.
  var isBroken = false
  private var info = LintRuleInfo.syntax
  private var severity = Diagnostic.Severity.error

  /// Attributes the findings that follow to a rule.
  mutating func begin(_ info: LintRuleInfo, _ severity: LintSeverity) {
    self.info = info
    self.severity = severity == .error ? .error : .warning
  }

  /// Adds a finding of the current rule.
  ///
  /// - Parameter advice: what to do; that of the rule if not given.
  mutating func add(
    _ message: String, in uri: String, at location: Location?, notes: [String] = [],
    advice: String? = nil, edits: [LintEdit] = [], correction: LintCorrection? = nil
  ) {
    list.append(
      LintFinding(
        rule: info.name, severity: severity, uri: uri, location: location, message: message,
        notes: notes, advice: advice ?? info.advice, edits: isBroken ? [] : edits,
        correction: correction))
  }

  mutating func add(
    _ message: String, in file: LintFile, at location: Location?, notes: [String] = [],
    advice: String? = nil, edits: [LintEdit] = [], correction: LintCorrection? = nil
  ) {
    add(
      message, in: file.uri, at: location, notes: notes, advice: advice, edits: edits,
      correction: correction)
  }

  /// Adds an error of the parser, in the words of authors.
  mutating func add(syntaxError: Diagnostic) {
    add(
      ExpectationText.message(syntaxError), in: syntaxError.uri, at: syntaxError.location,
      notes: syntaxError.notes, advice: syntaxError.fix)
    list[list.count - 1].syntaxError = syntaxError
  }

  /// Adds a diagnostic of the parser or the planner as a finding of the current rule.
  mutating func add(_ diagnostic: Diagnostic) {
    add(
      diagnostic.message, in: diagnostic.uri, at: diagnostic.location, notes: diagnostic.notes,
      advice: diagnostic.fix)
  }
}
