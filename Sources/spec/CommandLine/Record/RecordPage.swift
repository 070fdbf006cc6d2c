import SpecJSON
import SpecReporters
import SpecText

/// What a recording prints while it goes on.
struct RecordPage {
  private let isJSON: Bool
  private let style: Style
  private let write: @Sendable (String) -> ExitStatus
  /// The lines that have been printed, of which the last ones may still change.
  private var shown: [String] = []

  /// - Parameter write: prints a text.
  init(json isJSON: Bool, _ style: Style, write: @escaping @Sendable (String) -> ExitStatus) {
    self.isJSON = isJSON
    self.style = style
    self.write = write
  }

  /// Prints what the scenario has more than before.
  mutating func show(_ scenario: RecordedScenario) -> ExitStatus {
    let lines = scenario.lines
    let same = zip(lines, shown).prefix { $0.isSame(as: $1) }.count
    defer { shown = lines }
    var text = ""
    if same < shown.count {
      text += line("replaces", Array(shown[same...]), note: "instead of the last lines:")
    }
    for added in lines[same...] { text += line("step", [added], note: nil) }
    return text.isEmpty ? .passed : write(text)
  }

  private func line(_ kind: String, _ lines: [String], note: String?) -> String {
    guard isJSON else {
      if let note { return style.paint(note, .faint) + "\n" }
      return lines.map { line in
        let text = VisibleText.line(line)
        return "  " + (line.begins(with: "#") ? style.paint(text, .warning) : text) + "\n"
      }.joined()
    }
    return Self.json(kind, [("lines", JSONPage.strings(lines))])
  }

  /// A line of JSON.
  static func json(_ kind: String, _ fields: [(String, JSONValue?)]) -> String {
    JSONPage.object([("version", 1), ("event", .string(kind))] + fields).description + "\n"
  }
}
