import SpecDrivers
import SpecSimulator

/// The first tab: web pages, not specified further.
final class WebScreen: ViewController {
  private let page = View(id: "page", role: .area, label: "page")

  init(on device: Device) {
    super.init(name: "web", device: device)
    add(page)
  }

  override func layout() {
    let model = device.model
    let top = model.safeTop + 44
    page.place(
      x: 0, y: top, width: model.size.width,
      height: model.size.height - model.safeBottom - TabBar.height - top)
  }
}
