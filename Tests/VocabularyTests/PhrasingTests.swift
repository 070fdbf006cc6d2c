import Testing

@testable import SpecRunner
@testable import SpecVocabulary

/// Other words for ready steps lead to them.
@Suite struct PhrasingTests {
  private static let registry = Result { try StepRegistry(Vocabulary.words) }

  @Test func `other words are for a ready step, and are none themselves`() throws {
    let registry = try Self.registry.get()
    let patterns = Set(registry.definitions.map(\.pattern))
    for phrasing in registry.phrasings {
      #expect(patterns.contains(phrasing.step), "\(phrasing.words)")
      for sentence in Sentences.all(of: phrasing.words, with: "\"Red\"") {
        #expect(registry.definitions(matching: sentence).map(\.pattern) == [], "\(sentence)")
      }
    }
  }

  @Test func `whoever writes them is told the ready step`() throws {
    let registry = try Self.registry.get()
    var nearest: NearestSteps?
    for phrasing in registry.phrasings {
      for sentence in Sentences.all(of: phrasing.words, with: "\"Red\"") {
        let advice = registry.advice(on: sentence, nearest: &nearest)
        let meant = FilledStep(valuesOf: sentence).text(phrasing.step)
        #expect(advice.nearest.contains(meant), "\(sentence): \(advice)")
      }
    }
  }
}
