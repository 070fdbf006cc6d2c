package import SpecDrivers

/// What can be set on the simulated phone, by name.
package struct DeviceSettings: Hashable, Sendable {
  /// `keyboard height`: the height every keyboard has, bar included; nil leaves it to the model.
  package var keyboardHeight: Double?
  /// `shortcut bar`: whether keyboards may show suggestions above their keys.
  package var hasShortcutBar = true
  /// `hardware keyboard`: with one attached no keyboard comes up on the screen.
  package var hasHardwareKeyboard = false
  /// `secure fields clear`: whether the first key in a secure field that has received the focus
  /// again replaces its text.
  package var secureFieldsClear = true
  /// The known defects of the system, which apps must live with.
  package var defects = SystemDefects()
  /// What requests get.
  package var network = NetworkConditions()

  /// `Apple ID`: the identifier of the user who is signed in on the phone; nil if nobody is.
  package var appleID: String? = "001234.abcd"

  /// `system version`: the release of the system, such as 13 or 9.3.
  package var systemVersion = 13.0

  package init() {}

  /// Every setting, for those who list them or read their values.
  package static let declared =
    [
      Setting(
        "Apple ID", .text("a user's identifier, or off", example: "001234.abcd"),
        "the user who is signed in on the phone"),
      Setting("hardware keyboard", .flag, "whether a keyboard is attached to the phone"),
      Setting(
        "keyboard height", .number(of: "points", 0...2000),
        "the height of every keyboard, its bar included"),
      Setting(
        "secure fields clear", .flag,
        "whether the first key in a secure field that has the focus again replaces its text"),
      Setting("shortcut bar", .flag, "whether keyboards may show suggestions above their keys"),
      Setting("system version", .number(1...99), "the release of the system, such as 13 or 9.3"),
    ] + SystemDefects.declared

  /// Changes the setting of that name.
  ///
  /// - Throws: `DriverError.unknownSetting`, with the names there are, or with what the setting
  ///   takes if the value is not of its kind.
  package mutating func set(_ name: String, to value: PropertyValue) throws(DriverError) {
    switch (name, value) {
    case ("keyboard height", .number(let height)) where (0...2000).contains(height):
      keyboardHeight = height
    case ("shortcut bar", .flag(let flag)): hasShortcutBar = flag
    case ("hardware keyboard", .flag(let flag)): hasHardwareKeyboard = flag
    case ("secure fields clear", .flag(let flag)): secureFieldsClear = flag
    case ("Apple ID", .text(let user)) where !user.isEmpty: appleID = user
    case ("Apple ID", .number): appleID = value.written
    case ("Apple ID", .flag(false)): appleID = nil
    case ("system version", .number(let version)) where (1...99).contains(version):
      systemVersion = version
    default:
      if let flag = value.flag, defects.set(name, to: flag) { return }
      guard let setting = Self.declared.first(where: { $0.isNamed(name) }) else {
        throw .unknownSetting(name, known: Self.declared.map(\.name))
      }
      throw .unknownSetting("\(name): \(value.written)", known: ["\(name): \(setting.takes)"])
    }
  }

  /// Changes a setting from the text a command line gives: `150`, `on`, `off`.
  ///
  /// - Throws: as `set(_:to:)`.
  package mutating func set(_ name: String, written text: String) throws(DriverError) {
    let value: PropertyValue =
      switch text {
      case "on", "true": .flag(true)
      case "off", "false": .flag(false)
      case _ where name == "Apple ID": .text(text)
      default: Double(text).map { .number($0) } ?? .text(text)
      }
    try set(name, to: value)
  }
}
