import SpecDrivers

/// An invented app to explore: a hall with a field and a door, and a room behind the door.
///
/// Each flaw breaks one of the rules that every app should follow.
struct HallEngine: Engine {
  enum Flaw: String, CaseIterable {
    case none, deadEnd, trap, coveredFocus, disabledControl, keptText, crash, lost, label
  }

  let name = "hall"
  var flaw = Flaw.none
  func makeDriver() -> any Driver { Hall(flaw: flaw) }
}

actor Hall: Driver {
  nonisolated let capabilities = Capabilities(
    engine: "hall", version: "1", abilities: [.clock: .exact])
  private let flaw: HallEngine.Flaw
  private var name = ""
  private var isFocused = false
  private var isInside = false
  private var isRunning = false
  private var hasEntered = false
  private var isLit = false

  init(flaw: HallEngine.Flaw) { self.flaw = flaw }

  func launch(_ options: LaunchOptions) async throws(DriverError) {
    if flaw == .lost { throw .engineLost("the engine cannot start") }
    (name, isFocused, isInside, isLit, isRunning) = ("", false, false, false, true)
  }

  func arrange(_ condition: Condition) async throws(DriverError) {}
  func close() async { isRunning = false }

  func observe(since mark: EventMark) async throws(DriverError) -> Observation {
    guard isRunning else { throw .notLaunched }
    return Observation(screen: screen)
  }

  func perform(_ action: Action) async throws(DriverError) {
    switch action {
    case .wait: break
    case .back where isInside && flaw != .deadEnd && flaw != .trap: isInside = false
    case .pressReturn where isFocused: isFocused = false
    case .hideKeyboard where isFocused: isFocused = false
    case .tap(let selector), .clear(let selector), .type(_, let selector?),
      .paste(_, let selector?):
      try touch(action, try selector.resolve(on: screen), selector)
    case .type(let text, nil) where isFocused: name += text
    case .deleteBackward(_, nil) where isFocused: name = String(name.dropLast())
    default:
      throw .impossible(what: "do this", why: "the hall does not offer it", screen)
    }
  }

  private func touch(
    _ action: Action, _ element: Element, _ selector: Selector
  ) throws(DriverError) {
    switch (action, element.id) {
    case (.tap, "door"):
      guard !name.isEmpty || flaw == .disabledControl else {
        throw .notInteractable(selector, why: "it is disabled", screen)
      }
      if flaw == .crash, hasEntered { throw .appCrashed("it ran out of doors") }
      (isInside, isFocused, hasEntered) = (true, false, true)
      if flaw == .keptText { name = "" }
    case (.tap, "name"): isFocused = true
    case (.tap, "lamp"): isLit.toggle()
    case (.type(let text, _), "name"), (.paste(let text, _), "name"):
      isFocused = true
      name += text
    case (.clear, "name"):
      isFocused = true
      name = ""
    default: throw .impossible(what: "use it", why: "it is fixed", screen)
    }
  }

  private var screen: Screen {
    let size = Size(width: 300, height: 600)
    let y: Double = flaw == .coveredFocus ? 500 : 100
    if isInside {
      let lamp = Element(
        id: "lamp", role: .button, label: "Lamp",
        frame: .known(Frame(x: 0, y: 0, width: 300, height: 40)),
        properties: [.selected: .known(.flag(isLit))])
      let isBare = flaw == .deadEnd
      return Screen(
        name: "room", size: size, elements: isBare ? [] : [lamp],
        stack: .known(["hall", "room"]))
    }
    let field = Element(
      id: "name", role: .field, label: "Name",
      frame: .known(Frame(x: 0, y: y, width: 300, height: 40)),
      properties: [.text: .known(.text(name))])
    let door = Element(
      id: "door", role: .button, label: "Door",
      frame: .known(Frame(x: 0, y: 200, width: 300, height: 40)),
      properties: [
        .enabled: .known(.flag(!name.isEmpty)),
        .text: .known(.text(flaw == .label && name.count > 2 ? "Door!" : "Door")),
      ])
    return Screen(
      name: "hall", size: size, elements: [field, door],
      focus: .known(isFocused ? "name" : nil),
      keyboard: .known(
        isFocused
          ? Keyboard(
            type: .known("default"), returnKey: .known("Done"), height: .known(200),
            shortcutBar: .known(false)) : nil), stack: .known(["hall"]))
  }
}
