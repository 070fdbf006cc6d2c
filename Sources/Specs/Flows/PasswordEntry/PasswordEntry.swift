import SpecSimulator

/// The password entry flow: entering a new password twice, masked unless revealed, with the
/// keyboard only.
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
