#if DEBUG && canImport(UIKit)
import SpecDrivers
import UIKit

/// What is known of one view: its role, what it is called, and its properties, read from itself.
@MainActor
enum ViewTraits {
  static func role(of view: UIView) -> Element.Role? {
    switch view {
    case is UIButton: .button
    case is UITextField: .field
    case is UILabel: .text
    default: nil
    }
  }

  static func label(of view: UIView) -> String {
    if let label = view.accessibilityLabel, !label.isEmpty { return label }
    switch view {
    case let button as UIButton: return button.currentTitle ?? button.configuration?.title ?? ""
    case let label as UILabel: return label.text ?? ""
    default: return ""
    }
  }

  static func properties(of view: UIView) -> Properties {
    var properties: Properties = [
      .opacity: .known(.number(Double(view.alpha)))
    ]
    if let color = view.layer.borderColor, view.layer.borderWidth > 0 {
      properties[.borderColor] = known(UIColor(cgColor: color), in: view)
    }
    if let background = view.backgroundColor {
      properties[.backgroundColor] = known(background, in: view)
    }
    if let control = view as? UIControl {
      properties[.enabled] = .known(.flag(control.isEnabled))
      properties[.selected] = .known(.flag(control.isSelected))
    }
    switch view {
    case let field as UITextField:
      properties[.text] = .known(.text(field.text ?? ""))
      properties[.placeholder] = field.placeholder.map { .known(.text($0)) }
      properties[.textColor] = field.textColor.map { known($0, in: field) }
      properties[.secure] = .known(.flag(field.isSecureTextEntry))
      properties[.returnKey] = .known(.text(title(of: field.returnKeyType)))
      properties[.keyboardType] = .known(.text(name(of: field.keyboardType)))
    case let label as UILabel:
      properties[.text] = .known(.text(label.text ?? ""))
      properties[.textColor] = known(label.textColor, in: label)
    default: break
    }
    return properties
  }

  static func keyboard(of field: UITextField) -> Keyboard {
    Keyboard(
      type: .known(name(of: field.keyboardType)),
      returnKey: .known(title(of: field.returnKeyType)),
      height: .unknown("the keyboard is in another process"),
      shortcutBar: .unknown("the keyboard is in another process"))
  }

  /// The colour as it is drawn now, light or dark.
  private static func known(_ color: UIColor, in view: UIView) -> Observed<PropertyValue> {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard
      color.resolvedColor(with: view.traitCollection)
        .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    else { return .unknown("the colour is a pattern") }
    func byte(_ part: CGFloat) -> UInt8 { UInt8((min(max(part, 0), 1) * 255).rounded()) }
    return .known(
      .color(Color(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))))
  }

  private static func title(of key: UIReturnKeyType) -> String {
    switch key {
    case .go: "Go"
    case .next: "Next"
    case .done: "Done"
    case .search: "Search"
    case .send: "Send"
    case .join: "Join"
    case .continue: "Continue"
    default: "return"
    }
  }

  private static func name(of type: UIKeyboardType) -> String {
    switch type {
    case .URL: "URL"
    case .emailAddress: "email address"
    case .numberPad: "number pad"
    default: "default"
    }
  }
}
#endif
