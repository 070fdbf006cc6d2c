import SpecDrivers
import SpecSimulator

/// The two tabs: the shops that are recommended, and what the person has of their own.
enum StoreTabs {
  static func bar(on device: Device, faults: StoreCardFaults) -> TabBar {
    let recommend = Tab(
      id: "recommend-tab", label: "Recommended", icon: "books",
      root: CardListScreen(on: device, faults: faults))
    let mine = Tab(id: "mine-tab", label: "My page", icon: "person", root: MyPage(on: device))
    recommend.stack.isBarHidden = true
    let durations = CardDurations(memory: device.memory)
    if !faults.contains(.systemPush) {
      recommend.stack.transitions = { travel in
        switch travel.operation {
        case .push: CardPush(durations: durations, faults: faults)
        case .pop: faults.contains(.systemPop) ? nil : CardPop(durations: durations, faults: faults)
        }
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
