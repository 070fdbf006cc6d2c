/// Another app on the phone: its name, and the URLs that it opens.
package struct OtherApp: Hashable, Sendable {
  package let name: String
  /// The prefixes of the URLs that it opens.
  package let addresses: [String]
  /// Whether it is part of the operating system.
  package let isPartOfSystem: Bool

  /// All known apps; if two open a URL, the first one does.
  package static let known = [
    OtherApp(name: "Naver Map", addresses: ["nmap://"], isPartOfSystem: false),
    OtherApp(
      name: "App Store", addresses: ["http://itunes.apple.com/", "https://itunes.apple.com/"],
      isPartOfSystem: true),
    OtherApp(name: "Safari", addresses: ["http://", "https://"], isPartOfSystem: true),
  ]

  func opens(_ address: String) -> Bool {
    addresses.contains { address.utf8.starts(with: $0.utf8) }
  }
}
