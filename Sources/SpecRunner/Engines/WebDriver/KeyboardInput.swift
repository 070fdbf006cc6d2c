import SpecDrivers
import SpecJSON

/// Keyboard input into the focused element: typing, pasting, deleting, selecting.
struct KeyboardInput: Sendable {
  let finder: ElementFinder

  private var browser: ScenarioBrowser { finder.browser }
  var page: PageView { finder.page }

  func type(_ text: String, into selector: Selector?) async throws(DriverError) {
    let what = "type \"\(text)\""
    if try await focus(selector, to: what), try await enter(text, to: what) { return }
    for stroke in Keys.strokes(for: text) {
      switch stroke {
      case .keys(let keys): try await press(keys)
      case .text(let text): try await insert(text, "insertText")
      }
    }
  }

  func paste(_ text: String, into selector: Selector?) async throws(DriverError) {
    let what = "paste \"\(text)\""
    let mayHaveNotation = try await focus(selector, to: what)
    if text.isEmpty { return }
    if mayHaveNotation, try await enter(text, to: what) { return }
    try await insert(text, "insertFromPaste")
  }

  func deleteBackward(times: Int, in selector: Selector?) async throws(DriverError) {
    guard times >= 0 else {
      throw await page.impossible("delete \(times) times", "the number is negative")
    }
    try await focus(selector, to: "delete")
    try await press(Array(repeating: Keys.backspace, count: times))
  }

  /// Selects all text and deletes it; WebDriver's own command notifies the page only when the field
  /// loses the focus.
  func clear(_ selector: Selector) async throws(DriverError) {
    let what = "clear \(selector)"
    if try await focus(selector, to: what), try await enter("", to: what) { return }
    try await select(["all": true], what)
    try await press([Keys.backspace])
  }

  func select(_ selection: TextSelection, in selector: Selector?) async throws(DriverError) {
    try await focus(selector, to: "select text")
    try await select(Self.json(selection), "select text")
  }

  func pressReturn() async throws(DriverError) {
    let look = try await page.look()
    guard look.writes else {
      throw await page.impossible(
        "press return", "no field has the focus, so there is no keyboard")
    }
    if let keyboard = look.screen.keyboard.value ?? nil, keyboard.returnKey.value == .some(nil) {
      throw await page.impossible(
        "press return", "the \(keyboard.type.value ?? "keyboard") has no return key")
    }
    try await press([Keys.enter])
  }

  /// Presses a key or a chord.
  func press(_ chord: KeyChord) async throws(DriverError) {
    let codes = Keys.codes(of: chord, isMac: browser.isMac)
    // What the page does at once when a key goes down is over when it goes up, as for a person.
    try await input(
      codes.map(Keys.press) + [Pointer.pause(20)] + codes.reversed().map(Keys.release))
  }

  /// Presses keys and holds them.
  func hold(_ chord: KeyChord) async throws(DriverError) {
    try await input(Keys.codes(of: chord, isMac: browser.isMac).map(Keys.press))
  }

  /// Releases keys that are held.
  func release(_ chord: KeyChord) async throws(DriverError) {
    try await input(Keys.codes(of: chord, isMac: browser.isMac).reversed().map(Keys.release))
  }

  /// Moves the focus to an element without a tap.
  func focus(_ selector: Selector) async throws(DriverError) {
    try await finder.patiently { () async throws(DriverError) in
      let id = try await finder.reach(selector).element.id
      let refusal = try await browser.send(
        .call("focus", [.string(id)], what: "focus \(selector)"))
      if case .string(let why) = refusal {
        throw .notInteractable(selector, why: why, await page.screen)
      }
    }
  }

  func hide() async throws(DriverError) {
    guard try await page.look().writes else {
      throw await page.impossible("hide the keyboard", "no field has the focus")
    }
    try await browser.send(
      .run("document.activeElement?.blur();", what: "hide the keyboard"))
  }

  /// Closes the presented sheet with the Escape key.
  func dismiss() async throws(DriverError) {
    let look = try await page.lookBeforeLeaving()
    guard look.isPresented || look.screen.alert.value ?? nil != nil else {
      throw await page.impossible("pull the sheet down", "no sheet is presented")
    }
    try await press([Keys.escape])
  }

  /// Presses keys one after another.
  private func press(_ keys: [String]) async throws(DriverError) {
    // In portions, so that no command exceeds its time limit, however long the text is.
    for start in stride(from: 0, to: keys.count, by: 100) {
      let portion = keys[start..<min(start + 100, keys.count)]
      try await input(portion.flatMap { [Keys.press($0), Keys.release($0)] })
    }
  }

  private func input(_ actions: [JSONValue]) async throws(DriverError) {
    do {
      try await browser.attempt(.perform([Keys.source(actions)], what: "press keys"))
    } catch {
      // A key opened an alert, which the observation after the action finds.
      if error.isOf(.alertOpen) { return }
      if error.isOf(.noSuchWindow), await browser.hasWindows { return }
      throw await browser.starter.explain(error, doing: "press keys")
    }
  }

  // MARK: Focus

  /// Focuses a field by a tap, with the caret at its end.
  ///
  /// - Returns: whether it may have a notation of its own; of the focused field, that is not known.
  @discardableResult
  private func focus(_ selector: Selector?, to what: String) async throws(DriverError) -> Bool {
    guard let selector else {
      // The field may be focused shortly after the previous action, so the focus is waited for as
      // well.
      guard try await hasFieldFocus() else {
        throw await page.impossible(what, "no field has the focus")
      }
      return true
    }
    return try await finder.patiently { () async throws(DriverError) in
      let reached = try await finder.reach(selector)
      if let why = Self.refusal(of: reached) {
        throw .notInteractable(selector, why: why, await page.screen)
      }
      if reached.hasFocus { return reached.hasNotation }
      try await finder.tap(reached, selector)
      let refusal = try await browser.send(
        .call("select", [["end": true]], what: "place the caret"))
      if refusal != .null {
        throw .notInteractable(selector, why: "it does not accept the focus", await page.screen)
      }
      return reached.hasNotation
    }
  }

  /// The reason why no text can be entered into an element; nil if it can.
  private static func refusal(of reached: ElementFinder.Reached) -> String? {
    if !reached.element.role.isA(.field) { return "it is not a field" }
    if reached.takesFile { return "it is a file button; choose a file for it instead" }
    return reached.isReadOnly ? "it is read-only" : nil
  }

  private func hasFieldFocus() async throws(DriverError) -> Bool {
    do {
      return try await finder.patiently { () async throws(DriverError) in
        let look = try await page.recent()
        if look.writes { return true }
        throw .elementNotFound(Selector("the focus"), look.screen)
      }
    } catch {
      if case .elementNotFound = error { return false }
      throw error
    }
  }

  /// Sets the focused field if it has a notation of its own, such as a date.
  ///
  /// - Returns: whether it has one.
  private func enter(_ text: String, to what: String) async throws(DriverError) -> Bool {
    let answer = try await browser.send(.call("enter", [.string(text)], what: "enter a value"))
    guard case .object(let outcome) = answer else { return false }
    if let why = outcome["why"]?.text { throw await page.impossible(what, why) }
    return true
  }

  private func insert(_ text: String, _ kind: JSONValue) async throws(DriverError) {
    let refusal = try await browser.send(
      .call("insert", [.string(text), kind], what: "insert a text"))
    if case .string(let why) = refusal {
      throw await page.impossible("insert \"\(text)\"", why)
    }
  }

  private func select(_ selection: JSONValue, _ what: String) async throws(DriverError) {
    let refusal = try await browser.send(.call("select", [selection], what: what))
    if case .string(let why) = refusal { throw await page.impossible(what, why) }
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
