#if DEBUG && canImport(UIKit)
import SpecDrivers
import UIKit

/// What a keyboard does to a field: it asks the delegate, edits, and reports the edit.
@MainActor
struct Typing {
  let window: UIWindow
  let watcher: EditingWatcher
  /// Reads the screen, for errors.
  let read: @MainActor () -> ReadScreen

  /// Types character by character; each goes to the field that has the focus then.
  func type(_ text: String) async throws(DriverError) {
    for character in text {
      let editor = try focused(to: "type \"\(character)\" of \"\(text)\"")
      if character.isNewline { try pressReturn() } else { insert(String(character), into: editor) }
      await Task.yield()
    }
  }

  /// Pastes a text in one edit; an empty text causes none.
  func paste(_ text: String) throws(DriverError) {
    let editor = try focused(to: "paste \"\(text)\"")
    if !text.isEmpty { insert(text, into: editor) }
  }

  /// Presses the delete key; at the start of the text, it does nothing.
  func deleteBackward(times: Int) async throws(DriverError) {
    guard times >= 0 else {
      throw impossible("delete \(times) times", "the number is negative")
    }
    for _ in 0..<times {
      let editor = try focused(to: "delete")
      guard let range = deletedRange(in: editor) else { return }
      change(editor, range, to: "") { editor.view.deleteBackward() }
      await Task.yield()
    }
  }

  /// Selects the whole text and deletes it.
  func clear() throws(DriverError) {
    let editor = try focused(to: "clear")
    let whole = NSRange(location: 0, length: editor.text.utf16.count)
    guard whole.length > 0, editor.select(whole) else { return }
    change(editor, whole, to: "") { editor.view.deleteBackward() }
  }

  func select(_ selection: TextSelection) throws(DriverError) {
    let editor = try focused(to: "select text")
    guard let range = CodePoints.range(selection, in: editor.text), editor.select(range) else {
      throw impossible("select text", "the field contains \"\(shown(editor))\"")
    }
  }

  /// Presses the return key of the keyboard.
  func pressReturn() throws(DriverError) {
    let editor = try focused(to: "press return")
    if let traits = InputTraits(of: editor.view), traits.returnKey == nil {
      let name = InputTraitNames.name(of: traits.keyboard)
      throw impossible("press return", "the \(name) has no return key")
    }
    switch editor {
    case .area: insert("\n", into: editor)
    case .field(let field):
      watcher.record("shouldReturn", of: field)
      guard field.delegate?.textFieldShouldReturn?(field) ?? true else { return }
      watcher.record("editingDidEndOnExit", of: field)
      // A field with an action for this event gives up the focus.
      let resigns = field.allControlEvents.contains(.editingDidEndOnExit)
      field.sendActions(for: .editingDidEndOnExit)
      if resigns { field.resignFirstResponder() }
    }
  }

  // MARK: One edit

  private func insert(_ text: String, into editor: TextEditor) {
    guard let range = editor.selection else { return }
    change(editor, range, to: text) { editor.view.insertText(text) }
  }

  private func change(
    _ editor: TextEditor, _ range: NSRange, to text: String, _ edit: () -> Void
  ) {
    let counts = CodePoints.counts(of: range, in: editor.text)
    let isAccepted = editor.mayChange(range, to: text)
    watcher.record(
      "shouldChangeCharacters", of: editor.view,
      [
        "start": .number(Double(counts.start)), "count": .number(Double(counts.count)),
        "replacement": .text(text), "accepted": .flag(isAccepted),
      ])
    if isAccepted { editor.report(watcher, edit) }
  }

  /// The selection, or the character before the caret; nil if there is nothing to delete.
  private func deletedRange(in editor: TextEditor) -> NSRange? {
    guard let selection = editor.selection else { return nil }
    if selection.length > 0 { return selection }
    let before = editor.text.utf16.prefix(selection.location)
    guard let last = String(before)?.last else { return nil }
    let length = last.utf16.count
    return NSRange(location: selection.location - length, length: length)
  }

  private func focused(to what: String) throws(DriverError) -> TextEditor {
    guard let editor = FirstResponder.view(in: window).flatMap({ TextEditor($0) }) else {
      throw impossible(what, "no field has the focus")
    }
    return editor
  }

  private func shown(_ editor: TextEditor) -> String { ViewText.text(of: editor.view) ?? "" }

  private func impossible(_ what: String, _ why: String) -> DriverError {
    .impossible(what: what, why: why, read().screen)
  }
}
#endif
