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

  private let faults: PasswordEntryFaults

  /// - Parameter id: names the parts as well.
  init(_ field: PasswordField, id: String, _ name: String, faults: PasswordEntryFaults) {
    self.faults = faults
    secure = SecureField(
      id: id, label: name, traits: Self.traits(of: field, isSecure: true, faults),
      placeholder: name)
    plain = TextField(
      id: id + "-plain", label: name, traits: Self.traits(of: field, isSecure: false, faults),
      placeholder: name)
    eye = Button(id: id + "-eye", label: "eye")
    eye.imageColor =
      faults.contains(.eyeBlue) ? PasswordState.Palette.active : PasswordState.Palette.secondary
    warning = Label(
      id: id + "-warning", label: id + " warning", text: "", font: Font(size: 12),
      color: faults.contains(.warningNotRed)
        ? PasswordState.Palette.secondary : PasswordState.Palette.wrong)
    for input in [secure, plain] {
      input.onEditingChanged = { [weak self, weak input] in
        if let input { self?.onEdit(input.text) }
      }
    }
  }

  private static func traits(
    of field: PasswordField, isSecure: Bool, _ faults: PasswordEntryFaults
  ) -> TextTraits {
    let isStandard =
      faults.contains(.standardKeyboard)
      || field == .confirmation && faults.contains(.confirmationStandardKeyboard)
    let saysReturn = faults.contains(isSecure ? .returnKeySaysReturn : .plainReturnKeySaysReturn)
    return TextTraits(
      keyboardType: isStandard ? .standard : .alphabet, returnKey: saysReturn ? "return" : "Done",
      autocorrection: faults.contains(.autocorrectionOn) ? .on : .off, spellChecking: .off,
      isSecure: isSecure && !faults.contains(.notMasked))
  }

  var views: [View] { [secure, plain, eye, warning] }

  func draw(_ look: PasswordState.Look) {
    write(look.text)
    secure.opacity = look.isSecure || faults.contains(.bothFieldsShown) ? 1 : 0
    plain.opacity = look.isSecure || faults.contains(.plainFieldHidden) ? 0 : 1
    for input in [secure, plain] { input.underlineColor = look.underline }
    eye.opacity = look.showsEye && !faults.contains(.eyeMissing) ? 1 : 0
    let showsSlash =
      faults.contains(.eyeIconFixed) || look.isSecure != faults.contains(.eyeIconsSwapped)
    eye.image = showsSlash ? "eye.slash" : "eye"
    warning.text = look.warning
  }

  /// Brings both fields up to date; a text that is there already is left alone, for setting it
  /// would mask the character that can be read.
  private func write(_ text: String) {
    let sets =
      faults.contains(.firstCharacterMasked)
      || faults.contains(.redClearedByTextChange)
        && secure.underlineColor == PasswordState.Palette.wrong
    if sets || !Self.shows(secure, text) { secure.text = text }
    if !Self.shows(plain, text), !faults.contains(.textsNotShared) { plain.text = text }
  }

  private static func shows(_ field: TextField, _ text: String) -> Bool {
    field.text.unicodeScalars.elementsEqual(text.unicodeScalars)
  }

  /// Puts the parts in their places, in points from the top left corner of the content.
  func place(x: Double, y: Double, width: Double, in area: ScrollView) {
    for input in [secure, plain] {
      area.placeContent(input, x: x, y: y, width: width, height: 40)
    }
    let eyeX = faults.contains(.eyeOnTheLeft) ? x : x + width - 40
    area.placeContent(eye, x: eyeX, y: y, width: 40, height: 40)
    area.placeContent(warning, x: x, y: y + 48, width: width, height: 20)
  }
}
