package import SpecExpressions
package import SpecGherkin
package import SpecMessages
package import SpecText

/// The joined and validated libraries; finds the definitions that match a step.
///
/// It is a class because every step of a run uses it; a value would be copied each time.
public final class StepRegistry: Sendable {
  /// The definitions in order of declaration.
  package let definitions: [StepDefinition]
  /// What a run needs of each definition.
  let bodies: [StepBody]
  /// The parameter types, built-in and declared.
  package let parameterTypes: ParameterTypes
  package let hooks: [RegisteredHook]
  /// All declarations in the order in which the messages announce them.
  package let glue: [Glue]
  /// Where in `glue` each declaration is.
  let places: Places
  /// Definitions that are ignored because a parameter type is not declared.
  package let undefinedParameterTypes: [UndefinedParameterType]
  /// For each definition, whether it is one of the ready steps, which tests have checked.
  let isReady: [Bool]
  private let undeclared: [UndeclaredType]
  private let libraries: [StepLibrary]
  private let duplicates: Duplicates
  /// Whether there are step hooks, so that steps without hooks cost nothing.
  let hasStepHooks: Bool
  /// Whether scenarios define steps.
  package let hasTextSteps: Bool
  /// Whether some of them override ready steps.
  private let hasOverrides: Bool
  /// Whether there are steps that remember values.
  let remembers: Bool
  let index: ExpressionIndex
  let expansions = KnownExpansions()
  /// The variables of the steps that are matched.
  package let variables: Variables

  /// The names of values that a step remembers.
  func memories(of match: ExpressionMatch, by index: Int) -> [Memory] {
    bodies[index].memories.compactMap { capture in
      guard capture < match.argumentCount else { return nil }
      return try? Memory.read(.captured(match[capture]))
    }
  }

  /// A declaration by its kind and index.
  package enum Glue: Sendable {
    case parameterType(ParameterTypeDeclaration)
    case definition(Int)
    case hook(Int)
  }

  /// The places of the declarations in the order in which the messages announce them.
  struct Places: Sendable {
    /// The place of each definition and of each hook.
    private(set) var definitions: [UInt32] = []
    private(set) var hooks: [UInt32] = []
    /// The index of the expression at each place; nil if it is not that of a step definition.
    private(set) var expressions: [Int?] = []

    init(_ glue: [Glue]) {
      for (place, declared) in glue.enumerated() {
        var expression: Int?
        switch declared {
        case .definition(let index):
          definitions.append(UInt32(place))
          expression = index
        case .hook: hooks.append(UInt32(place))
        case .parameterType: break
        }
        expressions.append(expression)
      }
    }
  }

  /// A hook and its parsed tag expression.
  package struct RegisteredHook: Sendable {
    package let hook: Hook
    package let tags: TagExpression?
  }

  /// How to handle two definitions with the same expression.
  public enum Duplicates: Sendable {
    /// An error before the run.
    case refused
    /// Matching steps are ambiguous, as in Cucumber.
    case ambiguous
  }

  /// Whether libraries have other words for steps.
  var hasPhrasings: Bool { libraries.contains { $0.phrasings != nil } }
  /// Other words for steps.
  var phrasings: [StepPhrasing] { libraries.flatMap { $0.phrasings?() ?? [] } }

  /// Joins libraries in the given order; two definitions with the same expression are an error.
  ///
  /// - Throws: `GlueError` with all errors.
  public convenience init(_ libraries: [StepLibrary]) throws(GlueError) {
    try self.init(libraries, duplicates: .refused)
  }

  /// Joins libraries and the steps that scenarios of a suite define in text.
  ///
  /// - Throws: `GlueError` with all errors.
  public convenience init(_ libraries: [StepLibrary], for suite: Suite) throws(GlueError) {
    try self.init(libraries, for: suite, duplicates: .refused)
  }

  package convenience init(
    _ libraries: [StepLibrary], for suite: Suite, duplicates: Duplicates = .refused,
    variables: Variables = .none
  ) throws(GlueError) {
    let own = suite.textSteps.isEmpty ? [] : [StepLibrary(suite.textSteps)]
    try self.init(libraries + own, duplicates: duplicates, variables: variables)
  }

  /// Joins libraries in the given order.
  ///
  /// - Throws: `GlueError` with all errors.
  package init(
    _ libraries: [StepLibrary], duplicates: Duplicates, variables: Variables = .none
  ) throws(GlueError) {
    var reader = RegistryReader(
      comparesPatterns: duplicates == .refused
        && libraries.contains { !$0.isChecked && $0.hasSteps })
    for library in libraries { reader.readTypes(library) }
    for library in libraries { reader.readGlue(library) }
    guard reader.diagnostics.isEmpty else { throw GlueError(diagnostics: reader.diagnostics) }
    self.libraries = libraries
    self.duplicates = duplicates
    definitions = reader.definitions
    bodies = reader.definitions.map(StepBody.init)
    parameterTypes = reader.types
    hooks = reader.hooks
    glue = reader.glue
    places = Places(reader.glue)
    isReady = reader.isReady
    undeclared = reader.undeclared
    undefinedParameterTypes = reader.undeclared.map(\.message)
    hasStepHooks = reader.hooks.contains {
      $0.hook.kind == .beforeTestStep || $0.hook.kind == .afterTestStep
    }
    hasTextSteps = reader.definitions.contains { $0.textStep != nil }
    hasOverrides = reader.definitions.contains { $0.textStep?.isOverride == true }
    remembers = bodies.contains { !$0.memories.isEmpty }
    index = ExpressionIndex(reader.expressions, variables)
    self.variables = variables
  }

  /// The registry with the steps that scenarios of a suite define, unless it has text steps.
  ///
  /// - Throws: `GlueError` with all errors.
  func joined(with suite: Suite) throws(GlueError) -> StepRegistry {
    if hasTextSteps || suite.textSteps.isEmpty { return self }
    return try StepRegistry(libraries, for: suite, duplicates: duplicates, variables: variables)
  }

  /// An error for each definition with an undeclared parameter type.
  ///
  /// The initialiser does not throw these; in the messages, such steps are undefined.
  package var unusedDefinitions: [Diagnostic] { undeclared.map(\.diagnostic) }

  /// The definition that would match a text if its parameter types were declared.
  func undeclared(matching text: String) -> UndeclaredType? {
    undeclared.first { $0.matches(text, parameterTypes) }
  }

  /// The definitions that match a step's text, in order of declaration.
  public func definitions(matching text: String) -> [StepDefinition] {
    var text = text
    return text.withUTF8 { matches($0).map { definitions[$0.index] } }
  }

  /// The indices of the definitions that match a text, in order of declaration.
  ///
  /// A text step that overrides hides the ready steps that match too.
  package func matches(_ text: UnsafeBufferPointer<UInt8>) -> ExpressionMatches {
    let found = index.matches(text)
    guard hasOverrides, found.count > 1, found.contains(where: { isOverride($0.index) }) else {
      return found
    }
    return found.filter { !isReady[$0.index] }
  }

  private func isOverride(_ index: Int) -> Bool { bodies[index].textStep?.isOverride == true }

  /// The ready steps that match a text, although a text step may hide them.
  func readySteps(matching text: String) -> [StepDefinition] {
    var text = text
    return text.withUTF8 { index.matches($0) }.filter { isReady[$0.index] }
      .map { definitions[$0.index] }
  }

  /// The match of a step by a definition, which must match it.
  package func match(_ step: PickleStep, by definition: Int) -> ExpressionMatch? {
    step.withTextUTF8 { index.matcher(definition).match(utf8: $0) }
  }

  /// The hooks of a kind for a scenario, in order of declaration.
  func hooks(_ kind: HookMessage.Kind, of pickle: Pickle) -> [Hook] {
    hooks.filter {
      $0.hook.kind == kind && ($0.tags?.matches(pickle.tags.map(\.name)) ?? true)
    }.map(\.hook)
  }
}

extension SourceReference {
  /// `file:line`, as far as known.
  package var description: String {
    [uri, line.map(String.init)].compactMap { $0 }.joined(separator: ":")
  }
}

/// Validates declarations one by one and collects errors.
private struct RegistryReader {
  /// Whether a step may be defined twice; the checked libraries define each once.
  let comparesPatterns: Bool
  var types = ParameterTypes.builtIn
  var definitions: [StepDefinition] = []
  var expressions: [Expression] = []
  var hooks: [StepRegistry.RegisteredHook] = []
  var glue: [StepRegistry.Glue] = []
  var isReady: [Bool] = []
  var undeclared: [UndeclaredType] = []
  var diagnostics: [Diagnostic] = []
  private var placeOfPattern: [ExactText: SourceReference] = [:]

  init(comparesPatterns: Bool) { self.comparesPatterns = comparesPatterns }

  mutating func readTypes(_ library: StepLibrary) {
    for case .parameterType(let declaration) in library.declarations.map(\.kind) {
      do throws(ExpressionError) {
        if library.isChecked {
          try types.define(checked: declaration.type)
        } else {
          try types.define(declaration.type)
        }
      } catch {
        complain("glue.parameter-type", error.description, at: declaration.source)
      }
    }
  }

  mutating func readGlue(_ library: StepLibrary) {
    for declaration in library.declarations {
      switch declaration.kind {
      case .parameterType(let declaration): glue.append(.parameterType(declaration))
      case .step(let definition):
        if isNew(definition) {
          if library.isChecked { add(definition) } else { read(definition) }
        }
      case .hook(let hook): read(hook)
      case .mistake(let message, let place):
        complain(
          "glue.translation", message, at: place,
          fix: "give the step's expression to the letter, and use each of its parameters once")
      }
    }
  }

  /// Whether no other step has the same expression, or it may replace that one.
  private mutating func isNew(_ definition: StepDefinition) -> Bool {
    guard comparesPatterns else { return true }
    let key = definition.patternType.rawValue + definition.pattern
    guard let place = placeOfPattern[key] else {
      placeOfPattern[key] = definition.source
      return true
    }
    if definition.textStep?.isOverride == true { return true }
    complain(
      "glue.duplicate-step", "the step \"\(definition.sentence)\" is defined twice",
      at: definition.source, notes: ["it is defined first at \(place.description)"],
      fix: definition.textStep == nil
        ? "remove one of the two, or make their expressions differ"
        : TextStep.overrideFix)
    return false
  }

  /// Adds a definition of a checked library.
  private mutating func add(_ definition: StepDefinition) {
    add(definition, Expression(checked: definition.pattern, types: types), isReady: true)
  }

  private mutating func add(
    _ definition: StepDefinition, _ expression: Expression, isReady: Bool = false
  ) {
    self.isReady.append(isReady)
    glue.append(.definition(definitions.count))
    definitions.append(definition)
    expressions.append(expression)
  }

  private mutating func read(_ definition: StepDefinition) {
    do throws(ExpressionError) {
      let expression =
        definition.patternType == .regularExpression
        ? try Expression.regex(definition.pattern, types: types)
        : try Expression(definition.pattern, types: types)
      let captures = expression.parameterCount
      if let clash = definition.clash {
        complain(
          "glue.argument-type", "the step \"\(definition.pattern)\" \(clash)",
          at: definition.source,
          fix: "change the type in the closure, or the parameter in the expression")
        return
      }
      if let mistake = definition.signature.mistake(captures: captures) {
        complain(
          "glue.arguments", "the step \"\(definition.pattern)\" cannot run: \(mistake)",
          at: definition.source,
          fix: "take one closure parameter for each value captured, in order, then one for a data "
            + "table or doc string below the step")
        return
      }
      add(definition, expression)
    } catch {
      if let name = error.undefinedParameterTypeName {
        undeclared.append(UndeclaredType(name: name, definition: definition))
      } else {
        complain("glue.expression", error.description, at: definition.source)
      }
    }
  }

  private mutating func read(_ hook: Hook) {
    do throws(TagExpressionError) {
      let tags: TagExpression? = if let text = hook.tags { try TagExpression(text) } else { nil }
      if let warning = tags?.warning {
        complain("glue.tag-expression", warning, at: hook.source)
        return
      }
      glue.append(.hook(hooks.count))
      hooks.append(StepRegistry.RegisteredHook(hook: hook, tags: tags))
    } catch {
      complain("glue.tag-expression", error.description, at: hook.source)
    }
  }

  private mutating func complain(
    _ code: String, _ message: String, at place: SourceReference, notes: [String] = [],
    fix: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        code: code, severity: .error, message: message, uri: place.uri ?? "",
        location: place.line.map { Location(line: $0, column: nil) }, notes: notes, fix: fix))
  }
}
