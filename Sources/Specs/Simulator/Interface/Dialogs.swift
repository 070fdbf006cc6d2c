package import SpecDrivers

/// The modal dialogs in front of the app: alerts, action sheets, permission prompts.
///
/// The last one presented is in front. It blocks everything behind it.
package final class Dialogs {
  /// A dialog: its text, and the actions of its answers.
  package struct Dialog {
    package let alert: Alert
    let answers: [() -> Void]
    /// The action if the user pulls it down; nil if that is not possible.
    let onDismiss: (() -> Void)?

    /// - Parameters:
    ///   - answers: The answers in order, with their actions; capture the screen weakly.
    ///   - onDismiss: For sheets that can be pulled down.
    package init(
      _ kind: Alert.Kind, title: String, message: String = "",
      answers: [(title: String, action: () -> Void)], onDismiss: (() -> Void)? = nil
    ) {
      alert = Alert(kind: kind, title: title, message: message, buttons: answers.map(\.title))
      self.answers = answers.map(\.action)
      self.onDismiss = onDismiss
    }
  }

  private var open: [Dialog] = []

  package init() {}

  /// The frontmost dialog, if any.
  package var front: Dialog? { open.last }

  /// Presents a dialog in front of all others.
  package func present(_ dialog: Dialog) {
    open.append(dialog)
  }

  /// Closes the frontmost dialog with an answer and runs its action; false if there is no such
  /// answer.
  func answer(_ title: String) -> Bool {
    guard let dialog = open.last,
      let place = dialog.alert.buttons.firstIndex(where: {
        $0.unicodeScalars.elementsEqual(title.unicodeScalars)
      })
    else { return false }
    open.removeLast()
    dialog.answers[place]()
    return true
  }

  /// Pulls down the frontmost dialog; false if that is not possible.
  func dismiss() -> Bool {
    guard let onDismiss = open.last?.onDismiss else { return false }
    open.removeLast()
    onDismiss()
    return true
  }

  /// Removes all dialogs when the app ends.
  func drop() {
    let gone = open
    open = []
    withExtendedLifetime(gone) {}
  }
}
