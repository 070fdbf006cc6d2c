#if DEBUG && canImport(UIKit)
import UIKit

/// The names of input traits in specifications, the same on every engine.
enum InputTraitNames {
  static func title(of key: UIReturnKeyType) -> String {
    switch key {
    case .go: "Go"
    case .google: "Google"
    case .join: "Join"
    case .next: "Next"
    case .route: "Route"
    case .search: "Search"
    case .send: "Send"
    case .yahoo: "Yahoo"
    case .done: "Done"
    case .emergencyCall: "Emergency Call"
    case .continue: "Continue"
    default: "return"
    }
  }

  static func name(of type: UIKeyboardType) -> String {
    switch type {
    case .asciiCapable: "ASCII capable"
    case .numbersAndPunctuation: "numbers and punctuation"
    case .URL: "URL"
    case .numberPad: "number pad"
    case .phonePad: "phone pad"
    case .namePhonePad: "name phone pad"
    case .emailAddress: "email address"
    case .decimalPad: "decimal pad"
    case .twitter: "twitter"
    case .webSearch: "web search"
    case .asciiCapableNumberPad: "ASCII capable number pad"
    default: "default"
    }
  }

  /// A content type's name; UIKit's own value for one that has no other name.
  static func name(of type: UITextContentType) -> String {
    switch type {
    case .emailAddress: "email address"
    case .newPassword: "new password"
    case .oneTimeCode: "one time code"
    case .URL: "URL"
    default: type.rawValue
    }
  }
}
#endif
