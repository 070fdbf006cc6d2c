import SpecDrivers
import SpecJSON
import SpecText

/// Typing through the phone's keyboard.
struct PhoneKeyboard: Sendable {
  let finder: PhoneFinder

  var phone: Phone { finder.phone }
  var eye: PhoneEye { finder.eye }

  /// The number of characters in one command, so that none exceeds its time limit.
  private static let portion = 100

  func type(_ text: String, into selector: Selector?) async throws(DriverError) {
    let field = try await field(selector, to: "type \(text.inQuotes)")
    try await enter(text, field)
  }

  func deleteBackward(times: Int, in selector: Selector?) async throws(DriverError) {
    guard (0...10_000).contains(times) else {
      throw await eye.impossible("delete \(times) times", "the number must be from 0 to 10,000")
    }
    let field = try await field(selector, to: "delete")
    if phone.platform == .ios {
      // The character by which XCTest presses the delete key; Android would enter it.
      return try await enter(String(repeating: "\u{8}", count: times), field)
    }
    for _ in 0..<times { try await phone.send(.key(67, "delete")) }
  }

  func clear(_ selector: Selector) async throws(DriverError) {
    let field = try await field(selector, to: "clear \(selector)")
    try await finder.use(selector, .clear(field.element))
  }

  /// Moves the focus to a field.
  func focus(_ selector: Selector) async throws(DriverError) {
    _ = try await field(selector, to: "focus \(selector)")
  }

  /// Presses the return key of the keyboard.
  func pressReturn() async throws(DriverError) {
    let what = "press return"
    let look = try await eye.look(withKeyboard: true)
    switch look.screen.keyboard {
    case .known(nil, _): throw await eye.impossible(what, "no keyboard is shown")
    case _ where phone.platform == .android: try await phone.send(.key(66, what))
    case .unknown(let why): throw await eye.impossible(what, why)
    case .known(let keyboard?, _):
      if let key = look.keyboard?.returnKey {
        let selector = Selector(key.attribute("label") ?? "return", role: .button)
        return try await finder.click(key, selector, look.screen)
      }
      if keyboard.returnKey.value == .some(nil) {
        throw await eye.impossible(
          what, "the \(keyboard.type.value ?? "keyboard") has no return key")
      }
      // Its title is in a language that is not known: the key types a line break.
      try await enter("\n", try await field(nil, to: what))
    }
  }

  func hide() async throws(DriverError) {
    let what = "hide the keyboard"
    if case .known(nil, _) = try await eye.look(withKeyboard: true).screen.keyboard {
      throw await eye.impossible(what, "it is not shown")
    }
    do { try await phone.attempt(phone.hideKeyboard) } catch {
      let refusal = try PhoneFailure.refusal(in: error, doing: what)
      throw await eye.impossible(what, "it has no key for that (\(refusal.words))")
    }
  }

  // MARK: The focus

  /// A field with the focus, and the server's reference to it.
  struct Field {
    let selector: Selector
    let element: String
  }

  /// Moves the focus to a field by a tap and checks that it has arrived; nil is the focused field.
  func field(_ selector: Selector?, to what: String) async throws(DriverError) -> Field {
    guard let selector else { return try await focusedField(to: what) }
    return try await finder.patiently { () async throws(DriverError) in
      var reached = try await finder.reach(selector)
      guard reached.element.role.isA(.field) else {
        throw .notInteractable(selector, why: "it is not a field", reached.screen)
      }
      let element = try await finder.reference(to: reached, selector)
      if !reached.hasFocus {
        try await finder.use(selector, .click(element))
        reached = try await finder.locate(selector)
      }
      guard reached.hasFocus || reached.screen.focus.reason != nil else {
        throw .notInteractable(selector, why: "it does not accept the focus", reached.screen)
      }
      return Field(selector: selector, element: element)
    }
  }

  private func focusedField(to what: String) async throws(DriverError) -> Field {
    let selector = Selector("the field with the focus")
    do throws(DriverError) {
      return try await finder.patiently { () async throws(DriverError) in
        do throws(WebDriverFailure) {
          let answer = try await phone.attempt(.activeElement)
          return Field(selector: selector, element: try PhoneElement.reference(in: answer))
        } catch {
          if error.isOf(.noSuchElement) { throw .elementNotFound(selector, await eye.screen) }
          throw PhoneFailure.error(error, doing: what)
        }
      }
    } catch {
      guard case .elementNotFound = error else { throw error }
      throw await eye.impossible(what, "no field has the focus")
    }
  }

  private func enter(_ text: String, _ field: Field) async throws(DriverError) {
    var rest = text[...]
    while !rest.isEmpty {
      let part = rest.prefix(Self.portion)
      rest = rest.dropFirst(part.count)
      if phone.platform == .android {
        // By the value of an element, the server would read its text, of a password the dots, and
        // set it anew with the addition: a field that refuses a character would lose all of it. The
        // keyboard of Appium's helper types each character into the field with the focus.
        guard try await phone.send(.typeKeys(String(part))) != .bool(false) else {
          throw .engineFault("the server could not type by keys")
        }
        continue
      }
      try await finder.use(field.selector, .type(String(part), into: field.element))
    }
  }
}

extension Screen {
  /// The element with the focus; nil if there is none, or it is not known.
  var focused: Element? {
    guard let id = focus.value ?? nil else { return nil }
    return elements.first { $0.id.isSame(as: id) }
  }
}
