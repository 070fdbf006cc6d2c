import SpecGherkin
import SpecReporters

/// The flags several commands share, each written once.
enum SharedFlags {
  static let color = Flag(
    "color",
    choices: [
      Flag.Choice("auto", "on a terminal that shows them"),
      Flag.Choice("always", "also into a file or a pipe"),
      Flag.Choice("never", "plain text"),
    ], default: "auto", section: "output", help: "whether to use colours",
    details: "NO_COLOR, FORCE_COLOR, CLICOLOR and CLICOLOR_FORCE are obeyed; this flag wins.")

  static let all = [color]

  static let tags = Flag(
    "tags", short: "t", value: "EXPRESSION", repeats: true, section: "selection",
    help: "only scenarios whose tags satisfy this: \"@smoke and not @slow\"",
    details: "Given several times, all expressions must hold.")

  static let name = Flag(
    "name", short: "n", value: "TEXT", repeats: true, section: "selection",
    help: "only scenarios whose name contains this; /…/ is a regular expression",
    details: "Given several times, one of them must fit.")

  static let language = Flag(
    "language", value: "CODE", default: "en", section: "selection",
    completion: .words(Dialect.codes.map { Flag.Choice($0) }),
    help: "language of features that do not say theirs")

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
    help: "write what each step did and the screen it left, a file a scenario",
    details: """
      Each file has the steps in order: how each ended, the requests, animations and notices that \
      happened in it, and the screen as people read it. Two traces can be compared line by line.
      """)

  static let buildSystem = Flag(
    "ci", choices: BuildSystem.choices, default: "auto", section: "output",
    help: "the build system that reads the log",
    details: """
      Something is added only where people's reports go to standard output. What authors wrote is \
      never taken for a command there.
      """)
}
