package import SpecDrivers

/// An app's own way from one screen to another, in place of the system's.
package protocol ScreenTransition {
  /// How long it says that it takes.
  var duration: Milliseconds { get }
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

extension NavigationStack {
  /// Runs an app's own transition; one that does not come about leaves the screens as they were.
  func run(
    _ own: any ScreenTransition, _ travel: Travel, _ transition: Transition,
    _ finish: @escaping () -> Void
  ) {
    var cameAbout = true
    transition.complete { [weak self] in
      if cameAbout { finish() } else { self?.takeBack(travel) }
    }
    own.run(
      TransitionContext(travel) { isFinished in
        cameAbout = isFinished
        transition.end()
      })
  }

  private func takeBack(_ travel: Travel) {
    travel.new.willDisappear(animated: true)
    travel.old.willAppear(animated: true)
    undo(travel)
    travel.new.didDisappear(animated: true)
    travel.old.didAppear(animated: true)
  }
}

extension ViewController {
  /// Moves everything on the screen, as a transform of its root view does.
  package func translate(x: Double, y: Double) {
    for view in views {
      view.shift(x: x, y: y)
      for part in view.parts { part.shift(x: x, y: y) }
    }
  }
}
