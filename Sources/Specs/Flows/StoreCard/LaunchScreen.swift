import SpecSimulator

/// The launch screen, covered by the tabs at once.
final class LaunchScreen: FlowScreen<StoreCardRules> {
  init(on device: Device, _ book: RuleBook<StoreCardRules>) {
    super.init(name: "launch", on: device, book)
  }

  override func recreate() -> ViewController? { LaunchScreen(on: device, book) }

  override func viewDidAppear(animated: Bool) {
    device.present(StoreTabs.bar(on: device, book), animated: false)
  }
}
