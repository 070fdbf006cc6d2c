package import SpecSimulator

/// Bookshops on cards: a card grows to fill the screen and tells all about its shop.
package struct StoreCardApp: SimulatedApp {
  package let name = "store-card"
  package let summary = "bookshops on cards that grow to fill the screen, with a map of each"
  package let faults = StoreCardFault.allCases.map(\.description)

  package init() {}

  package func launch(on device: Device, faults: Set<String>) -> NavigationStack {
    let faults = StoreCardFaults(faults.compactMap(StoreCardFault.init(rawValue:)))
    device.network.server = StoreDetail.server
    if !faults.contains(.schemeUndeclared) { device.otherApps.declaredSchemes = ["nmap"] }
    return NavigationStack(root: LaunchScreen(on: device, faults: faults))
  }
}
