/// A place in a text.
@MainActor open class UITextPosition: NSObject {
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
}

/// A part of a text.
@MainActor open class UITextRange: NSObject {
  public let start: UITextPosition
  public let end: UITextPosition
  open var isEmpty: Bool { start.offset == end.offset }
  init(_ start: UITextPosition, _ end: UITextPosition) {
    self.start = start
    self.end = end
  }
}

@MainActor public protocol UITextInputTraits: NSObjectProtocol {}

@MainActor public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

@MainActor public protocol UITextInput: UIKeyInput {
  var selectedTextRange: UITextRange? { get set }
  var markedTextRange: UITextRange? { get }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func offset(from: UITextPosition, to: UITextPosition) -> Int
}

/// The text of a field and its selection, in units of UTF-16.
struct EditedText {
  var text = "" {
    didSet { selection = NSRange(location: text.utf16.count, length: 0) }
  }
  var selection = NSRange(location: 0, length: 0)

  mutating func replace(_ range: NSRange, with part: String) {
    let edited = (text as NSString).replacingCharacters(in: range, with: part)
    text = edited
    selection = NSRange(location: range.location + part.utf16.count, length: 0)
  }

  /// What the delete key removes: the selection, or the character before the caret.
  var deleted: NSRange {
    guard selection.length == 0, selection.location > 0 else { return selection }
    return (text as NSString).rangeOfComposedCharacterSequence(at: selection.location - 1)
  }
}
