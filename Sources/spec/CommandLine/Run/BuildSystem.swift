import SpecReporters
import SpecSystem
import SpecText

/// The build system of a run, from `--ci` or the environment, and its additional reports.
///
/// Only this file reads the variables; the modules below receive a name.
struct BuildSystem: Sendable {
  let log: BuildLog
  /// The file of GitHub's job summary, which is appended to.
  let summaryFile: String?

  /// The values of `--ci`.
  enum Choice: String {
    case auto, github, gitlab, azure, teamcity, none
  }

  /// Reads the flag; detects the build system for `auto`.
  init?(_ arguments: Arguments, _ environment: Environment) {
    let choice = arguments[SharedFlags.buildSystem]
    let found = choice == .auto ? Self.detected(environment) : BuildLog(rawValue: choice.rawValue)
    guard let found else { return nil }
    log = found
    summaryFile = log == .github ? environment["GITHUB_STEP_SUMMARY"] : nil
  }

  /// The build system whose variable is set; nil if `CI` is false.
  static func detected(_ environment: Environment) -> BuildLog? {
    guard environment["CI"] == nil || environment.isTrue("CI") else { return nil }
    if environment.isTrue("GITHUB_ACTIONS") { return .github }
    if environment.isTrue("GITLAB_CI") { return .gitlab }
    if environment.isTrue("TF_BUILD") { return .azure }
    return environment["TEAMCITY_VERSION"] == nil ? nil : .teamcity
  }

  /// The kind of report that the build system reads in the log; nil if it only reads sections.
  var reportKind: String? {
    switch log {
    case .github: "github"
    case .azure: "azure"
    case .teamcity: "teamcity"
    case .gitlab: nil
    }
  }

  /// Opens GitHub's job summary and appends to what earlier commands of the step wrote.
  ///
  /// If it cannot be opened, the run does not fail, because no flag requested it; the summary
  /// reports it.
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
  /// The repository of the current directory: the parent that contains `.git`, or the directory
  /// that the build system has checked out without it; nil if there is none.
  static func here(_ environment: Environment) -> RepositoryPaths? {
    guard let folder = FileSystem.resolved(".") else { return nil }
    let named = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR", "BUILD_SOURCESDIRECTORY"].lazy
      .compactMap { environment[$0] }.first
    let root = OwnProcess.repository ?? named.map { (FileSystem.resolved($0) ?? $0) }
    return root.map { RepositoryPaths(root: $0, folder: folder) }
  }
}
