import SpecDrivers
import SpecSimulator

/// A password field with a reveal button, an underline and a warning.
///
/// It consists of a masked and a plain field in the same position that share text and focus; one of
/// them is visible.
final class SecureEntry {
  /// The height of field and warning, in points.
  static let height = 68.0

  let secure: SecureField
  let plain: TextField
  let revealButton: Button
  let warning: Label
  /// Called with the text after each edit.
  var onEdit: (String) -> Void = { _ in }

  /// The rules of the current visit.
  var rules: RulesInUse<PasswordEntryRules> { didSet { applyRules() } }

  private let field: PasswordField

  /// - Parameter id: Also the prefix of the ids of its parts.
  init(_ field: PasswordField, id: String, _ name: String, _ rules: RulesInUse<PasswordEntryRules>)
  {
    self.field = field
    self.rules = rules
    secure = SecureField(id: id, label: name, traits: TextTraits(), placeholder: name)
    plain = TextField(id: id + "-plain", label: name, traits: TextTraits(), placeholder: name)
    revealButton = Button(id: id + "-eye", label: "eye")
    warning = Label(id: id + "-warning", label: id + " warning", text: "", font: Font(size: 12))
    for input in [secure, plain] {
      input.onEditingChanged = { [weak self, weak input] in
        if let input { self?.onEdit(input.text) }
      }
    }
    applyRules()
  }

  private func applyRules() {
    secure.traits = traits(returnKey: rules.maskedReturnKey, isSecure: rules.masksText)
    plain.traits = traits(returnKey: rules.plainReturnKey, isSecure: false)
    revealButton.imageColor = rules.revealButtonColor
    warning.color = rules.warningColor
  }

  private func traits(returnKey: String, isSecure: Bool) -> TextTraits {
    TextTraits(
      keyboardType: field == .password ? rules.passwordKeyboard : rules.confirmationKeyboard,
      returnKey: returnKey, autocorrection: rules.autocorrection, spellChecking: .off,
      isSecure: isSecure, maskedUnit: rules.maskedUnit)
  }

  var views: [View] { [secure, plain, revealButton, warning] }

  func draw(_ appearance: PasswordState.FieldAppearance) {
    write(appearance.text)
    let shown = appearance.isSecure ? [.masked] : rules.unmaskedStyles
    secure.opacity = shown.contains(.masked) ? 1 : 0
    plain.opacity = shown.contains(.plain) ? 1 : 0
    for input in [secure, plain] { input.underlineColor = appearance.underline }
    revealButton.opacity = appearance.showsRevealButton ? 1 : 0
    revealButton.image = appearance.isSecure ? rules.iconWhileMasked : rules.iconWhileRevealed
    warning.text = appearance.warning
  }

  /// Updates both fields; an unchanged text is not set, because setting it would mask the visible
  /// character.
  private func write(_ text: String) {
    let isDifferent = !Self.shows(secure, text)
    let sets =
      switch rules.textUpdate {
      case .whenDifferent: isDifferent
      case .whenDifferentOrRed:
        isDifferent || secure.underlineColor == PasswordEntryRules.Palette.wrong
      case .always: true
      }
    if sets { secure.text = text }
    if rules.stylesShareText, !Self.shows(plain, text) { plain.text = text }
  }

  private static func shows(_ field: TextField, _ text: String) -> Bool {
    field.text.unicodeScalars.elementsEqual(text.unicodeScalars)
  }

  /// Positions the parts, in points from the top left corner of the content.
  func place(x: Double, y: Double, width: Double, in area: ScrollView) {
    for input in [secure, plain] {
      area.placeContent(input, x: x, y: y, width: width, height: 40)
    }
    let revealButtonX =
      switch rules.revealButtonSide {
      case .left: x
      case .right: x + width - 40
      }
    area.placeContent(revealButton, x: revealButtonX, y: y, width: 40, height: 40)
    area.placeContent(warning, x: x, y: y + 48, width: width, height: 20)
  }
}
