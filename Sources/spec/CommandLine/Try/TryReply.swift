import SpecJSON
import SpecMessages
import SpecReporters
import SpecText

/// What a session answers to an input: the result of steps, or the output of a command.
struct TryReply: Sendable {
  /// The lines that were entered.
  var input: [String] = []
  /// The result of the steps; nil for a command.
  var status: Status?
  /// Why it did not pass, or what the command reports; a line each.
  var lines: [String] = []
  /// What changed, as steps that check it.
  var changes: [String] = []
  /// The name of the screen after the steps; nil before an app is opened.
  var screen: String?
  /// Whether the input could not be used.
  var isRefused = false

  static func refusal(_ sentence: String) -> TryReply {
    TryReply(lines: sentence.split(separator: "\n").map(String.init), isRefused: true)
  }

  /// The reply for people; ends with a line break unless it is empty.
  func text(_ style: Style) -> String {
    var shown: [String] = []
    if let status {
      let place = screen.map { "  " + style.paint("on \"\(VisibleText.line($0))\"", .faint) } ?? ""
      shown.append(
        style.paint("\(style.mark(status)) \(Self.word(status))", .status(status)) + place)
    }
    let indent = status == nil ? "" : "  "
    shown += lines.map(VisibleText.line).map {
      indent + (isRefused ? style.paint($0, .error) : $0)
    }
    for (number, check) in changes.enumerated() {
      // The rows of a table are on lines of their own.
      let parts = check.split(separator: "\n").map { VisibleText.line(String($0)) }
      shown.append(style.paint("  \(number + 1) Then \(parts.first ?? "")", .faint))
      shown += parts.dropFirst().map { style.paint("    " + $0, .faint) }
    }
    return shown.map { $0 + "\n" }.joined()
  }

  private static func word(_ status: Status) -> String { status.rawValue.lowercased() }

  /// The reply for programs: one line of JSON.
  var json: String {
    let object = JSONValue.fields([
      "version": 1, "input": JSONPage.strings(input),
      "status": JSONPage.text(status.map(Self.word)),
      "refused": .bool(isRefused), "lines": JSONPage.strings(lines),
      "changes": JSONPage.strings(changes), "screen": JSONPage.text(screen),
    ])
    return object.description + "\n"
  }
}
