import SpecSimulator

/// The URLs that show a shop in the Naver map app, or that app in the App Store.
enum NaverLinks {
  /// The name of the place in the map app.
  static let name = "Cozy가 추천하는 서점"

  /// The URL of a place.
  static func place(_ place: Coordinate, _ rules: StoreCardRules) -> String {
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
    text.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        String(UnicodeScalar(byte))
      default: (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: uppercase)
      }
    }.joined()
  }
}
