#if DEBUG && canImport(UIKit)
import SpecDrivers
import UIKit

/// What the keyboard's notifications say: whether it is shown, how high it is, whether it moves.
@MainActor
final class KeyboardWatcher {
  /// The height in points of the part of the window that it covers; nil if it is hidden.
  private(set) var height: Double?
  /// Whether it comes or goes at this moment.
  private(set) var isMoving = false

  private let window: UIWindow
  private let log: EventLog
  private let subscriptions = Subscriptions()

  init(_ window: UIWindow, _ log: EventLog) {
    self.window = window
    self.log = log
    watch(UIResponder.keyboardWillShowNotification, "keyboardWillShow", moves: true, shows: true)
    watch(UIResponder.keyboardDidShowNotification, "keyboardDidShow", moves: false, shows: true)
    watch(UIResponder.keyboardWillHideNotification, "keyboardWillHide", moves: true, shows: false)
    watch(UIResponder.keyboardDidHideNotification, "keyboardDidHide", moves: false, shows: false)
  }

  private struct Notice: Sendable {
    var frame: CGRect?
    var duration: Double?
  }

  private func watch(_ name: Notification.Name, _ word: String, moves: Bool, shows: Bool) {
    let frameKey = UIResponder.keyboardFrameEndUserInfoKey
    let durationKey = UIResponder.keyboardAnimationDurationUserInfoKey
    subscriptions.add(name) { notice in
      Notice(
        frame: notice.userInfo?[frameKey] as? CGRect,
        duration: notice.userInfo?[durationKey] as? Double)
    } _: { [weak self] notice in
      self?.hear(notice, word, moves: moves, shows: shows)
    }
  }

  private func hear(_ notice: Notice, _ word: String, moves: Bool, shows: Bool) {
    let new = notice.frame.map(covered)
    isMoving = moves && (notice.duration ?? 0) > 0
    // A notification without a frame does not say how high the keyboard is.
    if shows { height = new ?? height } else { height = nil }
    var details: Event.Details = ["notice": .text(word)]
    if let new { details["height"] = .number(shows ? new : 0) }
    if let duration = notice.duration {
      details["animated"] = .flag(duration > 0 && UIView.areAnimationsEnabled)
    }
    log.record(.keyboard, "keyboard", details)
  }

  /// How much of the window a frame on the screen covers from below.
  private func covered(by frame: CGRect) -> Double {
    let inWindow = window.screen.coordinateSpace.convert(frame, to: window)
    return Double(max(0, window.bounds.maxY - inWindow.minY))
  }
}
#endif
