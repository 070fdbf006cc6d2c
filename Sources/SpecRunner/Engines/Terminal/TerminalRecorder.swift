import SpecDrivers
import SpecText

/// Groups what a person types in a terminal into inputs.
///
/// A text is one input, and the key Enter after it belongs to it: what they have led to is checked
/// together.
struct TerminalRecorder {
  private var inputs: [RecordedInput] = []
  private var typed: Typed?

  /// What a program showed before an input.
  struct Before {
    let screen: Screen
    let lines: [[TerminalCell]]
    /// The row of the cursor.
    let row: Int

    init(_ screen: Screen, _ terminal: TerminalScreen) {
      self.screen = screen
      (lines, row) = (terminal.lines, terminal.cursor.row)
    }
  }

  private struct Typed {
    var text: String
    let before: Before
    /// The name of the field, if what is typed is not shown.
    let secret: String?
    let time: Duration
  }

  /// Whether a text is not complete yet.
  var isTyping: Bool { typed != nil }

  /// What the program showed before the text that is being typed.
  var before: Before? { typed?.before }

  /// Takes the inputs that are complete.
  mutating func takeInputs() -> [RecordedInput] {
    defer { inputs = [] }
    return inputs
  }

  /// - Parameters:
  ///   - before: what the program showed.
  ///   - secret: the question for which nothing is shown; nil if the program shows what is typed.
  ///   - time: when it was typed.
  mutating func add(
    _ input: TypedInput, before: Before, secret: String?, at time: Duration
  ) {
    switch input {
    case .text(let text):
      if typed?.secret != secret { finish() }
      var all = typed ?? Typed(text: "", before: before, secret: secret, time: time)
      all.text += text
      typed = all
    case .key("Enter") where typed != nil: finish(with: input.action)
    case .key("Backspace") where typed?.secret != nil: typed?.text.unicodeScalars.removeLast()
    case .key, .pasted, .other:
      finish()
      let what =
        switch input {
        case .key(let name): "the key \(name)"
        case .pasted(let text): "pasting \(text.inQuotes)"
        case .text, .other: "a key that has no name"
        }
      inputs.append(
        RecordedInput([input.action].compactMap { $0 }, what, before: before.screen, time: time))
    }
  }

  /// Completes the text that is being typed.
  mutating func finish(with key: Action? = nil) {
    guard let typed else { return }
    self.typed = nil
    let isSecret = typed.secret != nil
    inputs.append(
      RecordedInput(
        [.type(isSecret ? "" : typed.text, into: nil)] + [key].compactMap { $0 },
        isSecret ? "typing what is not shown" : "typing \(typed.text.inQuotes)",
        secret: typed.secret.map { RecordedInput.Secret(field: $0, text: typed.text) },
        before: typed.before.screen, time: typed.time))
  }
}
