import SpecDrivers
import SpecJSON

// How text comes into a page: by keys, one after another, where the focus is.
/// Typing, pasting, deleting and selecting as keys of a keyboard do it.
extension WebDriver {
  func write(_ action: Action) async throws(DriverError) {
    switch action {
    case .type(let text, let selector):
      try await focus(selector, to: "type \"\(text)\"")
      for stroke in Keys.strokes(for: text) {
        switch stroke {
        case .keys(let keys): try await press(keys)
        case .text(let text): try await insert(text, "insertText")
        }
      }
    case .paste(let text, let selector):
      try await focus(selector, to: "paste \"\(text)\"")
      if !text.isEmpty { try await insert(text, "insertFromPaste") }
    case .deleteBackward(let times, let selector):
      guard times >= 0 else { throw impossible("delete \(times) times", "the number is negative") }
      try await focus(selector, to: "delete")
      try await press(Array(repeating: Keys.backspace, count: times))
    case .clear(let selector):
      // Not WebDriver's own way, which tells the page nothing until the field is left.
      try await focus(selector, to: "clear \(selector)")
      try await select(["all": true], "clear \(selector)")
      try await press([Keys.backspace])
    case .select(let selection, let selector):
      try await focus(selector, to: "select text")
      try await select(Self.json(selection), "select text")
    case .pressReturn, .pressKey, .hideKeyboard: try await useKeyboard(action)
    default: break
    }
  }

  /// Presses keys, one after another.
  func press(_ keys: [String]) async throws(DriverError) {
    // In portions, so that no command takes longer than its deadline however long the text.
    for start in stride(from: 0, to: keys.count, by: 100) {
      let portion = keys[start..<min(start + 100, keys.count)]
      do {
        try await attempt(.perform([Keys.source(portion)], what: "press keys"))
      } catch {
        // A key brought an alert up, which the look after the action will find.
        if case .refused(let refusal) = error, refusal.code == .alertOpen { return }
        throw await engine.explain(error, doing: "press keys")
      }
    }
  }

  private func useKeyboard(_ action: Action) async throws(DriverError) {
    let look = try await look()
    switch action {
    case .pressReturn:
      guard look.writes else {
        throw impossible("press return", "no field has the focus, so there is no keyboard")
      }
      if let keyboard = look.screen.keyboard.value ?? nil, keyboard.returnKey.value == .some(nil) {
        throw impossible(
          "press return", "the \(keyboard.type.value ?? "keyboard") has no return key")
      }
      try await press([Keys.enter])
    case .pressKey(let name):
      guard let key = Keys.named(name) else {
        throw .unknownKey(name, known: KeyNames.all)
      }
      try await press([key])
    default:
      guard look.writes else {
        throw impossible("put the keyboard away", "no field has the focus")
      }
      try await send(.run("document.activeElement?.blur();", what: "put the keyboard away"))
    }
  }

  // MARK: Into a field

  /// Brings the focus to a field as a person does, by a tap, with the caret at its end.
  private func focus(_ selector: Selector?, to what: String) async throws(DriverError) {
    guard let selector else {
      // What was asked for a moment ago may just be coming: the focus is waited for, too.
      let hasFocus = try await hasFieldFocus()
      if !hasFocus { throw impossible(what, "no field has the focus") }
      return
    }
    try await patiently { () async throws(DriverError) in
      let reached = try await reach(selector)
      guard reached.element.role == .field else {
        throw .notInteractable(selector, why: "it is not a field", currentScreen)
      }
      if reached.takesFile {
        throw .notInteractable(
          selector, why: "it takes a file, which this engine cannot choose", currentScreen)
      }
      if reached.isReadOnly {
        throw .notInteractable(selector, why: "it is read-only", currentScreen)
      }
      if reached.hasFocus { return }
      try await tap(reached, selector)
      let refusal = try await send(
        .call("select", [["end": true]], what: "place the caret"))
      if refusal != .null {
        throw .notInteractable(selector, why: "it does not take the focus", currentScreen)
      }
    }
  }

  private func hasFieldFocus() async throws(DriverError) -> Bool {
    do {
      return try await patiently { () async throws(DriverError) in
        let look = try await seen()
        if look.writes { return true }
        throw .elementNotFound(Selector("the focus"), look.screen)
      }
    } catch {
      if case .elementNotFound = error { return false }
      throw error
    }
  }

  private func insert(_ text: String, _ kind: JSONValue) async throws(DriverError) {
    let refusal = try await send(
      .call("insert", [.string(text), kind], what: "insert a text"))
    if case .string(let why) = refusal { throw impossible("insert \"\(text)\"", why) }
  }

  private func select(_ selection: JSONValue, _ what: String) async throws(DriverError) {
    let refusal = try await send(.call("select", [selection], what: what))
    if case .string(let why) = refusal { throw impossible(what, why) }
  }

  private static func json(_ selection: TextSelection) -> JSONValue {
    switch selection {
    case .all: ["all": true]
    case .text(let text): ["text": .string(text)]
    case .range(let start, let count): ["start": .integer(start), "count": .integer(count)]
    case .caret(let place): ["start": .integer(place), "count": 0]
    }
  }
}
