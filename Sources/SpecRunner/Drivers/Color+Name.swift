extension Color {
  /// The name a person gives the colour: by its lightness and saturation if it is black, white or
  /// grey, otherwise by its hue.
  ///
  /// Lightness, saturation and hue are those of HSL. The opacity does not count, unless nothing of
  /// the colour can be seen.
  package var name: String {
    if alpha == 0 { return "clear" }
    let lightness = lightness
    if lightness < 0.12 { return "black" }
    if lightness > 0.93 { return "white" }
    let saturation = saturation
    // Of a light colour, a small difference of the components is a large saturation.
    if saturation < 0.15 || chroma < 0.08 { return "grey" }
    switch hue {
    case ..<16, 345...: return lightness > 0.8 ? "pink" : "red"
    case ..<42:
      let isBrown = lightness < 0.4 || saturation < 0.45 && lightness < 0.65
      return isBrown ? "brown" : "orange"
    case ..<68: return "yellow"
    case ..<170: return "green"
    case ..<250: return "blue"
    case ..<310: return "purple"
    default: return "pink"
    }
  }

  /// The name if the colour is close to the typical one of that name; otherwise its number.
  ///
  /// For texts in which the exact value may matter.
  package var written: String {
    let name = name
    guard let typical = Color(named: name), name == "clear" || isClose(to: typical) else {
      return hex
    }
    return name
  }

  private var components: [Double] { [red, green, blue].map { Double($0) / 255 } }
  private var greatest: Double { components.max() ?? 0 }
  private var least: Double { components.min() ?? 0 }

  /// The difference of the greatest and the least component, from 0 to 1.
  private var chroma: Double { greatest - least }

  private var lightness: Double { (greatest + least) / 2 }

  private var saturation: Double {
    chroma == 0 ? 0 : chroma / (1 - abs(greatest + least - 1))
  }

  /// The hue in degrees, from 0 to 360; 0 for a colour without one.
  private var hue: Double {
    let parts = components
    guard chroma > 0 else { return 0 }
    let sixth =
      if parts[0] == greatest {
        (parts[1] - parts[2]) / chroma
      } else if parts[1] == greatest {
        (parts[2] - parts[0]) / chroma + 2
      } else {
        (parts[0] - parts[1]) / chroma + 4
      }
    return sixth < 0 ? sixth * 60 + 360 : sixth * 60
  }

  private func isClose(to other: Color) -> Bool {
    let (red, green) = (Int(red) - Int(other.red), Int(green) - Int(other.green))
    let blue = Int(blue) - Int(other.blue)
    return red * red + green * green + blue * blue <= 96 * 96
  }
}
