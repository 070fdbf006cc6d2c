/// The first responder, and the delegate calls when it changes.
package final class Focus {
  /// The field with the keyboard focus.
  package private(set) var field: TextField? { didSet { oldValue?.endComposition() } }

  private let log: EventLog
  private let keyboard: SoftwareKeyboard

  package init(log: EventLog, keyboard: SoftwareKeyboard) {
    self.log = log
    self.keyboard = keyboard
  }

  /// Makes a field the first responder, if both delegates allow it.
  ///
  /// The order is that of UIKit: `shouldBeginEditing` of the new field, `shouldEndEditing` and
  /// `didEndEditing` of the old one, `didBeginEditing` of the new one, and only then the keyboard
  /// notifications, so that a delegate can prepare for them.
  @discardableResult
  package func become(_ new: TextField) -> Bool {
    if new === field { return true }
    guard new.isEnabled, new.screen != nil else { return false }
    new.log(.shouldBeginEditing)
    guard new.delegate?.shouldBeginEditing(new) ?? true, endsEditing() else { return false }
    field = new
    new.select(TextRange(start: new.text.unicodeScalars.count))
    new.receivedFocus()
    new.log(.didBeginEditing)
    new.delegate?.didBeginEditing(new)
    keyboard.show(for: new.traits)
    return true
  }

  /// Updates the keyboard for the focused field, whose traits have changed.
  package func reloadKeyboard() {
    if let field { keyboard.show(for: field.traits) }
  }

  /// Resigns the first responder and hides the keyboard, if the delegate allows it.
  @discardableResult
  package func resign() -> Bool {
    guard field != nil else { return true }
    guard endsEditing() else { return false }
    keyboard.hide()
    return true
  }

  /// Ends editing when a screen disappears whose field still has the focus.
  package func leave(_ screen: ViewController) {
    guard let field, field.screen === screen else { return }
    end(field)
    keyboard.hide()
  }

  /// Clears the focus without delegate calls when the app ends.
  package func drop() {
    field = nil
  }

  private func endsEditing() -> Bool {
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
