package import SpecDrivers

/// What lies in front of the app and wants an answer: alerts, sheets, permission prompts.
///
/// The latest is in front. While one is there nothing behind it can be reached.
package final class Dialogs {
  /// One of them: what it says, and what each answer does.
  package struct Dialog {
    package let alert: Alert
    let answers: [() -> Void]
    /// What a person's pulling it down does; nil where that is not possible.
    let onDismiss: (() -> Void)?

    /// - Parameters:
    ///   - answers: in the order they are offered; hold the screen weakly in what they do.
    ///   - onDismiss: given for sheets that can be pulled down.
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

  /// What is in front, if anything is.
  package var front: Dialog? { open.last }

  /// Puts one in front of all.
  package func present(_ dialog: Dialog) {
    open.append(dialog)
  }

  /// Takes the one in front away and does what its answer says; false if it offers none such.
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

  /// Pulls the one in front down; false if that is not possible.
  func dismiss() -> Bool {
    guard let onDismiss = open.last?.onDismiss else { return false }
    open.removeLast()
    onDismiss()
    return true
  }

  /// Forgets all of them: the app has ended.
  func drop() {
    let gone = open
    open = []
    withExtendedLifetime(gone) {}
  }
}
