import SpecRunner
import Testing

/// Steps said in other words: what they do, and what is wrong with those that do nothing.
struct WordingTests {
  private static let shade = ParameterType("Farbe", matching: "rot|blau") { String($0) }

  private static let english = StepLibrary("english") {
    Parameter(ParameterType("colour", matching: "red|blue") { String($0) })
    Given("a {colour} car with {int} door(s) and {int} seat(s):") {
      (world: World, colour: String, doors: Int, seats: Int, note: String) in
      world.log("\(colour) \(doors) \(seats) \(note)")
    }
    Then("it drives") { (world: World) in world.log("it drives") }
  }

  private static func registry(
    @StepBuilder _ words: () -> [Declaration]
  ) throws(GlueError) -> StepRegistry {
    try StepRegistry([english, StepLibrary("deutsch", wording: [english], words)])
  }

  @Test func `arguments find their places by their types, what stands below comes last`()
    async throws
  {
    let words = StepLibrary("deutsch", wording: [Self.english]) {
      Parameter(Self.shade, means: "colour")
      Wording(
        "ein Auto mit {int} Türen, {int} Sitzen, in {Farbe}:",
        of: "a {colour} car with {int} door(s) and {int} seat(s):")
      Wording("es fährt", of: "it drives")
    }
    let recording = try await Recording.run(
      """
      # language: de
      Funktion: f
        Szenario: s
          Gegeben sei ein Auto mit 2 Türen, 4 Sitzen, in rot:
            \"\"\"
            neu
            \"\"\"
          Dann es fährt
      """,
      steps: StepLibrary("both") {
        Self.english; words
      })
    #expect(
      recording.story == [
        "s", "    attached: rot 2 4 neu",
        "  ein Auto mit 2 Türen, 4 Sitzen, in rot:: passed", "    attached: it drives",
        "  es fährt: passed", "success",
      ])
  }

  @Test func `words for a step that is not there are an error that names the nearest`() {
    let error = #expect(throws: GlueError.self) {
      try Self.registry { Wording("es fährt", of: "it drive") }
    }
    #expect(
      error?.diagnostics.map(\.message) == ["there is no step \"it drive\" to say in other words"])
    #expect(error?.diagnostics.map(\.fix) == ["did you mean \"it drives\"?"])
    #expect(error?.diagnostics.first?.location?.line != nil)
  }

  @Test(arguments: [
    ("ein Auto: {int} {int}", "{int}, {int}"), ("ein Auto:", "nothing"),
    ("ein Auto {int} {int} {int}:", "{int}, {int}, {int}"),
    ("ein \\{colour} Auto {int} {int}:", "{int}, {int}"),
  ])
  func `words that take other arguments are an error that lists both`(
    words: String, taken: String
  ) {
    let original = "a {colour} car with {int} door(s) and {int} seat(s):"
    let error = #expect(throws: GlueError.self) {
      try Self.registry { Wording(words, of: original) }
    }
    #expect(
      error?.diagnostics.map(\.message) == [
        "\"\(words)\" takes \(taken) where \"\(original)\" takes {colour}, {int}, {int}"
      ])
  }

  @Test func `the same words twice are an error like a step defined twice`() {
    let error = #expect(throws: GlueError.self) {
      try Self.registry {
        Wording("es fährt", of: "it drives")
        Wording("es fährt", of: "it drives")
      }
    }
    #expect(error?.diagnostics.map(\.code) == ["glue.duplicate-step"])
  }
}
