import SpecExpressions
import SpecGherkin
import SpecMessages
import SpecText

/// A second expression for a step definition, such as in another language.
///
/// The order of parameters may differ. Parameters with the same name correspond in order; a
/// parameter with another name takes the remaining place, so a translation can have its own
/// parameter types.
///
/// ```swift
/// StepTranslation("{element}에 {string}을/를 입력한다", of: "I type {string} into {element}")
/// ```
public struct StepTranslation: Sendable {
  package let pattern: String
  package let original: String
  let summary: String?
  let example: String?
  let source: SourceReference

  /// - Parameters:
  ///   - pattern: the Cucumber expression of the translation.
  ///   - original: the exact expression of the original step.
  ///   - summary: a summary in the language of the translation; by default, the original one.
  ///   - example: an example step with a keyword of the language.
  ///   - file: the file of the translation.
  ///   - line: the line of the translation.
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
  /// A library that translates the steps of other libraries.
  ///
  /// A translation of an unknown step, or with more or fewer parameters, is an error of the
  /// registry.
  ///
  /// - Parameters:
  ///   - name: the name of the library.
  ///   - language: the language code, as in a `# language:` line.
  ///   - libraries: the libraries with the original steps.
  ///   - types: the parameter types of the language.
  ///   - translations: the expressions, each with that of the original step.
  public init(
    _ name: String, in language: String, of libraries: [StepLibrary],
    @StepBuilder types: () -> [Declaration] = { [] }, translations: [StepTranslation]
  ) {
    let definitions = libraries.flatMap(\.definitions)
    let places = Dictionary(
      definitions.enumerated().map { (ExactText($0.element.pattern), $0.offset) },
      uniquingKeysWith: { one, _ in one })
    let steps = translations.map { translation in
      guard let place = places[translation.original] else {
        return Declaration(
          kind: .mistake(
            "there is no step \"\(translation.original)\" to translate as \"\(translation.pattern)\"",
            translation.source))
      }
      return definitions[place].declaration(in: translation, language: language)
    }
    self.init(name, declarations: types() + steps)
  }
}

extension StepDefinition {
  /// The keyword of the definition in its language.
  package var word: String {
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

  /// The definition of the translation.
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
    definition.declaration = self.declaration
    if let needs = needsByInputs {
      definition.needsByInputs = { inputs in try needs(inputs.reordered(by: places)) }
    }
    return Declaration(kind: .step(definition))
  }

  /// The names of a valid expression's parameters in order.
  ///
  /// The registry reports an invalid expression, whatever names are found in it.
  static func parameters(of pattern: String) -> [String] {
    guard pattern.utf8.contains(UInt8(ascii: "\\")) else {
      // Every opening brace starts a parameter; this takes a tenth of the time of a tree.
      return pattern.utf8.split(separator: UInt8(ascii: "{"), omittingEmptySubsequences: false)
        .dropFirst().map { String(Substring($0.prefix { $0 != UInt8(ascii: "}") })) }
    }
    guard let tree = try? ExpressionParser.parse(pattern) else { return [] }
    func names(_ node: ExpressionNode) -> [String] {
      node.kind == .parameter ? [node.text] : node.nodes.flatMap(names)
    }
    return names(tree)
  }

  /// The index of each original parameter in the translation.
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
  /// The types in the order of the translation's parameters; table and doc string stay last.
  fileprivate func reordered(by places: [Int]) -> Self {
    var types = self
    for (type, place) in zip(self, places) where place < count { types[place] = type }
    return types
  }
}

extension StepInputs {
  /// The inputs in the order of the original parameters; table and doc string stay last.
  fileprivate func reordered(by places: [Int]) -> StepInputs {
    StepInputs(
      inputs: places.filter(inputs.indices.contains).map { inputs[$0] }
        + inputs.dropFirst(places.count))
  }
}
