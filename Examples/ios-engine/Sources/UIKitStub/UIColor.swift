/// A colour, which may depend on traits.
public final class UIColor: NSObject, Sendable {
  struct Parts: Sendable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat
  }

  private let make: @Sendable (UITraitCollection) -> Parts?

  private init(_ make: @escaping @Sendable (UITraitCollection) -> Parts?) { self.make = make }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init { _ in Parts(red: red, green: green, blue: blue, alpha: alpha) }
  }

  public convenience init(cgColor: CGColor) { self.init { _ in cgColor.parts } }

  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init { dynamicProvider($0).make($0) }
  }

  public convenience init(patternImage: UIImage) { self.init { _ in nil } }

  public var cgColor: CGColor {
    CGColor(
      make(UITraitCollection(userInterfaceStyle: .light))
        ?? Parts(red: 0, green: 0, blue: 0, alpha: 0))
  }

  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let parts = make(traitCollection)
    return UIColor { _ in parts }
  }

  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let parts = make(UITraitCollection(userInterfaceStyle: .light)) else { return false }
    red?.pointee = parts.red
    green?.pointee = parts.green
    blue?.pointee = parts.blue
    alpha?.pointee = parts.alpha
    return true
  }

  public class var black: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
  public class var white: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  public class var systemBlue: UIColor { UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1) }
  public class var label: UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
  }
}

/// Whether the appearance is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// The traits of a place on the screen.
public final class UITraitCollection: NSObject, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }
}
