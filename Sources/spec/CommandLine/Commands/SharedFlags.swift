import SpecGherkin
import SpecReporters
import SpecRunner

/// The flags that several commands share.
enum SharedFlags {
  static let color = Flag(
    "color",
    choices: [
      Flag.Choice("auto", "colours if the output is a terminal that supports them"),
      Flag.Choice("always", "colours in files and pipes too"),
      Flag.Choice("never", "no colours"),
    ], default: "auto", section: "output", help: "when to use colours",
    details: "This flag overrides NO_COLOR, FORCE_COLOR, CLICOLOR and CLICOLOR_FORCE.")

  static let all = [color]

  static let tags = Flag(
    "tags", short: "t", value: "EXPRESSION", repeats: true, section: "selection",
    help: "select scenarios by a tag expression: \"@smoke and not @slow\"",
    details: "If the flag is repeated, a scenario must match all expressions.")

  static let name = Flag(
    "name", short: "n", value: "TEXT", repeats: true, section: "selection",
    help: "select scenarios whose name contains TEXT or matches /REGEX/",
    details: "If the flag is repeated, a scenario must match at least one of them.")

  static let language = Flag(
    "language", value: "CODE", default: "en", section: "selection",
    completion: .words(Dialect.codes.map { Flag.Choice($0) }),
    help: "language of features without a # language line")

  static let stepTag = Flag(
    "step-tag", value: "TAG", default: TextStep.defaultTag, section: "selection",
    help: "the tag of scenarios that define steps")

  static let stepsFrom = Flag(
    "steps-from", value: "PATH", repeats: true, section: "selection", completion: .file,
    help: "read text steps from here too (default: specs)",
    details: """
      Scenarios of these features are not run. A scenario that runs alone can therefore use the \
      steps of the whole suite. The features next to a named file are always read for steps.
      """)

  /// The flags for reading features.
  static let reading = [language, stepTag, stepsFrom]

  /// The flags for the variables of steps.
  static let variables = [RunFlags.variable, RunFlags.secret]

  static let paths = Positional(
    "PATH", .any, completion: .file,
    help: "feature files, directories, 'specs/**/*.feature', file:line, @list (default: specs)")

  static let report = Flag(
    "report", short: "r", value: "KIND[:FILE]", repeats: true, section: "output",
    completion: .words(ReporterCatalog.entries.map { Flag.Choice($0.name) }),
    help: "write a report; without a file, to standard output",
    details: ReportOption.help)

  static let junit = Flag(
    "junit", value: "FILE", section: "output", completion: .file,
    help: "write JUnit XML: short for --report junit:FILE")

  static let trace = Flag(
    "trace", value: "DIR", section: "output", completion: .directory,
    help: "write a trace file for each scenario into DIR",
    details: """
      A trace lists each step with its status, the requests, animations and notifications that \
      happened during it, and the screen after it. Traces can be compared with diff.
      """)

  static let buildSystem = Flag(
    "ci", choices: BuildSystem.choices, default: "auto", section: "output",
    help: "format output for this build system",
    details: """
      Only reports on standard output that are meant for people change. Text from features is \
      escaped so that the build system does not run it as a command.
      """)
}
