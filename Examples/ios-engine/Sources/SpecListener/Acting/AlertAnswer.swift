#if DEBUG && canImport(UIKit)
import SpecDrivers
import UIKit

/// Answers the alert in front of the screen.
@MainActor
struct AlertAnswer {
  let screen: ReadScreen

  func answer(_ title: String) throws(DriverError) {
    guard let alert = screen.front.alert,
      let action = alert.actions.first(where: { title.isExactly($0.title) })
    else { throw .noSuchAnswer(title, screen.screen) }
    guard action.isEnabled else {
      throw .impossible(what: "tap \"\(title)\"", why: "it is disabled", screen.screen)
    }
    if let run = (action as? ListenedAlertAction)?.run {
      // UIKit dismisses the alert first.
      alert.dismiss(animated: UIView.areAnimationsEnabled) { run(action) }
    } else if !activate(title, in: alert.view, depth: 0) {
      throw .unsupported(
        Capability("answers to alerts"),
        why: "only UIKit can call the function of \"\(title)\"; make the button with "
          + "ListenedAlertAction.make(title:style:handler:)")
    }
  }

  /// The first text field of the alert.
  func field() throws(DriverError) -> UITextField {
    guard let field = screen.front.alert?.textFields?.first else {
      throw .impossible(
        what: "type into the alert",
        why: screen.front.alert == nil ? "there is no alert" : "the alert has no text field",
        screen.screen)
    }
    return field
  }

  /// Activates the view of a button as a screen reader does, if the alert has one with this name.
  private func activate(_ title: String, in view: UIView?, depth: Int) -> Bool {
    guard let view, depth < ViewTree.greatestDepth else { return false }
    if title.isExactly(view.accessibilityLabel), view.accessibilityActivate() { return true }
    return view.subviews.contains { activate(title, in: $0, depth: depth + 1) }
  }
}
#endif
