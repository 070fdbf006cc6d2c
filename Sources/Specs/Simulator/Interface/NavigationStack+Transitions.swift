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
