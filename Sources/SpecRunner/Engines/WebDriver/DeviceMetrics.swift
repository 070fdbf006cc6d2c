import SpecDrivers
import SpecText

/// The size of a page's viewport: a phone's screen or a desktop window.
struct DeviceMetrics: Hashable, Sendable {
  let name: String
  let width: Int
  let height: Int
  /// The number of pixels per point.
  let scale: Int
  /// Whether it has a touch screen instead of a mouse.
  let isTouched: Bool

  /// The simulator's phone, the default of an engine whose options name no other.
  static let standard = phone("iPhone 11", 414, 896, 2)

  static let all = [
    phone("iPhone SE", 320, 568, 2), phone("iPhone 8", 375, 667, 2),
    phone("iPhone SE 2", 375, 667, 2), phone("iPhone 8 Plus", 414, 736, 3),
    phone("iPhone X", 375, 812, 3), phone("iPhone XS", 375, 812, 3),
    phone("iPhone 11 Pro", 375, 812, 3), phone("iPhone 12", 390, 844, 3), standard,
    phone("iPhone 11 Pro Max", 414, 896, 3), phone("iPhone 12 Pro Max", 428, 926, 3),
    DeviceMetrics(name: "desktop", width: 1280, height: 720, scale: 1, isTouched: false),
  ]

  /// Creates a device by its name, or by a size such as `390x844`, which is a phone of that many
  /// points.
  ///
  /// - Throws: `DriverError.unknownDevice` with the known names for a size that is none, and for a
  ///   name that is probably misspelt, because it is like a known one; otherwise `.unsupported`.
  static func named(_ name: String) throws(DriverError) -> DeviceMetrics {
    if let known = all.first(where: { $0.name == name }) { return known }
    let sides = name.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    if sides.count == 2, let width = sides[0], let height = sides[1],
      (100...10_000).contains(width), (100...10_000).contains(height)
    {
      return phone(name, width, height, 2)
    }
    let known = all.map(\.name) + ["390x844"]
    guard name.first?.isLetter == true, Nearest.nearest(to: name, in: known) == nil else {
      throw .unknownDevice(name, known: known)
    }
    throw .unsupported(
      .devices,
      why: "a browser has no device \"\(name)\"; it has: " + known.joined(separator: ", "))
  }

  private static func phone(
    _ name: String, _ width: Int, _ height: Int, _ scale: Int
  ) -> DeviceMetrics {
    DeviceMetrics(name: name, width: width, height: height, scale: scale, isTouched: true)
  }
}
