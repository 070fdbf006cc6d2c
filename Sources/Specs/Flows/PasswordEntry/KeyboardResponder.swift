import SpecSimulator

/// The height of the keyboard: one observer shared by all screens.
final class KeyboardResponder {
  /// The height of the keyboard in points; 0 if it is hidden.
  private(set) var height = 0.0
  /// Called on every change; capture the screen weakly.
  var onChange: () -> Void = {}

  init(on device: Device, _ book: RuleBook<PasswordEntryRules>) {
    _ = device.notificationCenter.subscribe(to: .keyboardWillShow, nil) { [weak self] notice in
      if let height = notice.height { self?.change(to: height) }
    }
    _ = device.notificationCenter.subscribe(to: .keyboardWillHide, nil) { [weak self] _ in
      if book.rules.insetIsReset { self?.change(to: 0) }
    }
  }

  private func change(to height: Double) {
    self.height = height
    onChange()
  }
}
