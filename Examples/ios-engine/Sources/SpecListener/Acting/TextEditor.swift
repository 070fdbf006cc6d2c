#if DEBUG && canImport(UIKit)
import UIKit

/// A field or a text view, edited as the keyboard edits it.
///
/// UIKit's methods for edits in code do not ask the delegate, so this type asks first, with the old
/// text still in the field.
@MainActor
enum TextEditor {
  case field(UITextField)
  case area(UITextView)

  /// The editor of a view; nil if the view takes no text.
  init?(_ view: UIView) {
    switch view {
    case let field as UITextField: self = .field(field)
    case let area as UITextView where area.isEditable: self = .area(area)
    default: return nil
    }
  }

  var view: any UIView & UITextInput {
    switch self {
    case .field(let field): field
    case .area(let area): area
    }
  }

  /// The whole text, also of a field for secrets.
  var text: String {
    switch self {
    case .field(let field): field.text ?? ""
    case .area(let area): area.text ?? ""
    }
  }

  /// The selection in units of UTF-16, as delegates count; nil if there is none.
  var selection: NSRange? {
    guard let range = view.selectedTextRange else { return nil }
    return NSRange(
      location: view.offset(from: view.beginningOfDocument, to: range.start),
      length: view.offset(from: range.start, to: range.end))
  }

  /// Selects a part of the text; false if the text is shorter.
  func select(_ range: NSRange) -> Bool {
    guard let start = view.position(from: view.beginningOfDocument, offset: range.location),
      let end = view.position(from: start, offset: range.length),
      let part = view.textRange(from: start, to: end)
    else { return false }
    view.selectedTextRange = part
    return true
  }

  /// What the delegate says of an edit.
  func mayChange(_ range: NSRange, to text: String) -> Bool {
    switch self {
    case .field(let field):
      field.delegate?.textField?(
        field, shouldChangeCharactersIn: range, replacementString: text) ?? true
    case .area(let area):
      area.delegate?.textView?(area, shouldChangeTextIn: range, replacementText: text) ?? true
    }
  }

  /// Makes an edit and sees to it that the field reports it once.
  func report(_ watcher: EditingWatcher, _ edit: () -> Void) {
    let before = watcher.changes
    switch self {
    case .field(let field):
      if !EventProbe.sends(field, .editingChanged, during: edit) {
        field.sendActions(for: .editingChanged)
      }
      if watcher.changes == before { post(UITextField.textDidChangeNotification) }
    case .area(let area):
      edit()
      if watcher.changes > before { return }
      area.delegate?.textViewDidChange?(area)
      post(UITextView.textDidChangeNotification)
    }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: view)
  }
}
#endif
