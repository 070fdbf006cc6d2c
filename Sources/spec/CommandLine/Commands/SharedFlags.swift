import SpecExpressions
import SpecGherkin
import SpecReporters
import SpecRunner

/// The flags that several commands share.
enum SharedFlags {
  static let color = Flag<ColorChoice>(
    "color",
    [
      .auto: "colours if the output is a terminal that supports them",
      .always: "colours in files and pipes too",
      .never: "no colours",
    ], default: .auto, section: "output",
    help: "when to use colours",
    details: "This flag overrides NO_COLOR, FORCE_COLOR, CLICOLOR and CLICOLOR_FORCE.")

  static let all: [AnyFlag] = [color]

  static let tags = Flag<[TagExpression]>(
    "tags", short: "t", value: "EXPRESSION", .tags, section: "selection",
    help: "select scenarios by a tag expression: \"@smoke and not @slow\"",
    details: "If the flag is repeated, a scenario must match all expressions.")

  static let name = Flag<[NamePattern]>(
    "name", short: "n", value: "TEXT", .name, section: "selection",
    help: "select scenarios whose name contains TEXT or matches /REGEX/",
    details: "If the flag is repeated, a scenario must match at least one of them.")

  static let language = Flag<String>(
    "language", value: "CODE", .language, default: "en", section: "selection",
    help: "language of features without a # language line")

  static let stepTag = Flag<String>(
    "step-tag", value: "TAG", .tag, default: TextStep.defaultTag, section: "selection",
    help: "the tag of scenarios that define steps")

  static let stepsFrom = Flag<[String]>(
    "steps-from", value: "PATH", .path, section: "selection",
    help: "read text steps from here too (default: specs)",
    details: """
      Scenarios of these features are not run. A scenario that runs alone can therefore use the \
      steps of the whole suite. The features next to a named file are always read for steps.
      """)

  /// The flags for reading features.
  static let reading: [AnyFlag] = [language, stepTag, stepsFrom]

  /// The flags for the variables of steps.
  static let variables: [AnyFlag] = [RunFlags.variable, RunFlags.secret]

  static let paths = Positional(
    "PATH", .any, completion: .file,
    help: "feature files, directories, 'specs/**/*.feature', file:line, @list (default: specs)")

  static let report = Flag<[ReportOption]>(
    "report", short: "r", value: "KIND[:FILE]", .report, section: "output",
    help: "write a report; without a file, to standard output",
    details: ReportOption.help)

  static let junit = Flag<String?>(
    "junit", value: "FILE", .file("report.xml"), section: "output",
    help: "write JUnit XML: short for --report junit:FILE")

  static let trace = Flag<String?>(
    "trace", value: "DIR", .folder("trace"), section: "output",
    help: "write a trace file for each scenario into DIR",
    details: """
      A trace lists each step with its status, the requests, animations and notifications that \
      happened during it, and the screen after it. Traces can be compared with diff.
      """)

  static let tagLink = Flag<[TagLink]>(
    "tag-link", value: "TAG=URL", .tagLink, section: "output",
    help: "link tags that begin with TAG from the HTML report",
    details: """
      The rest of the tag is added to URL, or replaces {} in it: with @owner-=https://github.com/ the \
      tag @owner-ann leads to https://github.com/ann.
      """)

  static let buildSystem = Flag<BuildSystem.Choice>(
    "ci",
    [
      .auto: "detected from its environment variables", .github: "annotations and a job summary",
      .gitlab: "collapsible sections", .azure: "logged issues", .teamcity: "service messages",
      .none: "no build system",
    ], default: .auto, section: "output",
    help: "format output for this build system",
    details: """
      Only reports on standard output that are meant for people change. Text from features is \
      escaped so that the build system does not run it as a command.
      """)
}
