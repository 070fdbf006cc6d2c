package import SpecDrivers

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

/// The way to other apps: by addresses, which may be asked about before they are opened.
package final class OtherApps {
  /// How an address is opened; systems before 10 know no options.
  package enum Options: String {
    case none, unknown
  }

  /// The schemes the app has declared that it asks about; of others it learns nothing.
  package var declaredSchemes: Set<String> = []
  /// The app that was opened and is in front; nil while none is.
  private(set) var front: String?

  private unowned let device: Device

  init(on device: Device) {
    self.device = device
  }

  /// Whether some app would open an address, as far as the app may know.
  package func canOpen(_ address: String) -> Bool {
    let scheme = address.prefix { $0 != ":" }
    let isPublic = scheme == "http" || scheme == "https"
    let answer =
      (isPublic || declaredSchemes.contains(String(scheme))) && app(for: address) != nil
    device.log.record(.other(.linkCheck, address, ["opens": .flag(answer)]))
    return answer
  }

  /// Opens an address; the app that takes it comes to the front, and if none does nothing happens.
  package func open(_ address: String, options: Options) {
    guard let app = app(for: address) else { return }
    device.log.record(
      .other(.link, address, ["app": .text(app.name), "options": .text(options.rawValue)]))
    device.enterBackground()
    front = app.name
  }

  /// The person has left the other app.
  func leave() {
    front = nil
  }

  private func app(for address: String) -> OtherApp? {
    OtherApp.known.first {
      ($0.isPartOfSystem || device.memory.installedApps.contains($0.name)) && $0.opens(address)
    }
  }
}

extension Device {
  /// The release of the system.
  package var systemVersion: Double { keyboard.settings.systemVersion }

  /// Writes a line to the app's log, for those who look into it.
  package func write(_ line: String) {
    log.record(.other(.log, line, [:]))
  }
}

extension Property {
  /// Whether there is a status bar.
  package static let statusBar = Property("status bar")
}
