import SpecReporters
import SpecText

/// The build system a run is part of, by `--ci` or by the environment, and what is added for it.
///
/// Only this file knows the variables; below, a build system is a name.
struct BuildSystem: Sendable {
  let log: BuildLog
  /// The file GitHub shows as a page beside the job; it is appended to.
  let summaryFile: String?

  /// What `--ci` may be besides the names of build systems.
  enum Choice: String {
    case auto
    case none
  }

  /// The words `--ci` takes.
  static let choices: [Flag.Choice] = [
    Flag.Choice(Choice.auto.rawValue, "detected from its environment variables"),
    Flag.Choice(BuildLog.github.rawValue, "annotations and a job summary"),
    Flag.Choice(BuildLog.gitlab.rawValue, "collapsible sections"),
    Flag.Choice(BuildLog.azure.rawValue, "logged issues"),
    Flag.Choice(BuildLog.teamcity.rawValue, "service messages"),
    Flag.Choice(Choice.none.rawValue, "no build system"),
  ]

  /// The flag decides, and only what it leaves open is looked up.
  init?(_ arguments: Arguments, _ environment: Environment) {
    let word = arguments.value(SharedFlags.buildSystem) ?? Choice.auto.rawValue
    let found = word == Choice.auto.rawValue ? Self.detected(environment) : nil
    guard let log = BuildLog(rawValue: word) ?? found else { return nil }
    self.log = log
    summaryFile = log == .github ? environment["GITHUB_STEP_SUMMARY"] : nil
  }

  /// The system whose own variable is set; none where `CI` says that this is none.
  static func detected(_ environment: Environment) -> BuildLog? {
    guard environment["CI"] == nil || environment.says("CI") else { return nil }
    if environment.says("GITHUB_ACTIONS") { return .github }
    if environment.says("GITLAB_CI") { return .gitlab }
    if environment.says("TF_BUILD") { return .azure }
    return environment["TEAMCITY_VERSION"] == nil ? nil : .teamcity
  }

  /// The kind of report that speaks to it in the log; nil where folding is all it reads.
  var reportKind: String? {
    switch log {
    case .github: "github"
    case .azure: "azure"
    case .teamcity: "teamcity"
    case .gitlab: nil
    }
  }

  /// The page GitHub shows beside the job, behind what other commands of the step have written.
  ///
  /// Nobody asked for it, so where it cannot be opened that is no error of the run: the summary
  /// says so.
  func openPage(_ settings: inout ReporterCatalog.Options) -> (any Reporter)? {
    guard let summaryFile else { return nil }
    do throws(OutputError) {
      let file = try OutputFile(summaryFile, mode: .appending)
      return MarkdownReporter(
        file.output(), limit: MarkdownReporter.longest - file.sizeBefore, notes: settings.notes)
    } catch {
      settings.notes.append("the job summary could not be written: " + error.description)
      return nil
    }
  }
}

extension RepositoryPaths {
  /// The repository the process runs in: what holds `.git`, or else what a build system says it has
  /// checked out, which may come without; nil if there is none.
  static func here(_ environment: Environment) -> RepositoryPaths? {
    guard let folder = OwnProcess.folder else { return nil }
    let named = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR", "BUILD_SOURCESDIRECTORY"].lazy
      .compactMap { environment[$0] }.first
    let root = OwnProcess.repository ?? named.map { OwnProcess.resolved($0) }
    return root.map { RepositoryPaths(root: $0, folder: folder) }
  }
}
