import SpecDrivers
import SpecText

/// Touches and keys of a user.
extension Phone {
  /// What a finger does at a place.
  enum Gesture: Sendable {
    case tap, doubleTap, longPress
  }

  /// Touches the screen; what is in front takes it.
  func touch(_ point: Point, _ gesture: Gesture) async {
    let view = await view()
    guard let target = view.touches.target(at: point) else {
      editMenu = nil
      return
    }
    await touch(target, gesture)
    await settle()
  }

  /// A touch beside the edit menu closes it and reaches what is there.
  private func touch(_ target: Node.Touch, _ gesture: Gesture) async {
    if case .edit(let command) = target { return await edit(command) }
    editMenu = nil
    switch target {
    case .none, .dead, .wheel, .edit: break
    case .element(let id), .area(let id): await touch(element: id, gesture)
    case .character(let text):
      _ = await type(text)
      keys.isShifted = false
    case .delete: _ = await type("\u{8}")
    case .returnKey: _ = await type("\n")
    case .shift: keys.isShifted.toggle()
    case .plane: keys.showsDigits.toggle()
    case .answer(let title): await answer(title)
    case .back: _ = await act(.back)
    case .option(let id, let option):
      guard let selector = await selector(of: id) else { return }
      _ = await act(.choose(option, in: selector))
    }
  }

  private func touch(element id: String, _ gesture: Gesture) async {
    guard let selector = await selector(of: id) else { return }
    switch gesture {
    case .tap:
      _ = await act(.tap(selector))
      await endSelection(in: id)
    case .doubleTap:
      guard await act(.doubleTap(selector)) else { return }
      let fields = await screen()?.elements ?? []
      let field = fields.first { $0.id.isSame(as: id) }
      _ = noteWord(of: field?.properties[.text]?.value?.text ?? "", in: id)
      await openEditMenu(of: id)
    case .longPress:
      guard await act(.longPress(selector)) else { return }
      await openEditMenu(of: id)
    }
  }

  /// A tap ends the selection; in its field it moves the caret after the text.
  private func endSelection(in id: String) async {
    guard let old = selection else { return }
    selection = nil
    guard old.field.isSame(as: id) else { return }
    _ = await act(.select(.caret(at: old.text.unicodeScalars.count), in: nil))
  }

  /// Answers the alert in front; the answer to a prompt is remembered.
  func answer(_ title: String) async {
    let allowed = pasteAnswer
    if endInterruption() {
      pasteAnswer = nil
      if let allowed, title.isSame(as: allowed) { await pasteClipboard() }
      return
    }
    let alert = await screen()?.alert.value ?? nil
    _ = await act(.answer(title))
    guard let front, let alert, alert.kind == .permission,
      let name = alert.title.unicodeScalars.split(separator: " ").last
    else { return }
    let state: PermissionState = title.isSame(as: alert.buttons.last ?? "") ? .granted : .denied
    remember(Permission(rawValue: String(name)), state, of: front)
  }

  private func selector(of id: String) async -> Selector? {
    guard let screen = await screen() else { return nil }
    return Self.selector(of: id, on: screen)
  }

  // MARK: Keys

  /// Types into the focused field, key by key; false if no field has the focus.
  ///
  /// A line break is the return key; U+0008 and U+007F delete.
  func type(_ text: String) async -> Bool {
    editMenu = nil
    selection = nil
    for character in text {
      guard let screen = await screen(), let focus = screen.focus.value, focus != nil else {
        return false
      }
      switch character {
      case "\u{8}", "\u{7F}": _ = await act(.deleteBackward(times: 1, in: nil))
      default: _ = await act(.type(String(character), into: nil))
      }
    }
    await settle()
    return true
  }

  // MARK: Scrolling

  /// Scrolls until an element is in view; false if it cannot be.
  func scroll(toElement id: String) async -> Bool {
    editMenu = nil
    guard let selector = await selector(of: id) else { return false }
    return await act(.scroll(to: selector))
  }

  // MARK: Pickers

  /// Turns a wheel of a picker to a value; false if it does not have the value.
  func turn(_ wheel: Int, of id: String, to value: String) async -> Bool {
    editMenu = nil
    guard let screen = await screen(), let selector = Self.selector(of: id, on: screen),
      let element = screen.elements.first(where: { $0.id.isSame(as: id) })
    else { return false }
    let text = element.properties[.text]?.value?.text ?? ""
    guard let date = PickedDate(text) else { return await act(.choose(value, in: selector)) }
    guard let turned = date.turned(wheel, to: value) else { return false }
    return await act(.choose(turned.written, in: selector))
  }

  /// The value next to the one that a wheel shows.
  func neighbour(of wheel: Int, of id: String, by step: Int) async -> String? {
    guard let screen = await screen(),
      let element = screen.elements.first(where: { $0.id.isSame(as: id) }),
      let date = PickedDate(element.properties[.text]?.value?.text ?? "")
    else { return nil }
    return date.neighbour(on: wheel, by: step)
  }
}
