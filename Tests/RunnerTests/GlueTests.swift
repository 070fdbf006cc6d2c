import SpecRunner
import Testing

/// What is wrong with Swift glue is told before anything runs, and what may be chosen can be.
@Suite struct GlueTests {
  private static let place = "RunnerTests/GlueTests.swift:LINE"

  /// A text without the lines of this file.
  private static func steady(_ text: String) -> String {
    text.replacing(/GlueTests.swift:\d+/, with: "GlueTests.swift:LINE")
  }

  private static func complaint(_ library: StepLibrary) -> [String] {
    let error = #expect(throws: GlueError.self) { try StepRegistry([library]) }
    return steady(error?.description ?? "").split(separator: "\n").map(String.init)
  }

  @Test func `an error says everything that is wrong, with place and way out`() {
    let found = Self.complaint(
      StepLibrary("wrong") {
        Given("a step") { (_: World) in }
        Given("a step") { (_: World) in }
        Before("@a and") { _ in }
        Before("smoke or not @b") { _ in }
      })
    #expect(
      found == [
        "\(Self.place): the step \"a step\" is defined twice",
        "  it is defined first at \(Self.place)",
        "  remove one of the two, or make their expressions differ",
        "\(Self.place): Tag expression \"@a and\" could not be parsed because of syntax error: "
          + "Expected operand.",
        "\(Self.place): \"smoke\" is not a tag: a tag begins with @, did you mean @smoke?",
      ])
  }

  @Test func `a value that can never be made of a text is refused where it is declared`() {
    let found = Self.complaint(
      StepLibrary("clashes") {
        Given("I have {string}") { (_: World, count: Int) in }
        Given("I pay {int} {string}") { (_: World, count: String, price: Double?) in }
        // These are right.
        Given("I count {word} and {}") { (_: World, one: Int, two: Double) in }
        Given("I name {string}") { (_: World, name: String?) in }
        Given("I list {string}") { (_: World, name: String, table: Table) in }
      })
    let fix = "  change the type in the closure, or the parameter in the expression"
    #expect(
      found == [
        "\(Self.place): the step \"I have {string}\" takes Int where {string} captures a text", fix,
        "\(Self.place): the step \"I pay {int} {string}\" takes Optional<Double> where {string} "
          + "captures a text", fix,
      ])
  }

  @Test func `a regular expression that takes a quoted text says so when it runs`() async throws {
    let steps = StepLibrary("regex") {
      Given(.regex(#"^I have ("([^"\\]*(\\.[^"\\]*)*)"|'([^'\\]*(\\.[^'\\]*)*)')$"#)) {
        (_: World, count: Int) in
      }
    }
    let recording = try await Recording.run(
      "Feature: f\nScenario: s\n* I have \"5\"\n", steps: steps)
    #expect(recording.story.first { $0.contains("I have") }?.contains("takes Int where") == true)
  }

  @Test func `a translation may exchange parameters of different types`() throws {
    let steps = StepLibrary("steps") {
      Given("{int} of {string}") { (_: World, count: Int, name: String) in }
    }
    let words = StepLibrary(
      "words", in: "ko", of: [steps],
      translations: [StepTranslation("{string}을 {int}개", of: "{int} of {string}")])
    #expect(try StepRegistry([steps, words]).definitions.count == 2)
  }

  @Test func `equal definitions are ambiguous where a suite wants that`() async throws {
    let library = StepLibrary("twice") {
      Given("a step") { (_: World) in }
      Given("a step") { (_: World) in }
      Given(.regex("^a step$")) { (_: World) in }
    }
    let registry = try StepRegistry([library], duplicates: .ambiguous)
    #expect(registry.definitions(matching: "a step").count == 3)
    let plan = Planner(registry).plan(
      Suite(sources: [Source(uri: "f.feature", text: "Feature: f\nScenario: s\n* a step\n")]))
    #expect(
      await Recording.run(plan, RunOptions()).story == ["s", "  a step: ambiguous", "no success"])
  }

  private static let colours = StepLibrary("colours") {
    Given("a {colour} ball of {size}") { (_: World, colour: String, size: String) in }
    Given("a ball") { (_: World) in }
  }

  @Test func `a definition whose parameter type nobody declares is told with its line`() throws {
    let unused = try StepRegistry([Self.colours]).unusedDefinitions
    #expect(
      unused.map { Self.steady($0.description) } == [
        """
        \(Self.place): the step "a {colour} ball of {size}" is not used: no library declares the \
        parameter type {colour}
          declare it: Parameter(ParameterType("colour", matching: ".+") { (text: String) in text })
        """
      ])
  }

  @Test func `its step is advised to get the parameter type, not to be written again`()
    async throws
  {
    let recording = try await Recording.run(
      "Feature: f\nScenario: s\n* a red ball of leather\n* a bal\n", steps: Self.colours)
    let code = recording.envelopes.compactMap { envelope -> String? in
      guard case .suggestion(let suggestion) = envelope else { return nil }
      return suggestion.snippets.first.map { Self.steady(suggestion.comments + $0.code) }
    }
    #expect(
      code == [
        """
        // "a {colour} ball of {size}" at \(Self.place) is not used: it names {colour}, which no \
        library declares
        Parameter(ParameterType("colour", matching: ".+") { (text: String) in text })
        """,
        """
        // did you mean: a ball
        Given("a bal") { (world: World) in
          throw Pending()
        }
        """,
      ])
  }

  private enum Server: WorldKey { static var initial: [String] { [] } }

  @Test func `every scenario begins with what BeforeAll has set, and keeps its changes to itself`()
    async throws
  {
    let steps = StepLibrary("server") {
      BeforeAll { world in world.with(Server.self) { $0.append("one") } }
      BeforeAll { world in world.with(Server.self) { $0.append("two") } }
      Given("it is noted") { (world: World) in
        world.with(Server.self) { $0.append("mine") }
        world.log("\(world[Server.self])")
      }
      AfterAll { world in world.log("\(world[Server.self])") }
    }
    let recording = try await Recording.run(
      "Feature: f\nScenario: a\n* it is noted\nScenario: b\n* it is noted\n", steps: steps)
    #expect(
      recording.story.filter { $0.contains("attached") } == [
        #"    attached: ["one", "two", "mine"]"#, #"    attached: ["one", "two", "mine"]"#,
        #"    attached: ["one", "two"]"#,
      ])
  }

  private struct Burnt: Error {}

  @Test func `an error is told in the words the run has for it`() async throws {
    let steps = StepLibrary("toast") {
      Given("toast") { (_: World) in throw Burnt() }
    }
    let options = RunOptions(errorText: { $0 is Burnt ? "the toast is burnt" : nil })
    let feature = "Feature: f\nScenario: s\n* toast\n"
    let told = try await Recording.run(feature, steps: steps, options: options)
    #expect(told.story.contains("  toast: failed (the toast is burnt)"))
    let plain = try await Recording.run(feature, steps: steps)
    #expect(plain.story.contains("  toast: failed (Burnt())"))
  }
}
