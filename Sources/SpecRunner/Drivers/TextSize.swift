import SpecText

/// The size of texts that a user has chosen in the settings of a phone, from the smallest.
public enum TextSize: String, Hashable, Sendable, CaseIterable {
  case extraSmall = "extra small"
  case small
  case medium
  /// The size of a new phone.
  case large
  case extraLarge = "extra large"
  case extraExtraLarge = "extra extra large"
  case extraExtraExtraLarge = "extra extra extra large"
  case accessibilityMedium = "accessibility medium"
  case accessibilityLarge = "accessibility large"
  case accessibilityExtraLarge = "accessibility extra large"
  case accessibilityExtraExtraLarge = "accessibility extra extra large"
  case accessibilityExtraExtraExtraLarge = "accessibility extra extra extra large"

  /// A size by its name.
  ///
  /// - Throws: `DriverError.unknownSetting` with all names if no size has this one.
  package init(named name: String) throws(DriverError) {
    guard let size = Self.allCases.first(where: { $0.rawValue.isSame(as: name) }) else {
      throw .unknownSetting(
        "\(DeviceSetting.textSize): \(name)",
        known: Self.allCases.map { "\(DeviceSetting.textSize): \($0.rawValue)" })
    }
    self = size
  }
}
