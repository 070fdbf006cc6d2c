/// The documented rules of a flow as a value: each field names the statements that it implements.
///
/// The screens only read the rules; a fault is a change to one of them.
protocol FlowRules: Sendable {
  /// The prefix of the statement ids: `slack` for `slack-1.1`.
  static var prefix: String { get }
  /// The documented rules.
  static var documented: Self { get }
  /// The faults that the app can be launched with.
  static var faults: [RuleFault<Self>] { get }
  /// The faults that change nothing on some visits, each with the reason.
  static var exemptions: [FaultExemption] { get }
}
