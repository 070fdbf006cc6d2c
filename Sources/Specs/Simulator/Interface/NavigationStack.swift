/// A navigation stack: push and pop with UIKit's order of lifecycle calls.
package final class NavigationStack {
  /// The duration of a push or pop.
  package static let duration: Duration = .milliseconds(350)

  /// The screens, from the root to the top.
  package private(set) var screens: [ViewController]
  /// Whether the bar is hidden, which also disables the back button and the swipe from the edge.
  package var isBarHidden = false

  /// Returns a custom transition for an animated push or pop; nil for that of the system.
  package var transitions: ((NavigationChange) -> (any ScreenTransition)?)?

  let device: Device
  private let transition: Transition

  package init(root: ViewController) {
    screens = [root]
    device = root.device
    transition = Transition(on: root.device)
    root.navigation = self
  }

  /// The top screen.
  package var top: ViewController? { screens.last }

  /// Pushes a screen.
  ///
  /// The order: new.viewDidLoad, old.viewWillDisappear, new.viewWillAppear, the transition,
  /// old.viewDidDisappear, new.viewDidAppear.
  package func push(_ new: ViewController, animated: Bool) {
    transition.finish()
    guard let old = top else { return }
    new.navigation = self
    new.load()
    old.willDisappear(animated: animated)
    new.willAppear(animated: animated)
    device.focus.leave(old)
    screens.append(new)
    let runs = animated && device.animations.areEnabled
    let own = runs ? transitions?(NavigationChange(.push, from: old, to: new)) : nil
    let duration = own?.duration ?? Self.duration
    device.log.record(
      .push(screen: new.name, from: old.name, animated: runs, duration: runs ? duration : .zero))
    let finish = {
      old.didDisappear(animated: animated)
      new.didAppear(animated: animated)
    }
    guard let own else {
      return transition.complete(after: duration, animated: runs, finish)
    }
    run(own, NavigationChange(.push, from: old, to: new), transition, finish)
  }

  /// Pops the top screen; false on the root, where nothing happens.
  ///
  /// The order is that of a push; the popped screen is freed at the end.
  @discardableResult
  package func pop(animated: Bool) -> Bool {
    transition.finish()
    guard screens.count > 1 else { return false }
    let old = screens.removeLast()
    let new = screens[screens.count - 1]
    new.load()
    old.willDisappear(animated: animated)
    new.willAppear(animated: animated)
    device.focus.leave(old)
    let runs = animated && device.animations.areEnabled
    let own = runs ? transitions?(NavigationChange(.pop, from: old, to: new)) : nil
    let duration = own?.duration ?? Self.duration
    device.log.record(
      .pop(screen: old.name, to: new.name, animated: runs, duration: runs ? duration : .zero))
    let finish = {
      // Without this, the optimiser may free the old screen before the new one has appeared.
      withExtendedLifetime(old) {
        old.didDisappear(animated: animated)
        new.didAppear(animated: animated)
      }
    }
    if let own {
      run(own, NavigationChange(.pop, from: old, to: new), transition, finish)
    } else {
      transition.complete(after: duration, animated: runs, finish)
    }
    return true
  }

  /// Restores the screens after a cancelled transition.
  func undo(_ change: NavigationChange) {
    switch change.operation {
    case .push: screens.removeAll { $0 === change.new }
    case .pop: screens.append(change.old)
    }
  }

  /// Shows the root screen for the first time.
  func appear() {
    guard let root = top else { return }
    root.load()
    root.willAppear(animated: false)
    root.didAppear(animated: false)
  }

  /// Destroys and recreates the top screen; false if the app cannot recreate it.
  func recreateTop() -> Bool {
    transition.finish()
    guard let new = top?.recreate() else { return false }
    tearDownTop()
    screens.append(new)
    new.navigation = self
    appear()
    return true
  }

  /// Warns the screens below the top that memory runs short; the system frees none of them.
  func warnOfMemory() {
    for screen in screens.dropLast() { screen.warnOfMemory() }
  }

  /// Releases everything when the app ends.
  func close() {
    transition.drop()
    let gone = screens
    screens = []
    withExtendedLifetime(gone) {}
  }

  private func tearDownTop() {
    let old = screens.removeLast()
    withExtendedLifetime(old) {
      old.willDisappear(animated: false)
      device.focus.leave(old)
      old.didDisappear(animated: false)
    }
  }
}
