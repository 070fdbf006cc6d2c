import SpecDrivers
import SpecSimulator

/// The container's bottom constraint, which follows the keyboard as its notices tell.
///
/// Everything on a screen hangs in the container, so moving its lower edge moves the rest: what
/// is centred in it goes up by half the keyboard's height.
final class KeyboardFollower {
  /// How long the container takes to follow.
  static let duration: Milliseconds = 300

  /// The area between the header and the keyboard; its offset is the height it keeps free.
  let container = View(id: "container", role: .area, label: "container", offset: 0)
  /// A height handed over by the screen before; while there is one, the keyboard's own is ignored.
  var handedHeight: Double?
  /// Runs when the container has followed a keyboard that came up.
  var onShown: () -> Void = {}

  private let faults: SlackLoginFaults
  private var showing: NoticeCenter.Token?
  private var hiding: NoticeCenter.Token?

  init(faults: SlackLoginFaults) {
    self.faults = faults
  }

  /// The height kept free for the keyboard, in points.
  var height: Double { container.offset ?? 0 }

  /// Listens to the keyboard on behalf of a screen, which may be gone by the time it speaks.
  func subscribe(_ screen: ViewController, holdingIt: Bool = false) {
    let held = holdingIt ? screen : nil
    showing = screen.device.notices.subscribe(to: .keyboardWillShow, screen) { [weak self] notice in
      withExtendedLifetime(held) { self?.keyboardWillShow(notice) }
    }
    if faults.contains(.hideNotSubscribed) { return }
    hiding = screen.device.notices.subscribe(to: .keyboardWillHide, screen) { [weak self] _ in
      self?.keyboardWillHide()
    }
    if faults.contains(.hideTokenLost) { hiding = nil }
  }

  /// Stops listening.
  func unsubscribe(_ device: Device) {
    if let showing, !faults.contains(.showSubscriptionKept) { device.notices.unsubscribe(showing) }
    if let hiding { device.notices.unsubscribe(hiding) }
    showing = nil
    hiding = nil
  }

  /// Puts the container between the header and the height it keeps free.
  func placeContainer() {
    guard let model = container.screen?.device.model else { return }
    let full = Self.wholeContainer(on: model)
    let shifts = faults.contains(.wholeViewShifted)
    container.place(
      x: full.x, y: shifts ? full.y - height : full.y, width: full.width,
      height: shifts ? full.height : full.height - height)
  }

  /// Where things hang: the container, unless a fault nails them to the screen.
  var hook: Frame {
    guard faults.contains(.innerViewsStay), let model = container.screen?.device.model else {
      return container.frame
    }
    return Self.wholeContainer(on: model)
  }

  /// The container while no keyboard is up: all below a header of 60 points, in the safe area.
  static func wholeContainer(on model: DeviceModel) -> Frame {
    let top = model.safeTop + 60
    return Frame(
      x: 0, y: top, width: model.size.width,
      height: model.size.height - model.safeBottom - top)
  }

  private func keyboardWillShow(_ notice: Notice) {
    if faults.contains(.showNoticeIgnored) { return }
    let own = notice.height ?? (faults.contains(.noticeWithoutFrameResets) ? 0 : nil)
    guard let own else { return }
    follow(
      to: handedHeight ?? own,
      taking: faults.contains(.showNotAnimated)
        ? 0 : faults.contains(.showTooSlow) ? 1000 : Self.duration,
      then: onShown)
  }

  private func keyboardWillHide() {
    if faults.contains(.hideNoticeIgnored) { return }
    follow(
      to: 0,
      taking: faults.contains(.hideNotAnimated)
        ? 0 : faults.contains(.hideTooSlow) ? 1000 : Self.duration)
  }

  private func follow(
    to height: Double, taking duration: Milliseconds, then completion: @escaping () -> Void = {}
  ) {
    guard let screen = container.screen else { return }
    container.offset = height
    screen.device.animations.animate(
      duration: duration, screen.layoutIfNeeded, completion: completion)
  }
}
