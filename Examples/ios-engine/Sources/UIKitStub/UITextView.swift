/// A field for several lines.
@MainActor open class UITextView: UIScrollView, UITextInput {
  open weak var delegate: (any UITextViewDelegate)?
  open var isEditable = true
  open var textColor: UIColor? = UIColor.label
  open var font: UIFont? = UIFont.systemFont(ofSize: 17)
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var isSecureTextEntry = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  /// Whether an edit in code is reported.
  public var stubReportsEdits = false

  private var content = EditedText()

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { content.text }
    set { content.text = newValue ?? "" }
  }

  open override var canBecomeFirstResponder: Bool { isEditable }

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
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}

extension UITextView {
  nonisolated public class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  }
  nonisolated public class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidChangeNotification")
  }
  nonisolated public class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidEndEditingNotification")
  }
}

/// What a text view asks and reports; every method is optional.
@MainActor public protocol UITextViewDelegate: NSObjectProtocol {
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}

  public var textView: TextViewDelegateCall? { TextViewDelegateCall(delegate: self) }
  public var textViewDidChange: ((UITextView) -> Void)? { { self.textViewDidChange($0) } }
}

/// The optional method of a text view's delegate that has several labels.
@MainActor public struct TextViewDelegateCall {
  let delegate: any UITextViewDelegate

  public func callAsFunction(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { delegate.textView(textView, shouldChangeTextIn: range, replacementText: text) }
}
