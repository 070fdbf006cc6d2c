import SpecSimulator

/// The store card flow: bookshops on cards that expand to a screen with details.
enum StoreCard {
  static let app = Flow<StoreCardRules>(
    "store-card", "bookshops on cards that grow to fill the screen, with a map of each"
  ) { device, book in
    device.network.server = StoreDetail.server
    device.otherApps.declaredSchemes = book.rules.declaredSchemes
    return NavigationStack(root: LaunchScreen(on: device, book))
  }
}
