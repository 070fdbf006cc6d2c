package import SpecDrivers
import SpecText

/// A device model: its size, its safe area and the heights of its keyboards.
///
/// Keyboard heights are in portrait and include the bottom safe area; they differ between system
/// versions, so specifications state them as device parameters.
package struct DeviceModel: Hashable, Sendable {
  /// The kind of device, on which the layout of apps depends.
  package enum Kind: Sendable {
    case phone, tablet
    /// It has a hardware keyboard, so no software keyboard is shown.
    case computer
  }

  package let name: String
  package let kind: Kind
  package let size: Size
  /// The whole screen.
  var frame: Frame { Frame(x: 0, y: 0, width: size.width, height: size.height) }
  /// The height of the status bar or the notch, in points.
  package let safeTop: Double
  /// The height of the home indicator area, in points.
  package let safeBottom: Double
  /// The keyboard's height without the shortcut bar, in points.
  package let plainKeyboard: Double
  /// The keyboard's height with the shortcut bar, in points.
  package let fullKeyboard: Double

  /// Whether it is a phone with a home button.
  package var hasHomeButton: Bool { kind == .phone && safeBottom == 0 }

  /// The default device.
  package static let standard = iPhone("iPhone 11", 414, 896, safe: (44, 34), keyboard: (301, 346))

  /// All devices: phones by increasing size, then tablets and computers.
  package static let all: [DeviceModel] = [
    iPhone("iPhone SE", 320, 568, safe: (20, 0), keyboard: (216, 253)),
    iPhone("iPhone 8", 375, 667, safe: (20, 0), keyboard: (216, 260)),
    iPhone("iPhone SE 2", 375, 667, safe: (20, 0), keyboard: (216, 260)),
    iPhone("iPhone 8 Plus", 414, 736, safe: (20, 0), keyboard: (226, 271)),
    iPhone("iPhone X", 375, 812, safe: (44, 34), keyboard: (291, 336)),
    iPhone("iPhone XS", 375, 812, safe: (44, 34), keyboard: (291, 336)),
    iPhone("iPhone 11 Pro", 375, 812, safe: (44, 34), keyboard: (291, 336)),
    iPhone("iPhone 12", 390, 844, safe: (47, 34), keyboard: (291, 336)),
    standard,
    iPhone("iPhone 11 Pro Max", 414, 896, safe: (44, 34), keyboard: (301, 346)),
    iPhone("iPhone 12 Pro Max", 428, 926, safe: (47, 34), keyboard: (301, 346)),
    iPad("iPad", 768, 1024, keyboard: (264, 319)),
    iPad("iPad landscape", 1024, 768, keyboard: (352, 407)),
    DeviceModel(
      name: "iPad Pro 11", kind: .tablet, size: Size(width: 834, height: 1194), safeTop: 24,
      safeBottom: 20, plainKeyboard: 365, fullKeyboard: 420),
    DeviceModel(
      name: "Mac", kind: .computer, size: Size(width: 800, height: 500), safeTop: 28,
      safeBottom: 0, plainKeyboard: 0, fullKeyboard: 0),
    DeviceModel(
      name: "Mac Catalyst", kind: .computer, size: Size(width: 1024, height: 768), safeTop: 0,
      safeBottom: 0, plainKeyboard: 0, fullKeyboard: 0),
  ]

  /// The device with a name.
  ///
  /// - Throws: `DriverError.unknownDevice` with the known names.
  package init(named name: String) throws(DriverError) {
    guard let model = Self.all.first(where: { $0.name.isSame(as: name) }) else {
      throw .unknownDevice(name, known: Self.all.map(\.name))
    }
    self = model
  }

  init(
    name: String, kind: Kind, size: Size, safeTop: Double, safeBottom: Double,
    plainKeyboard: Double, fullKeyboard: Double
  ) {
    self.name = name
    self.kind = kind
    self.size = size
    self.safeTop = safeTop
    self.safeBottom = safeBottom
    self.plainKeyboard = plainKeyboard
    self.fullKeyboard = fullKeyboard
  }

  private static func iPhone(
    _ name: String, _ width: Double, _ height: Double, safe: (top: Double, bottom: Double),
    keyboard: (plain: Double, full: Double)
  ) -> DeviceModel {
    DeviceModel(
      name: name, kind: .phone, size: Size(width: width, height: height), safeTop: safe.top,
      safeBottom: safe.bottom, plainKeyboard: keyboard.plain, fullKeyboard: keyboard.full)
  }

  private static func iPad(
    _ name: String, _ width: Double, _ height: Double, keyboard: (plain: Double, full: Double)
  ) -> DeviceModel {
    DeviceModel(
      name: name, kind: .tablet, size: Size(width: width, height: height), safeTop: 20,
      safeBottom: 0, plainKeyboard: keyboard.plain, fullKeyboard: keyboard.full)
  }
}
