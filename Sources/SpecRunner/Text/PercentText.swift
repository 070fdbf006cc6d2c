/// Percent-encodes texts for addresses (RFC 3986).
package enum PercentText {
  /// What an address has as it is, besides letters and digits.
  package static let unreserved = "-._~"
  /// The same with the slash between the parts of a path.
  package static let inPaths = unreserved + "/"

  /// The bytes as ASCII: those of letters, digits and kept characters as they are, others as `%41`.
  package static func encoded(
    _ bytes: some Sequence<UInt8>, keeping kept: String = unreserved, uppercase: Bool = true
  ) -> String {
    encoded(bytes, uppercase: uppercase) { byte in
      switch Unicode.Scalar(byte) {
      case "a"..."z", "A"..."Z", "0"..."9": true
      default: kept.utf8.contains(byte)
      }
    }
  }

  /// The bytes as ASCII, with others than those to keep as `%41`.
  package static func encoded(
    _ bytes: some Sequence<UInt8>, uppercase: Bool = true, where isKept: (UInt8) -> Bool
  ) -> String {
    bytes.reduce(into: "") { text, byte in
      if isKept(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: uppercase)
      }
    }
  }
}
