import SpecExpressions
import SpecGherkin
import SpecText

/// Finds the errors of text steps that are independent of their calls.
struct TextStepCheck {
  private let registry: StepRegistry
  private var diagnostics: [Diagnostic] = []
  /// The text steps of circles that were reported.
  private var inCircles: Set<ObjectIdentifier> = []

  /// The errors of the text steps of a suite's files and of others that are used, in the order of
  /// declaration.
  ///
  /// One scenario of a project needs few of its text steps.
  static func diagnostics(
    _ registry: StepRegistry, in suite: Suite, using used: Set<Int>
  ) -> [Diagnostic] {
    guard registry.hasTextSteps else { return [] }
    let files = Set(exactly: suite.files.map(\.source.uri))
    var check = TextStepCheck(registry: registry)
    for (index, body) in registry.bodies.enumerated() {
      guard let textStep = body.textStep, used.contains(index) || files.contains(textStep.uri)
      else { continue }
      check.checkSentence(textStep)
      check.checkParameters(textStep)
      check.checkCalls(textStep)
      check.checkRivals(textStep, index)
    }
    return check.diagnostics
  }

  private init(registry: StepRegistry) { self.registry = registry }

  // MARK: - The definition itself

  private mutating func checkSentence(_ textStep: TextStep) {
    let scenario = textStep.scenario
    if textStep.sentence.isEmpty {
      add(
        "text-step.name", "this scenario defines a step but has no name", textStep,
        fix: """
          write the sentence of the step after the keyword: Scenario: I sign in as <name>
          """)
    } else if !textStep.hasWords {
      add(
        "text-step.name",
        "the step \"\(textStep.sentence)\" has no words, so it matches every step",
        textStep, fix: "add words around the parameters")
    }
    if scenario.steps.isEmpty {
      add(
        "text-step.empty", "the step \"\(textStep.sentence)\" has no steps, so it does nothing",
        textStep, fix: "write the steps that it consists of")
    }
    if let tag = scenario.tags.map(\.name).first(where: StageTag.isStage) {
      add(
        "text-step.stage", "a scenario that defines a step cannot be a setup or teardown too",
        textStep, notes: ["it has the tag \(tag)"],
        fix: "remove one of the tags; a setup may call the step")
    }
    if let examples = scenario.examples.first {
      add(
        "text-step.examples", "a step cannot have examples", textStep, at: examples.location,
        fix: "remove the examples; the steps that call it give the values")
    }
  }

  private mutating func checkParameters(_ textStep: TextStep) {
    let names = textStep.parameters.map(\.name)
    for (index, name) in names.enumerated() where names[..<index].contains(same: name) {
      add(
        "text-step.parameter", "the parameter <\(name)> occurs twice in the sentence", textStep,
        fix: "give each parameter a name of its own")
    }
    let used = Set(exactly: textStep.usedNames.map(\.name))
    for name in names where !used.contains(name) {
      add(
        "text-step.parameter", "no step uses the parameter <\(name)>", textStep,
        fix: Nearest.nearest(to: name, in: textStep.usedNames.map(\.name)).map {
          "did you mean <\($0)>, which a step uses?"
        } ?? "write <\(name)> in a step, or remove it from the sentence")
    }
    for (name, step) in textStep.placeholders where !names.contains(same: name) {
      let known = names.isEmpty ? "it has none" : "it has " + names.map { "<\($0)>" }.listed("and")
      add(
        "text-step.parameter", "<\(name)> is not a parameter of \"\(textStep.sentence)\"",
        textStep, at: step.location, notes: [known],
        fix: Self.placeOfInput(name)
          ?? Nearest.nearest(to: name, in: names).map { "did you mean <\($0)>?" }
          ?? "add <\(name)> to the sentence, or write the text without < and >")
    }
  }

  /// Where what the caller has below its step may be written; nil for any other name.
  private static func placeOfInput(_ name: String) -> String? {
    if name.isSame(as: TextStep.text) {
      return
        "the caller's doc string may be the last word of a step, or inside a doc string or table "
        + "below one, as below \"When I run:\""
    }
    return name.isSame(as: TextStep.table)
      ? "the caller's table may be the last word of a step, or the only cell of its table" : nil
  }

  // MARK: - Other definitions

  /// Expands the step once with sample values, so that a step that calls itself is found although
  /// no scenario uses it.
  private mutating func checkCalls(_ textStep: TextStep) {
    let expansion = registry.sampleExpansion(of: textStep)
    guard case .recursion(let calls)? = expansion.problem, calls.first === textStep,
      !inCircles.contains(ObjectIdentifier(textStep))
    else { return }
    inCircles.formUnion(calls.map { ObjectIdentifier($0) })
    diagnostics.append(.recursion(calls, uri: textStep.uri, location: textStep.scenario.location))
  }

  /// Finds other definitions that match the sentence itself.
  private mutating func checkRivals(_ textStep: TextStep, _ index: Int) {
    let samples = samples(of: textStep)
    if textStep.isOverride, !samples.isEmpty,
      samples.allSatisfy({ registry.readySteps(matching: $0).isEmpty })
    {
      add(
        "text-step.override", "the step \"\(textStep.sentence)\" overrides no ready step", textStep,
        fix: "remove the tag \(TextStep.overrideTag), or write the sentence of the ready step")
    }
    for sample in samples {
      var text = sample
      let found = text.withUTF8 { registry.matches($0) }.map(\.index)
      // Two text steps that match each other are reported once, at the later one.
      let rivals = found.filter { number in
        guard number > index, let rival = registry.textStep(number) else { return number != index }
        return !self.samples(of: rival).contains { matches($0, index) }
      }
      guard !rivals.isEmpty else { continue }
      add(
        "text-step.clash", "the step \"\(textStep.sentence)\" is also defined elsewhere", textStep,
        notes: rivals.map { number in
          let rival = registry.definitions[number]
          return "as \"\(rival.sentence)\" at \(rival.source.description)"
        } + (textStep.parameters.isEmpty ? [] : ["both match \(sample)"]),
        fix: registry.readySteps(matching: sample).isEmpty
          ? "make the sentences differ" : TextStep.overrideFix)
      return
    }
  }

  private func matches(_ sentence: String, _ index: Int) -> Bool {
    var text = sentence
    return text.withUTF8 { registry.matches($0) }.contains { $0.index == index }
  }

  /// Sentences that the step matches: with a word, with a quotation and with a number for
  /// parameters of any text.
  private func samples(of textStep: TextStep) -> [String] {
    if textStep.parameters.isEmpty { return [textStep.sentence] }
    return Self.samples.compactMap { preferred in
      var samples: [ExactText: String] = [:]
      for parameter in textStep.parameters {
        guard let type = registry.parameterTypes[parameter.type],
          let sample = ([preferred] + Self.samples).first(where: { type.matches($0) })
        else { return nil }
        samples[parameter.name] = sample
        samples["\(parameter.name):\(parameter.type)"] = sample
      }
      return Placeholders(textStep.sentence).filled { samples[$0] }
    }
  }

  private static let samples = ["x", "\"x\"", "1", "1.5"]

  // MARK: - Collecting

  private mutating func add(
    _ code: String, _ message: String, _ textStep: TextStep, at location: Location? = nil,
    notes: [String] = [], fix: String
  ) {
    diagnostics.append(
      Diagnostic(
        code: code, message: message, uri: textStep.uri,
        location: location ?? textStep.scenario.location, notes: notes, fix: fix))
  }
}

extension StepDefinition {
  /// The sentence of a text step, or the expression.
  package var sentence: String { textStep?.sentence ?? pattern }
}

extension ParameterType {
  /// Whether a text as a whole is a value of the type.
  fileprivate func matches(_ text: String) -> Bool {
    if name.isEmpty { return true }
    var types = ParameterTypes()
    try? types.define(self)
    guard let expression = try? Expression("{\(name)}", types: types) else { return false }
    return expression.match(text) != nil
  }
}

extension Diagnostic {
  /// The error of a text step that runs itself.
  static func recursion(_ calls: [TextStep], uri: String, location: Location) -> Diagnostic {
    Diagnostic(
      code: "text-step.recursion",
      message: "the step \"\(calls.first?.sentence ?? "")\" runs itself, so it would never end",
      uri: uri, location: location,
      notes: zip(calls, calls.dropFirst()).map { caller, called in
        "\"\(caller.sentence)\" at \(caller.place.description) runs \"\(called.sentence)\""
      },
      fix: "remove one of these steps")
  }
}
