/// Screens on top of each other: push and pop, in UIKit's order of calls.
package final class NavigationStack {
  /// How long a push or pop takes.
  package static let duration: Duration = .milliseconds(350)

  /// Root first, the screen in front last.
  package private(set) var screens: [ViewController]
  /// Without a bar there is no back button, and the swipe from the edge is off too.
  package var isBarHidden = false

  /// Asked for each animated push and pop; nil, or an answer of nil, leaves it to the system.
  package var transitions: ((Travel) -> (any ScreenTransition)?)?

  let device: Device
  private let transition: Transition

  package init(root: ViewController) {
    screens = [root]
    device = root.device
    transition = Transition(on: root.device)
    root.navigation = self
  }

  /// The screen in front.
  package var top: ViewController? { screens.last }

  /// Goes to a new screen.
  ///
  /// The order: new.viewDidLoad, old.viewWillDisappear, new.viewWillAppear, then the transition,
  /// then old.viewDidDisappear, new.viewDidAppear.
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
    let own = runs ? transitions?(Travel(.push, from: old, to: new)) : nil
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
    run(own, Travel(.push, from: old, to: new), transition, finish)
  }

  /// Goes back to the screen below; on the root there is none and nothing happens.
  ///
  /// The order is that of a push; the screen that was left is freed after all of it.
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
    let own = runs ? transitions?(Travel(.pop, from: old, to: new)) : nil
    let duration = own?.duration ?? Self.duration
    device.log.record(
      .pop(screen: old.name, to: new.name, animated: runs, duration: runs ? duration : .zero))
    let finish = {
      // Without this the optimiser may free the old screen before the new one has appeared.
      withExtendedLifetime(old) {
        old.didDisappear(animated: animated)
        new.didAppear(animated: animated)
      }
    }
    if let own {
      run(own, Travel(.pop, from: old, to: new), transition, finish)
    } else {
      transition.complete(after: duration, animated: runs, finish)
    }
    return true
  }

  /// The change under way did not come about: the screens are as they were before.
  func undo(_ travel: Travel) {
    switch travel.operation {
    case .push: screens.removeAll { $0 === travel.new }
    case .pop: screens.append(travel.old)
    }
  }

  /// Shows the root for the first time.
  func appear() {
    guard let root = top else { return }
    root.load()
    root.willAppear(animated: false)
    root.didAppear(animated: false)
  }

  /// Tears the screen in front down and makes it anew; false if the app cannot make it again.
  func recreateTop() -> Bool {
    transition.finish()
    guard let new = top?.makeAnew() else { return false }
    tearDownTop()
    screens.append(new)
    new.navigation = self
    appear()
    return true
  }

  /// Frees the screens that are not in front; those the app can make again load when needed.
  func freeHidden() {
    for index in screens.indices.dropLast() {
      device.log.record(.lifeCycle(screen: screens[index].name, .didReceiveMemoryWarning))
      guard let new = screens[index].makeAnew() else { continue }
      new.navigation = self
      let old = screens[index]
      screens[index] = new
      withExtendedLifetime(old) {}
    }
  }

  /// Lets go of everything: the app has ended.
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
