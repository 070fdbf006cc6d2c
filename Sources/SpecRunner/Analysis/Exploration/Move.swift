package import SpecDrivers

/// A step of a walk through an app: an action, or a condition that changes while the app runs.
package enum Move: Hashable, Sendable {
  case perform(Action)
  case arrange(Condition)

  /// The action; nil for a condition.
  package var action: Action? {
    if case .perform(let action) = self { action } else { nil }
  }
}
