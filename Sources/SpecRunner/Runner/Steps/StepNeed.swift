/// An ability a scenario cannot do without, and the step that asks for it.
///
/// The name means something to whoever runs the app; the runner only carries it from a step's
/// definition to a hook that can tell whether the ability is there.
public struct StepNeed: Hashable, Sendable {
  /// The ability's name, as the step's definition says it.
  public let name: String
  /// The step as written, with its keyword and its arguments: `Then the keyboard is shown`.
  public let step: String

  public init(_ name: String, step: String) {
    self.name = name
    self.step = step
  }
}

extension Declaration {
  /// The same step, needing also what its arguments ask for.
  ///
  /// - Parameter names: reads the abilities' names from the values the body takes; if a value
  ///   cannot be read, the step itself will say so.
  package func needing<each Value: StepArgument>(
    _ names: @escaping @Sendable (repeat each Value) throws -> [String]
  ) -> Declaration {
    guard case .step(var definition) = kind else { return self }
    definition.needsByInputs = { inputs in
      var reader = StepInputs.Reader(inputs: inputs.inputs)
      return try names(repeat try reader.read((each Value).self))
    }
    return Declaration(kind: .step(definition))
  }
}
