import SpecExpressions
import SpecGherkin
import SpecJSON
import SpecMessages
import SpecRunner
import SpecTestKit
import Testing

@testable import SpecAnalysis

/// A text in which `1️⃣` marks each finding of a rule, and one without findings.
struct LintSample: Sendable, CustomTestStringConvertible {
  let rule: String
  let marked: MarkedText
  let clean: String
  let options: JSONObject
  let uri: String
  /// The number of findings about the file as a whole.
  let ofFile: Int
  /// The text after `--fix`; nil if the rule repairs nothing.
  let fixed: String?
  /// Whether a comment can silence the findings; not in a file without a feature.
  let canBeSilenced: Bool

  init(
    _ rule: String, _ marked: MarkedText, clean: String, options: JSONObject = JSONObject(),
    uri: String = "specs/sample.feature", ofFile: Int = 0, fixed: String? = nil,
    canBeSilenced: Bool = true
  ) {
    self.rule = rule
    self.marked = marked
    self.clean = clean
    self.options = options
    self.uri = uri
    self.ofFile = ofFile
    self.fixed = fixed
    self.canBeSilenced = canBeSilenced
  }

  var testDescription: String { rule }

  // MARK: - Linting

  /// Steps of a library that declares them.
  static let declared = StepLibrary("declared") {
    When("I do it") { (_: World) in }
    Then("the sign says {string}") { (_: World, _: String) in }
  }.declared()

  static let own = StepLibrary("own") {
    Parameter(ParameterType("element", matching: #""[^"]*""#) { (text: String) in text })
    Given("I am here") { (_: World) in }
    Given("I am at {string}") { (_: World, _: String) in }
    When("I act") { (_: World) in }
    When("I type {string} into {element}") { (_: World, _: String, _: String) in }
    When("I fill in:") { (_: World, _: Table) in }
    When("I press the button") { (_: World) in }
    Then("it is so") { (_: World) in }
    Then("it is {word}") { (_: World, _: String) in }
    Then("all is well") { (_: World) in }
    Then("I see {element}") { (_: World, _: String) in }
    Then("I am not on the {string} screen") { (_: World, _: String) in }
    Then("the {word} is {int}") { (_: World, _: String, _: Int) in }
    Then("these are listed:") { (_: World, _: Table) in }
    Step("anything") { (_: World) -> StepStatus in .passed }
  }

  static let requirements = Requirements([
    Source(
      uri: "specs/requirements.md",
      text: "# Door\n\n- **door-1.1** [M] It opens.\n- **door-1.2** [N] Doors are old.\n")
  ]).documents

  /// A recorded run of a text, whose steps show a screen and warn of an id.
  static func recording(of text: String, uri: String) async throws -> LintRecording {
    let traced = StepLibrary("traced") {
      AfterStep { (world: World) in
        world.log(#""go" is only an id, which users do not see; write the "Next" button"#)
        world.attach(
          """
          screen "Log in"  10 × 10
          > field   "Key"  secure entry on  text "\\"x\\""
            button  "Next"  disabled

          """, mediaType: Attachment.traceScreenType)
      }
    }
    var recording = LintRecording()
    let suite = Suite(sources: [Source(uri: uri, text: text)])
    let selection = Selection(tags: try TagExpression("not @unrecorded"))
    await SpecRun(Planner(try StepRegistry([own, traced]), selection).plan(suite)).run {
      recording.receive($0)
    }
    return recording
  }

  /// The findings of one rule alone.
  func report(on text: String, _ others: [Source] = []) async throws -> LintReport {
    var settings = LintSettings()
    for name in LintCatalog.names { settings.set(name, .off) }
    for name in [rule, "disable-comment", "unused-disable"] { settings.set(name, .warning) }
    settings.set(rule, options)
    let suite = Suite(sources: [Source(uri: uri, text: text)] + others)
    let needs = LintCatalog.rule(named: rule)?.need == .recording
    let registry = try StepRegistry(
      [Self.own, Self.declared], duplicates: .ambiguous)
    return Linter(
      registry, settings, own: Self.own.definitions.map { $0.pattern },
      requirements: Self.requirements,
      recording: needs ? try await Self.recording(of: text, uri: uri) : nil
    ).lint(suite)
  }

  /// The text with a comment that silences the rule at its start.
  static func silenced(_ text: String, _ rule: String, uri: String) -> String {
    let comment = "spec-lint-disable \(rule): a sample"
    return uri.hasSuffix(".md") ? "<!-- \(comment) -->\n" + text : "# \(comment)\n" + text
  }
}
