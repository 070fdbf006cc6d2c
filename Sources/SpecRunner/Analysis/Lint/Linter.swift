import SpecGherkin
package import SpecRunner
import SpecText

/// Runs all rules over a suite in one pass.
package struct Linter {
  private let settings: LintSettings
  private let registry: StepRegistry
  private let own: Set<ExactText>
  private let requirements: [RequirementsDocument]
  private let recording: LintRecording?
  private let models: LintModels

  /// - Parameters:
  ///   - own: the expressions of the tool's own step definitions.
  ///   - requirements: the requirements that tags refer to.
  ///   - recording: a recorded run of the suite; nil if there is none.
  ///   - models: what the elements of simulated apps are called.
  package init(
    _ registry: StepRegistry, _ settings: LintSettings = LintSettings(), own: [String] = [],
    requirements: [RequirementsDocument] = [], recording: LintRecording? = nil,
    models: LintModels = LintModels()
  ) {
    self.models = models
    self.settings = settings
    self.registry = registry
    self.own = Set(exactly: own)
    self.requirements = requirements
    self.recording = recording
  }

  /// A rule of the run.
  private struct Active {
    let info: LintRuleInfo
    let severity: LintSeverity
    /// Its code; nil if it has none.
    var rule: (any LintRule)?
  }

  /// Checks the files of a suite that the settings do not ignore.
  ///
  /// - Parameter comparesFiles: whether rules that compare files run; an editor runs them less often.
  package func lint(_ suite: Suite, comparesFiles: Bool = true) -> LintReport {
    var rules = activeRules(comparesFiles)
    var findings = LintFindings()
    var silences: [ExactText: LintSilences] = [:]
    var count = 0
    let context = LintContext(
      suite, registry, own: own, requirements: requirements, recording: recording,
      models: models)
    let stepDefinitions = Set((suite.textSteps + suite.recoveredTextSteps).map(\.scenario.id))
    for result in suite.files where !settings.ignores(result.source.uri) {
      count += 1
      findings.begin(.syntax, .error)
      let result = result.recovered
      for error in result.errors { findings.add(syntaxError: error) }
      guard let file = LintFile(result, stepDefinitions: stepDefinitions) else { continue }
      findings.isBroken = !result.errors.isEmpty
      context.enter(file)
      for index in rules.indices {
        findings.begin(rules[index].info, rules[index].severity)
        for diagnostic in context.diagnostics(rules[index].info.codes, of: file) {
          findings.add(diagnostic)
        }
        rules[index].rule?.check(file, context, &findings)
      }
      let found = LintSilence.all(in: file)
      if !found.isEmpty { silences[file.uri] = LintSilences(found) }
    }
    findings.isBroken = false
    for index in rules.indices {
      findings.begin(rules[index].info, rules[index].severity)
      rules[index].rule?.finish(context, &findings)
    }
    return LintReport(
      silenced(findings, silences, comparesFiles), fileCount: count,
      hasSyntaxErrors: findings.list.contains { $0.rule == LintRuleInfo.syntax.name })
  }

  private func activeRules(_ comparesFiles: Bool) -> [Active] {
    LintCatalog.infos.compactMap { info in
      if info.comparesFiles, !comparesFiles { return nil }
      let severity = settings.severity(of: info)
      guard severity != .off, isPossible(info) else { return nil }
      var rule = LintCatalog.code(of: info)
      rule?.configure(settings.options(of: info))
      return Active(info: info, severity: severity, rule: rule)
    }
  }

  private func isPossible(_ rule: LintRuleInfo) -> Bool {
    switch rule.need {
    case .recording:
      recording != nil || !models.isEmpty && rule.name == UnknownElementRule.info.name
    case .requirements: !requirements.isEmpty
    case nil: true
    }
  }

  /// The findings without those that comments silence, with those about the comments.
  private func silenced(
    _ all: LintFindings, _ silences: [ExactText: LintSilences], _ comparesFiles: Bool
  ) -> [LintFinding] {
    if silences.isEmpty { return all.list }
    var silences = silences
    var list = all.list.filter { $0.syntaxError != nil || silences[$0.uri]?.cover($0) != true }
    var comments = LintFindings()
    for (uri, ofFile) in silences.sorted(by: { $0.key < $1.key }) {
      for index in ofFile.list.indices {
        report(index, of: ofFile, in: uri.wrappedValue, comparesFiles, &comments)
      }
    }
    list += comments.list
    return list
  }

  /// Reports what is wrong with a comment, or that it silences nothing.
  private func report(
    _ index: Int, of silences: LintSilences, in uri: String, _ comparesFiles: Bool,
    _ findings: inout LintFindings
  ) {
    let silence = silences.list[index]
    let severity = settings.severity(of: .disableComment)
    if let (message, advice) = silence.problem, severity != .off {
      findings.begin(.disableComment, severity)
      findings.add(message, in: uri, at: silence.location, advice: advice)
    }
    let unused = settings.severity(of: .unusedDisable)
    if unused == .off { return }
    findings.begin(.unusedDisable, unused)
    for (place, name) in silence.rules.enumerated() where silences.isUnused(index, rule: place) {
      guard let rule = LintCatalog.rule(named: name), isPossible(rule),
        comparesFiles || !rule.comparesFiles
      else { continue }
      findings.add(
        settings.severity(of: rule) == .off
          ? "the rule \"\(name)\" is off, so this comment silences nothing"
          : "this comment silences nothing: there is no finding of \"\(name)\"",
        in: uri, at: silence.location)
    }
  }
}
