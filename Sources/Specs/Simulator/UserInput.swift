import SpecDrivers
import SpecText

/// Somebody who holds the phone: taps, types and looks, and cannot do what the phone forbids.
///
/// What cannot be done is an error that says why; nothing is done in silence.
struct UserInput {
  let device: Device
  /// What they see when they begin.
  let screen: Screen

  /// Does what an action says to whatever is in front: an alert or sheet of the phone, or the app.
  func perform(_ action: Action) throws(DriverError) {
    if let front = device.dialogs.front?.alert { return try perform(action, with: front) }
    switch action {
    case .tap(let selector), .longPress(let selector): try tap(selector)
    case .doubleTap(let selector): try doubleTap(selector)
    case .type(let text, let selector): try type(text, into: selector)
    case .paste(let text, let selector): try paste(text, into: selector)
    case .deleteBackward(let times, let selector):
      try deleteBackward(times: times, in: selector)
    case .clear(let selector): try clear(selector)
    case .select(let selection, let selector): try select(selection, in: selector)
    case .pressReturn: try pressReturn()
    case .pressKey(let key): try pressKey(key)
    case .back: try goBack()
    case .answer(let answer): throw .noSuchAnswer(answer, screen)
    case .dismiss: try pullDown()
    case .swipe(let direction, let selector): try swipe(direction, on: selector)
    case .choose(let choice, let selector): try choose(choice, in: selector)
    case .scroll(let selector): try scroll(to: selector)
    case .scrollBy(let points, let selector): try scroll(by: points, in: selector)
    case .hideKeyboard:
      throw .impossible(
        what: "put the keyboard away", why: "a phone's keyboard has no key for it", screen)
    case .open(let url):
      throw .impossible(what: "follow \(url)", why: "the app takes no links", screen)
    case .leave, .comeBack, .relaunch, .system, .wait: break
    }
  }

  /// Taps in the middle of an element; on a text or an area nothing comes of it.
  func tap(_ selector: Selector) throws(DriverError) {
    switch try reach(selector) {
    case let button as Button:
      guard button.isEnabled else { throw cannotUse(selector, "it is disabled") }
      button.action()
    case let field as TextField: try focus(field, selector)
    case let row as Row: row.wasTapped()
    case let choices as any Choosing:
      throw cannotUse(selector, "a tap must say which; choose one of \(choices.offer)")
    case let view: view.wasTapped()
    }
    device.endTurn()
  }

  /// Taps twice: on a field that selects the last word, elsewhere it is two taps.
  func doubleTap(_ selector: Selector) throws(DriverError) {
    guard let field = try reach(selector) as? TextField else {
      try tap(selector)
      guard device.front?.name == screen.name else { return }
      return try tap(selector)
    }
    try focus(field, selector)
    let word = field.text.unicodeScalars.reversed().prefix { !$0.properties.isWhitespace }.count
    field.select(TextRange(start: field.text.unicodeScalars.count - word, count: word))
  }

  /// Types character by character; a line break presses the return key.
  func type(_ text: String, into selector: Selector?) throws(DriverError) {
    _ = try field(for: selector, to: "type \"\(text)\"")
    for character in text {
      // A key may have moved the focus, as return does; the next goes where the focus is now.
      guard let focused = device.focus.field else {
        throw impossible("type \"\(character)\" of \"\(text)\"", "no field has the focus any more")
      }
      if character.isNewline { focused.pressReturn() } else { focused.insert(String(character)) }
      device.endTurn()
    }
  }

  /// Inserts a whole text in one edit; with nothing to paste no edit is made.
  func paste(_ text: String, into selector: Selector?) throws(DriverError) {
    let field = try field(for: selector, to: "paste \"\(text)\"")
    if !text.isEmpty { field.insert(text) }
    device.endTurn()
  }

  /// Presses the delete key.
  func deleteBackward(times: Int, in selector: Selector?) throws(DriverError) {
    let field = try field(for: selector, to: "delete")
    guard times >= 0 else { throw impossible("delete \(times) times", "the number is negative") }
    for _ in 0..<times {
      // Deleting from an empty field asks nobody, so the rest would change nothing.
      guard !field.text.isEmpty else { break }
      field.deleteBackward()
      device.endTurn()
    }
  }

  /// Selects all and deletes; an empty field stays as it is.
  func clear(_ selector: Selector) throws(DriverError) {
    let field = try field(for: selector, to: "clear \(selector)")
    field.select(TextRange(start: 0, count: .max))
    field.deleteBackward()
    device.endTurn()
  }

  /// Selects a part of a field's text, or puts the caret somewhere.
  func select(_ selection: TextSelection, in selector: Selector?) throws(DriverError) {
    let field = try field(for: selector, to: "select text")
    let length = field.text.unicodeScalars.count
    let range: TextRange
    switch selection {
    case .all: range = TextRange(start: 0, count: length)
    case .caret(let place): range = TextRange(start: place)
    case .range(let start, let count): range = TextRange(start: start, count: count)
    case .text(let part):
      guard let found = TextRange(of: part, in: field.text) else {
        throw impossible("select \"\(part)\"", "the field holds \"\(field.text)\"")
      }
      range = found
    }
    guard range.start <= length, range.count <= length - range.start else {
      throw impossible(
        "select \(range.count) characters from \(range.start)",
        "the field holds \(length): \"\(field.text)\"")
    }
    field.select(range)
  }

  /// Presses the return key of the keyboard.
  func pressReturn() throws(DriverError) {
    guard let field = device.focus.field else {
      throw impossible("press return", "no field has the focus, so there is no keyboard")
    }
    if let shown = device.keyboard.shown, shown.returnKey == nil {
      throw impossible("press return", "the \(shown.type.rawValue) has no return key")
    }
    field.pressReturn()
    device.endTurn()
  }

  /// Presses a key of the keyboard that is attached.
  func pressKey(_ key: String) throws(DriverError) {
    guard device.keyboard.isAttached else {
      throw impossible("press \(key)", "no hardware keyboard is attached to the device")
    }
    guard KeyNames.contains(key) else { throw .unknownKey(key, known: KeyNames.all) }
    switch key {
    case "Return", "Enter": try pressReturn()
    case "Backspace": try deleteBackward(times: 1, in: nil)
    case "Tab": try focusNext()
    default:
      guard key.count == 1 else {
        throw .unsupported(
          .hardwareKeys, why: "the simulator knows Return, Enter, Backspace, Tab and characters")
      }
      try type(key, into: nil)
    }
  }

  /// Goes back by the navigation bar's button or the swipe from the edge.
  func goBack() throws(DriverError) {
    guard device.presentations.top == nil else {
      throw impossible("go back", "\"\(screen.name)\" is a sheet; pull it down instead")
    }
    guard let window = device.window, window.screens.count > 1 else {
      throw impossible("go back", "\"\(screen.name)\" is the first screen")
    }
    guard !window.isBarHidden else {
      throw impossible(
        "go back", "without a navigation bar there is no back button and no swipe from the edge")
    }
    if let own = window.top?.backButton {
      own.action()
    } else {
      window.pop(animated: true)
    }
    device.endTurn()
  }

  private func focusNext() throws(DriverError) {
    let fields = (device.front?.views ?? []).compactMap { $0 as? TextField }
      .filter { $0.isEnabled && $0.isVisible }
    guard let place = fields.firstIndex(where: { $0 === device.focus.field }) else {
      throw impossible("press Tab", "no field has the focus")
    }
    let next = fields[(place + 1) % fields.count]
    guard device.focus.become(next) else {
      throw impossible("press Tab", "the next field, \"\(next.label)\", does not take the focus")
    }
    device.endTurn()
  }

  /// The field that text goes to: the named one, focused by a tap if need be, or the focused one.
  private func field(for selector: Selector?, to what: String) throws(DriverError) -> TextField {
    guard let selector else {
      guard let field = device.focus.field else {
        throw impossible(what, "no field has the focus")
      }
      return field
    }
    guard let field = try reach(selector) as? TextField else {
      throw cannotUse(selector, "it is not a field")
    }
    if device.focus.field !== field { try focus(field, selector) }
    return field
  }

  private func focus(_ field: TextField, _ selector: Selector) throws(DriverError) {
    guard field.isEnabled else { throw cannotUse(selector, "it is disabled") }
    guard device.focus.become(field) else {
      throw cannotUse(selector, "it, or the field in use, does not let the focus go there")
    }
    device.endTurn()
  }

  /// The view of that name, where a finger can get at it.
  func reach(_ selector: Selector) throws(DriverError) -> View {
    let element = try selector.resolve(on: screen)
    guard let view = device.visibleViews.first(where: { $0.id.isSame(as: element.id) }) else {
      throw .elementNotFound(selector, screen)
    }
    let keyboardTop = device.model.size.height - (device.keyboard.shown?.height ?? 0)
    if Self.usable.contains(view.role), view.touchY >= keyboardTop {
      throw cannotUse(selector, "the keyboard covers it")
    }
    return view
  }

  /// What a finger has to reach to make use of it.
  private static let usable: Set<Element.Role> = [.button, .field, .row, .tab, .segments, .picker]

  func cannotUse(_ selector: Selector, _ why: String) -> DriverError {
    .notInteractable(selector, why: why, screen)
  }

  func impossible(_ what: String, _ why: String) -> DriverError {
    .impossible(what: what, why: why, screen)
  }
}
