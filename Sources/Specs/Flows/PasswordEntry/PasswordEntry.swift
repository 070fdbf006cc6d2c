import SpecSimulator

/// Entering a new password: twice, masked unless the eye is tapped, by the keyboard alone.
enum PasswordEntry {
  static let app = Flow<PasswordEntryRules>(
    "password-entry", "enter a new password twice, masked or in the clear"
  ) { device, book in
    NavigationStack(
      root: PasswordScreen(
        on: device, model: PasswordScreen.makeModel(on: device, book.rules),
        keyboard: KeyboardResponder(on: device, book), book))
  }
}
