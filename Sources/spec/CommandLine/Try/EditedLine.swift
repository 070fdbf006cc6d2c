import SpecReporters
import SpecText

/// A line that is edited in a terminal: the text on both sides of the cursor.
struct EditedLine: Equatable {
  private(set) var before = ""
  private(set) var after = ""

  /// The longest line in bytes; more is not taken.
  private static let limit = 65_536

  init(_ text: String = "") { before = text }

  var text: String { before + after }

  /// Applies a key; returns false for one that does not edit the line.
  mutating func apply(_ key: TypedKey) -> Bool {
    switch key {
    case .character(let scalar): insert(String(scalar))
    case .backspace: _ = before.popLast()
    case .delete, .endOfInput: if !after.isEmpty { after.removeFirst() }
    case .left: if let last = before.popLast() { after = String(last) + after }
    case .right: if !after.isEmpty { before.append(after.removeFirst()) }
    case .home: (before, after) = ("", text)
    case .end: (before, after) = (text, "")
    case .deleteToStart: before = ""
    case .deleteToEnd: after = ""
    case .enter, .tab, .up, .down, .other: return false
    }
    return true
  }

  /// Inserts a text before the cursor.
  mutating func insert(_ text: String) {
    guard self.text.utf8.count + text.utf8.count <= Self.limit else { return }
    before += text
  }

  /// What the terminal receives to show the line, with the part around the cursor that fits.
  ///
  /// - Parameters:
  ///   - prompt: what precedes the line, without colours.
  ///   - width: the number of columns of the terminal.
  func drawn(after prompt: String, width: Int) -> String {
    let room = max(10, width - TextWidth.columns(prompt) - 1)
    var shown = VisibleText.line(before)
    while TextWidth.columns(shown) > room { shown.removeFirst() }
    var rest = VisibleText.line(after)
    while TextWidth.columns(shown) + TextWidth.columns(rest) > room { rest.removeLast() }
    let back = TextWidth.columns(rest)
    return "\r" + prompt + shown + rest + "\u{1B}[K" + (back > 0 ? "\u{1B}[\(back)D" : "")
  }
}
