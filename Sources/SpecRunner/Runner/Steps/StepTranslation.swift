import SpecExpressions
import SpecGherkin
import SpecMessages
import SpecText

/// A step in other words, such as those of another language: a second expression for one body.
///
/// The parameters may stand in another order, as the grammar of the language wants it. Those of
/// the same name are taken in their order; a parameter of another name takes the place that is
/// left, so a translation may have parameter types of its own language.
///
/// ```swift
/// StepTranslation("{element}에 {string}을/를 입력한다", of: "I type {string} into {element}")
/// ```
public struct StepTranslation: Sendable {
  let pattern: String
  let original: String
  let summary: String?
  let example: String?
  let source: SourceReference

  /// - Parameters:
  ///   - pattern: the cucumber expression in the new words.
  ///   - original: the expression of the step that is worded anew, to the letter.
  ///   - summary: what it does, in the language of the translation; the original's unless given.
  ///   - example: a step that shows how it is used, with a keyword of that language.
  public init(
    _ pattern: String, of original: String, _ summary: String? = nil, example: String? = nil,
    file: String = #fileID, line: Int = #line
  ) {
    self.pattern = pattern
    self.original = original
    self.summary = summary
    self.example = example
    source = SourceReference(uri: file, line: line)
  }
}

extension StepLibrary {
  /// Steps of other libraries in the words of another language, each with the body it has there.
  ///
  /// A translation of a step that does not exist, or with more or fewer parameters, makes the
  /// registry throw, as every other mistake in declaring does.
  ///
  /// - Parameters:
  ///   - language: the code of the language, as a `# language:` line names it.
  ///   - libraries: where the steps are defined.
  ///   - types: the parameter types of the language.
  public init(
    _ name: String, in language: String, of libraries: [StepLibrary],
    @StepBuilder types: () -> [Declaration] = { [] }, translations: [StepTranslation]
  ) {
    let definitions = Dictionary(
      libraries.flatMap(\.definitions).map { ($0.pattern, $0) }, uniquingKeysWith: { one, _ in one }
    )
    let steps = translations.map { translation in
      guard let original = definitions[translation.original] else {
        return Declaration(
          kind: .mistake(
            "there is no step \"\(translation.original)\" to translate as \"\(translation.pattern)\"",
            translation.source))
      }
      return original.declaration(in: translation, language: language)
    }
    self.init(name, declarations: types() + steps)
  }
}

extension StepDefinition {
  /// The keyword that a step of its language begins with.
  public var word: String {
    let dialect = Dialect.named(language)
    let words: [String]? =
      switch keyword {
      case .given: dialect?.given
      case .when: dialect?.when
      case .then: dialect?.then
      case .step: nil
      }
    let word = words?.first { !$0.hasPrefix("*") } ?? keyword.rawValue
    return word.hasSuffix(" ") ? String(word.dropLast()) : word
  }

  /// This step, in other words.
  fileprivate func declaration(in translation: StepTranslation, language: String) -> Declaration {
    let own = Self.parameters(of: pattern)
    let new = Self.parameters(of: translation.pattern)
    guard own.count == new.count else {
      return Declaration(
        kind: .mistake(
          "the translation \"\(translation.pattern)\" has other parameters than \"\(pattern)\": "
            + "\(new.count) instead of \(own.count)",
          translation.source))
    }
    let places = Self.places(of: own, in: new)
    var definition = StepDefinition(
      pattern: translation.pattern, patternType: .cucumberExpression, keyword: keyword,
      summary: translation.summary ?? summary, example: translation.example,
      source: translation.source,
      signature: StepSignature(types: signature.types.reordered(by: places)), needs: needs
    ) { [body] world, inputs in try await body(world, inputs.reordered(by: places)) }
    definition.language = language
    if let needs = needsByInputs {
      definition.needsByInputs = { inputs in try needs(inputs.reordered(by: places)) }
    }
    return Declaration(kind: .step(definition))
  }

  /// The names of an expression's parameters in order; none of what is no expression, which the
  /// registry will say.
  static func parameters(of pattern: String) -> [String] {
    guard let tree = try? ExpressionParser.parse(pattern) else { return [] }
    func names(_ node: ExpressionNode) -> [String] {
      node.kind == .parameter ? [node.text] : node.nodes.flatMap(names)
    }
    return names(tree)
  }

  /// Where each of a step's parameters stands in its translation.
  private static func places(of own: [String], in new: [String]) -> [Int] {
    var free = Array(new.indices)
    let named = own.map { name -> Int? in
      guard let place = free.firstIndex(where: { new[$0].isSame(as: name) }) else { return nil }
      return free.remove(at: place)
    }
    return named.map { place in place ?? free.removeFirst() }
  }
}

extension [any StepArgument.Type] {
  /// The types in the order of a translation's parameters; those of what stands below stay last.
  fileprivate func reordered(by places: [Int]) -> Self {
    var types = self
    for (type, place) in zip(self, places) where place < count { types[place] = type }
    return types
  }
}

extension StepInputs {
  /// The same inputs, those of the parameters in another order; what stands below stays last.
  fileprivate func reordered(by places: [Int]) -> StepInputs {
    StepInputs(
      inputs: places.filter(inputs.indices.contains).map { inputs[$0] }
        + inputs.dropFirst(places.count))
  }
}
