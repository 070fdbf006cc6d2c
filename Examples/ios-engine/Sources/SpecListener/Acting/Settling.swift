#if DEBUG && canImport(UIKit)
import UIKit

/// Whether the app is idle: nothing slides, fades or scrolls.
@MainActor
struct Settling {
  /// The most times that the screen is looked at, 20 ms apart.
  private static let attempts = 100

  let keyboard: KeyboardWatcher
  /// Reads the screen; what covers what does not matter.
  let read: @MainActor () -> ReadScreen

  /// Waits until the app is idle, at most two seconds.
  func wait() async {
    for _ in 0..<Self.attempts {
      await Task.yield()
      if isIdle(read()) { return }
      do { try await Task.sleep(for: .milliseconds(20)) } catch { return }
    }
  }

  func isIdle(_ screen: ReadScreen) -> Bool {
    let front = screen.front
    let controllers = [front.whole, front.content, front.navigation, front.alert]
    return !keyboard.isMoving
      && controllers.allSatisfy { $0?.transitionCoordinator == nil }
      && screen.views.allSatisfy { !isMoving($0) }
  }

  private func isMoving(_ view: UIView) -> Bool {
    if let area = view as? UIScrollView, area.isDragging || area.isDecelerating { return true }
    // A wheel turns for as long as the app loads something.
    return !(view is UIActivityIndicatorView) && !(view.layer.animationKeys() ?? []).isEmpty
  }
}
#endif
