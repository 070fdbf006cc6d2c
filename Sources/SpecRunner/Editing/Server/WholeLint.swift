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
    /// Why the recording cannot be read.
    var problem: String?
  }

  let suite: Suite?
  let serials: [ExactText: Int]
  let registry: StepRegistry
  let settings: EditingSettings
  let requirements: RequirementsFiles
  let readsResults: Bool

  package func run() -> Outcome {
    var outcome = Outcome()
    if let suite { outcome.whole = lint(suite) }
    if readsResults, let path = settings.recording {
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

  private func lint(_ suite: Suite) -> WholeLint {
    var recording: LintRecording?
    if settings.checksRecording, let path = settings.recording {
      var read = LintRecording()
      if settings.readRecording(path, { read.receive($0) }) == nil { recording = read }
    }
    let linter = Linter(
      registry, settings.lint, own: settings.own.flatMap(\.definitions).map(\.pattern),
      requirements: requirements.valid, recording: recording)
    return WholeLint(
      registry: registry, serials: serials, findings: .init(linter.lint(suite)))
  }
}
