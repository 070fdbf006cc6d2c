import SpecMessages

/// A step said in other words: in another language, or with another turn of phrase.
///
/// It does what the step it words does, needs what that needs, and takes the same arguments, in
/// any order.
package struct StepWording: Sendable {
  let pattern: String
  /// The expression of the step it words.
  let original: String
  let source: SourceReference
  /// Why it could not be given the body of the step it words, once that was tried.
  var problem: String?
}

/// Says a step in other words; stands in a library made with `StepLibrary(_:wording:)`.
///
/// Arguments find their places by their parameter types, several of one type in their order.
/// ```swift
/// Wording("dans {element}, je tape {string}", of: "I type {string} into {element}")
/// ```
///
/// - Parameters:
///   - pattern: the cucumber expression to match.
///   - original: the expression of the step it words, to the letter.
public func Wording(
  _ pattern: String, of original: String, file: String = #fileID, line: Int = #line
) -> Declaration {
  Declaration(
    kind: .wording(
      StepWording(
        pattern: pattern, original: original, source: SourceReference(uri: file, line: line))))
}

extension StepLibrary {
  /// A library that says steps of others in other words.
  ///
  /// ```swift
  /// let french = StepLibrary("en français", wording: Vocabulary.words) {
  ///   Wording("je touche {element}", of: "I tap {element}")
  ///   Wording("dans {element}, je tape {string}", of: "I type {string} into {element}")
  /// }
  /// ```
  /// What names no step of theirs, or takes other arguments, is an error of the registry.
  public init(
    _ name: String, wording originals: [StepLibrary], @StepBuilder _ content: () -> [Declaration]
  ) {
    self.init(name, Interpreter(originals, content()).declarations)
  }
}

/// Gives wordings the bodies of the steps they word.
private struct Interpreter {
  private var steps: [String: StepDefinition] = [:]
  private var meanings: [Substring: Substring] = [:]
  private(set) var declarations: [Declaration] = []

  init(_ originals: [StepLibrary], _ content: [Declaration]) {
    for case .step(let step) in originals.flatMap(\.declarations).map(\.kind) {
      steps[step.pattern] = step
    }
    for case .parameterType(let type) in content.map(\.kind) {
      if let meaning = type.meaning { meanings[Substring(type.type.name)] = Substring(meaning) }
    }
    declarations = content.map(interpret)
  }

  private func interpret(_ declaration: Declaration) -> Declaration {
    guard case .wording(var wording) = declaration.kind, let step = steps[wording.original] else {
      return declaration
    }
    let given = Self.parameters(of: wording.pattern)
    let wanted = Self.parameters(of: wording.original)
    guard let places = places(of: wanted, in: given) else {
      wording.problem =
        "\"\(wording.pattern)\" takes \(Self.list(given)) where \"\(wording.original)\" takes "
        + Self.list(wanted)
      return Declaration(kind: .wording(wording))
    }
    return Declaration(kind: .step(step.worded(wording, places)))
  }

  /// Where in a wording each parameter of the original stands; nil if they are not the same.
  private func places(of wanted: [Substring], in given: [Substring]) -> [Int]? {
    guard wanted.count == given.count else { return nil }
    var free = given.map { meanings[$0] ?? $0 }.map(Optional.some)
    var places: [Int] = []
    for name in wanted {
      guard let place = free.firstIndex(of: name) else { return nil }
      free[place] = nil
      places.append(place)
    }
    return places
  }

  /// The names in the braces of a cucumber expression.
  private static func parameters(of pattern: String) -> [Substring] {
    var names: [Substring] = []
    var start: String.Index?
    var isEscaped = false
    for index in pattern.unicodeScalars.indices {
      let scalar = pattern.unicodeScalars[index]
      if scalar == "{", !isEscaped { start = pattern.unicodeScalars.index(after: index) }
      if scalar == "}", let begin = start {
        names.append(pattern[begin..<index])
        start = nil
      }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return names
  }

  private static func list(_ names: [Substring]) -> String {
    names.isEmpty ? "nothing" : names.map { "{\($0)}" }.joined(separator: ", ")
  }
}

extension StepDefinition {
  /// The same step under other words.
  ///
  /// - Parameter places: where in the words each of its own captures stands.
  fileprivate func worded(_ wording: StepWording, _ places: [Int]) -> StepDefinition {
    var result = StepDefinition(
      pattern: wording.pattern, patternType: .cucumberExpression, keyword: keyword,
      summary: summary, example: nil, source: wording.source, arity: arity, needs: needs,
      needsByInputs: needsByInputs, body: body)
    guard places != Array(places.indices) else { return result }
    let original = self
    result.body = { world, inputs in
      try await original.body(world, inputs.sorted(places))
    }
    if let needs = needsByInputs {
      result.needsByInputs = { inputs in try needs(inputs.sorted(places)) }
    }
    return result
  }
}

extension StepInputs {
  /// The captures in another order; what stands below the step stays behind them.
  fileprivate func sorted(_ places: [Int]) -> StepInputs {
    StepInputs(inputs: places.map { inputs[$0] } + inputs[places.count...])
  }
}
