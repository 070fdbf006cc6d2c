/// Screens presented as sheets over those of the window, the last in front.
///
/// As with UIKit's sheets the screen below stays on the screen, so it is not told that it
/// disappears.
package final class PresentationStack {
  /// How long a sheet takes to come and to go.
  package static let duration: Duration = .milliseconds(500)

  /// The first presented first.
  package private(set) var screens: [ViewController] = []

  private unowned let device: Device
  private let transition: Transition

  init(on device: Device) {
    self.device = device
    transition = Transition(on: device)
  }

  /// The sheet in front, if there is one.
  package var top: ViewController? { screens.last }

  /// Presents a sheet over the screen in front.
  package func present(_ new: ViewController, animated: Bool) {
    transition.finish()
    guard let below = device.front else { return }
    new.load()
    new.willAppear(animated: animated)
    device.focus.leave(below)
    screens.append(new)
    let runs = animated && device.animations.areEnabled
    device.log.record(
      .present(
        screen: new.name, over: below.name, animated: runs, duration: runs ? Self.duration : .zero))
    transition.complete(after: Self.duration, animated: runs) {
      new.didAppear(animated: animated)
    }
  }

  /// Takes the sheet in front away, and says whether there was one; it is freed after all of it.
  @discardableResult
  package func dismiss(animated: Bool) -> Bool {
    transition.finish()
    guard let old = screens.popLast() else { return false }
    old.willDisappear(animated: animated)
    device.focus.leave(old)
    let runs = animated && device.animations.areEnabled
    device.log.record(
      .dismiss(screen: old.name, animated: runs, duration: runs ? Self.duration : .zero))
    transition.complete(after: Self.duration, animated: runs) {
      old.didDisappear(animated: animated)
    }
    return true
  }

  /// Lets go of everything: the app has ended.
  func close() {
    transition.drop()
    let gone = screens
    screens = []
    withExtendedLifetime(gone) {}
  }
}
