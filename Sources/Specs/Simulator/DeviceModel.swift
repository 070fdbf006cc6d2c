package import SpecDrivers
import SpecText

/// A model of phone, tablet or computer: its size, its safe area and how high its keyboards are.
///
/// Keyboard heights are measured in portrait, bottom safe area included; they differ between
/// system versions, so specifications name them as a device's parameters.
package struct DeviceModel: Hashable, Sendable {
  /// What sort of device it is; apps lay themselves out by it.
  package enum Kind: Sendable {
    case phone, tablet
    /// Its keyboard is attached, so none comes up on the screen.
    case computer
  }

  package let name: String
  package let kind: Kind
  package let size: Size
  /// What the status bar or the notch takes away, in points.
  package let safeTop: Double
  /// What the home indicator takes away, in points.
  package let safeBottom: Double
  /// The keyboard's height without the shortcut bar, in points.
  package let plainKeyboard: Double
  /// The keyboard's height with the shortcut bar, in points.
  package let fullKeyboard: Double

  /// Whether it is a phone of the old kind, with a button below its screen.
  package var hasHomeButton: Bool { kind == .phone && safeBottom == 0 }

  /// The device an app is launched on unless another is asked for.
  package static let standard = iPhone("iPhone 11", 414, 896, safe: (44, 34), keyboard: (301, 346))

  /// Every device there is: phones, the smallest first, then tablets and computers.
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

  /// The device of that name.
  ///
  /// - Throws: `DriverError.unknownDevice` with the names there are.
  package init(named name: String) throws(DriverError) {
    guard let model = Self.all.first(where: { $0.name.isSame(as: name) }) else {
      throw .unknownDevice(name, known: Self.all.map(\.name))
    }
    self = model
  }

  private init(
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
