import SpecDrivers
import SpecSimulator

/// The guide: a plain screen that does not participate in card transitions.
final class GuideScreen: FlowScreen<StoreCardRules> {
  let title = Label(id: "title", label: "title", text: "Guide")
  let open = Button(id: "open-first", label: "Open the first card")
  let close = Button(id: "close", label: "close")

  init(on device: Device, _ book: RuleBook<StoreCardRules>) {
    super.init(name: "guide", on: device, book)
    add(title, open, close)
    close.action = { [weak self] in _ = self?.navigation?.pop(animated: true) }
    open.action = { [weak self] in self?.openFirst() }
  }

  override func recreate() -> ViewController? { GuideScreen(on: device, book) }

  private func openFirst() {
    guard let first = Store.recommended.first else { return }
    CardTabBar(device: device, rules: rules).hide()
    navigation?.push(CardScreen(of: first, on: device, book), animated: true)
  }

  override func layout() {
    let top = device.model.safeTop
    let width = device.model.size.width
    title.place(x: 60, y: top, width: width - 120, height: 44)
    close.place(x: width - 54, y: top, width: 44, height: 44)
    open.place(x: 40, y: top + 80, width: width - 80, height: 44)
  }
}
