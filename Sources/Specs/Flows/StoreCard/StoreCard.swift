import SpecSimulator

/// Bookshops on cards: a card grows to fill the screen and tells all about its shop.
enum StoreCard {
  static let app = Flow<StoreCardRules>(
    "store-card", "bookshops on cards that grow to fill the screen, with a map of each"
  ) { device, book in
    device.network.server = StoreDetail.server
    device.otherApps.declaredSchemes = book.rules.declaredSchemes
    return NavigationStack(root: LaunchScreen(on: device, book))
  }
}
