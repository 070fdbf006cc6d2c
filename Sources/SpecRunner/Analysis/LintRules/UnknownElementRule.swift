import SpecExpressions
import SpecText

/// Finds names of elements that no screen of a recorded run showed.
///
/// The screens of scenarios that are not in the recording are unknown, so their names are only
/// compared with similar ones. An element that must be absent has such a name rightly, or is
/// misspelt, so that its check would never fail.
struct UnknownElementRule: LintRule {
  static let info = LintRuleInfo(
    "unknown-element", .warning, "no screen of the recording has an element with this name",
    advice: "check the spelling; a check that it is absent would never fail", need: .recording)

  /// References to texts that are not a whole name.
  private static let partial = [
    " containing ", " starting with ", " matching ", " ignoring case",
  ]

  /// The texts of all screens, sorted once.
  private var known: [String]?

  mutating func check(
    _ file: LintFile, _ context: LintContext, _ findings: inout LintFindings
  ) {
    guard let recording = context.recording, !recording.hasNoScreens else { return }
    var reported: Set<ExactText> = []
    for scenario in file.scenarios {
      let isRecorded = recording.contains(scenario, in: file.uri)
      for step in scenario.steps {
        guard let match = context.match(of: step), match.definitions.count == 1 else { continue }
        for name in names(in: match.text, context)
        where !recording.names.contains(name) && !recording.ids.contains(name)
          // A name is reported at its first step.
          && !reported.contains(name)
        {
          let known = self.known ?? recording.names.inOrder
          self.known = known
          let nearest = Nearest.nearest(to: name, in: known)
          guard isRecorded || nearest.map({ Self.isSlip(name, of: $0) }) == true else { continue }
          reported.insert(name)
          findings.add(
            "no screen of the recording has \"\(name)\"", in: file, at: step.location,
            notes: nearest.map { ["a screen has \"\($0)\""] } ?? [],
            correction: nearest.map { LintCorrection(written: "\"\(name)\"", meant: "\"\($0)\"") })
        }
      }
    }
  }

  /// Whether a name is surely another one: short names differ in a letter.
  private static func isSlip(_ name: String, of other: String) -> Bool {
    name.unicodeScalars.count >= 4 && EditDistance.isNear(name, other)
  }

  private func names(in text: String, _ context: LintContext) -> [String] {
    guard text.utf8.contains(UInt8(ascii: "\"")) else { return [] }
    let elements = context.arguments(of: text).filter {
      $0.parameterTypeName == "element" || $0.parameterTypeName == "elements"
    }
    return elements.compactMap(\.text).filter { text in
      !Self.partial.contains { text.includes($0) }
    }.flatMap { LintRecording.quoted(in: $0) }
  }
}
