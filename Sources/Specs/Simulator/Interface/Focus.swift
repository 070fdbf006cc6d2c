/// Who is first responder, and the calls that go round when that changes.
package final class Focus {
  /// The field that takes what is typed.
  package private(set) var field: TextField?

  private let log: EventLog
  private let keyboard: SoftwareKeyboard

  package init(log: EventLog, keyboard: SoftwareKeyboard) {
    self.log = log
    self.keyboard = keyboard
  }

  /// Makes a field first responder, if it may be and the one before lets go.
  ///
  /// The order is UIKit's: the new field is asked, the old one is asked and told, the new one is
  /// told, and only then the keyboard moves, so that a delegate can prepare for its notice.
  @discardableResult
  package func become(_ new: TextField) -> Bool {
    if new === field { return true }
    guard new.isEnabled, new.screen != nil else { return false }
    new.log(.shouldBeginEditing)
    guard new.delegate?.shouldBeginEditing(new) ?? true, letGo() else { return false }
    field = new
    new.select(TextRange(start: new.text.unicodeScalars.count))
    new.log(.didBeginEditing)
    new.delegate?.didBeginEditing(new)
    keyboard.show(for: new.traits)
    return true
  }

  /// Shows the keyboard anew for the field in use, whose traits have changed.
  package func reloadKeyboard() {
    if let field { keyboard.show(for: field.traits) }
  }

  /// Takes the focus away and puts the keyboard down, if the field lets go.
  @discardableResult
  package func resign() -> Bool {
    guard field != nil else { return true }
    guard letGo() else { return false }
    keyboard.hide()
    return true
  }

  /// A screen goes: if its field still has the focus, nobody took over, and editing ends.
  package func leave(_ screen: ViewController) {
    guard let field, field.screen === screen else { return }
    end(field)
    keyboard.hide()
  }

  /// Forgets the field without a word: the app has ended.
  package func drop() {
    field = nil
  }

  private func letGo() -> Bool {
    guard let old = field else { return true }
    old.log(.shouldEndEditing)
    guard old.delegate?.shouldEndEditing(old) ?? true else { return false }
    end(old)
    return true
  }

  private func end(_ old: TextField) {
    field = nil
    old.log(.didEndEditing)
    old.delegate?.didEndEditing(old)
  }
}
