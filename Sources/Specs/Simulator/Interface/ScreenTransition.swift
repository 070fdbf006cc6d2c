import SpecDrivers

/// A custom transition between screens.
package protocol ScreenTransition {
  /// The declared duration.
  var duration: Duration { get }
  /// Animates the screens; the transition is complete only when the context is notified.
  func run(_ context: TransitionContext)
}

/// A push or pop, with the appearing and the disappearing screen.
package struct NavigationChange {
  package enum Operation {
    case push, pop
  }

  package let operation: Operation
  package let old: ViewController
  package let new: ViewController

  init(_ operation: Operation, from old: ViewController, to new: ViewController) {
    self.operation = operation
    self.old = old
    self.new = new
  }
}

/// The context of a transition: the two screens, the container, and its completion.
package final class TransitionContext {
  package let change: NavigationChange
  private let complete: (Bool) -> Void

  init(_ change: NavigationChange, complete: @escaping (Bool) -> Void) {
    self.change = change
    self.complete = complete
  }

  /// Adds the root view of the new screen to the container.
  package func attachNewScreen() {
    guard let view = change.new.rootView else { return }
    change.new.device.log.record(
      .other(
        .attached, view.label,
        ["to": "transition container", "id": .text(view.id), "screen": .text(change.new.name)]))
  }

  /// Completes or cancels the transition; further calls have no effect.
  package func completeTransition(_ isCompleted: Bool) {
    complete(isCompleted)
  }
}
