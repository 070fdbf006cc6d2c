/// Another app a phone may have: its name, and the addresses it opens.
package struct OtherApp: Hashable, Sendable {
  package let name: String
  /// What the addresses begin with that it opens.
  package let addresses: [String]
  /// Whether every phone has it.
  package let isPartOfSystem: Bool

  /// Every other app there is; of two that open an address the first does.
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
