extension NavigationStack {
  /// Runs a custom transition; if it is cancelled, the screens remain as they were.
  func run(
    _ own: any ScreenTransition, _ change: NavigationChange, _ transition: Transition,
    _ finish: @escaping () -> Void
  ) {
    var cameAbout = true
    transition.complete { [weak self] in
      if cameAbout { finish() } else { self?.cancel(change) }
    }
    own.run(
      TransitionContext(change) { isFinished in
        cameAbout = isFinished
        transition.end()
      })
  }

  private func cancel(_ change: NavigationChange) {
    change.new.willDisappear(animated: true)
    change.old.willAppear(animated: true)
    undo(change)
    change.new.didDisappear(animated: true)
    change.old.didAppear(animated: true)
  }
}
