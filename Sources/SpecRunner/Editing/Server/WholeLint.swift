import SpecAnalysis
import SpecRunner
import SpecText

/// The findings of all files of a suite, with the texts that the files had.
struct WholeLint: Sendable {
  let registry: StepRegistry
  /// The serial numbers of the files.
  let serials: [ExactText: Int]
  let findings: Findings

  /// Whether the findings in a file are up to date.
  func isCurrent(_ file: WorkspaceFile, _ registry: StepRegistry) -> Bool {
    self.registry === registry && serials[ExactText(file.path)] == file.serial
  }

  /// The findings by path.
  struct Findings: Sendable {
    private let byPath: [ExactText: [LintFinding]]

    init(_ report: LintReport) {
      byPath = Dictionary(grouping: report.findings) { ExactText($0.uri) }
    }

    subscript(path: String) -> [LintFinding]? { byPath[ExactText(path)] }
  }
}

/// Work that takes long and does not need the documents, so that requests are answered meanwhile.
package struct BackgroundJob: Sendable {
  /// What the work has found.
  package struct Outcome: Sendable {
    var whole: WholeLint?
    var results: RecordedResults?
    /// The quoted texts of the screens in the recording.
    var screenTexts: [String] = []
    /// What the elements of apps are called.
    var names: [ExactText: Set<ExactText>] = [:]
    /// Why the recording cannot be read.
    var problem: String?
  }

  let suite: Suite?
  let serials: [ExactText: Int]
  let registry: StepRegistry
  let settings: EditingSettings
  let requirements: RequirementsFiles
  let models: LintModels
  let readsResults: Bool
  /// The apps whose elements are looked at.
  let apps: [String]

  /// Runs, and walks through the apps.
  package func complete() async -> Outcome {
    var outcome = run()
    for app in apps { outcome.names[ExactText(app)] = await settings.names?(app) }
    return outcome
  }

  package func run() -> Outcome {
    var outcome = Outcome()
    if let suite { outcome.whole = lint(suite) }
    if readsResults, let path = recording {
      var screens = LintRecording()
      do throws(RecordedResults.Unreadable) {
        outcome.results = try RecordedResults(path) { path, receive in
          settings.readRecording(path) { envelope in
            screens.receive(envelope)
            receive(envelope)
          }
        }
        outcome.screenTexts = screens.texts
      } catch {
        outcome.problem = error.sentence
      }
    }
    return outcome
  }

  /// The recording, whichever folder is the current one now.
  private var recording: String? {
    settings.recording.map { path in
      settings.folder.map { DocumentAddress(roots: [$0]).place(of: path) } ?? path
    }
  }

  private func lint(_ suite: Suite) -> WholeLint {
    var screens: LintRecording?
    if settings.checksRecording, let path = recording {
      var read = LintRecording()
      if settings.readRecording(path, { read.receive($0) }) == nil { screens = read }
    }
    let linter = Linter(
      registry, settings.lint, own: settings.own.flatMap(\.definitions).map(\.pattern),
      requirements: requirements.valid, recording: screens, models: models)
    return WholeLint(
      registry: registry, serials: serials, findings: .init(linter.lint(suite)))
  }
}
