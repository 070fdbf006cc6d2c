package import SpecDrivers
import SpecText

/// The known defects of the system of a phone: all of them, each with a setting that switches it
/// off.
package struct SystemDefects: Hashable, Sendable {
  /// On phones with a home button, a tab bar that the app moved away and back is not drawn until the
  /// app sets that it is not hidden.
  package var movedTabBarsStayUndrawn = true
  /// When an app returns to the foreground, the system lays out its tab bar again, also one that the
  /// app has moved away.
  package var tabBarsReturnWithTheApp = true

  package init() {}

  /// The settings, by name.
  package static let declared = [
    Setting(
      "moved tab bars stay undrawn", .flag,
      "a system defect: whether a tab bar that was moved is not drawn on phones with a home button"),
    Setting(
      "tab bars return with the app", .flag,
      "a system defect: whether a tab bar that was moved is back when the app is"),
  ]

  /// Switches a defect on or off; false if there is none with the name.
  mutating func set(_ name: String, to isOn: Bool) -> Bool {
    if name.isSame(as: "moved tab bars stay undrawn") {
      movedTabBarsStayUndrawn = isOn
    } else if name.isSame(as: "tab bars return with the app") {
      tabBarsReturnWithTheApp = isOn
    } else {
      return false
    }
    return true
  }
}

extension Device {
  /// Whether a moved tab bar is not drawn until the app sets that it is not hidden.
  var losesMovedTabBars: Bool {
    model.hasHomeButton && keyboard.settings.defects.movedTabBarsStayUndrawn
  }

  /// Whether the bars of an app are laid out again when it returns to the foreground; on a Mac, the
  /// windows of a background app remain as they are.
  var laysBarsOutOnReturn: Bool {
    model.kind != .computer && keyboard.settings.defects.tabBarsReturnWithTheApp
  }
}
