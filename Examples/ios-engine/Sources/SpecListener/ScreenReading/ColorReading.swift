#if DEBUG && canImport(UIKit)
import SpecDrivers
import UIKit

/// Colours as they are drawn now, light or dark.
@MainActor
enum ColorReading {
  static func color(_ color: UIColor, in view: UIView) -> Observed<PropertyValue> {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard
      color.resolvedColor(with: view.traitCollection)
        .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    else { return .unknown("the colour is a pattern") }
    return .known(
      .color(Color(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))))
  }

  /// Colours of the wide gamut have parts below 0 and above 1.
  private static func byte(_ part: CGFloat) -> UInt8 {
    UInt8((min(max(part, 0), 1) * 255).rounded())
  }
}
#endif
