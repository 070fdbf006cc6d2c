import SpecGherkin
package import SpecMessages
import SpecText

/// What a recorded run shows about the names in scenarios: the texts of its screens, and the names
/// that only ids match.
///
/// A run records the screen after each step with `--trace`. A screen is text, with names in quotes,
/// so it is not known which of them are names of elements; every quoted text counts as a name.
package struct LintRecording {
  private let index = RunIndex()
  /// The quoted texts of all screens.
  private(set) var names: Set<ExactText> = []
  /// The names of secure fields.
  private(set) var secureNames: Set<ExactText> = []
  /// The warnings about ids: file, line and the text.
  private(set) var idWarnings: [(uri: String, location: Location, text: String)] = []
  /// The names in these warnings.
  private(set) var ids: Set<ExactText> = []
  /// The scenarios that ran, by file and name.
  private var scenarios: Set<Key> = []
  /// Screens that were read; consecutive ones are usually equal.
  private var lastScreen = ""
  private var known: Set<[String]> = []

  private struct Key: Hashable {
    @ExactText var uri: String
    @ExactText var name: String
  }

  package init() {}

  /// The quoted texts of all screens, in order.
  package var texts: [String] { names.inOrder }

  /// Whether no screen was recorded.
  package var hasNoScreens: Bool { names.isEmpty }

  package mutating func receive(_ envelope: Envelope) {
    index.receive(envelope)
    guard case .testCaseFinished(let event) = envelope,
      let attempt = index.attempt(event.testCaseStartedID), let pickle = attempt.pickle
    else { return }
    scenarios.insert(
      Key(uri: pickle.uri, name: attempt.lineage?.scenario.name ?? pickle.name))
    for (step, attachment) in attempt.attachments {
      guard case .text(let text) = attachment.body else { continue }
      switch attachment.mediaType {
      case Attachment.traceScreenType: readScreen(text)
      case Attachment.logType: readLog(text, attempt.documentStep(at: step), pickle)
      default: break
      }
    }
  }

  /// Whether a scenario ran.
  func contains(_ scenario: LintScenario, in uri: String) -> Bool {
    scenarios.contains(Key(uri: uri, name: scenario.name))
  }

  private mutating func readScreen(_ text: String) {
    if text.isSame(as: lastScreen) { return }
    lastScreen = text
    for line in text.split(separator: "\n") {
      let texts = Self.texts(in: String(line), isScreen: true)
      for text in texts { names.insert(text) }
      if line.includes("  secure entry on"), let name = texts.first { secureNames.insert(name) }
    }
  }

  private mutating func readLog(_ text: String, _ step: Step?, _ pickle: Pickle) {
    guard text.includes(" is only an id, which users do not see"), let step else { return }
    if let name = Self.quoted(in: text).first { ids.insert(name) }
    // Rows of an outline repeat the warning.
    guard known.insert([pickle.uri, "\(step.location)", text]).inserted else { return }
    idWarnings.append((pickle.uri, step.location, text))
  }

  /// The texts in double quotes of a step or a message.
  static func quoted(in line: String) -> [String] { texts(in: line, isScreen: false) }

  /// The texts in double quotes, with the escapes of steps or of screens resolved.
  private static func texts(in line: String, isScreen: Bool) -> [String] {
    var texts: [String] = []
    var text: String.UnicodeScalarView?
    var isEscaped = false
    for scalar in line.unicodeScalars {
      guard let open = text else {
        if scalar == "\"" { text = String.UnicodeScalarView() }
        continue
      }
      if isEscaped {
        if !isScreen { text?.append("\\") }
        text?.append(!isScreen ? scalar : scalar == "n" ? "\n" : scalar == "t" ? "\t" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == "\"" {
        texts.append(isScreen ? String(open) : String(open).unescapedFromQuotes)
        text = nil
      } else {
        text?.append(scalar)
      }
    }
    return texts
  }
}
