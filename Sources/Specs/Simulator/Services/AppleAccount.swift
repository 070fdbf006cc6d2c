import SpecDrivers

/// Sign in with Apple: the system's sheet and its result.
package struct AppleAccount {
  private let userID: () -> String?
  private let dialogs: Dialogs

  init(dialogs: Dialogs, userID: @escaping () -> String?) {
    self.dialogs = dialogs
    self.userID = userID
  }

  /// Asks the user to sign in.
  ///
  /// - Parameter completion: Receives the identifier of the user, the same on every sign-in; nil if
  ///   the user cancels or no account is signed in on the phone. Capture the screen weakly.
  package func signIn(completion: @escaping (String?) -> Void) {
    let title = "Sign in with Apple"
    guard let user = userID() else {
      dialogs.present(
        Dialogs.Dialog(
          .alert, title: title, message: "no Apple ID is signed in on this phone",
          answers: [("Close", { completion(nil) })]))
      return
    }
    dialogs.present(
      Dialogs.Dialog(
        .sheet, title: title,
        answers: [("Continue", { completion(user) }), ("Cancel", { completion(nil) })],
        onDismiss: { completion(nil) }))
  }
}
