import SpecDrivers

/// An app's own way from one screen to another, in place of the system's.
package protocol ScreenTransition {
  /// How long it says that it takes.
  var duration: Duration { get }
  /// Moves the screens; the change is complete when the context is told so, and not before.
  func run(_ context: TransitionContext)
}

/// A push or a pop: which screen comes and which one goes.
package struct Travel {
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

/// What a transition has to work with: the two screens, the container, and how to say it is over.
package final class TransitionContext {
  package let travel: Travel
  private let complete: (Bool) -> Void

  init(_ travel: Travel, complete: @escaping (Bool) -> Void) {
    self.travel = travel
    self.complete = complete
  }

  /// Puts the root view of the screen that comes into the container.
  package func attachNewScreen() {
    guard let view = travel.new.rootView else { return }
    travel.new.device.log.record(
      .other(
        .attached, view.label,
        ["to": "transition container", "id": .text(view.id), "screen": .text(travel.new.name)]))
  }

  /// Says that the change is over, and whether it came about; all but the first time is nothing.
  package func completeTransition(_ cameAbout: Bool) {
    complete(cameAbout)
  }
}
