import SpecRunner
import SpecVocabulary
import Testing

/// Every word of the vocabulary explains itself, and its example is what it matches.
struct WordsTests {
  static let definitions = Vocabulary.words.flatMap(\.definitions)

  @Test(arguments: definitions.map(\.pattern))
  func `a step has a summary of one sentence and an example in its own keyword`(
    _ pattern: String
  ) throws {
    let definition = try #require(Self.definitions.first { $0.pattern == pattern })
    let summary = try #require(definition.summary)
    #expect(summary.hasSuffix("."))
    #expect(summary.count <= 150)
    let example = try #require(definition.example)
    #expect(example.hasPrefix(definition.word + " "))
  }

  @Test func `an example matches its own step and no other`() throws {
    let registry = try StepRegistry(Vocabulary.words)
    // Of those behind a time, one stands for all.
    for definition in registry.definitions where definition.isListed {
      let text = definition.example.map { $0.drop { $0 != " " }.dropFirst() } ?? ""
      let matched = Array(text.utf8).withUnsafeBufferPointer {
        registry.matches($0).map { registry.definitions[$0.index].pattern }
      }
      #expect(matched == [definition.pattern])
    }
  }

  @Test func `the vocabulary passes the checks that a start leaves out`() throws {
    let unchecked = Vocabulary.words.map { StepLibrary($0.name, declarations: $0.declarations) }
    let registry = try StepRegistry(unchecked)
    #expect(registry.unusedDefinitions.isEmpty)
    let checked = try StepRegistry(Vocabulary.words)
    #expect(registry.definitions.map(\.pattern) == checked.definitions.map(\.pattern))
  }

  @Test(arguments: [true, false])
  func `declarations of one's own that repeat the vocabulary are refused`(isLast: Bool) throws {
    let own = StepLibrary("own") {
      Parameter(ParameterType("element", matching: "x") { $0 })
      When("I tap {element}") { (_: World, _: String) in }
      When("I whistle") { (_: World) in }
    }
    let error = try #require(throws: GlueError.self) {
      try StepRegistry(isLast ? Vocabulary.words + [own] : [own] + Vocabulary.words)
    }
    #expect(
      error.diagnostics.map(\.message) == [
        "There is already a parameter type with name element",
        "the step \"I tap {element}\" is defined twice",
      ])
  }

  @Test func `libraries have names of their own and hold something`() {
    let names = Vocabulary.words.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Vocabulary.words.dropFirst().allSatisfy { !$0.definitions.isEmpty })
  }
}
