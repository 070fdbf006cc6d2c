package import SpecDrivers

/// A single-line text field; it asks its delegate before every edit by the user.
///
/// Ranges count code points, where UIKit's count UTF-16 units.
package class TextField: View {
  /// The text; setting it in code makes no calls and moves the caret to its end.
  package var text = "" {
    didSet {
      redraw()
      composition = HangulComposition()
      selection = TextRange(start: text.unicodeScalars.count)
    }
  }
  package var traits: TextTraits { didSet { redraw() } }
  package var font: Font?
  package var placeholder: String? { didSet { redraw() } }
  package var isEnabled = true { didSet { redraw() } }
  /// The colour of the underline; nil if there is none.
  package var underlineColor: Color? { didSet { redraw() } }
  /// The selection, which the next edit replaces; a caret is an empty selection.
  package private(set) var selection = TextRange(start: 0)

  /// Whether the next edit replaces the whole text.
  ///
  /// The system does so in a secure field that has received the focus again. An app that wants to
  /// keep the text sets it to false.
  package var clearsOnInsertion = false
  /// The Hangul syllable being composed, at the caret.
  private var composition = HangulComposition() { didSet { redraw() } }

  package weak var delegate: (any TextFieldDelegate)?
  /// Called after each edit by the user; capture the screen weakly.
  package var onEditingChanged: () -> Void = {}

  package init(
    id: String, label: String, traits: TextTraits, font: Font? = Font(size: 16),
    placeholder: String? = nil
  ) {
    self.traits = traits
    self.font = font
    self.placeholder = placeholder
    super.init(id: id, role: .field, label: label)
  }

  package override func describe(in properties: inout Properties) {
    super.describe(in: &properties)
    properties[.text] = .known(.text(traits.isSecure ? masked : text))
    if let placeholder { properties[.placeholder] = .known(.text(placeholder)) }
    properties[.enabled] = .known(.flag(isEnabled))
    properties[.keyboardType] = .known(.text(traits.keyboardType.rawValue))
    properties[.returnKey] = .known(.text(traits.returnKey))
    properties[.autocorrection] = .known(.flag(traits.autocorrection.isOn))
    properties[.spellChecking] = .known(.flag(traits.spellChecking.isOn))
    properties[.secure] = .known(.flag(traits.isSecure))
    if let underlineColor { properties[.underlineColor] = .known(.color(underlineColor)) }
    if composition.count > 0, !traits.isSecure, screen?.device.focus.field === self {
      properties[.markedText] = .known(.text(composition.text))
    }
    if let type = traits.contentType { properties[.contentType] = .known(.text(type)) }
  }

  /// Inserts text at the caret, in one edit that replaces the selection.
  package func insert(_ replacement: String) {
    edit(selection, replacement)
  }

  /// Handles the key of a Hangul letter: it extends the syllable being composed, or begins one.
  ///
  /// As on a phone, each key is an edit, which replaces the marked syllable.
  package func compose(_ key: HangulKey) {
    let end = selection.start
    if selection.count > 0 || end < composition.count { composition = HangulComposition() }
    var next = composition
    let marked = next.count
    let replacement = next.press(key)
    if marked > 0 { selection = TextRange(start: end - marked, count: marked) }
    let before = text
    insert(replacement)
    guard text.unicodeScalars.elementsEqual(before.unicodeScalars) else {
      composition = next
      return
    }
    if marked > 0 { select(TextRange(start: end)) }
  }

  /// Ends the composition; its text stays and is no longer marked.
  func endComposition() {
    composition = HangulComposition()
  }

  /// Called when the field has received the focus.
  func receivedFocus() {
    let clears = screen?.device.keyboard.settings.secureFieldsClear ?? true
    clearsOnInsertion = traits.isSecure && clears && !text.isEmpty
  }

  /// Handles the return key.
  package func pressReturn() {
    composition = HangulComposition()
    log(.shouldReturn)
    guard delegate?.shouldReturn(self) ?? true else { return }
    log(.editingDidEndOnExit)
  }

  private var masked: String {
    String(repeating: traits.mask, count: traits.maskedUnit.count(of: text))
  }
}

// MARK: - Edits by the user
extension TextField {
  /// Deletes the selection, or the character before the caret; at the start, nothing.
  ///
  /// A character is a grapheme cluster, however many code points it has.
  package func deleteBackward() {
    composition = HangulComposition()
    if clearsOnInsertion { return edit(selection, "") }
    if selection.count > 0 { return edit(selection, "") }
    let before = TextRange(start: 0, count: selection.start).part(of: text)
    guard let character = before.last else { return }
    let count = character.unicodeScalars.count
    edit(TextRange(start: selection.start - count, count: count), "")
  }

  /// Selects a range, limited to the text.
  package func select(_ range: TextRange) {
    composition = HangulComposition()
    let length = text.unicodeScalars.count
    let start = min(range.start, length)
    selection = TextRange(start: start, count: min(range.count, length - start))
  }

  private func edit(_ range: TextRange, _ replacement: String) {
    var edit = FieldCall.Edit(range: range, replacement: replacement)
    let number = log(.shouldChangeCharacters, edit)
    let before = text
    edit.accepted = delegate?.shouldChange(self, in: range, to: replacement) ?? true
    guard edit.accepted else {
      if let screen, let number {
        screen.device.log.amend(
          number, call(.shouldChangeCharacters, edit, text: before, on: screen))
      }
      return
    }
    let start = clearsOnInsertion ? 0 : range.start
    text = clearsOnInsertion ? replacement : range.replacing(in: text, with: replacement)
    clearsOnInsertion = false
    selection = TextRange(start: start + replacement.unicodeScalars.count)
    log(.editingChanged)
    onEditingChanged()
  }

  /// Records a call to the delegate or the targets; returns its number if the field is on a screen.
  @discardableResult
  package func log(_ name: FieldCall.Name, _ edit: FieldCall.Edit? = nil) -> EventMark? {
    guard let screen else { return nil }
    return screen.device.log.record(call(name, edit, text: text, on: screen))
  }

  private func call(
    _ name: FieldCall.Name, _ edit: FieldCall.Edit?, text: String, on screen: ViewController
  ) -> LogEntry {
    .field(
      FieldCall(name: name, field: label, id: id, screen: screen.name, text: text, edit: edit))
  }
}
