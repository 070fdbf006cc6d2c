import SpecDrivers
import SpecJSON
import SpecText

/// The commands for the system of a phone: its settings, its sensors, its notifications.
extension WebDriverCommand {
  static let appearance = mobile("getAppearance", [:], "read the colour scheme")

  static func setAppearance(_ style: String) -> Self {
    mobile("setAppearance", ["style": .string(style)], "choose the colour scheme \(style)")
  }

  static let contentSize = mobile("contentSize", [:], "read the text size")

  static func setContentSize(_ size: TextSize) -> Self {
    mobile(
      "setContentSize", ["size": .string(size.contentSize)], "choose the text size \(size.rawValue)"
    )
  }

  static let connectivity = mobile("getConnectivity", [:], "read the connections")

  static func setConnectivity(_ services: JSONObject) -> Self {
    mobile("setConnectivity", services, "switch the connections")
  }

  static let isBiometricEnrolled = mobile(
    "isBiometricEnrolled", [:], "check whether a face or fingerprint is enrolled")

  static func enrollBiometric(_ isEnabled: Bool) -> Self {
    mobile(
      "enrollBiometric", ["isEnabled": .bool(isEnabled)],
      "\(isEnabled ? "enrol" : "remove") a face or fingerprint")
  }

  static func push(_ payload: JSONValue, to app: String) -> Self {
    mobile(
      "pushNotification", ["bundleId": .string(app), "payload": payload],
      "deliver the push notification")
  }
}

extension TextSize {
  /// The name of the size in Appium's driver for iPhones: `extra-large`.
  var contentSize: String {
    rawValue.split(separator: " ").joined(separator: "-")
  }
}

extension Phone {
  /// The capabilities of its system, now that the server is known.
  var system: Capabilities {
    Capabilities(
      engine: "appium", version: "1", abilities: Capabilities.ofSystem(platform, server))
  }

  func setLocation(_ location: JSONObject) -> WebDriverCommand {
    .mobile(
      platform == .ios ? "setSimulatedLocation" : "setGeolocation", location, "set the location")
  }

  var resetLocation: WebDriverCommand {
    .mobile(
      platform == .ios ? "resetSimulatedLocation" : "resetGeolocation", [:], "reset the location")
  }

  /// Adds a file to the library: a simulator adds each file that is for no app.
  func add(_ file: PhoneSystem.File) -> WebDriverCommand {
    .mobile(
      "pushFile", ["remotePath": .string(path(of: file)), "payload": .string(file.content)],
      "add \(file.name.inQuotes) to the photos")
  }

  /// Deletes a file of the library; nil if the server has no command for it.
  func delete(_ file: PhoneSystem.File) -> WebDriverCommand? {
    platform == .ios
      ? nil
      : .mobile(
        "deleteFile", ["remotePath": .string(path(of: file))], "delete \(file.name.inQuotes)")
  }

  private func path(of file: PhoneSystem.File) -> String {
    platform == .ios ? file.name : "/sdcard/Pictures/" + file.name
  }

  func press(_ button: DeviceButton) -> WebDriverCommand {
    let what = "press the \(button.rawValue) button"
    if platform == .android { return .key(button == .volumeUp ? 24 : 25, what) }
    let name: JSONObject = ["name": button == .volumeUp ? "volumeup" : "volumedown"]
    return server == .agent
      ? .agent("/wda/pressButton", name, what) : .mobile("pressButton", name, what)
  }

  func lock(_ isLocked: Bool) -> WebDriverCommand {
    let (name, what) = (isLocked ? "lock" : "unlock", "\(isLocked ? "lock" : "unlock") the phone")
    return server == .agent ? .agent("/wda/" + name, [:], what) : .mobile(name, [:], what)
  }

  /// Compares what a sensor sees; nil if the server has no command for the sensor.
  func compare(_ sensor: BiometricSensor, isMatch: Bool) -> WebDriverCommand? {
    let what = "show the sensor \(isMatch ? "the" : "another") \(sensor.rawValue)"
    if platform == .ios {
      return .mobile(
        "sendBiometricMatch",
        ["type": sensor == .face ? "faceId" : "touchId", "match": .bool(isMatch)], what)
    }
    guard sensor == .fingerprint else { return nil }
    // The first finger that somebody enrols on an emulator has the number 1.
    return .mobile("fingerprint", ["fingerprintId": isMatch ? 1 : 2], what)
  }
}
