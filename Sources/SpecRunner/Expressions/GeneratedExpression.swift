import SpecText

/// A suggested cucumber expression, and what a step with it would take.
package struct GeneratedExpression: Sendable {
  /// The expression.
  package let source: String
  /// The types of its parameters, in order.
  package let parameterTypes: [ParameterType]

  /// A name for each parameter: its type's, with a number from the second of a kind on: `int`,
  /// `int2`, `int3`.
  package var parameterNames: [String] {
    var uses: [ExactText: Int] = [:]
    return parameterTypes.map { type in
      let use = uses[type.name, default: 0] + 1
      uses[type.name] = use
      return use == 1 ? type.name : "\(type.name)\(use)"
    }
  }
}
