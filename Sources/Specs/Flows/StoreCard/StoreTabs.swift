import SpecDrivers
import SpecSimulator

/// The two tabs: the shops that are recommended, and what the person has of their own.
enum StoreTabs {
  static func bar(on device: Device, _ book: RuleBook<StoreCardRules>) -> TabBar {
    let recommend = Tab(
      id: "recommend-tab", label: "Recommended", icon: "books",
      root: CardListScreen(on: device, book))
    let mine = Tab(id: "mine-tab", label: "My page", icon: "person", root: MyPage(on: device))
    recommend.stack.isBarHidden = true
    let durations = CardDurations(memory: device.memory)
    recommend.stack.transitions = { travel in
      let rules = book.rules
      switch travel.operation {
      case .push:
        return rules.wayIn == .system ? nil : CardPush(durations: durations, rules: rules)
      case .pop:
        return rules.wayBack == .system ? nil : CardPop(durations: durations, rules: rules)
      }
    }
    return TabBar(name: "tabs", tabs: [recommend, mine], selected: recommend, on: device)
  }
}

/// The other tab, of which no more is required than that it is there.
private final class MyPage: ViewController {
  init(on device: Device) {
    super.init(name: "my page", device: device)
  }
}
