import SpecDrivers
import SpecSimulator

/// The list of shops as cards after a guide; a tap expands a card to a screen.
final class CardListScreen: FlowScreen<StoreCardRules> {
  /// The size of a card, and the distances between and around cards, in points.
  enum Sizes {
    static let width = 327.0
    static let guideHeight = 190.0
    static let spacing = 36.0
    static let inset = 13.0

    /// Cards are lower on 4.7-inch screens.
    static func height(on model: DeviceModel) -> Double { model.size.height == 667 ? 310 : 405 }
  }

  let area = ScrollView(id: "cards", label: "cards")
  let guide = Card(id: "guide", label: "guide")
  let cards: [Card]

  private var selected: Card?

  init(on device: Device, _ book: RuleBook<StoreCardRules>) {
    cards = Store.recommended.map { Card(id: "card-\($0.number)", label: $0.name) }
    super.init(name: "recommended", on: device, book)
    isStatusBarHidden = false
    add(area, guide)
    add(cards)
    area.hold([guide] + cards)
    for card in [guide] + cards { card.cornerRadius = 10 }
    guide.action = { [weak self] in self?.openGuide() }
    for (card, store) in zip(cards, Store.recommended) {
      card.action = { [weak self, weak card] in self?.open(store, from: card) }
    }
    applyRules()
  }

  override func applyRules() {
    area.isScrollEnabled = rules.listScrolls
    setNeedsLayout()
  }

  override func recreate() -> ViewController? { CardListScreen(on: device, book) }

  private func open(_ store: Store, from card: Card?) {
    guard rules.enabledControls.contains(.card) else { return }
    selected =
      switch rules.sourceCard {
      case .chosen: card
      case .first: cards.first
      }
    CardTabBar(device: device, rules: rules).hide()
    let screen = CardScreen(of: store, on: device, book)
    switch rules.presentationStyle {
    case .pushed: navigation?.push(screen, animated: true)
    case .asSheet: device.presentations.present(screen, animated: true)
    }
  }

  private func openGuide() {
    selected = rules.requiresParticipation ? nil : guide
    navigation?.push(GuideScreen(on: device, book), animated: true)
  }

  override func layout() {
    let model = device.model
    let height = Sizes.height(on: model)
    let top = model.safeTop
    area.place(
      x: 0, y: top, width: model.size.width,
      height: model.size.height - model.safeBottom - TabBar.height - top)
    let x = (model.size.width - Sizes.width) / 2
    area.placeContent(guide, x: x, y: Sizes.inset, width: Sizes.width, height: Sizes.guideHeight)
    var y = Sizes.inset + Sizes.guideHeight + Sizes.spacing
    for (index, card) in cards.enumerated() {
      let isBeside = rules.cardLayout == .horizontal && index > 0
      area.placeContent(
        card, x: isBeside ? x + Double(index) * (Sizes.width + Sizes.spacing) : x,
        y: isBeside ? cards[0].frame.y - top : y, width: Sizes.width, height: height)
      if !isBeside { y += height + Sizes.spacing }
    }
    area.contentHeight = y - Sizes.spacing + Sizes.inset
  }
}

extension CardListScreen: CardAnimating {
  var containerView: View? { area }
  var childView: View? { selected }

  func presenting(_ animation: CardAnimation) {
    guard rules.listParticipates else { return }
    animation.size.addAnimations { [weak self] in self?.guide.opacity = 0.5 }
  }
}
