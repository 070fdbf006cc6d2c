import SpecExpressions
import SpecText

/// Finds names of elements and screens that a recorded run, or a simulated app, did not show.
///
/// The screens of scenarios that are not in the recording are unknown, so their names are only
/// compared with similar ones, of the recording or of the app that the scenario opens. An element
/// that must be absent has such a name rightly, or is misspelt, so that its check would never fail.
struct UnknownElementRule: LintRule {
  static let info = LintRuleInfo(
    "unknown-element", .warning, "no screen of the recording has an element with this name",
    advice: "check the spelling; a check that it is absent would never fail", need: .recording)

  /// References to texts that are not a whole name.
  private static let partial = [
    " containing ", " starting with ", " matching ", " ignoring case",
  ]

  /// What follows the name of a screen in a sentence.
  private static let screens = ["screen", "화면"]

  /// The texts of all screens, sorted once.
  private var known: [String]?

  mutating func check(
    _ file: LintFile, _ context: LintContext, _ findings: inout LintFindings
  ) {
    let recording = context.recording.flatMap { $0.hasNoScreens ? nil : $0 }
    var reported: Set<ExactText> = []
    for scenario in file.scenarios {
      let isRecorded = recording?.contains(scenario, in: file.uri) == true
      let app = isRecorded ? nil : context.app(of: scenario, in: file)
      if recording == nil, app == nil { continue }
      for step in scenario.steps {
        guard let match = context.match(of: step), match.definitions.count == 1 else { continue }
        for name in names(in: match.text, context)
        where recording?.names.contains(name) != true && recording?.ids.contains(name) != true
          && app.map({ context.models.contains(name, in: $0) }) != true
          // A name is reported at its first step.
          && !reported.contains(name)
        {
          let known = self.known ?? recording?.names.inOrder ?? []
          self.known = known
          func slip(in names: [String]) -> String? {
            Nearest.nearest(to: name, in: names).flatMap { Self.isSlip(name, of: $0) ? $0 : nil }
          }
          let inModel = app.flatMap { slip(in: context.models.names(of: $0)) }
          let nearest =
            inModel ?? (isRecorded ? Nearest.nearest(to: name, in: known) : slip(in: known))
          guard isRecorded || nearest != nil else { continue }
          reported.insert(name)
          let place = inModel == nil ? "the recording" : app ?? ""
          findings.add(
            "no screen of \(place) has \"\(name)\"", in: file, at: step.location,
            notes: nearest.map { ["a screen has \"\($0)\""] } ?? [],
            correction: nearest.map { LintCorrection(written: "\"\(name)\"", meant: "\"\($0)\"") })
        }
      }
    }
  }

  /// Whether a name is surely another one: short names differ in a letter, and not in a number.
  private static func isSlip(_ name: String, of other: String) -> Bool {
    func letters(_ name: String) -> [Unicode.Scalar] {
      name.unicodeScalars.filter { $0.properties.numericType == nil }
    }
    return name.unicodeScalars.count >= 4 && EditDistance.isNear(name, other)
      && letters(name) != letters(other)
  }

  private func names(in text: String, _ context: LintContext) -> [String] {
    guard text.utf8.contains(UInt8(ascii: "\"")) else { return [] }
    let elements = context.arguments(of: text).filter {
      $0.parameterTypeName == "element" || $0.parameterTypeName == "elements"
    }
    let screens = LintRecording.quoted(in: text).filter { name in
      Self.screens.contains { text.includes("\"\(name)\" \($0)") }
    }
    return elements.compactMap(\.text).filter { text in
      !Self.partial.contains { text.includes($0) }
    }.flatMap { LintRecording.quoted(in: $0) } + screens
  }
}
