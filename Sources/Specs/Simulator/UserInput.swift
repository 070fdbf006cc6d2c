import SpecDrivers
import SpecText

/// The input of a user, limited to what the phone allows: taps, typing, gestures.
///
/// An action that is not possible throws an error with the reason; it is never ignored.
struct UserInput {
  let device: Device
  /// The screen at the start of the action.
  let screen: Screen

  /// The same user after a part of an action, with the screen as it is now.
  var now: UserInput { UserInput(device: device, screen: ScreenCapture(of: device).screen) }

  /// Performs an action on what is in front: an alert or sheet of the phone, or the app.
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
        what: "hide the keyboard", why: "a phone's keyboard has no key for it", screen)
    case .open(let url):
      throw .impossible(what: "follow \(url)", why: "the app takes no links", screen)
    case .leave, .comeBack, .stop, .relaunch, .system, .wait: break
    case .click, .hover, .drag, .turnWheel: throw missing(.mouse)
    case .focus(let selector): try tap(selector)
    case .holdKey, .releaseKey:
      throw .unsupported(.hardwareKeys, why: "the simulator presses one key at a time")
    case .chooseAll: throw missing(.gestures)
    case .setChecked: throw missing(.gestures)
    case .upload: throw missing(.fileUploads)
    case .typeIntoAlert: throw impossible("type into the alert", "no alert is in front")
    case .forward, .reload: throw missing(.history)
    case .switchWindow, .closeWindow: throw missing(.windows)
    case .saveSession: throw missing(.savedSessions)
    }
  }

  private func missing(_ capability: Capability) -> DriverError {
    Capabilities.simulator.refusal(
      capability, otherwise: "the simulated apps have no such element")
  }

  /// Taps the middle of an element; a tap on a text or an area has no effect.
  func tap(_ selector: Selector) throws(DriverError) {
    switch try reach(selector) {
    case let button as Button:
      guard button.isEnabled else { throw cannotUse(selector, "it is disabled") }
      button.action()
    case let field as TextField: try focus(field, selector)
    case let row as Row: row.wasTapped()
    case let choices as any OptionSelecting:
      throw cannotUse(selector, "a tap does not select an option; choose one of \(choices.offer)")
    case let view: view.wasTapped()
    }
    device.endTurn()
  }

  /// Double-taps: on a field, this selects the last word, elsewhere it is two taps.
  func doubleTap(_ selector: Selector) throws(DriverError) {
    guard let field = try reach(selector) as? TextField else {
      try tap(selector)
      guard device.front?.name == screen.name else { return }
      return try now.tap(selector)
    }
    try focus(field, selector)
    let word = field.text.unicodeScalars.reversed().prefix { !$0.properties.isWhitespace }.count
    field.select(TextRange(start: field.text.unicodeScalars.count - word, count: word))
  }

  /// Types character by character; a line break is the return key.
  func type(_ text: String, into selector: Selector?) throws(DriverError) {
    _ = try field(for: selector, to: "type \"\(text)\"")
    for character in text {
      // A key may move the focus, as return does; the next key goes to the focused field.
      guard let focused = device.focus.field else {
        throw now.impossible(
          "type \"\(character)\" of \"\(text)\"", "no field has the focus anymore")
      }
      press(character, in: focused)
    }
  }

  /// Presses the keys of a character: return, one key, or those that compose a Hangul syllable.
  private func press(_ character: Character, in field: TextField) {
    if character.isNewline {
      field.pressReturn()
      device.endTurn()
    } else if let keys = HangulKeys(of: character) {
      for key in keys.all {
        field.compose(key)
        device.endTurn()
      }
    } else {
      field.insert(String(character))
      device.endTurn()
    }
  }

  /// Pastes a text in one edit; an empty text causes no edit.
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
      // Deleting from an empty field makes no calls, so further keys change nothing.
      guard !field.text.isEmpty else { break }
      field.deleteBackward()
      device.endTurn()
    }
  }

  /// Selects all text and deletes it; an empty field remains unchanged.
  func clear(_ selector: Selector) throws(DriverError) {
    let field = try field(for: selector, to: "clear \(selector)")
    field.select(TextRange(start: 0, count: .max))
    field.deleteBackward()
    device.endTurn()
  }

  /// Selects a range of a field's text, or moves the caret.
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
        throw impossible("select \"\(part)\"", "the field contains \"\(field.text)\"")
      }
      range = found
    }
    guard range.start <= length, range.count <= length - range.start else {
      throw impossible(
        "select \(range.count) characters from \(range.start)",
        "the field contains \(length): \"\(field.text)\"")
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

  /// Presses a key of the hardware keyboard.
  func pressKey(_ written: String) throws(DriverError) {
    guard device.keyboard.isAttached else {
      throw impossible("press \(written)", "no hardware keyboard is attached to the device")
    }
    let chord = try KeyChord(written: written)
    let key = chord.key
    guard chord.modifiers.isEmpty else {
      throw .unsupported(.hardwareKeys, why: "the simulator has no chords such as \(chord)")
    }
    switch key {
    case "Return", "Enter": try pressReturn()
    case "Backspace": try deleteBackward(times: 1, in: nil)
    case "Tab": try focusNext()
    default:
      guard key.count == 1 else {
        throw .unsupported(
          .hardwareKeys, why: "the simulator supports Return, Enter, Backspace, Tab and characters")
      }
      try type(key, into: nil)
    }
  }

  /// Goes back with the navigation bar's button or the swipe from the edge.
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

  /// The field that receives text: the selected one, focused by a tap if necessary, or the focused
  /// one.
  private func field(for selector: Selector?, to what: String) throws(DriverError) -> TextField {
    guard let selector else {
      guard let field = device.focus.field else {
        throw impossible(what, "no field has the focus")
      }
      return field
    }
    try scrollFromKeyboard(selector)
    guard let field = try reach(selector) as? TextField else {
      throw cannotUse(selector, "it is not a field")
    }
    if device.focus.field !== field { try focus(field, selector) }
    return field
  }

  /// Scrolls to a field that the keyboard covers, as a person does before typing into it.
  private func scrollFromKeyboard(_ selector: Selector) throws(DriverError) {
    guard let keyboard = device.keyboard.shown else { return }
    let element = try selector.resolve(on: screen)
    guard let view = device.visibleViews.first(where: { $0.id.isSame(as: element.id) }),
      let area = view.scrollView, area.isScrollEnabled,
      view.frame.maxY > device.model.size.height - keyboard.height
    else { return }
    area.show(from: view, to: view)
    device.endTurn()
  }

  private func focus(_ field: TextField, _ selector: Selector) throws(DriverError) {
    guard field.isEnabled else { throw cannotUse(selector, "it is disabled") }
    guard device.focus.become(field) else {
      throw cannotUse(selector, "the app does not allow the focus to move to it")
    }
    device.endTurn()
  }

  /// The view of a selector, if a touch can reach it.
  func reach(_ selector: Selector) throws(DriverError) -> View {
    let element = try selector.resolve(on: screen)
    let views = device.visibleViews
    guard let place = views.firstIndex(where: { $0.id.isSame(as: element.id) }) else {
      throw .elementNotFound(selector, screen)
    }
    let view = views[place]
    if view.isScrolledAway, let area = view.scrollView, area.isScrollEnabled {
      area.show(from: view, to: view)
      device.endTurn()
    }
    if view.isScrolledAway { throw now.cannotUse(selector, "it cannot be scrolled into view") }
    if Self.usable.contains(view.role) {
      guard device.model.frame.contains(view.touch) else {
        throw cannotUse(selector, "it is outside the screen")
      }
      if let cover = TouchTakers(views, on: device).cover(of: view, at: place) {
        throw cannotUse(selector, "the \(cover) covers it")
      }
    }
    return view
  }

  /// The roles that must be reachable by touch, and take the touches on what is behind them.
  static let usable: [Element.Role] = [.button, .field, .row, .tab, .segments, .picker]

  func cannotUse(_ selector: Selector, _ why: String) -> DriverError {
    .notInteractable(selector, why: why, screen)
  }

  func impossible(_ what: String, _ why: String) -> DriverError {
    .impossible(what: what, why: why, screen)
  }
}
