import SpecDrivers

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
