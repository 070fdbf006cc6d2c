import SpecDrivers

/// How the fields look, computed from the state alone: nothing is done when a text changes.
extension PasswordState {
  /// The colours of the screen, as they stand on white.
  enum Palette {
    static let wrong = Color(red: 0xEB, green: 0x57, blue: 0x43)
    static let active = Color(red: 0, green: 122, blue: 255)
    static let placeholder = Color(red: 0xC4, green: 0xC4, blue: 0xC6)
    static let secondary = Color(red: 0x8A, green: 0x8A, blue: 0x8E)
  }

  /// How one of the fields is drawn.
  struct Look {
    let text: String
    let isSecure: Bool
    let underline: Color
    let warning: String
    let showsEye: Bool
  }

  static let passwordWarning = "영문, 숫자, 또는 10가지 특수문자 내에서 입력해 주세요"
  static let confirmationWarning = "동일하지 않습니다. 다시 입력해 주세요"
  /// What a later edition of the app says.
  private static let laterWarning =
    "영문, 숫자를 포함하여 8자 이상 20자 이내로 입력해 주세요.\n특수문자는 !@#$%^&*()만 가능합니다"

  func look(of field: PasswordField) -> Look {
    Look(
      text: self[field].text, isSecure: self[field].isSecure, underline: underline(of: field),
      warning: warns(of: field) ? warning(of: field) : "", showsEye: showsEye(of: field))
  }

  /// Whether the confirmation is there.
  var showsConfirmation: Bool {
    if faults.contains(.confirmationNotShown) { return false }
    return stage == .confirmation || faults.contains(.confirmationAlwaysThere)
  }

  private func underline(of field: PasswordField) -> Color {
    if field == .confirmation, faults.contains(.confirmationUnderlineGrey) {
      return Palette.placeholder
    }
    let isFocused = focus == field
    if isWrong(field, whileTyping: .redWhileTyping), !faults.contains(.underlineNeverRed),
      !(isFocused && faults.contains(.focusHidesRed))
    {
      return Palette.wrong
    }
    if faults.contains(.underlineNeverBlue) { return Palette.placeholder }
    return isFocused || faults.contains(.blueWithoutFocus) ? Palette.active : Palette.placeholder
  }

  private func warns(of field: PasswordField) -> Bool {
    let isMissing =
      field == .password
      ? faults.contains(.warningMissing) : faults.contains(.confirmationWarningMissing)
    if isMissing || (faults.contains(.warningGoneOnBlur) && focus != field) { return false }
    return isWrong(
      field,
      whileTyping: field == .password ? .warningWhileTyping : .confirmationWarningWhileTyping)
  }

  /// Whether the last check failed and nothing was typed since.
  private func isWrong(_ field: PasswordField, whileTyping fault: PasswordEntryFault) -> Bool {
    self[field].isValid == false && (self[field].text.isEmpty || faults.contains(fault))
  }

  private func warning(of field: PasswordField) -> String {
    switch field {
    case .password: faults.contains(.warningReworded) ? Self.laterWarning : Self.passwordWarning
    case .confirmation:
      faults.contains(.confirmationWarningReworded)
        ? Self.passwordWarning : Self.confirmationWarning
    }
  }

  private func showsEye(of field: PasswordField) -> Bool {
    if field == .confirmation, faults.contains(.confirmationWithoutEye) { return false }
    return (focus == field || faults.contains(.eyeWithoutFocus))
      && (!self[field].text.isEmpty || faults.contains(.eyeWhenEmpty))
  }
}
