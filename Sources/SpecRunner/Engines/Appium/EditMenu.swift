import SpecDrivers
import SpecText

/// The edit menu of iOS, which opens where a text field is held.
struct EditMenu: Sendable {
  let finder: PhoneFinder

  /// An item, by its titles in the languages that are known: English and Korean.
  struct Item: Sendable {
    let titles: [String]

    static let paste = Item(titles: ["Paste", "붙여넣기"])
    static let selectAll = Item(titles: ["Select All", "전체 선택"])
  }

  /// The button by which a person lets an app have what another one has put on the clipboard.
  private static let consent = ["Allow Paste", "붙여넣기 허용"]

  /// Chooses an item of the menu of a field, and opens the menu first unless it is open.
  ///
  /// - Parameter place: Where the field is held; the caret moves to this place.
  func choose(
    _ item: Item, of field: Selector, at place: Pointer.Point
  ) async throws(DriverError) {
    if Self.entry(item, on: try await finder.eye.look().screen) == nil {
      try await finder.use(field, .perform([Pointer.hold(at: place)], what: "hold"))
    }
    try await finder.patiently { () async throws(DriverError) in
      let look = try await finder.eye.look()
      guard let entry = Self.entry(item, on: look.screen), let node = look.entries[entry.id]?.node
      else {
        throw .notInteractable(
          field, why: Self.refusal(of: item, on: look.screen), look.screen)
      }
      let selector = Selector(entry.plainName, role: .menuItem)
      try await finder.click(node, selector, look.screen)
    }
  }

  /// Allows the app to paste if the system asks for it.
  func allow(on screen: Screen) async throws(DriverError) {
    guard let alert = screen.alert.value ?? nil,
      let button = Self.consent.first(where: { alert.buttons.contains(same: $0) })
    else { return }
    try await finder.use(Selector(button), finder.phone.answer(button))
  }

  private static func entry(_ item: Item, on screen: Screen) -> Element? {
    items(on: screen).first { item.titles.contains(same: $0.plainName) }
  }

  private static func items(on screen: Screen) -> [Element] {
    screen.elements.filter { $0.role == .menuItem }
  }

  private static func refusal(of item: Item, on screen: Screen) -> String {
    let wanted = item.titles.map(\.inQuotes).joined(separator: " or ")
    let items = items(on: screen).map(\.plainName.inQuotes).joined(separator: ", ")
    return items.isEmpty
      ? "no edit menu opens where it is held"
      : "its edit menu has no item \(wanted), which are the known titles; it has \(items)"
  }
}
