import SpecDrivers

extension Device {
  /// Presents a tab bar over the whole screen.
  ///
  /// The order is that of UIKit: the tabs load; the screen below receives `viewWillDisappear` and
  /// the selected tab `viewWillAppear`; after the transition, first `viewDidAppear`, then
  /// `viewDidDisappear`.
  package func present(_ bar: TabBar, animated: Bool) {
    guard tabs == nil, let below = window?.top, let front = bar.selected.stack.top else { return }
    front.load()
    below.willDisappear(animated: animated)
    front.willAppear(animated: animated)
    focus.leave(below)
    tabs = bar
    let runs = animated && animations.areEnabled
    log.record(
      .present(
        screen: bar.name, over: below.name, animated: runs,
        duration: runs ? NavigationStack.duration : .zero))
    transition(animated: runs) {
      front.didAppear(animated: animated)
      below.didDisappear(animated: animated)
    }
  }

  /// Dismisses the tab bar with all its screens.
  package func dismissTabs(animated: Bool) {
    guard let bar = tabs, let front = bar.selected.stack.top, let below = root?.top else { return }
    front.willDisappear(animated: animated)
    below.willAppear(animated: animated)
    focus.leave(front)
    tabs = nil
    let runs = animated && animations.areEnabled
    log.record(
      .dismiss(
        screen: bar.name, animated: runs, duration: runs ? NavigationStack.duration : .zero))
    transition(animated: runs) {
      // Without this, the optimiser may free the tabs before the screen below has appeared.
      withExtendedLifetime(bar) {
        below.didAppear(animated: animated)
        front.didDisappear(animated: animated)
        bar.close()
      }
    }
  }

  private func transition(animated: Bool, _ completion: @escaping () -> Void) {
    guard animated else { return completion() }
    clock.schedule(after: NavigationStack.duration, .animation, completion)
  }
}
