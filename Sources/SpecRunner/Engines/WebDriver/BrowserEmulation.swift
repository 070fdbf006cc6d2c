import SpecDrivers
import SpecJSON
import SpecText

/// The properties of the device that a scenario has set and a browser emulates.
struct BrowserEmulation: Hashable, Sendable {
  private var width: Int?
  private var height: Int?
  private var colorScheme: String?
  private var reducedMotion: String?
  private(set) var timeZone: String?
  private(set) var latitude: Double?
  private(set) var longitude: Double?

  /// Sets a device setting, one of `DeviceSetting` except the clipboard.
  ///
  /// - Throws: `DriverError.unknownSetting` for an invalid value, with an example of a valid one.
  mutating func set(_ setting: String, _ value: PropertyValue) throws(DriverError) {
    let text = value.written
    switch setting {
    case DeviceSetting.windowSize:
      let sides = Self.numbers(text, separatedBy: "x×").map { Int(exactly: $0) }
      guard sides.count == 2, let width = sides[0], let height = sides[1],
        (100...10_000).contains(width), (100...10_000).contains(height)
      else { throw Self.invalid(setting, text, "800 × 600") }
      (self.width, self.height) = (width, height)
    case DeviceSetting.colorScheme:
      guard ["dark", "light"].contains(text) else { throw Self.invalid(setting, text, "dark") }
      colorScheme = text
    case DeviceSetting.reducedMotion:
      guard ["on", "off"].contains(text) else { throw Self.invalid(setting, text, "on") }
      reducedMotion = text == "on" ? "reduce" : "no-preference"
    case DeviceSetting.timeZone: timeZone = text
    case DeviceSetting.location:
      let degrees = Self.numbers(text, separatedBy: ",")
      guard degrees.count == 2, (-90...90).contains(degrees[0]), (-180...180).contains(degrees[1])
      else { throw Self.invalid(setting, text, "37.57, 126.98") }
      (latitude, longitude) = (degrees[0], degrees[1])
    default: break
    }
  }

  private static func numbers(_ text: String, separatedBy separators: String) -> [Double] {
    let parts = text.split(omittingEmptySubsequences: false) { separators.contains($0) }
    let numbers = parts.compactMap { part in Double(String(part.filter { $0 != " " })) }
    return numbers.count == parts.count ? numbers : []
  }

  private static func invalid(
    _ setting: String, _ text: String, _ example: String
  ) -> DriverError {
    .unknownSetting("\(setting): \(text)", known: ["\(setting): such as \(example)"])
  }

  /// The size of the window; nil if the scenario has not set it.
  var windowSize: (width: Int, height: Int)? {
    if let width, let height { (width, height) } else { nil }
  }

  /// Chromium's commands for all that is set.
  func commands(for device: DeviceMetrics) -> [WebDriverCommand] {
    var commands: [WebDriverCommand] = []
    if let windowSize {
      commands.append(Self.size(windowSize.width, windowSize.height, device))
    }
    let media = [("prefers-color-scheme", colorScheme), ("prefers-reduced-motion", reducedMotion)]
      .compactMap { name, value -> JSONValue? in
        value.map { ["name": .string(name), "value": .string($0)] }
      }
    if !media.isEmpty { commands.append(Self.media(media)) }
    if let timeZone { commands.append(Self.zone(timeZone)) }
    if let latitude, let longitude {
      commands.append(
        .chromium(
          "Emulation.setGeolocationOverride",
          ["latitude": .number(latitude), "longitude": .number(longitude), "accuracy": 1]))
    }
    return commands
  }

  /// Chromium's commands that reset all that is set.
  func removal(for device: DeviceMetrics) -> [WebDriverCommand] {
    var commands: [WebDriverCommand] = []
    if windowSize != nil {
      commands.append(
        device.isTouched
          ? Self.size(device.width, device.height, device)
          : .chromium("Emulation.clearDeviceMetricsOverride"))
    }
    if colorScheme != nil || reducedMotion != nil { commands.append(Self.media([])) }
    if timeZone != nil { commands.append(Self.zone("")) }
    if latitude != nil { commands.append(.chromium("Emulation.clearGeolocationOverride")) }
    return commands
  }

  static func size(
    _ width: Int, _ height: Int, _ device: DeviceMetrics
  ) -> WebDriverCommand {
    .chromium(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .integer(width), "height": .integer(height),
        "deviceScaleFactor": .integer(device.scale), "mobile": .bool(device.isTouched),
      ])
  }

  private static func media(_ features: [JSONValue]) -> WebDriverCommand {
    .chromium("Emulation.setEmulatedMedia", ["features": .array(features)])
  }

  private static func zone(_ name: String) -> WebDriverCommand {
    .chromium("Emulation.setTimezoneOverride", ["timezoneId": .string(name)])
  }
}
