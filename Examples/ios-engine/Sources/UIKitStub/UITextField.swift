/// A field for one line.
///
/// As in UIKit, edits in code do not ask the delegate. Whether UIKit reports them is not
/// documented, so a test decides.
@MainActor open class UITextField: UIControl, UITextInput {
  open weak var delegate: (any UITextFieldDelegate)?
  open var placeholder: String?
  open var textColor: UIColor? = UIColor.label
  open var font: UIFont? = UIFont.systemFont(ofSize: 17)
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var isSecureTextEntry = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  /// Whether an edit in code sends `editingChanged` and posts its notification.
  public var stubReportsEdits = true

  private var content = EditedText()
  open private(set) var isEditing = false

  open var text: String? {
    get { content.text }
    set { content.text = newValue ?? "" }
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, let window,
      delegate?.textFieldShouldBeginEditing(self) ?? true, window.focus(self)
    else { return false }
    isEditing = true
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
    window.updateKeyboard()
    return true
  }

  /// Another responder has taken the focus, or none has it now.
  func hasLostFocus() {
    isEditing = false
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    post(Self.textDidEndEditingNotification)
  }

  // MARK: Text input

  open var hasText: Bool { !content.text.isEmpty }
  open var markedTextRange: UITextRange? { nil }
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  open var endOfDocument: UITextPosition { UITextPosition(content.text.utf16.count) }
  open var selectedTextRange: UITextRange? {
    get {
      UITextRange(
        UITextPosition(content.selection.location),
        UITextPosition(content.selection.location + content.selection.length))
    }
    set { if let newValue { content.selection = Self.range(newValue) } }
  }

  open func insertText(_ text: String) { edit(content.selection, text) }
  open func deleteBackward() {
    let range = content.deleted
    if range.length > 0 { edit(range, "") }
  }
  open func replace(_ range: UITextRange, withText text: String) { edit(Self.range(range), text) }
  open func text(in range: UITextRange) -> String? {
    (content.text as NSString).substring(with: Self.range(range))
  }
  open func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    UITextRange(from, to)
  }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...content.text.utf16.count).contains(place) ? UITextPosition(place) : nil
  }
  open func offset(from: UITextPosition, to: UITextPosition) -> Int { to.offset - from.offset }

  private static func range(_ range: UITextRange) -> NSRange {
    NSRange(location: range.start.offset, length: range.end.offset - range.start.offset)
  }

  private func edit(_ range: NSRange, _ text: String) {
    content.replace(range, with: text)
    guard stubReportsEdits else { return }
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

/// A field for a search.
@MainActor open class UISearchTextField: UITextField {}

extension UITextField {
  nonisolated public class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  nonisolated public class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidChangeNotification")
  }
  nonisolated public class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  }
}
