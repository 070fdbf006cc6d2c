import SpecDrivers
import SpecJSON
import SpecText

/// Pasting and selecting.
extension PhoneKeyboard {
  /// Pastes through the edit menu of the field on iOS, and by a key on Android.
  func paste(_ text: String, into selector: Selector?) async throws(DriverError) {
    let field = try await field(selector, to: "paste \(text.inQuotes)")
    try await fillClipboard(text)
    if phone.platform == .android {
      try await phone.send(.key(279, "paste"))
      return
    }
    let before = Self.text(on: try await eye.look().screen)
    let menu = EditMenu(finder: finder)
    try await menu.choose(.paste, of: field.selector, at: try await place(in: field, before))
    let deadline = Deadline.after(min(finder.patience, Self.pasting))
    repeat {
      let screen = try await eye.look().screen
      try await menu.allow(on: screen)
      guard let after = Self.text(on: screen), let before, !after.isSame(as: before) else {
        await PageView.pause(.milliseconds(100))
        continue
      }
      if Self.isInside(text, after, of: before) {
        throw await eye.impossible(
          "paste \(text.inQuotes) at the end", "the caret of \(field.selector) was before it")
      }
      return
    } while !deadline.isOver && !Task.isCancelled
  }

  /// The time for a field to show what was pasted; an app may refuse it, and masks hide it.
  private static let pasting = Duration.seconds(1)

  /// Whether a text was inserted before the end of another one.
  private static func isInside(_ text: String, _ after: String, of before: String) -> Bool {
    let (part, whole, rest) = (
      Array(text.unicodeScalars), Array(after.unicodeScalars), Array(before.unicodeScalars)
    )
    guard !rest.isEmpty, whole.count == rest.count + part.count, whole != rest + part else {
      return false
    }
    return rest.indices.contains { index in
      whole.starts(with: rest[..<index] + part + rest[index...])
    }
  }

  /// Fills the clipboard and checks that it holds the text.
  ///
  /// A real iPhone keeps its clipboard unless WebDriverAgent is in front, and reports success.
  private func fillClipboard(_ text: String) async throws(DriverError) {
    let content = Base64.encode(Array(text.utf8))
    try await phone.send(phone.setClipboard(content))
    guard phone.platform == .ios else { return }
    let answer = try await phone.send(phone.clipboard).text ?? ""
    guard Base64.decode(answer) == Array(text.utf8) else {
      throw .unsupported(
        .clipboard,
        why: "the phone has not taken the text; a real iPhone takes it only while WebDriverAgent "
          + "is in front")
    }
  }

  /// Selects the whole text of a field.
  func selectAll(_ selector: Selector?) async throws(DriverError) {
    let field = try await field(selector, to: "select all text")
    if phone.platform == .android {
      // Control and A.
      let keys: JSONObject = ["keycode": 29, "metastate": 4096]
      try await phone.send(.mobile("pressKey", keys, "select all"))
      return
    }
    let before = Self.text(on: try await eye.look().screen)
    if before?.isEmpty == true { return }
    try await EditMenu(finder: finder).choose(
      .selectAll, of: field.selector, at: try await place(in: field, before))
  }

  /// The text of the field with the focus; nil if it is not known.
  private static func text(on screen: Screen) -> String? {
    screen.focused?.properties[.text]?.value?.text
  }

  /// Where a field is held: near the end of its line, so that the caret moves to the end of a short
  /// text, and in the middle if the field is empty.
  private func place(in field: Field, _ text: String?) async throws(DriverError) -> Pointer.Point {
    let answer = try await phone.send(.rect(field.element))
    guard let frame = PhoneElement.frame(in: answer) else {
      throw .engineFault("the server returned an invalid frame of \(field.selector)")
    }
    return Pointer.Point(
      x: Int(frame.x + frame.width * (text?.isEmpty == true ? 0.5 : 0.85)), y: Int(frame.midY))
  }
}
