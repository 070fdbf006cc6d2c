package import SpecDrivers
import SpecText

/// Captures what the phone shows as a screen of the driver protocol.
package struct ScreenCapture {
  private let device: Device

  package init(of device: Device) {
    self.device = device
  }

  /// The frontmost screen; while the app is in the background, the other app or the home screen.
  package var screen: Screen {
    guard device.isInForeground, let window = device.window, let front = device.front else {
      return Screen(
        name: device.otherApps.front ?? "home screen", size: device.model.size, elements: [],
        complete: .unknown("the app is not in front"),
        stack: .known(device.window?.screens.map(\.name) ?? []))
    }
    return Screen(
      name: front.name, size: device.model.size, elements: elements,
      focus: .known(focus(on: front)), keyboard: .known(keyboard),
      alert: .known(device.dialogs.front?.alert),
      stack: .known(window.screens.map(\.name)),
      properties: properties(of: window))
  }

  /// The roles of views that others are drawn on.
  private static let containers: [Element.Role] = [.area, .card, .chip, .map]

  private var elements: [Element] {
    let views = device.visibleViews
    let takers = TouchTakers(views, on: device)
    return views.enumerated().map { place, view in
      guard !Self.containers.contains(view.role), view.isVisible,
        let cover = takers.cover(of: view, at: place)
      else { return view.element }
      var element = view.element
      element.properties[.coveredBy] = .known(.text(cover))
      return element
    }
  }

  private func properties(of window: NavigationStack) -> Properties {
    var properties: Properties = [
      .animations: .known(.flag(device.animations.areEnabled)),
      .subscriptions: .known(.number(Double(device.notificationCenter.count))),
      .navigationBar: .known(.flag(!window.isBarHidden)),
    ]
    if let isHidden = device.front?.isStatusBarHidden {
      properties[.statusBar] = .known(.flag(!isHidden))
    }
    for (name, value) in device.memory.secrets {
      properties[.secret(named: name.wrappedValue)] = .known(.text(value))
    }
    for (name, value) in device.memory.records {
      properties[.record(named: name.wrappedValue)] = .known(.text(value))
    }
    return properties
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
