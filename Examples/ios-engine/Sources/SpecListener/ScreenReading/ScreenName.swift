#if DEBUG && canImport(UIKit)
import UIKit

/// The names of screens.
enum ScreenName {
  @MainActor
  static func name(of controller: UIViewController?) -> String {
    controller.map { name(of: type(of: $0)) } ?? "nothing"
  }

  /// `SignUpViewController` is "sign-up".
  static func name(of type: UIViewController.Type) -> String {
    if let named = type as? any NamedScreen.Type { return named.specName }
    var name = Substring(String(describing: type))
    // The parameters of a generic type.
    name = name.prefix { $0 != "<" }
    for ending in ["ViewController", "Controller", "Screen"]
    where name.hasSuffix(ending) && name.count > ending.count {
      name = name.dropLast(ending.count)
      break
    }
    return hyphenated(name)
  }

  /// The name of the screen that a view is part of.
  @MainActor
  static func owner(of view: UIView) -> String {
    var responder: UIResponder? = view
    // A responder chain has no circle, but nothing enforces that.
    for _ in 0..<1_000 {
      guard let current = responder else { break }
      if let controller = current as? UIViewController { return name(of: controller) }
      responder = current.next
    }
    return "nothing"
  }

  private static func hyphenated(_ name: Substring) -> String {
    var words = ""
    var wasLower = false
    for letter in name {
      if letter.isUppercase && wasLower { words += "-" }
      wasLower = letter.isLowercase || letter.isNumber
      words += letter.lowercased()
    }
    return words
  }
}
#endif
