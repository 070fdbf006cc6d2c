import SpecRunner
import Testing

/// The order in which a run is told, whatever is in it.
struct StreamOrderTests {
  static let steps = StepLibrary("all sorts") {
    Before(name: "before") { _ in }
    Given("a step") { (world: World) in world.log("here") }
    Parameter(ParameterType("colour", matching: "red|green") { $0 })
    Given("a {colour} step") { (world: World, colour: String) in }
    Given("a {size} step") { (world: World, size: String) in }
    After(name: "after") { _ in }
    BeforeAll(name: "start") { $0.attach("ready", mediaType: "text/plain") }
    AfterAll(name: "end") { _ in }
    Given("a step of {size} and {colour}") { (world: World) in }
  }

  @Test func `everything is told once, each kind in its place`() async throws {
    let recording = try await Recording.run(
      "Feature: 1\nScenario: a\n* a step\n* a big step\n", "Feature: 2\nScenario: b\n", "",
      steps: Self.steps)
    #expect(
      recording.kinds == [
        "meta",
        "source", "gherkinDocument", "pickle",
        "source", "gherkinDocument", "pickle",
        "source", "gherkinDocument",
        "hook before", "stepDefinition a step", "parameterType colour",
        "stepDefinition a {colour} step", "hook after", "hook start", "hook end",
        "undefinedParameterType size in a {size} step",
        "undefinedParameterType size in a step of {size} and {colour}",
        "testRunStarted",
        "testRunHookStarted", "attachment of the run's hook", "testRunHookFinished",
        "testCase", "testCase",
        "testCaseStarted 0",
        "testStepStarted", "testStepFinished PASSED",
        "testStepStarted", "attachment of a step", "testStepFinished PASSED",
        "testStepStarted", "suggestion", "testStepFinished UNDEFINED",
        "testStepStarted", "testStepFinished PASSED",
        "testCaseFinished",
        "testCaseStarted 0",
        "testStepStarted", "testStepFinished PASSED", "testStepStarted",
        "testStepFinished PASSED",
        "testCaseFinished",
        "testRunHookStarted", "testRunHookFinished",
        "testRunFinished false",
      ])
  }

  @Test func `of files that do not parse there are the errors, and nothing is run`() async throws {
    let recording = try await Recording.run(
      "Feature: 1\nScenario: a\n* a step\n", "Feature: 2\nwhat\nScenario: b\n| a |\n* a step\nx\n",
      steps: StepLibrary("hooks") {
        BeforeAll { _ in }
        AfterAll { _ in }
      })
    #expect(
      recording.kinds == [
        "meta", "source", "gherkinDocument", "pickle", "source", "parseError",
        "hook BEFORE_TEST_RUN", "hook AFTER_TEST_RUN", "testRunStarted", "testRunFinished false",
      ])
  }

  @Test func `an expression with several types that nobody defines is told of once`() async throws {
    let steps = StepLibrary("untyped") {
      Given("a {size} step of {shape}") { (world: World) in }
    }
    let recording = try await Recording.run("Feature: 1\nScenario: a\n", steps: steps)
    #expect(
      recording.kinds.filter { $0.hasPrefix("undefined") } == [
        "undefinedParameterType size in a {size} step of {shape}"
      ])
  }
}

extension Recording {
  /// The kind of every message, with what tells it from others of its kind.
  var kinds: [String] {
    envelopes.map { envelope in
      switch envelope {
      case .meta: "meta"
      case .source: "source"
      case .gherkinDocument: "gherkinDocument"
      case .parseError: "parseError"
      case .pickle: "pickle"
      case .parameterType(let type): "parameterType \(type.name)"
      case .stepDefinition(let definition): "stepDefinition \(definition.pattern)"
      case .hook(let hook): "hook \(hook.name ?? hook.kind.rawValue)"
      case .undefinedParameterType(let type):
        "undefinedParameterType \(type.name) in \(type.expression)"
      case .testRunStarted: "testRunStarted"
      case .testRunHookStarted: "testRunHookStarted"
      case .testRunHookFinished: "testRunHookFinished"
      case .testCase: "testCase"
      case .testCaseStarted(let event): "testCaseStarted \(event.attempt)"
      case .testStepStarted: "testStepStarted"
      case .testStepFinished(let event): "testStepFinished \(event.result.status.rawValue)"
      case .attachment(let attachment):
        switch attachment.owner {
        case .step: "attachment of a step"
        case .runHook: "attachment of the run's hook"
        case .run(_): "attachment of the run"
        }
      case .suggestion: "suggestion"
      case .testCaseFinished(let event):
        event.willBeRetried ? "testCaseFinished, to be retried" : "testCaseFinished"
      case .testRunFinished(let event): "testRunFinished \(event.success)"
      }
    }
  }
}
