import SpecRunner
import SpecTestKit
import Testing

@testable import SpecCommandLine

/// Parameter types of a settings file.
@Suite struct ConfigTypesTests {
  private static func file(_ text: String) throws(ConfigFileError) -> ConfigFile {
    try ConfigFileReader.read(ConfigFile.Text(path: "spec.json", bytes: Array(text.utf8)))
  }

  private static func problems(_ types: String) -> String {
    do throws(ConfigFileError) {
      _ = try file("{\"types\": \(types)}")
      return ""
    } catch { return error.sentence(tool: "spec") }
  }

  @Test func `the words of a type match a step, the longer one first, and nothing else`() throws {
    let file = try Self.file(
      #"{"types": {"colour": ["red", "red (dark)", "1.5", "é", "light green"], "n-1": ["a|b"]}}"#)
    let steps = StepLibrary("own") {
      When("I choose {colour}") { (_: World, _: String) in }
      When("I choose a {colour} shirt, {n-1}") { (_: World, _: String, _: String) in }
    }
    let registry = try StepRegistry([file.library, steps])
    let found = [
      "I choose red", "I choose red (dark)", "I choose 1.5", "I choose 145", "I choose é",
      "I choose e\u{301}", "I choose light green", "I choose blue", "I choose ",
      "I choose a red (dark) shirt, a|b", "I choose a red shirt, a",
    ].map { registry.definitions(matching: $0).count }
    #expect(found == [1, 1, 1, 0, 1, 0, 1, 0, 0, 1, 0])
  }

  @Test(arguments: [
    (
      #"{"colour": []}"#,
      "3: the type \"colour\" has no words\nlist its words, such as [\"cotton\", \"wool\"]"
    ),
    (#"{"int": ["a"]}"#, "the type \"int\" is built in\nuse another name"),
    (
      #"{"a b": ["a"]}"#,
      "a type cannot be named \"a b\"\nuse a letter, then letters, digits, hyphens and underscores, such as \"fabric\""
    ),
    (#"{"c": ["a", "b", "a"]}"#, "the word \"a\" is written twice\nremove one of them"),
    (#"{"c": ["a", ""]}"#, "this word is empty\nwrite it, or remove it"),
    (
      #"{"c": [" a"]}"#,
      "the word \" a\" begins or ends with a blank, or has a line end\nremove it: the text of a step is one line without blanks around it"
    ),
    (
      #"{"c": "a"}"#,
      "\"c\" requires a list of words, not a string\nchange it; spec help config shows an example"
    ),
    (
      #"{"c": [1]}"#,
      "\"c\" requires words in quotes, not a number\nchange it; spec help config shows an example"
    ),
    (
      #"["a"]"#,
      "\"types\" requires an object, not an array\nchange it; spec help config shows an example"
    ),
  ])
  func `a type that cannot be used is an error with its place`(types: String, sentence: String) {
    let found = Self.problems(types)
    #expect(found.hasPrefix("spec.json:1:"), "\(found)")
    #expect(found.hasSuffix(sentence.drop { "3: ".contains($0) }), "\(found)")
  }

  @Test func `a type with too many words is refused with the limit`() {
    let words = (0...1_000).map { "\"w\($0)\"" }.joined(separator: ",")
    #expect(
      Self.problems("{\"c\": [\(words)]}").hasSuffix(
        "the type \"c\" has 1001 words, and a type may have 1000\nuse fewer words"))
  }

  @Test func `a run suggests steps with the types, and refuses the name of a type it has`()
    async throws
  {
    let files = [
      "specs/a.feature": "Feature: a\n  Scenario: b\n    When I dye it light green\n",
      "spec.json": #"{"types": {"dye": ["red", "light green"]}}"#,
    ]
    try await TemporaryFolder.with(files) { folder in
      let run = try await SpecProcess.run(["run"], in: folder)
      #expect(run.output.contains("Scenario: I dye it <dye:dye>\n"), "\(run)")
      #expect(try await SpecProcess.run(["list"], in: folder).status == 0)
      try folder.write(#"{"types": {"element": ["red"]}}"#, to: "spec.json")
      let clash = try await SpecProcess.run(["run"], in: folder)
      #expect(
        clash.errors.contains(
          "spec.json:1:12: the steps of spec have a type \"element\"\nuse another name"),
        "\(clash)")
      #expect(clash.status == 2)
    }
  }
}
