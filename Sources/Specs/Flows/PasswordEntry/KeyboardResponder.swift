import SpecSimulator

/// How high the keyboard is: one observer that all screens share.
final class KeyboardResponder {
  /// The height of the keyboard in points; 0 while there is none.
  private(set) var height = 0.0
  /// Told of every change; hold the screen weakly in it.
  var onChange: () -> Void = {}

  init(on device: Device, _ book: RuleBook<PasswordEntryRules>) {
    _ = device.notices.subscribe(to: .keyboardWillShow, nil) { [weak self] notice in
      if let height = notice.height { self?.change(to: height) }
    }
    _ = device.notices.subscribe(to: .keyboardWillHide, nil) { [weak self] _ in
      if book.rules.roomReturns { self?.change(to: 0) }
    }
  }

  private func change(to height: Double) {
    self.height = height
    onChange()
  }
}
