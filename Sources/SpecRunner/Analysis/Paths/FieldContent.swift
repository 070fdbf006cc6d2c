package import SpecDrivers

/// What a field contains, as far as paths distinguish it.
package enum FieldContent: String, Hashable, Sendable, CaseIterable {
  case empty, valid, invalid, unknown

  /// The content of a field: by its text, its property `invalid`, or else a red border, line or text.
  package init(of field: Element) {
    guard let text = field.properties[.text]?.value?.text else {
      self = .unknown
      return
    }
    if Self.isMarkedInvalid(field) {
      self = .invalid
    } else {
      self = text.isEmpty ? .empty : .valid
    }
  }

  private static func isMarkedInvalid(_ field: Element) -> Bool {
    switch field.properties[.invalid]?.value {
    case .flag(let flag): return flag
    case .text(let text): return text != "false" && !text.isEmpty
    default: break
    }
    return [.borderColor, .underlineColor, .textColor].contains { property in
      field.properties[property]?.value?.color?.isReddish ?? false
    }
  }
}

extension Color {
  /// Whether its hue is within 20 degrees of red, and it is neither pale nor dark.
  fileprivate var isReddish: Bool {
    let (red, green, blue) = (Int(red), Int(green), Int(blue))
    let most = max(red, green, blue)
    let spread = most - min(red, green, blue)
    // The hue is 60° × (green - blue) / spread.
    return alpha > 0 && red == most && most >= 128 && spread * 5 >= most * 2
      && abs(green - blue) * 3 <= spread
  }
}
