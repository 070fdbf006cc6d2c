public import SpecExpressions
package import SpecMessages

/// A named bundle of step definitions, hooks and parameter types.
public struct StepLibrary: Sendable {
  package let name: String
  /// The declarations in order.
  package let declarations: [Declaration]

  /// Makes a library; the name identifies it in errors.
  public init(_ name: String, @StepBuilder _ content: () -> [Declaration]) {
    self.name = name
    declarations = content()
  }

  init(_ name: String, declarations: [Declaration]) {
    self.name = name
    self.declarations = declarations
  }

  /// The step definitions in order.
  package var definitions: [StepDefinition] {
    declarations.compactMap {
      if case .step(let definition) = $0.kind, definition.isListed { definition } else { nil }
    }
  }
}

/// A parameter type and its place in Swift.
package struct ParameterTypeDeclaration: Sendable {
  package let type: ParameterType
  package let source: SourceReference
}

/// Declares a parameter type for expressions: `{colour}`.
public func Parameter(
  _ type: ParameterType, file: String = #fileID, line: Int = #line
) -> Declaration {
  Declaration(
    kind: .parameterType(
      ParameterTypeDeclaration(type: type, source: SourceReference(uri: file, line: line))))
}
