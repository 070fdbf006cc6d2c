import SpecGherkin
import SpecJSON
import Synchronization

/// The errors of a command with `--format json`, which are printed as one object instead of a
/// result.
///
/// People still find them as text on standard error.
final class JSONErrors: Sendable {
  private struct State {
    var sentences: [String] = []
    var diagnostics: [Diagnostic] = []
    var hasResult = false
  }

  private let state = Mutex(State())

  /// Whether the last format of a command line is JSON, so that errors of the command line itself
  /// are printed like all others.
  static func areWanted(by strings: [String]) -> Bool {
    let words = strings.prefix { $0 != "--" }
    var format: String?
    for (word, next) in zip(words, words.dropFirst() + [""]) {
      if word == "--format" { format = next }
      if word.hasPrefix("--format=") { format = String(word.dropFirst("--format=".count)) }
    }
    return format == "json"
  }

  func note(_ sentence: String) { state.withLock { $0.sentences.append(sentence) } }
  func note(_ diagnostics: [Diagnostic]) { state.withLock { $0.diagnostics += diagnostics } }
  func noteResult() { state.withLock { $0.hasResult = true } }

  /// The page of the errors; nil if there is a result, or no error.
  var page: String? {
    let state = state.withLock { $0 }
    let first = state.diagnostics.first { $0.severity == .error }
    if state.hasResult || state.sentences.isEmpty && first == nil { return nil }
    let lines = state.sentences.first?.split(separator: "\n", maxSplits: 1).map(String.init) ?? []
    let error = JSONValue.fields([
      "message": .string(lines.first ?? first.map(ExpectationText.message) ?? ""),
      "place": lines.isEmpty ? first.flatMap { JSONPage.place($0.uri, $0.location) } : nil,
      "fix": JSONPage.text(lines.isEmpty ? first?.fix : lines.dropFirst().first),
      "diagnostics": .array(state.diagnostics.map(JSONPage.diagnostic)),
    ])
    return JSONPage.text(["error": error])
  }
}
