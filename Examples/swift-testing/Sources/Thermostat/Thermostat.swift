/// The app: heats a room that is too cold, and rests when a window is open.
public struct Thermostat: Sendable {
  /// What the room should have, in degrees Celsius; between 5 and 30.
  public private(set) var target = 20
  /// What the room has.
  public var temperature = 20
  public var isWindowOpen = false
  private var wasHeating = false

  public init() {}

  /// Whether it heats: from one degree below the target until one above it.
  public var isHeating: Bool {
    if isWindowOpen { return false }
    return wasHeating ? temperature <= target : temperature < target
  }

  /// Sets the target; what is out of bounds becomes the nearest bound.
  public mutating func setTarget(_ degrees: Int) { target = min(max(degrees, 5), 30) }

  /// Lets the room come to another temperature.
  public mutating func reach(_ degrees: Int) {
    wasHeating = isHeating
    temperature = degrees
  }
}
