import SpecGherkin

/// An ability that a scenario requires, and the step that requires it.
///
/// The runner passes the name from a step definition to a hook that knows whether the ability
/// exists.
package struct StepNeed: Sendable {
  /// The name of the ability.
  package let name: String
  /// Whether a check comes before its step, which would be lost if the scenario did not start.
  package let isAfterCheck: Bool
  private let pickleStep: PickleStep
  private let document: GherkinDocument?

  init(
    _ name: String, _ step: PickleStep, in document: GherkinDocument?, isAfterCheck: Bool
  ) {
    self.name = name
    self.isAfterCheck = isAfterCheck
    pickleStep = step
    self.document = document
  }

  /// The step as written: `Then the keyboard is shown`.
  package var step: String {
    (document?.step(for: pickleStep)?.keyword ?? "") + pickleStep.text
  }
}

extension Declaration {
  /// The same step with further requirements from its arguments.
  ///
  /// - Parameter names: determines the names of abilities from the arguments; for an invalid
  ///   argument, the step reports the error itself.
  package func needing<each Value: StepArgument>(
    _ names: @escaping @Sendable (repeat each Value) throws -> [String]
  ) -> Declaration {
    guard case .step(var definition) = kind else { return self }
    definition.needsByInputs = { inputs in
      var reader = StepInputs.Reader(inputs)
      return try names(repeat try reader.read((each Value).self))
    }
    return Declaration(kind: .step(definition))
  }
}
