package import SpecDrivers
package import SpecSimulator

/// The app of Scripts/phone-test as `Scripts/phone-app` has it for iPhones and Android.
package struct TipsApp: SimulatedApp {
  package let name = "tips"
  package let summary = "adds a tip of ten percent to a bill"
  package let faults: [Fault] = []

  package init() {}

  package func launch(on device: Device, faults: Set<String>) -> NavigationStack {
    NavigationStack(root: TipsScreen(on: device))
  }
}

private final class TipsScreen: ViewController {
  private let bill = TextField(id: "bill", label: "Bill", traits: TextTraits())
  private let addTip = Button(id: "add", label: "Add a tip")
  private let tip = Label(id: "tip", text: "")
  private let total = Label(id: "total", text: "")
  private let names = [Label(id: "of-tip", text: "Tip"), Label(id: "of-total", text: "Total")]
  private let history = Button(id: "history", label: "History")
  private let reset = Button(id: "reset", label: "Reset")

  init(on device: Device) {
    super.init(name: "tips", device: device)
    add([bill, addTip] + names + [tip, total, history, reset])
    addTip.isEnabled = false
    bill.onEditingChanged = { [weak self] in self?.changed() }
    addTip.action = { [weak self] in self?.show() }
    history.action = { [weak self, device] in
      self?.navigation?.push(HistoryScreen(on: device), animated: true)
    }
    reset.action = { [weak self, device] in
      device.dialogs.present(
        .init(
          .alert, title: "Delete the total?",
          answers: [("Cancel", {}), ("Delete", { self?.show(nothing: true) })]))
    }
  }

  private func changed() { addTip.isEnabled = Int(bill.text) ?? 0 > 0 }

  private func show(nothing: Bool = false) {
    guard let amount = Int(bill.text), !nothing else {
      tip.text = ""
      total.text = ""
      return
    }
    tip.text = Self.written(cents: amount * 10)
    total.text = Self.written(cents: amount * 110)
  }

  private static func written(cents: Int) -> String {
    "\(cents / 100)." + "\(100 + cents % 100)".dropFirst()
  }

  override func layout() {
    let width = device.model.size.width
    bill.place(x: 20, y: 100, width: width - 40, height: 44)
    addTip.place(x: 20, y: 150, width: width - 40, height: 44)
    for (row, (name, value)) in zip(names, [tip, total]).enumerated() {
      let y = Double(200 + 50 * row)
      name.place(x: 20, y: y, width: 100, height: 44)
      value.place(x: 140, y: y, width: width - 160, height: 44)
    }
    history.place(x: 20, y: 300, width: width - 40, height: 44)
    reset.place(x: 20, y: 350, width: width - 40, height: 44)
  }
}

private final class HistoryScreen: ViewController {
  private let area = ScrollView(id: "entries", label: "")
  private let entries = (1...30).map { Label(id: "entry-\($0)", text: "Entry \($0)") }

  init(on device: Device) {
    super.init(name: "history", device: device)
    add(area)
    add(entries)
    area.hold(entries)
  }

  override func layout() {
    let size = device.model.size
    area.place(x: 0, y: 100, width: size.width, height: size.height - 100)
    for (row, entry) in entries.enumerated() {
      area.placeContent(entry, x: 20, y: Double(row) * 60, width: size.width - 40, height: 60)
    }
    area.contentHeight = Double(entries.count) * 60
  }
}
