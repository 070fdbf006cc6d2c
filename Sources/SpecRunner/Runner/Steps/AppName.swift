import SpecText
import Synchronization

/// A captured name of an app that the step opens.
package struct AppName: StepArgument {
  package let name: String

  /// Why a run cannot open an app, as far as that is known before it starts.
  @TaskLocal private static var objection: @Sendable (String) -> StepFailure? = { _ in nil }

  /// Plans with errors for the steps that open an app to which there is an objection; one for each
  /// app, at the first step.
  package static func check<Plan>(
    by objection: @escaping @Sendable (String) -> StepFailure?, _ plan: () -> Plan
  ) -> Plan {
    let known = Mutex<Set<ExactText>>([])
    return $objection.withValue(
      { name in
        known.withLock { $0.insert(ExactText(name)).inserted } ? objection(name) : nil
      }, operation: plan)
  }

  package static func read(_ input: StepInput) throws -> AppName {
    AppName(name: try String.read(input))
  }

  package static func objection(to input: StepInput) -> StepFailure? {
    String.objection(to: input) ?? (try? String.read(input)).flatMap(objection)
  }
}
