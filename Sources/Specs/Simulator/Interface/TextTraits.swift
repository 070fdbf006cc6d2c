/// The text input traits of a field.
package struct TextTraits: Hashable, Sendable {
  /// The type of keyboard.
  package enum KeyboardType: String, Sendable {
    case standard = "default"
    case url = "URL"
    case emailAddress = "email address"
    case numberPad = "number pad"
    case phonePad = "phone pad"
    case decimalPad = "decimal pad"
    case asciiCapable = "ASCII capable"
    case alphabet = "alphabet"

    /// Pads have only digits, no return key and no shortcut bar.
    var isPad: Bool { self == .numberPad || self == .phonePad || self == .decimalPad }
  }

  /// A trait that is on by default.
  package enum Choice: Sendable {
    case standard, on, off

    var isOn: Bool { self != .off }
  }

  package var keyboardType: KeyboardType
  /// The title of the return key.
  package var returnKey: String
  package var autocorrection: Choice
  package var spellChecking: Choice
  /// Whether the text is masked.
  package var isSecure: Bool
  /// The mask of each character.
  package var mask: String
  /// What has a mask of its own; a person counts characters, however many code points they have.
  package var maskedUnit: TextUnit
  /// The content type, such as `email address`; nil if it is not set.
  package var contentType: String?

  package init(
    keyboardType: KeyboardType = .standard, returnKey: String = "return",
    autocorrection: Choice = .standard, spellChecking: Choice = .standard, isSecure: Bool = false,
    mask: String = "•", maskedUnit: TextUnit = .character, contentType: String? = nil
  ) {
    self.keyboardType = keyboardType
    self.returnKey = returnKey
    self.autocorrection = autocorrection
    self.spellChecking = spellChecking
    self.isSecure = isSecure
    self.mask = mask
    self.maskedUnit = maskedUnit
    self.contentType = contentType
  }

  /// Whether the keyboard has suggestions for such a text.
  package var supportsShortcutBar: Bool {
    (autocorrection.isOn || spellChecking.isOn) && !isSecure && !keyboardType.isPad
  }
}
