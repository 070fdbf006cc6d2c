import SpecText

/// The list of all report formats, in the order of the help.
package struct ReporterCatalog: Sendable {
  /// A report format: its name, its purpose, and how to create a report.
  package struct Entry: Sendable {
    package let name: String
    /// The purpose as a phrase, for the help.
    package let summary: String
    /// Whether people read it on standard output; other formats are usually written to a file.
    package let isForPeople: Bool
    /// How its file is written.
    package let mode: OutputFile.Mode
    /// How commands in its text are escaped.
    package var form = LogGuard.text
    /// Makes a report that writes files into a directory instead of one output.
    package var makeInFolder: (@Sendable (TraceFolder, Options) -> any Reporter)?
    package var isFolder: Bool { makeInFolder != nil }
    /// Whether it is of no use on standard output.
    package var needsFile = false
    package var make: @Sendable (Output, Options) -> [any Reporter] = { _, _ in [] }
  }

  /// Information for reports that is not in the messages.
  package struct Options: Sendable {
    /// The command that runs specifications, for instructions to run them again.
    package var command: String
    /// The same for setups and teardowns, which a selection leaves out; nil if it is the same.
    package var stageCommand: String?
    /// Facts about the run, such as seed and shard, for reports that have properties.
    package var properties: [(name: String, value: String)]
    /// The same and further facts as sentences, one per line of the summary.
    package var notes: [String]
    /// The location of the repository, for reports that name files by their path in it; nil if
    /// there is none, or if the run was started at its root.
    package var paths: RepositoryPaths?
    /// The results of earlier runs; nil if they are not kept.
    package var history: HistoryFolder?
    /// Where tags lead.
    package var tagLinks: [TagLink]
    /// The maximum size in bytes of a report that is shown only up to that size.
    package var limit = MarkdownReporter.longest
    /// Whether a report for people has the errors of the specifications.
    package var showsErrors: Bool

    package init(
      command: String = "spec run", stageCommand: String? = nil,
      properties: [(name: String, value: String)] = [],
      notes: [String] = [], paths: RepositoryPaths? = nil, history: HistoryFolder? = nil,
      tagLinks: [TagLink] = [], showsErrors: Bool = true
    ) {
      self.showsErrors = showsErrors
      self.tagLinks = tagLinks
      self.history = history
      self.command = command
      self.stageCommand = stageCommand
      self.properties = properties
      self.notes = notes
      self.paths = paths
    }
  }

  package static let entries: [Entry] = [
    Entry(
      name: "pretty", summary: "the features as written, each step with its status",
      isForPeople: true, mode: .whole,
      make: { output, options in
        [FoldingReporter(output), PrettyReporter(output, history: options.history)]
      }),
    Entry(
      name: "failures", summary: "scenarios that do not pass, as soon as they end",
      isForPeople: true, mode: .whole,
      make: { output, options in
        [ProgressLine(output), FailuresReporter(output, history: options.history)]
      }),
    Entry(
      name: "progress", summary: "one character for each scenario", isForPeople: true, mode: .whole,
      make: { output, _ in [ProgressLine(output), ProgressReporter(output)] }),
    Entry(
      name: "summary", summary: "failures, undefined steps and counts, at the end",
      isForPeople: true, mode: .whole,
      make: { output, options in
        [
          SummaryReporter(
            output, command: options.command, stageCommand: options.stageCommand,
            notes: options.notes, history: options.history, showsErrors: options.showsErrors)
        ]
      }),
    Entry(
      name: "junit", summary: "JUnit XML for build systems", isForPeople: false, mode: .whole,
      form: .xml,
      make: { output, options in
        [JUnitReporter(output, properties: options.properties, paths: options.paths)]
      }),
    Entry(
      name: "junit-plain", summary: "JUnit XML that conforms to the published schemas",
      isForPeople: false, mode: .whole, form: .xml,
      make: { output, options in
        [JUnitReporter(output, shape: .plain, properties: options.properties)]
      }),
    Entry(
      name: "junit-cucumber", summary: "JUnit XML like that of Cucumber's formatter",
      isForPeople: false, mode: .whole, form: .xml,
      make: { output, _ in [JUnitCucumberReporter(output)] }),
    Entry(
      name: "messages", summary: "a recording of the run, as input for spec report and spec merge",
      isForPeople: false, mode: .growing, form: .json,
      make: { output, _ in [MessagesReporter(output)] }),
    Entry(
      name: "rerun", summary: "path:line of the scenarios that did not pass, for spec run @FILE",
      isForPeople: false, mode: .whole, make: { output, _ in [RerunReporter(output)] }),
    Entry(
      name: "warnings", summary: "warnings, one on each line", isForPeople: false,
      mode: .whole, make: { output, _ in [WarningsReporter(output)] }),
    Entry(
      name: "screens",
      summary: "the recorded screens, an SVG file for each scenario in a directory",
      isForPeople: false, mode: .whole,
      makeInFolder: { folder, _ in ScreensReporter(folder) }),
    Entry(
      name: "markdown", summary: "a Markdown page of at most 1 MiB", isForPeople: false,
      mode: .whole,
      make: { output, options in
        [MarkdownReporter(output, limit: options.limit, notes: options.notes)]
      }),
    Entry(
      name: "html", summary: "one HTML page with everything, to open in a browser",
      isForPeople: false, mode: .whole, form: .json, needsFile: true,
      make: { output, options in [HTMLReporter(output, options)] }
    ),
    Entry(
      name: "allure", summary: "results for Allure, in a directory", isForPeople: false,
      mode: .whole, makeInFolder: { folder, options in AllureReporter(folder, options) }),
    Entry(
      name: "ctrf", summary: "the Common Test Report Format (ctrf.io), as JSON",
      isForPeople: false, mode: .whole, form: .json, make: { output, _ in [CTRFReporter(output)] }),
    Entry(
      name: "tap", summary: "the Test Anything Protocol, version 14", isForPeople: false,
      mode: .whole, make: { output, _ in [TAPReporter(output)] }),
    Entry(
      name: "tap13", summary: "the Test Anything Protocol, version 13", isForPeople: false,
      mode: .whole, make: { output, _ in [TAPReporter(output, .thirteen)] }),
    Entry(
      name: "teamcity", summary: "TeamCity service messages", isForPeople: false, mode: .whole,
      make: { output, _ in [TeamCityReporter(output)] }),
    Entry(
      name: "github", summary: "annotations of GitHub Actions, as workflow commands",
      isForPeople: false, mode: .whole,
      make: { output, options in [AnnotationsReporter(output, .github, paths: options.paths)] }),
    Entry(
      name: "azure", summary: "issues of Azure Pipelines, as logging commands",
      isForPeople: false, mode: .whole,
      make: { output, options in [AnnotationsReporter(output, .azure, paths: options.paths)] }),
  ]

  /// Returns the format with a name.
  package static func entry(named name: String) -> Entry? {
    entries.first { $0.name == name }
  }
}
