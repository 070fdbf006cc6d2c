import SpecDrivers
import SpecRunner
import SpecText

/// Steps that set up the device: model, keyboard, language, date, permissions, window, appearance.
enum DeviceSteps {
  static let library = StepLibrary("device") {
    phones
    browsers
  }

  private static let phones = StepLibrary("phones") {
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
      "the text size is {string}",
      "Selects the size of texts: extra small to extra extra extra large, or accessibility medium to "
        + "accessibility extra extra extra large.",
      example: #"Given the text size is "extra large""#, needs: [.textSize]
    ) { (world: World, name: String) in
      let names = TextSize.allCases.map(\.rawValue)
      guard names.contains(same: name) else {
        throw StepFailure(
          "there is no text size \(name.quoted)",
          notes: ["there are: " + names.joined(separator: ", ")], kind: .argument)
      }
      try await set(world, DeviceSetting.textSize, .text(name))
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

  private static let browsers = StepLibrary("browsers") {
    Given(
      "the window is {int} by {int} points", "Sets the width and height of the window.",
      example: "Given the window is 800 by 600 points", needs: [.windowSize]
    ) { (world: World, width: Int, height: Int) in
      try await set(world, DeviceSetting.windowSize, .text("\(width) × \(height)"))
    }

    for scheme in ["dark", "light"] {
      Given(
        .expression("the colour/color scheme is \(scheme)"), "Selects the \(scheme) colour scheme.",
        example: "Given the colour scheme is \(scheme)", needs: [.appearance]
      ) { (world: World) in
        try await set(world, DeviceSetting.colorScheme, .text(scheme))
      }
    }

    for (words, isReduced) in [("reduces", true), ("does not reduce", false)] {
      Given(
        .expression("the device \(words) motion"),
        "Asks apps \(isReduced ? "to avoid" : "not to avoid") animations.",
        example: "Given the device \(words) motion", needs: [.appearance]
      ) { (world: World) in
        try await set(world, DeviceSetting.reducedMotion, .flag(isReduced))
      }
    }

    Given(
      "the time zone is {string}", "Sets the time zone by its name.",
      example: #"Given the time zone is "Asia/Seoul""#, needs: [.timeZones]
    ) { (world: World, name: String) in
      try await set(world, DeviceSetting.timeZone, .text(name))
    }

    Given(
      "the location is {float}, {float}", "Sets the latitude and longitude in degrees.",
      example: "Given the location is 37.57, 126.98", needs: [.locations]
    ) { (world: World, latitude: Double, longitude: Double) in
      let place = [latitude, longitude].map { PropertyValue.number($0).written }
      try await set(world, DeviceSetting.location, .text(place.joined(separator: ", ")))
    }

    Given(
      "the photos contain {string}",
      "Adds a picture or a video to those of the phone; its path is relative to the feature's file.",
      example: #"Given the photos contain "cat.png""#, needs: [.media]
    ) { (world: World, file: FileName) in
      let path = try FeatureFile.path(of: file.path, in: world)
      try await set(world, DeviceSetting.media, .text(path))
    }

    Given(
      "the clipboard holds {string}", "Puts a text on the clipboard.",
      example: #"Given the clipboard holds "abc.com""#, needs: [.clipboard]
    ) { (world: World, text: AnyText) in
      try await set(world, DeviceSetting.clipboard, .text(text.text))
    }
  }

  private static func set(_ world: World, _ name: String, _ value: PropertyValue) async throws {
    try await world.arrange(.device(setting: name, value: value))
  }
}
