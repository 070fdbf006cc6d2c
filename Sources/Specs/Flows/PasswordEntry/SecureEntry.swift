import SpecDrivers
import SpecSimulator

/// A field for a secret: masked or plain by its eye, a line below it, and a warning below that.
///
/// Masked and plain are two fields in one place that share text and focus; one can be seen.
final class SecureEntry {
  /// How high field and warning are together, in points.
  static let height = 68.0

  let secure: SecureField
  let plain: TextField
  let eye: Button
  let warning: Label
  /// Told what a person has typed.
  var onEdit: (String) -> Void = { _ in }

  /// The rules of the visit under way.
  var rules: PasswordEntryRules { didSet { applyRules() } }

  private let field: PasswordField

  /// - Parameter id: names the parts as well.
  init(_ field: PasswordField, id: String, _ name: String, _ rules: PasswordEntryRules) {
    self.field = field
    self.rules = rules
    secure = SecureField(id: id, label: name, traits: TextTraits(), placeholder: name)
    plain = TextField(id: id + "-plain", label: name, traits: TextTraits(), placeholder: name)
    eye = Button(id: id + "-eye", label: "eye")
    warning = Label(id: id + "-warning", label: id + " warning", text: "", font: Font(size: 12))
    for input in [secure, plain] {
      input.onEditingChanged = { [weak self, weak input] in
        if let input { self?.onEdit(input.text) }
      }
    }
    applyRules()
  }

  private func applyRules() {
    secure.traits = traits(returnKey: rules.maskedReturnKey, isSecure: rules.masks)
    plain.traits = traits(returnKey: rules.plainReturnKey, isSecure: false)
    eye.imageColor = rules.eyeColor
    warning.color = rules.warningColor
  }

  private func traits(returnKey: String, isSecure: Bool) -> TextTraits {
    TextTraits(
      keyboardType: field == .password ? rules.passwordKeyboard : rules.confirmationKeyboard,
      returnKey: returnKey, autocorrection: rules.autocorrection, spellChecking: .off,
      isSecure: isSecure)
  }

  var views: [View] { [secure, plain, eye, warning] }

  func draw(_ look: PasswordState.Look) {
    write(look.text)
    let shown = look.isSecure ? [.masked] : rules.formsInTheClear
    secure.opacity = shown.contains(.masked) ? 1 : 0
    plain.opacity = shown.contains(.plain) ? 1 : 0
    for input in [secure, plain] { input.underlineColor = look.underline }
    eye.opacity = look.showsEye ? 1 : 0
    eye.image = look.isSecure ? rules.eyeWhileMasked : rules.eyeInTheClear
    warning.text = look.warning
  }

  /// Brings both fields up to date; a text that is there already is left alone, for setting it
  /// would mask the character that can be read.
  private func write(_ text: String) {
    let isDifferent = !Self.shows(secure, text)
    let sets =
      switch rules.writes {
      case .whenDifferent: isDifferent
      case .whenDifferentOrRed:
        isDifferent || secure.underlineColor == PasswordEntryRules.Palette.wrong
      case .always: true
      }
    if sets { secure.text = text }
    if rules.formsShareText, !Self.shows(plain, text) { plain.text = text }
  }

  private static func shows(_ field: TextField, _ text: String) -> Bool {
    field.text.unicodeScalars.elementsEqual(text.unicodeScalars)
  }

  /// Puts the parts in their places, in points from the top left corner of the content.
  func place(x: Double, y: Double, width: Double, in area: ScrollView) {
    for input in [secure, plain] {
      area.placeContent(input, x: x, y: y, width: width, height: 40)
    }
    let eyeX =
      switch rules.eyeSide {
      case .left: x
      case .right: x + width - 40
      }
    area.placeContent(eye, x: eyeX, y: y, width: 40, height: 40)
    area.placeContent(warning, x: x, y: y + 48, width: width, height: 20)
  }
}
