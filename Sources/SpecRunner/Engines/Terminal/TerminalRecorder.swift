import SpecDrivers
import SpecText

/// Groups what a person types in a terminal into inputs.
///
/// A text is one input, and the key Enter after it belongs to it: what they have led to is checked
/// together.
struct TerminalRecorder {
  private var inputs: [RecordedInput] = []
  private var typed: Typed?

  /// What a program shows at the time of an input.
  struct Shown {
    let screen: Screen
    let lines: [[TerminalCell]]
    /// The row of the cursor.
    let row: Int
    /// The text before the cursor.
    let question: String
    /// Whether the program does not show what is typed.
    let hidesInput: Bool

    init(_ screen: Screen, _ terminal: TerminalScreen, hidesInput: Bool) {
      self.screen = screen
      self.hidesInput = hidesInput
      (lines, row) = (terminal.lines, terminal.cursor.row)
      question = lines[row].prefix(terminal.cursor.column).map(\.text).joined()
    }

    /// The text before as many stars or bullets as a text has characters; nil if there are none.
    fileprivate func question(masking text: String) -> String? {
      guard text.count >= 3 else { return nil }
      for mask in ["*", "•", "●"] {
        if let found = question.firstRange(
          of: String(repeating: mask, count: text.count))
        {
          return String(question[..<found.lowerBound])
        }
      }
      return nil
    }
  }

  private struct Typed {
    var text: String
    let before: Shown
    let time: Duration
  }

  /// Whether a text is not complete yet.
  var isTyping: Bool { typed != nil }

  /// What the program showed before the text that is being typed.
  var before: Shown? { typed?.before }

  /// Takes the inputs that are complete.
  mutating func takeInputs() -> [RecordedInput] {
    defer { inputs = [] }
    return inputs
  }

  /// - Parameters:
  ///   - shown: what the program shows before it.
  ///   - time: when it was typed.
  mutating func add(_ input: TypedInput, _ shown: Shown, at time: Duration) {
    switch input {
    case .text(let text): add(text, shown, at: time)
    // A password is often pasted.
    case .pasted(let text) where shown.hidesInput: add(text, shown, at: time)
    case .key("Enter") where typed != nil: finish(shown, with: input.action)
    case .key("Backspace") where typed?.before.hidesInput ?? false:
      // The terminal deletes it before the program reads the line.
      _ = typed?.text.unicodeScalars.popLast()
      if typed?.text.isEmpty ?? false { typed = nil }
    case .key, .pasted, .other:
      finish(shown)
      let what =
        switch input {
        case .key(let name): "the key \(name)"
        case .pasted(let text): "pasting \(text.inQuotes)"
        case .text, .other: "a key that has no name"
        }
      inputs.append(
        RecordedInput([input.action].compactMap { $0 }, what, before: shown.screen, time: time))
    }
  }

  private mutating func add(_ text: String, _ shown: Shown, at time: Duration) {
    if let typed, typed.before.hidesInput != shown.hidesInput { finish(shown) }
    var all = typed ?? Typed(text: "", before: shown, time: time)
    all.text += text
    typed = all
  }

  /// Completes the text that is being typed.
  ///
  /// - Parameters:
  ///   - shown: what the program shows now.
  ///   - key: the key that was pressed after it, which belongs to it.
  mutating func finish(_ shown: Shown, with key: Action? = nil) {
    guard let typed else { return }
    self.typed = nil
    let field =
      typed.before.hidesInput ? typed.before.question : shown.question(masking: typed.text)
    inputs.append(
      RecordedInput(
        [.type(field == nil ? typed.text : "", into: nil)] + [key].compactMap { $0 },
        field == nil ? "typing \(typed.text.inQuotes)" : "typing what is not shown",
        secret: field.map { RecordedInput.Secret(field: $0, text: typed.text) },
        before: typed.before.screen, time: typed.time))
  }
}
