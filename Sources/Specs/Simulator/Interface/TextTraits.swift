/// What a text field tells the system about the text it wants.
package struct TextTraits: Hashable, Sendable {
  /// The keys a keyboard offers.
  package enum KeyboardType: String, Sendable {
    case standard = "default"
    case url = "URL"
    case emailAddress = "email address"
    case numberPad = "number pad"
    case phonePad = "phone pad"
    case decimalPad = "decimal pad"
    case asciiCapable = "ASCII capable"
    case alphabet = "alphabet"

    /// Pads have digits alone: no return key and no shortcut bar.
    var isPad: Bool { self == .numberPad || self == .phonePad || self == .decimalPad }
  }

  /// A trait that is on unless an app turns it off.
  package enum Choice: Sendable {
    case standard, on, off

    var isOn: Bool { self != .off }
  }

  package var keyboardType: KeyboardType
  /// The title of the return key.
  package var returnKey: String
  package var autocorrection: Choice
  package var spellChecking: Choice
  /// Whether what is typed is masked.
  package var isSecure: Bool
  /// What stands for each character of a masked text.
  package var mask: String
  /// What the text means to the system, such as `email address`; nil if nothing was said.
  package var contentType: String?

  package init(
    keyboardType: KeyboardType = .standard, returnKey: String = "return",
    autocorrection: Choice = .standard, spellChecking: Choice = .standard, isSecure: Bool = false,
    mask: String = "•", contentType: String? = nil
  ) {
    self.keyboardType = keyboardType
    self.returnKey = returnKey
    self.autocorrection = autocorrection
    self.spellChecking = spellChecking
    self.isSecure = isSecure
    self.mask = mask
    self.contentType = contentType
  }

  /// Whether the keyboard has anything to suggest for such a text.
  package var wantsShortcutBar: Bool {
    (autocorrection.isOn || spellChecking.isOn) && !isSecure && !keyboardType.isPad
  }
}
