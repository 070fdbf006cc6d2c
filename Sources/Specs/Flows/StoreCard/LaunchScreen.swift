import SpecSimulator

/// What is there while the app starts; the tabs cover it at once.
final class LaunchScreen: ViewController {
  private let faults: StoreCardFaults

  init(on device: Device, faults: StoreCardFaults) {
    self.faults = faults
    super.init(name: "launch", device: device)
  }

  override func makeAnew() -> ViewController? { LaunchScreen(on: device, faults: faults) }

  override func viewDidAppear(animated: Bool) {
    device.present(StoreTabs.bar(on: device, faults: faults), animated: false)
  }
}
