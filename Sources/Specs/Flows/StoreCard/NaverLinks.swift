import SpecSimulator

/// The addresses by which a shop is shown in the Naver map app, or that app in the App Store.
enum NaverLinks {
  /// What the map app calls the place.
  static let name = "Cozy가 추천하는 서점"

  /// The address of a place.
  static func place(_ place: Place, _ rules: StoreCardRules) -> String {
    let written =
      switch rules.nameEncoding {
      case .none: name
      case .smallLetters: encoded(name)
      case .capitals: encoded(name, capitals: true)
      }
    return "\(rules.mapAddress)?lat=\(place.latitude)&lng=\(place.longitude)&name=\(written)"
      + "&\(rules.sender)"
  }

  /// A text for an address: what is not a letter or digit of ASCII as its bytes, in small letters.
  static func encoded(_ text: String, capitals: Bool = false) -> String {
    text.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        String(UnicodeScalar(byte))
      default: (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: capitals)
      }
    }.joined()
  }
}
