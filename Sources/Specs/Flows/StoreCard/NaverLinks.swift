import SpecSimulator
import SpecText

/// The URLs that show a shop in the Naver map app, or that app in the App Store.
enum NaverLinks {
  /// The name of the place in the map app.
  static let name = "Cozy가 추천하는 서점"

  /// The URL of a place.
  static func place(_ place: Coordinate, _ rules: RulesInUse<StoreCardRules>) -> String {
    let written =
      switch rules.nameEncoding {
      case .none: name
      case .lowercase: encoded(name)
      case .uppercase: encoded(name, uppercase: true)
      }
    return "\(rules.mapAddress)?lat=\(place.latitude)&lng=\(place.longitude)&name=\(written)"
      + "&\(rules.sender)"
  }

  /// Percent-encodes a text: all bytes except ASCII letters and digits, in lowercase hexadecimal by
  /// default.
  static func encoded(_ text: String, uppercase: Bool = false) -> String {
    PercentText.encoded(text.utf8, keeping: "", uppercase: uppercase)
  }
}
