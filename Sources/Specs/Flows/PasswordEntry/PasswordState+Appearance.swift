import SpecDrivers

/// The appearance of the fields, computed only from the state, without actions on text changes.
extension PasswordState {
  typealias Palette = PasswordEntryRules.Palette

  /// The appearance of a field.
  struct FieldAppearance {
    let text: String
    let isSecure: Bool
    let underline: Color
    let warning: String
    let showsRevealButton: Bool
  }

  func appearance(of field: PasswordField) -> FieldAppearance {
    FieldAppearance(
      text: self[field].text, isSecure: self[field].isSecure, underline: underline(of: field),
      warning: warns(of: field) ? warning(of: field) : "",
      showsRevealButton: showsRevealButton(of: field))
  }

  /// Whether the confirmation is visible.
  var showsConfirmation: Bool {
    switch rules.confirmationVisibility {
    case .never: false
    case .atItsStage: stage == .confirmation
    case .always: true
    }
  }

  private func underline(of field: PasswordField) -> Color {
    guard rules.fieldsWithUnderline.contains(field) else { return Palette.placeholder }
    let isFocused = focus == field
    if isWrong(field, .line) {
      switch rules.errorUnderline {
      case .never: break
      case .withoutFocus: if !isFocused { return Palette.wrong }
      case .always: return Palette.wrong
      }
    }
    switch rules.activeUnderline {
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

  /// Whether the last validation failed and nothing was typed since.
  private func isWrong(_ field: PasswordField, _ sign: PasswordEntryRules.Indicator) -> Bool {
    self[field].isValid == false && (self[field].text.isEmpty || !rules.typingClears.contains(sign))
  }

  private func warning(of field: PasswordField) -> String {
    switch field {
    case .password: rules.passwordWarning
    case .confirmation: rules.confirmationWarning
    }
  }

  private func showsRevealButton(of field: PasswordField) -> Bool {
    rules.fieldsWithRevealButton.contains(field)
      && (focus == field || !rules.revealButtonConditions.contains(.focus))
      && (!self[field].text.isEmpty || !rules.revealButtonConditions.contains(.text))
  }
}
