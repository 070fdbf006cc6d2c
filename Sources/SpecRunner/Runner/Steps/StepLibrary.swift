public import SpecExpressions
package import SpecMessages

/// A named bundle of step definitions, hooks and parameter types.
public struct StepLibrary: Sendable {
  package let name: String
  /// The declarations in order.
  package let declarations: [Declaration]
  /// Whether tests have checked the declarations, so that a start need not check them.
  ///
  /// Their expressions are not parsed until a text may match them.
  private(set) var isChecked = false
  /// Other words for its steps or those of other libraries.
  private(set) var phrasings: (@Sendable () -> [StepPhrasing])?

  /// Makes a library; the name identifies it in errors.
  public init(_ name: String, @StepBuilder _ content: () -> [Declaration]) {
    self.name = name
    declarations = content()
  }

  package init(_ name: String, declarations: [Declaration]) {
    self.name = name
    self.declarations = declarations
  }

  /// The same library, whose declarations tests have checked.
  package var checked: Self {
    var library = self
    library.isChecked = true
    return library
  }

  /// The same library with other words for steps, for suggestions.
  ///
  /// - Parameter phrasings: called for the first suggestion.
  package func phrased(_ phrasings: @escaping @Sendable () -> [StepPhrasing]) -> Self {
    var library = self
    library.phrasings = phrasings
    return library
  }

  /// What a library declares about its steps besides their keywords.
  public struct Declared: Sendable {
    /// Checks to suggest for an action that is written as a Then, by the language of the step.
    let checks: [String: [String]]
  }

  /// The same library, which declares that its steps are what their keywords say.
  ///
  /// A step that it declares with `Given` or `When` cannot be used as a Then, and a step whose inputs
  /// mean nothing, such as an empty `String`, is an error before the run.
  ///
  /// - Parameter checks: steps to suggest for an action that is written as a Then, by language code:
  ///   `["en": ["Then I see \"Next\""]]`.
  public func declared(checks: [String: [String]] = [:]) -> Self {
    var library = Self(
      name,
      declarations: declarations.map { declaration in
        guard case .step(var definition) = declaration.kind else { return declaration }
        definition.declaration = Declared(checks: checks)
        return Declaration(kind: .step(definition))
      })
    library.isChecked = isChecked
    library.phrasings = phrasings
    return library
  }

  /// The step definitions in order.
  package var definitions: [StepDefinition] {
    declarations.compactMap {
      if case .step(let definition) = $0.kind, definition.isListed { definition } else { nil }
    }
  }
}

extension StepLibrary {
  /// The names of the parameter types that it declares.
  package var parameterTypeNames: [String] {
    declarations.compactMap {
      if case .parameterType(let declaration) = $0.kind { declaration.type.name } else { nil }
    }
  }

  /// Whether it defines a step.
  var hasSteps: Bool {
    declarations.contains { if case .step = $0.kind { true } else { false } }
  }
}

/// A parameter type and its place in Swift.
package struct ParameterTypeDeclaration: Sendable {
  package let type: ParameterType
  package let source: SourceReference

  package init(type: ParameterType, source: SourceReference) {
    self.type = type
    self.source = source
  }
}

/// Declares a parameter type for expressions: `{colour}`.
public func Parameter(
  _ type: ParameterType, file: String = #fileID, line: Int = #line
) -> Declaration {
  Declaration(
    kind: .parameterType(
      ParameterTypeDeclaration(type: type, source: SourceReference(uri: file, line: line))))
}
