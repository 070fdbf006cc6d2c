import SpecDrivers
import SpecSimulator

/// The shops as cards below each other, after a guide; a tap on a card lets it grow to a screen.
final class CardListScreen: RuledScreen<StoreCardRules> {
  /// The size of a card, and what is between two and around all, in points.
  enum Sizes {
    static let width = 327.0
    static let guideHeight = 190.0
    static let spacing = 36.0
    static let inset = 13.0

    /// Cards are lower on the screens of 4.7 inches.
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
  }

  override func makeAnew() -> ViewController? { CardListScreen(on: device, book) }

  private func open(_ store: Store, from card: Card?) {
    guard rules.working.contains(.card) else { return }
    selected =
      switch rules.growing {
      case .chosen: card
      case .first: cards.first
      }
    CardTabBar(device: device, rules: rules).hide()
    let screen = CardScreen(of: store, on: device, book)
    switch rules.comes {
    case .pushed: navigation?.push(screen, animated: true)
    case .asSheet: device.presentations.present(screen, animated: true)
    }
  }

  private func openGuide() {
    selected = rules.needsPart ? nil : guide
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
      let isBeside = rules.cards == .beside && index > 0
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
    guard rules.listTakesPart else { return }
    animation.size.addAnimations { [weak self] in self?.guide.opacity = 0.5 }
  }
}
