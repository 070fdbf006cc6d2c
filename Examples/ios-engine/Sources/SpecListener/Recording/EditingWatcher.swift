#if DEBUG && canImport(UIKit)
import SpecDrivers
import UIKit

/// Records when fields begin, change and end editing, by the notifications that UIKit posts.
@MainActor
final class EditingWatcher {
  /// The number of changes of texts that UIKit has reported so far.
  private(set) var changes = 0

  private let log: EventLog
  private let subscriptions = Subscriptions()

  init(_ log: EventLog) {
    self.log = log
    watch(UITextField.textDidBeginEditingNotification, "didBeginEditing")
    watch(UITextField.textDidChangeNotification, "editingChanged")
    watch(UITextField.textDidEndEditingNotification, "didEndEditing")
    watch(UITextView.textDidBeginEditingNotification, "didBeginEditing")
    watch(UITextView.textDidChangeNotification, "editingChanged")
    watch(UITextView.textDidEndEditingNotification, "didEndEditing")
  }

  private func watch(_ name: Notification.Name, _ call: String) {
    subscriptions.add(name) {
      $0.object as? UIView
    } _: { [weak self] view in
      guard let self, let view else { return }
      if call == "editingChanged" { changes += 1 }
      record(call, of: view)
    }
  }

  /// Records a call of a field.
  func record(_ call: String, of view: UIView, _ edit: Event.Details = [:]) {
    var details: Event.Details = [
      "call": .text(call), "text": .text(ViewText.text(of: view) ?? ""),
      "screen": .text(ScreenName.owner(of: view)),
    ]
    if let id = view.accessibilityIdentifier { details["id"] = .text(id) }
    for (name, value) in edit { details[name] = value }
    log.record(.field, ViewLabel.name(of: view), details)
  }
}
#endif
