import SpecDrivers

/// Opening of other apps by URL.
package final class OtherApps {
  /// The options of opening a URL; system versions before 10 do not have them.
  package enum Options: String {
    case none, unknown
  }

  /// The declared query schemes; queries for other schemes fail.
  package var declaredSchemes: Set<String> = []
  /// The app that was opened and is in front; nil if there is none.
  private(set) var front: String?

  private unowned let device: Device

  init(on device: Device) {
    self.device = device
  }

  /// Whether an installed app opens a URL with a declared scheme.
  package func canOpen(_ address: String) -> Bool {
    let scheme = address.prefix { $0 != ":" }
    let isPublic = scheme == "http" || scheme == "https"
    let answer =
      (isPublic || declaredSchemes.contains(String(scheme))) && app(for: address) != nil
    device.log.record(.other(.linkCheck, address, ["opens": .flag(answer)]))
    return answer
  }

  /// Opens a URL: its app comes to the front; without such an app, nothing happens.
  package func open(_ address: String, options: Options) {
    guard let app = app(for: address) else { return }
    device.log.record(
      .other(.link, address, ["app": .text(app.name), "options": .text(options.rawValue)]))
    device.enterBackground()
    front = app.name
  }

  /// Returns from the other app.
  func leave() {
    front = nil
  }

  private func app(for address: String) -> OtherApp? {
    OtherApp.known.first {
      ($0.isPartOfSystem || device.memory.installedApps.contains($0.name)) && $0.opens(address)
    }
  }
}
