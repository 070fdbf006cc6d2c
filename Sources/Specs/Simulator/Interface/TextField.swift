package import SpecDrivers

/// A field for one line of text; it asks its delegate before every edit a person makes.
///
/// Ranges count code points, where UIKit's count UTF-16 units.
package class TextField: View {
  /// The text; setting it in code fires nothing and puts the caret at its end.
  package var text = "" {
    didSet {
      redraw()
      selection = TextRange(start: text.unicodeScalars.count)
    }
  }
  package var traits: TextTraits { didSet { redraw() } }
  package var font: Font?
  package var placeholder: String? { didSet { redraw() } }
  package var isEnabled = true { didSet { redraw() } }
  /// The colour of the line below it; nil if the app draws none.
  package var underlineColor: Color? { didSet { redraw() } }
  /// What the next edit replaces; a caret is an empty selection.
  package private(set) var selection = TextRange(start: 0)

  package weak var delegate: (any TextFieldDelegate)?
  /// Told after each edit a person made; hold the screen weakly in it.
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

  package override func describe(in properties: inout [Property: Observed<PropertyValue>]) {
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
    if let type = traits.contentType { properties[.contentType] = .known(.text(type)) }
  }

  /// Puts in a text where the caret is, in one edit that replaces the selection.
  package func insert(_ replacement: String) {
    edit(selection, replacement)
  }

  /// Presses the keyboard's return key.
  package func pressReturn() {
    log(.shouldReturn)
    guard delegate?.shouldReturn(self) ?? true else { return }
    log(.editingDidEndOnExit)
  }

  private var masked: String { String(repeating: traits.mask, count: text.unicodeScalars.count) }
}

// What a person does with it.
extension TextField {
  /// Deletes the selection, or the character before the caret; in front of all, nothing.
  ///
  /// A character is what a person sees as one, however many code points it takes.
  package func deleteBackward() {
    if selection.count > 0 { return edit(selection, "") }
    let before = TextRange(start: 0, count: selection.start).part(of: text)
    guard let character = before.last else { return }
    let count = character.unicodeScalars.count
    edit(TextRange(start: selection.start - count, count: count), "")
  }

  /// Selects a part of the text, as far as the text goes.
  package func select(_ range: TextRange) {
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
      if let number, let call = call(.shouldChangeCharacters, edit, text: before) {
        screen?.device.log.amend(number, .field(call))
      }
      return
    }
    text = range.replacing(in: text, with: replacement)
    selection = TextRange(start: range.start + replacement.unicodeScalars.count)
    log(.editingChanged)
    onEditingChanged()
  }

  /// Notes a call to the delegate or the targets; its number, if the field is on a screen.
  @discardableResult
  package func log(_ name: FieldCall.Name, _ edit: FieldCall.Edit? = nil) -> EventMark? {
    call(name, edit, text: text).flatMap { screen?.device.log.record(.field($0)) }
  }

  private func call(
    _ name: FieldCall.Name, _ edit: FieldCall.Edit?, text: String
  ) -> FieldCall? {
    screen.map {
      FieldCall(name: name, field: label, id: id, screen: $0.name, text: text, edit: edit)
    }
  }
}
