package import SpecDrivers

/// Draws what the phone shows as a screen of the contract, as a person would see it.
package struct ScreenCapture {
  private let device: Device

  package init(of device: Device) {
    self.device = device
  }

  /// The screen in front; the home screen while the app is in the background.
  package var screen: Screen {
    guard device.isInForeground, let window = device.window, let front = device.front else {
      return Screen(
        name: "home screen", size: device.model.size, elements: [],
        stack: .known(device.window?.screens.map(\.name) ?? []))
    }
    return Screen(
      name: front.name, size: device.model.size, elements: front.views.map(\.element),
      focus: .known(focus(on: front)), keyboard: .known(keyboard),
      stack: .known(window.screens.map(\.name)),
      properties: [
        .animations: .known(.flag(device.animations.areEnabled)),
        .subscriptions: .known(.number(Double(device.notices.count))),
        .navigationBar: .known(.flag(!window.isBarHidden)),
      ])
  }

  private func focus(on front: ViewController) -> String? {
    guard let field = device.focus.field, field.screen === front else { return nil }
    return field.id
  }

  private var keyboard: Keyboard? {
    device.keyboard.shown.map {
      Keyboard(
        type: .known($0.type.rawValue), returnKey: .known($0.returnKey),
        height: .known($0.height), shortcutBar: .known($0.hasShortcutBar))
    }
  }
}
