import SpecSimulator

/// What is there while the app starts; the tabs cover it at once.
final class LaunchScreen: RuledScreen<StoreCardRules> {
  init(on device: Device, _ book: RuleBook<StoreCardRules>) {
    super.init(name: "launch", on: device, book)
  }

  override func makeAnew() -> ViewController? { LaunchScreen(on: device, book) }

  override func viewDidAppear(animated: Bool) {
    device.present(StoreTabs.bar(on: device, book), animated: false)
  }
}
