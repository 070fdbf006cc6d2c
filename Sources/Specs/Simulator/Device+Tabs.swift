import SpecDrivers

extension Device {
  /// Covers the whole screen with tabs.
  ///
  /// The order is UIKit's: the tabs load, the screen below is told that it goes and the tab in
  /// front that it comes; after the transition first who came and then who went is told so.
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

  /// Takes the tabs away, with all their screens.
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
      // Without this the optimiser may free the tabs before the screen below has appeared.
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
