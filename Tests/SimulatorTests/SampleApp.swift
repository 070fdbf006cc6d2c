import SpecDrivers

@testable import SpecSimulator

/// An app with a screen of everything, and a second one to go to.
struct SampleApp: SimulatedApp {
  let name = "sample"
  let summary = "fields and buttons of every kind"
  let faults = [Fault("no-title", breaks: ["sample-1"], "there is no title")]

  func launch(on device: Device, faults: Set<String>) -> NavigationStack {
    NavigationStack(root: FormScreen(on: device, titled: !faults.contains("no-title")))
  }
}

/// Fields in a column, 50 points each, and buttons below them.
final class FormScreen: ViewController, TextFieldDelegate {
  let name1 = TextField(id: "name", label: "Name", traits: TextTraits(returnKey: "Next"))
  let pin = TextField(
    id: "pin", label: "PIN", traits: TextTraits(keyboardType: .numberPad, isSecure: true))
  let code = TextField(
    id: "code", label: "Code", traits: TextTraits(autocorrection: .off, spellChecking: .off),
    placeholder: "six letters")
  let locked = TextField(id: "locked", label: "Locked", traits: TextTraits())
  let stubborn = TextField(id: "stubborn", label: "Stubborn", traits: TextTraits())
  let go = Button(id: "go", label: "Go on")
  let later = Button(id: "later", label: "Go on later")
  let off = Button(id: "off", label: "Off")
  let low = Button(id: "low", label: "Low")
  let hidden = Label(id: "hidden", text: "Now you see me")
  let count = Label(id: "count", label: "count", text: "0 changes")
  private var changes = 0

  init(on device: Device, titled: Bool) {
    super.init(name: "form", device: device)
    if titled { add(Label(id: "title", text: "Form")) }
    add(name1, pin, code, locked, stubborn, go, later, off, low, hidden, count)
    locked.isEnabled = false
    off.isEnabled = false
    hidden.opacity = 0
    for field in [name1, pin, code, stubborn] {
      field.delegate = self
      field.onEditingChanged = { [weak self] in self?.changed() }
    }
    go.action = { [weak self] in self?.goOn() }
    later.action = { [weak self] in
      self?.device.clock.schedule(after: .milliseconds(500)) { [weak self] in self?.goOn() }
    }
  }

  override func recreate() -> ViewController? { FormScreen(on: device, titled: true) }

  override func layout() {
    for (row, view) in views.enumerated() {
      let y = view === low ? device.model.size.height - 60 : Double(100 + 50 * row)
      view.place(x: 0, y: y, width: device.model.size.width, height: 40)
    }
  }

  func shouldBeginEditing(_ field: TextField) -> Bool { field !== stubborn || !pin.text.isEmpty }
  func shouldEndEditing(_ field: TextField) -> Bool { field !== stubborn }

  func shouldChange(_ field: TextField, in range: TextRange, to replacement: String) -> Bool {
    replacement != "!"
  }

  func shouldReturn(_ field: TextField) -> Bool {
    if field === name1 { device.focus.become(code) } else { device.focus.resign() }
    return true
  }

  private func changed() {
    changes += 1
    count.text = "\(changes) changes"
  }

  private func goOn() {
    navigation?.push(PageScreen(on: device), animated: true)
  }
}

/// A page with nothing to type; it cannot be made anew.
final class PageScreen: ViewController {
  init(on device: Device) {
    super.init(name: "page", device: device)
    add(
      Label(id: "one", text: "Same"), Label(id: "two", text: "Same"),
      Label(id: "three", text: "Other"), unplaced, front, back, aside)
    front.zPosition = 1
  }

  /// A view that the layout forgets.
  private let unplaced = Label(id: "unplaced", text: "Nowhere")
  private let front = Button(id: "front", label: "Front")
  private let back = Button(id: "back", label: "Back")
  private let aside = Button(id: "aside", label: "Aside")

  override func layout() {
    for (row, view) in views.enumerated() where view !== unplaced {
      view.place(x: 0, y: 100 + 50 * Double(row), width: 200, height: 40)
    }
    back.place(x: 50, y: front.frame.y, width: 100, height: 40)
    aside.place(x: -300, y: 100, width: 200, height: 40)
  }
}

/// A device on which a test can put screens of its own.
func sampleDevice(
  _ model: DeviceModel = .standard, settings: DeviceSettings = DeviceSettings()
) -> Device {
  let clock = VirtualClock()
  return Device(model: model, settings: settings, clock: clock, log: EventLog(clock: clock))
}

extension EventLog {
  /// What was logged of some kinds, one line an event.
  func lines(of kinds: Event.Kind..., since mark: EventMark = 0) -> [String] {
    events(since: mark).filter { kinds.isEmpty || kinds.contains($0.kind) }.map(\.description)
  }
}
