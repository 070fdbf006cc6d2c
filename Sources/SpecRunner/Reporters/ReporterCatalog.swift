import SpecText

/// Every kind of report, in the order help shows them: the one list its users read.
package struct ReporterCatalog: Sendable {
  /// A kind of report: its name, what it is for, and how one is made.
  package struct Entry: Sendable {
    package let name: String
    /// Half a sentence for help.
    package let summary: String
    /// Whether people read it where the run was started; the others want a file.
    package let isForPeople: Bool
    /// How its file comes to be.
    package let mode: OutputFile.Mode
    /// How its text is written.
    package var form = LogGuard.text
    package let make: @Sendable (Output, Options) -> [any Reporter]
  }

  /// What reports may be told about the run apart from its messages.
  package struct Options: Sendable {
    /// What runs specifications, for lines that say how to run again.
    package var command: String
    /// Facts about the run that reports with room for such name: seed, shard.
    package var properties: [(name: String, value: String)]
    /// The same and more in sentences, a line of the summary each.
    package var notes: [String]
    /// Where the repository lies, for reports that name files as build systems do; nil if there is
    /// none, or the run was started at its root.
    package var paths: RepositoryPaths?
    /// How many bytes a report may have that is shown only up to a size.
    package var limit = MarkdownReporter.longest

    package init(
      command: String = "spec run", properties: [(name: String, value: String)] = [],
      notes: [String] = [], paths: RepositoryPaths? = nil
    ) {
      self.command = command
      self.properties = properties
      self.notes = notes
      self.paths = paths
    }
  }

  package static let entries: [Entry] = [
    Entry(
      name: "pretty", summary: "the features as written, each step with its status",
      isForPeople: true, mode: .whole,
      make: { output, _ in [FoldingReporter(output), PrettyReporter(output)] }),
    Entry(
      name: "failures", summary: "scenarios that do not pass, as soon as they end",
      isForPeople: true, mode: .whole,
      make: { output, _ in [ProgressLine(output), FailuresReporter(output)] }),
    Entry(
      name: "progress", summary: "one character for each scenario", isForPeople: true, mode: .whole,
      make: { output, _ in [ProgressLine(output), ProgressReporter(output)] }),
    Entry(
      name: "summary", summary: "failures, undefined steps and counts, at the end",
      isForPeople: true, mode: .whole,
      make: { output, options in
        [SummaryReporter(output, command: options.command, notes: options.notes)]
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
      name: "markdown", summary: "a Markdown page of at most 1 MiB", isForPeople: false,
      mode: .whole,
      make: { output, options in
        [MarkdownReporter(output, limit: options.limit, notes: options.notes)]
      }),
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

  /// The entry of a name.
  package static func entry(named name: String) -> Entry? {
    entries.first { $0.name == name }
  }

  /// `pretty, progress, …`: all names, for an error's sentence.
  package static var names: String { entries.map(\.name).joined(separator: ", ") }
}
