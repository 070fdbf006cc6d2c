@testable import SpecCommandLine

/// An invented tool, small and with one of everything: what these tests read command lines for.
enum Sample {
  static let tags = Flag<[String]>(
    "tags", short: "t", value: "EXPRESSION", .text, section: "selection",
    help: "only scenarios whose tags fit the expression",
    details: """
      An expression joins tags with and, or, not and brackets: '@smoke and not @slow'.

      Given twice, both must fit.
      """)
  static let jobs = Flag<Int?>(
    "jobs", short: "j", value: "N", .integer(), otherwise: "the number of processors",
    section: "running", help: "how many scenarios run at once")
  static let timeout = Flag<Duration?>(
    "timeout", value: "DURATION", .duration, otherwise: "none", negates: true, section: "running",
    help: "the time a step may take, like 500ms, 5s or 2m")
  static let failFast = Flag<Bool>(
    "fail-fast", short: "x", negates: true, section: "running",
    help: "stop at the first failure")
  static let quiet = Flag<Bool>(
    "quiet", short: "q", section: "output", help: "print the counts alone")
  static let format = Flag<[String]>(
    "format", short: "f", value: "NAME[:FILE]", .text, section: "output",
    completion: .words([.init("pretty", "the spec, marked"), .init("junit", "JUnit's XML")]),
    help: "a report, on the terminal or in a file")
  static let out = Flag<String?>(
    "out", short: "o", value: "DIR", .text, section: "output", completion: .directory,
    help: "where reports go")
  static let recipe = Flag<String?>(
    "recipe", short: "r", value: "NAME", .text, section: "running", completion: .names(.profiles),
    help: "what is brewed")
  enum Order: String { case written, random }
  static let order = Flag<Order>(
    "order", value: "ORDER", [.written: "", .random: ""], default: .written,
    section: "running", help: "which scenario comes first")
  static let color = Flag<ColorChoice>(
    "color", value: "WHEN",
    [.auto: "on a terminal", .always: "in files too", .never: "as NO_COLOR asks"],
    default: .auto, help: "when output has colours")
  static let settings = Flag<String?>(
    "settings", value: "FILE", .path, help: #"the settings: not spec.json's [a\b]"#)

  static let run = CommandSpec(
    name: "run", summary: "run scenarios and report what happened",
    discussion: """
      Runs every scenario that is selected, and prints what happened while it does. Reports are \
      written before it ends, whatever ends it.

        a.feature:12    the scenario at line 12

      Nothing selected is an error.
      """,
    examples: [
      .init("brew run", "everything under specs/"),
      .init("brew run --tags '@smoke and not @slow' -j4", "some of it, four at a time"),
    ],
    positionals: [
      Positional("PATH", .any, completion: .file, help: "files, folders or file:line")
    ],
    flags: [tags, jobs, timeout, failFast, order, recipe, quiet, format, out])

  static let show = CommandSpec(
    name: "show", summary: "draw one file again",
    positionals: [
      Positional("FILE", completion: .file, help: "what to draw"),
      Positional("PLACE", .optional, help: "where to start"),
    ],
    flags: [quiet])

  static let join = CommandSpec(
    name: "join", summary: "make one record of several",
    positionals: [
      Positional("DIR", .one, completion: .directory, help: "where to"),
      Positional("RECORD", .some, completion: .file, help: "what to join"),
    ])

  static let clean = CommandSpec(name: "clean", summary: "remove what it's left behind")

  static let tool = ToolSpec(
    name: "brew", summary: "brew runs scenarios that are written in plain words.",
    commands: [run, show, join, clean], flags: [color, settings], pathCommand: "run")

  /// Reads a command line that names a command.
  static func arguments(_ line: String...) throws -> Arguments {
    guard case .run(let arguments) = try ArgumentReader(tool).read(line) else {
      throw NoCommand(line: line)
    }
    return arguments
  }

  /// The sentence a command line is refused with; empty if it is not.
  static func refusal(_ line: [String]) -> String {
    do throws(UsageError) {
      _ = try ArgumentReader(tool).read(line)
      return ""
    } catch {
      return error.description
    }
  }

  struct NoCommand: Error { let line: [String] }
}
