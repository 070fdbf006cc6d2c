import SpecDrivers
import SpecText

/// What a walk can do next: the actions of a screen, and what only a hostile user or network does.
struct ExplorationOffers: Sendable {
  /// A choice; those that stand for many actions are drawn only when they are chosen.
  enum Offer: Hashable, Sendable {
    case move(Move)
    /// A text that scenarios typed into the field, or a variation of one.
    case knownText(Selector, name: String)
    case hostileText(Selector)
    /// One character of ASCII.
    case character(Selector)
    /// A text at the end of what the focused field has.
    case continued(name: String)
    /// Something that scenarios did on the screen.
    case known(screen: String)
    case wait
    /// A condition of the network for a request that the app has sent, or for all.
    case network
    case permission
    case rotation
    /// Another size of the system's texts; the largest ones break most layouts.
    case textSize
  }

  /// An offer, and how often it is chosen compared with others.
  struct Weighted: Sendable {
    let offer: Offer
    let weight: Int
  }

  private let known: KnownSessions
  private let actions: OfferedActions
  private let texts: [String]

  /// Waits that end within and after usual animations, and after usual timers.
  private static let waits: [Duration] = [
    .milliseconds(50), .milliseconds(150), .milliseconds(300), .seconds(1), .seconds(3),
  ]

  init(_ known: KnownSessions) {
    self.known = known
    actions = OfferedActions(known.inputs)
    texts = HostileTexts.all
  }

  /// The choices on a screen, in an order that depends only on the screen.
  func offers(on app: ReplayedApp) -> [Weighted] {
    let (screen, state, abilities) = (app.screen, app.state, app.capabilities)
    var offers = actions.actions(on: screen, in: state, abilities).map {
      Weighted(offer: .move(.perform($0)), weight: Self.weight(of: $0))
    }
    func add(_ offer: Offer, _ weight: Int) {
      offers.append(Weighted(offer: offer, weight: weight))
    }
    add(.wait, 4)
    // Where the app shows nothing, the user may be in another app.
    if !state.isAway, screen.elements.isEmpty, abilities.has(.background) {
      add(.move(.perform(.comeBack)), 10)
    }
    guard !state.isAway else { return offers }
    if screen.alert.value ?? nil == nil { addFields(of: screen, add) }
    if !known.moves(on: screen.name).isEmpty { add(.known(screen: screen.name), 16) }
    if abilities.has(.networkAnswers) || abilities.has(.connection) { add(.network, 2) }
    if abilities.has(.permissions), !known.permissions.isEmpty { add(.permission, 1) }
    if abilities.has(.relaunch) { add(.move(.perform(.relaunch)), 1) }
    if abilities.has(.windowSize) || abilities.has(.rotation) { add(.rotation, 2) }
    if abilities.has(.textSize) { add(.textSize, 1) }
    if abilities.has(.systemEvents) {
      add(.move(.perform(.system(.recreateScreen))), 1)
      add(.move(.perform(.system(.memoryWarning))), 1)
    }
    return offers
  }

  private func addFields(of screen: Screen, _ add: (Offer, Int) -> Void) {
    let names = ElementNames(screen)
    let focused = screen.focus.value ?? nil
    if screen.isTerminal { add(.continued(name: screen.name), 20) }
    for element in screen.elements where element.isVisible && element.role.isA(.field) {
      guard let selector = screen.selector(for: element) else { continue }
      let name = names.name(of: element)
      if !known.texts(for: name).isEmpty { add(.knownText(selector, name: name), 12) }
      add(.hostileText(selector), 3)
      add(.character(selector), 6)
      if let focused, element.id.isSame(as: focused) { add(.continued(name: name), 6) }
    }
  }

  /// Actions that end a way through the app are rarer than those that go on.
  private static func weight(of action: Action) -> Int {
    switch action {
    case .leave, .dismiss, .hideKeyboard, .scrollBy: 3
    case .back, .clear: 5
    case .comeBack: 20
    default: 10
    }
  }

  // MARK: - Drawing

  /// The move that an offer stands for.
  func move(
    _ offer: Offer, on app: ReplayedApp, requests: [RequestPattern], _ random: inout RandomSource
  ) -> Move {
    switch offer {
    case .move(let move): return move
    case .knownText(let field, let name):
      return typed(varied(known.texts(for: name).drawn(&random) ?? "a", &random), field, &random)
    case .hostileText(let field): return typed(texts.drawn(&random) ?? " ", field, &random)
    case .character(let field):
      return .perform(.type(HostileTexts.characters.drawn(&random) ?? "a", into: field))
    case .continued(let name):
      let text = known.texts(for: name).drawn(&random) ?? texts.drawn(&random) ?? "a"
      return .perform(.type(text, into: nil))
    case .known(let screen): return known.moves(on: screen).drawn(&random) ?? .perform(.back)
    case .wait: return .perform(.wait((Self.waits + known.waits).drawn(&random) ?? .seconds(1)))
    case .network: return .arrange(network(app.capabilities, requests, &random))
    case .permission:
      let permission = known.permissions.drawn(&random) ?? .notifications
      let state = PermissionState.allCases.drawn(&random) ?? .denied
      return .arrange(.permission(permission, state))
    case .rotation:
      let size = app.screen.size
      guard app.capabilities.has(.windowSize) else {
        let isWide = size.width > size.height
        return .perform(.system(.rotate(isWide ? .portrait : .landscape)))
      }
      return .arrange(
        .device(
          setting: DeviceSetting.windowSize,
          value: .text("\(Int(size.height)) × \(Int(size.width))")))
    case .textSize:
      let size = TextSize.allCases.drawn(&random) ?? .large
      return .arrange(.device(setting: DeviceSetting.textSize, value: .text(size.rawValue)))
    }
  }

  private func typed(_ text: String, _ field: Selector, _ random: inout RandomSource) -> Move {
    random.roll(below: 4) == 0
      ? .perform(.paste(text, into: field)) : .perform(.type(text, into: field))
  }

  /// A text, or often the same text with one character more or less, or one that differs.
  private func varied(_ text: String, _ random: inout RandomSource) -> String {
    guard let last = text.last else { return text }
    let place = text.index(text.startIndex, offsetBy: random.roll(below: UInt64(text.count)))
    switch random.roll(below: 10) {
    case 0: return text + String(last)
    case 1: return String(text.dropLast())
    case 2: return String(text.dropFirst())
    case 3:
      var varied = text
      varied.remove(at: place)
      return varied
    case 4:
      let character = HostileTexts.characters.drawn(&random) ?? "a"
      return text.replacingCharacter(at: place, with: character)
    case 5: return text.uppercased().isSame(as: text) ? text.lowercased() : text.uppercased()
    default: return text
    }
  }

  private func network(
    _ abilities: Capabilities, _ requests: [RequestPattern], _ random: inout RandomSource
  ) -> Condition {
    var conditions: [Condition] = []
    if abilities.has(.connection) { conditions += [.connection(.offline), .connection(.online)] }
    if abilities.has(.slowConnection) { conditions.append(.connection(.slow)) }
    if abilities.has(.networkAnswers), let request = requests.drawn(&random) {
      conditions += [
        .answer(to: request, Response(.status(500, body: ""))),
        .answer(to: request, Response(.failure("connection lost"))),
        .answer(to: request, Response(.silence)),
        .answer(to: request, Response(.status(200, body: ""), delay: .seconds(5))),
      ]
    }
    return conditions.drawn(&random) ?? .connection(.online)
  }
}

extension Array where Element: Sendable {
  /// One of the elements; nil if there is none.
  func drawn(_ random: inout RandomSource) -> Element? {
    isEmpty ? nil : self[random.roll(below: UInt64(count))]
  }
}

extension String {
  fileprivate func replacingCharacter(at place: Index, with character: String) -> String {
    self[..<place] + character + self[index(after: place)...]
  }
}
