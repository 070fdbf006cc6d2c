import SpecDrivers
import SpecRunner

/// Steps that set up the device: model, keyboard, language, date, permissions and other apps.
enum DeviceSteps {
  static let library = StepLibrary("device") {
    Given(
      "the device is an/a {string}", "Chooses the device; use it before the app is opened.",
      example: #"Given the device is an "iPhone 8""#, needs: [.devices]
    ) { (world: World, name: String) in
      try world.session.prepare("the device") { $0.device = name }
    }

    Given(
      "the language is {string}",
      "Chooses the language by its tag; use it before the app is opened.",
      example: #"Given the language is "ko-KR""#, needs: [.locales]
    ) { (world: World, tag: String) in
      try world.session.prepare("the language") { $0.locale = tag }
    }

    Given(
      "the device has a keyboard of {float} points", "Sets the height of all keyboards.",
      example: "Given the device has a keyboard of 150 points", needs: [.deviceSettings]
    ) { (world: World, height: Double) in
      try await set(world, "keyboard height", .number(height))
    }

    Given(
      "the device offers no shortcut bar", "Turns off the suggestions above the keyboard.",
      example: "Given the device offers no shortcut bar", needs: [.deviceSettings]
    ) { (world: World) in try await set(world, "shortcut bar", .flag(false)) }

    Given(
      "the device has a hardware keyboard",
      "Connects a hardware keyboard; no software keyboard is shown.",
      example: "Given the device has a hardware keyboard", needs: [.deviceSettings]
    ) { (world: World) in try await set(world, "hardware keyboard", .flag(true)) }

    Given(
      "the device setting {string} is {value}", "Sets a device setting by its name.",
      example: #"Given the device setting "keyboard height" is 150"#, needs: [.deviceSettings]
    ) { (world: World, name: String, value: ExpectedValue) in
      try await set(world, name, value.value)
    }

    Given(
      "the date is {string}", "Sets the date, or date and time, of the device.",
      example: #"Given the date is "2026-11-21T09:30""#, needs: [.clock]
    ) { (world: World, date: String) in try await world.arrange(.date(date)) }

    Given(
      "the permission for {permission} is {permission state}",
      "Sets the state of a permission.",
      example: "Given the permission for notifications is denied", needs: [.permissions]
    ) { (world: World, permission: Permission, state: PermissionState) in
      try await world.arrange(.permission(permission, state))
    }

    Given(
      "the other app {string} is installed", "Installs another app.",
      example: #"Given the other app "Maps" is installed"#, needs: [.otherApps]
    ) { (world: World, name: String) in
      try await world.arrange(.installedApp(name: name, installed: true))
    }

    Given(
      "the other app {string} is not installed", "Removes another app.",
      example: #"Given the other app "Maps" is not installed"#, needs: [.otherApps]
    ) { (world: World, name: String) in
      try await world.arrange(.installedApp(name: name, installed: false))
    }
  }

  private static func set(_ world: World, _ name: String, _ value: PropertyValue) async throws {
    try await world.arrange(.device(setting: name, value: value))
  }
}
