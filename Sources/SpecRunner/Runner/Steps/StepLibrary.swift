public import SpecExpressions
package import SpecMessages

/// A named bundle of step definitions, hooks and parameter types.
public struct StepLibrary: Sendable {
  public let name: String
  /// What it declares, in order.
  package let declarations: [Declaration]

  public init(_ name: String, @StepBuilder _ content: () -> [Declaration]) {
    self.name = name
    declarations = content()
  }

  init(_ name: String, _ declarations: [Declaration]) {
    self.name = name
    self.declarations = declarations
  }

  /// The step definitions in order, for a page that lists the vocabulary.
  public var definitions: [StepDefinition] {
    declarations.compactMap { if case .step(let definition) = $0.kind { definition } else { nil } }
  }
}

/// A parameter type, and the line of Swift where it is declared.
package struct ParameterTypeDeclaration: Sendable {
  package let type: ParameterType
  package let source: SourceReference
  /// The type it stands for in the steps that a library says in other words.
  var meaning: String?
}

/// Declares a parameter type that expressions may name: `{colour}`.
///
/// - Parameter meaning: the type it stands for where a library says steps in other words; its
///   values must be of the same Swift type.
public func Parameter(
  _ type: ParameterType, means meaning: String? = nil, file: String = #fileID, line: Int = #line
) -> Declaration {
  Declaration(
    kind: .parameterType(
      ParameterTypeDeclaration(
        type: type, source: SourceReference(uri: file, line: line), meaning: meaning)))
}
