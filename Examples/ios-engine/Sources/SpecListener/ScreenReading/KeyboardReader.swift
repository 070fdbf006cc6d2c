#if DEBUG && canImport(UIKit)
import SpecDrivers
import UIKit

/// The keyboard as a field with the focus asks for it.
@MainActor
enum KeyboardReader {
  /// - Parameter focused: The view with the focus, whose traits the keyboard has.
  static func keyboard(_ height: Double, _ focused: UIView?) -> Keyboard {
    let bar = Observed<Bool>.unknown("UIKit does not report whether suggestions are shown")
    guard let traits = InputTraits(of: focused) else {
      let reason = "no field of the screen has the focus"
      return Keyboard(
        type: .unknown(reason), returnKey: .unknown(reason), height: .known(height),
        shortcutBar: bar)
    }
    if traits.hasOwnInputView {
      let reason = "the field has an input view of its own instead of a keyboard"
      return Keyboard(
        type: .unknown(reason), returnKey: .unknown(reason), height: .known(height),
        shortcutBar: bar)
    }
    return Keyboard(
      type: .known(InputTraitNames.name(of: traits.keyboard)), returnKey: .known(traits.returnKey),
      height: .known(height), shortcutBar: bar)
  }
}
#endif
