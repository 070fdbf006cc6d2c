#if DEBUG && canImport(UIKit)
import SpecDrivers
import UIKit

/// What a field asks of the keyboard.
struct InputTraits {
  let keyboard: UIKeyboardType
  let returnKeyType: UIReturnKeyType
  let autocorrection: UITextAutocorrectionType
  let spellChecking: UITextSpellCheckingType
  let isSecure: Bool
  let contentType: UITextContentType?
  /// Whether the field replaces the keyboard with a view of its own.
  let hasOwnInputView: Bool

  /// The traits of a field or text view; nil for other views.
  @MainActor
  init?(of view: UIView?) {
    switch view {
    case let field as UITextField:
      keyboard = field.keyboardType
      returnKeyType = field.returnKeyType
      autocorrection = field.autocorrectionType
      spellChecking = field.spellCheckingType
      isSecure = field.isSecureTextEntry
      contentType = field.textContentType
      hasOwnInputView = field.inputView != nil
    case let view as UITextView:
      keyboard = view.keyboardType
      returnKeyType = view.returnKeyType
      autocorrection = view.autocorrectionType
      spellChecking = view.spellCheckingType
      isSecure = view.isSecureTextEntry
      contentType = view.textContentType
      hasOwnInputView = view.inputView != nil
    default: return nil
    }
  }

  /// The title of the return key; nil for a pad, which has none.
  var returnKey: String? {
    [.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad].contains(keyboard)
      ? nil : InputTraitNames.title(of: returnKeyType)
  }

  var properties: Properties {
    var properties: Properties = [
      .keyboardType: .known(.text(InputTraitNames.name(of: keyboard))),
      .returnKey: .known(.text(InputTraitNames.title(of: returnKeyType))),
      .autocorrection: .known(.flag(autocorrection != .no)),
      .spellChecking: .known(.flag(spellChecking != .no)),
      .secure: .known(.flag(isSecure)),
    ]
    if let contentType {
      properties[.contentType] = .known(.text(InputTraitNames.name(of: contentType)))
    }
    return properties
  }
}
#endif
