import SpecSimulator

/// The addresses by which a shop is shown in the Naver map app, or that app in the App Store.
enum NaverLinks {
  /// What the map app calls the place.
  static let name = "Cozy가 추천하는 서점"
  static let appStore = "http://itunes.apple.com/app/id311867728?mt=8"

  /// The address of a place.
  ///
  /// The map app's own guide asks for `appname=` and the app's identifier; this is the address as
  /// the requirements have it.
  static func place(_ place: Place) -> String {
    "nmap://place?lat=\(place.latitude)&lng=\(place.longitude)&name=\(encoded(name))"
      + "&gamsung.Cozy=Cozy"
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

  /// As a fault has it.
  static func place(_ place: Place, faults: StoreCardFaults) -> String {
    if faults.isEmpty { return Self.place(place) }
    let scheme = faults.contains(.opensWebMap) ? "https://map.naver.com/place" : "nmap://place"
    let written =
      if faults.contains(.nameNotEncoded) {
        name
      } else { encoded(name, capitals: faults.contains(.nameInCapitals)) }
    let sender = faults.contains(.addressWithAppName) ? "appname=gamsung.Cozy" : "gamsung.Cozy=Cozy"
    return "\(scheme)?lat=\(place.latitude)&lng=\(place.longitude)&name=\(written)&\(sender)"
  }
}
