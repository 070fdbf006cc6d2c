import SpecDrivers

/// How the fields look, computed from the state alone: nothing is done when a text changes.
extension PasswordState {
  typealias Palette = PasswordEntryRules.Palette

  /// How one of the fields is drawn.
  struct Look {
    let text: String
    let isSecure: Bool
    let underline: Color
    let warning: String
    let showsEye: Bool
  }

  func look(of field: PasswordField) -> Look {
    Look(
      text: self[field].text, isSecure: self[field].isSecure, underline: underline(of: field),
      warning: warns(of: field) ? warning(of: field) : "", showsEye: showsEye(of: field))
  }

  /// Whether the confirmation is there.
  var showsConfirmation: Bool {
    switch rules.confirmationShows {
    case .never: false
    case .atItsStage: stage == .confirmation
    case .always: true
    }
  }

  private func underline(of field: PasswordField) -> Color {
    guard rules.fieldsWithLine.contains(field) else { return Palette.placeholder }
    let isFocused = focus == field
    if isWrong(field, .line) {
      switch rules.redLine {
      case .never: break
      case .withoutFocus: if !isFocused { return Palette.wrong }
      case .always: return Palette.wrong
      }
    }
    switch rules.blueLine {
    case .never: return Palette.placeholder
    case .withFocus: return isFocused ? Palette.active : Palette.placeholder
    case .always: return Palette.active
    }
  }

  private func warns(of field: PasswordField) -> Bool {
    rules.fieldsWithWarning.contains(field)
      && (focus == field || rules.warningStaysWithoutFocus)
      && isWrong(field, field == .password ? .passwordWarning : .confirmationWarning)
  }

  /// Whether the last check failed and nothing was typed since.
  private func isWrong(_ field: PasswordField, _ sign: PasswordEntryRules.Sign) -> Bool {
    self[field].isValid == false && (self[field].text.isEmpty || !rules.typingClears.contains(sign))
  }

  private func warning(of field: PasswordField) -> String {
    switch field {
    case .password: rules.passwordWarning
    case .confirmation: rules.confirmationWarning
    }
  }

  private func showsEye(of field: PasswordField) -> Bool {
    rules.fieldsWithEye.contains(field)
      && (focus == field || !rules.eyeNeeds.contains(.focus))
      && (!self[field].text.isEmpty || !rules.eyeNeeds.contains(.text))
  }
}
