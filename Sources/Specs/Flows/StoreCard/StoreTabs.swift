import SpecDrivers
import SpecSimulator

/// The two tabs: recommended shops and the user's page.
enum StoreTabs {
  static func bar(on device: Device, _ book: RuleBook<StoreCardRules>) -> TabBar {
    let recommend = Tab(
      id: "recommend-tab", label: "Recommended", icon: "books",
      root: CardListScreen(on: device, book))
    let mine = Tab(id: "mine-tab", label: "My page", icon: "person", root: MyPage(on: device))
    recommend.stack.isBarHidden = true
    let durations = CardDurations(memory: device.memory)
    recommend.stack.transitions = { change in
      let rules = book.rules
      switch change.operation {
      case .push:
        return rules.pushStyle == .system ? nil : CardPush(durations: durations, rules: rules)
      case .pop:
        return rules.popStyle == .system ? nil : CardPop(durations: durations, rules: rules)
      }
    }
    return TabBar(name: "tabs", tabs: [recommend, mine], selected: recommend, on: device)
  }
}

/// The other tab, not specified further.
private final class MyPage: ViewController {
  init(on device: Device) {
    super.init(name: "my page", device: device)
  }
}
