/// What is documented of a flow, as a value: each rule is a field that names its statements.
///
/// The screens read the rules and know nothing else; a fault is a change to one of them.
protocol FlowRules: Sendable {
  /// What the statements begin with: `slack` for `slack-1.1`.
  static var prefix: String { get }
  /// The rules as documented.
  static var documented: Self { get }
  /// Everything that can be broken on purpose.
  static var faults: [Fault<Self>] { get }
}
