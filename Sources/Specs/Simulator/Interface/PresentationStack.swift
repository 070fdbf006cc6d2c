/// The screens presented as sheets over the window, the last in front.
///
/// As with UIKit's page sheets, the screen below remains visible, so it receives no disappearance
/// calls.
package final class PresentationStack {
  /// The duration of presenting and dismissing a sheet.
  package static let duration: Duration = .milliseconds(500)

  /// The sheets, in the order of presentation.
  package private(set) var screens: [ViewController] = []

  private unowned let device: Device
  private let transition: Transition

  init(on device: Device) {
    self.device = device
    transition = Transition(on: device)
  }

  /// The frontmost sheet, if any.
  package var top: ViewController? { screens.last }

  /// Presents a screen as a sheet.
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

  /// Dismisses the frontmost sheet, which is freed at the end; false if there is none.
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

  /// Releases everything when the app ends.
  func close() {
    transition.drop()
    let gone = screens
    screens = []
    withExtendedLifetime(gone) {}
  }
}
