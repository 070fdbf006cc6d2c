import SpecDrivers

/// The contrast between two colours, as WCAG defines it: from 1 to 21.
struct Contrast {
  let ratio: Double

  /// Creates the contrast of a colour, which may be translucent, on an opaque one.
  init(of color: Color, on background: Color) {
    let opacity = Double(color.alpha) / 255
    let blended = [\Color.red, \.green, \.blue].map { part in
      Double(color[keyPath: part]) * opacity + Double(background[keyPath: part]) * (1 - opacity)
    }
    let behind = [background.red, background.green, background.blue].map(Double.init)
    let (one, other) = (Self.luminance(blended), Self.luminance(behind))
    ratio = (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// The ratio with two decimals, rounded down, so that an insufficient one does not look sufficient.
  var written: String {
    let hundredths = Int(ratio * 100)
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest):1"
  }

  private static func luminance(_ parts: [Double]) -> Double {
    let linear = parts.map { part -> Double in
      let value = part / 255
      return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  /// `base` to the power of 2.4, for numbers from 0 to 1.
  ///
  /// It is the square times the fifth root of the square, by Newton's method. The standard library
  /// has no powers.
  private static func power(_ base: Double) -> Double {
    let square = base * base
    var root = 1.0
    for _ in 0..<60 {
      let fourth = root * root * root * root
      root -= (fourth * root - square) / (5 * fourth)
    }
    return square * root
  }
}
