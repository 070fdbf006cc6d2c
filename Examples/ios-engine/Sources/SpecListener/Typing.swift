#if DEBUG && canImport(UIKit)
import UIKit

/// What a keyboard does to a field: it asks the delegate, edits, and says that it has edited.
@MainActor
enum Typing {
  static func type(_ text: String, into field: UITextField) {
    guard let selection = field.selectedTextRange else { return }
    let range = NSRange(
      location: field.offset(from: field.beginningOfDocument, to: selection.start),
      length: field.offset(from: selection.start, to: selection.end))
    let delegate = field.delegate
    guard
      delegate?.textField?(field, shouldChangeCharactersIn: range, replacementString: text) ?? true
    else { return }
    field.replace(selection, withText: text)
    field.sendActions(for: .editingChanged)
  }

  static func pressReturn(in field: UITextField) {
    guard field.delegate?.textFieldShouldReturn?(field) ?? true else { return }
    field.sendActions(for: .editingDidEndOnExit)
  }
}
#endif
