/// A suggested cucumber expression, and what a step with it would take.
package struct GeneratedExpression: Sendable {
  /// The expression.
  package let source: String
  /// The types of its parameters, in order.
  package let parameterTypes: [ParameterType]
}
