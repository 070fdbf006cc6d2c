import Foundation
import SpecDrivers
import SpecTestKit
import Specs
import Testing

@testable import SpecCommandLine

/// What wins where several say something of a setting: the command line, the environment, a
/// profile, the defaults of `spec.json`, the flag itself.
@Suite struct SettingLayersTests {
  private static let tool = CommandCatalog.tool(named: "spec", hasApps: true)

  /// The arguments of a line as a command gets them, with a `spec.json` and variables.
  private static func context(_ variables: [String: String] = [:]) -> ToolContext {
    ToolContext(
      spec: tool, definition: .simulated,
      environment: Environment(variables), signals: nil)
  }

  private static func resolve(
    _ line: [String], _ file: String? = nil, _ variables: [String: String] = [:]
  ) throws -> Arguments {
    guard case .run(let typed) = try ArgumentReader(tool).read(line) else {
      throw Sample.NoCommand(line: line)
    }
    return try TemporaryFolder.with(file.map { ["spec.json": $0] } ?? [:]) { folder in
      var variables = variables
      if file != nil { variables["SPEC_CONFIG"] = folder.file("spec.json").path }
      return try SettingLayers.resolve(typed, in: context(variables))
    }
  }

  /// Who says something of `--jobs`, weakest first; a number of four bits has each combination.
  private static let speakers = ["defaults", "profile", "variable", "typed"]

  @Test(arguments: 0..<16)
  func `the strongest of those who say something is heard`(speaking: Int) throws {
    func says(_ speaker: Int) -> Bool { speaking & 1 << speaker != 0 }
    let file = """
      {
        "defaults": {\(says(0) ? #""jobs": 1"# : "")},
        "profiles": {"ci": {\(says(1) ? #""jobs": 2"# : "")}}
      }
      """
    let arguments = try Self.resolve(
      ["run", "--profile", "ci"] + (says(3) ? ["--jobs", "4"] : []), file,
      says(2) ? ["SPEC_JOBS": "3"] : [:])
    let strongest = (0..<4).last(where: says)
    #expect(
      (arguments.isOn(RunFlags.jobs) ? arguments[RunFlags.jobs] : nil) == strongest.map { $0 + 1 })
    let origin = arguments.occurrences.last { $0.name == "jobs" }?.origin
    let speaker: String? =
      switch origin {
      case nil: nil
      case .typed: "typed"
      case .variable("SPEC_JOBS"): "variable"
      case .variable(let other): other
      case .file(let place): place.profile.map { _ in "profile" } ?? "defaults"
      }
    #expect(speaker == strongest.map { Self.speakers[$0] })
  }

  /// A line, a file, variables, and what `--tags` and `--set` then say.
  struct Joining: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var line: [String] = []
    var defaults = "{}"
    var profiles = "{}"
    var variables: [String: String] = [:]
    var tags: [String] = []
    var parameters: [String] = []
  }

  @Test(arguments: [
    Joining(
      testDescription: "a list is replaced as a whole", line: ["--tags", "@c"],
      defaults: #"{"tags": ["@a", "@b"]}"#, tags: ["@c"]),
    Joining(
      testDescription: "parameters are joined by their names", line: ["--set", "b=typed"],
      defaults: #"{"set": {"a": "file", "b": "file"}}"#, variables: ["SPEC_SET": "c=variable"],
      parameters: ["a=file", "b=typed", "c=variable"]),
    Joining(
      testDescription: "of several profiles the later wins",
      line: ["--profile", "two", "--profile", "one"],
      profiles: #"{"one": {"tags": "@one"}, "two": {"tags": "@two", "set": "a=2"}}"#,
      tags: ["@one"], parameters: ["a=2"]),
    Joining(
      testDescription: "null takes back what holds without it", line: ["--profile", "all"],
      defaults: #"{"tags": "@a", "set": {"a": "1"}}"#,
      profiles: #"{"all": {"tags": null, "set": null}}"#),
    Joining(
      testDescription: "an empty list says none", line: ["--profile", "all"],
      defaults: #"{"tags": "@a"}"#, profiles: #"{"all": {"tags": []}}"#),
    Joining(
      testDescription: "--no-NAME takes back what was said elsewhere", line: ["--no-tags"],
      defaults: #"{"tags": "@a"}"#, variables: ["SPEC_TAGS": "@b"]),
    Joining(
      testDescription: "what follows --no-NAME holds", line: ["--no-set", "--set", "b=2"],
      defaults: #"{"set": {"a": "1"}}"#, parameters: ["b=2"]),
    Joining(
      testDescription: "a variable has a line for each value",
      variables: ["SPEC_TAGS": "@a\n@b\r\n@c"], tags: ["@a", "@b", "@c"]),
    Joining(
      testDescription: "an empty variable is none", defaults: #"{"tags": "@a"}"#,
      variables: ["SPEC_TAGS": ""], tags: ["@a"]),
    Joining(
      testDescription: "a name's mark belongs to its value",
      defaults: "{\"set\": {\"a\": \"\u{301}1\"}}", variables: ["SPEC_SET": "a=\u{301}2"],
      parameters: ["a=\u{301}2"]),
  ])
  func `what several say of a list is joined`(case joining: Joining) throws {
    let arguments = try Self.resolve(
      ["run"] + joining.line,
      #"{"defaults": \#(joining.defaults), "profiles": \#(joining.profiles)}"#, joining.variables)
    #expect(arguments.occurrences(of: SharedFlags.tags).map(\.value) == joining.tags)
    #expect(arguments[RunFlags.parameter] == joining.parameters)
  }

  @Test(
    arguments: [
      ([], nil, [:], []),
      ([], #""specs""#, [:], ["FOLDER/specs"]),
      ([], #"["a", "/b", "@list"]"#, [:], ["FOLDER/a", "/b", "@FOLDER/list"]),
      ([], #""specs""#, ["SPEC_PATHS": "x\ny"], ["x", "y"]),
      (["z"], #""specs""#, ["SPEC_PATHS": "x"], ["z"]),
    ] as [([String], String?, [String: String], [String])])
  func `paths can be set, and those of a file start at the file`(
    line: [String], paths: String?, variables: [String: String], expected: [String]
  ) throws {
    let arguments = try Self.resolve(
      ["run"] + line, paths.map { #"{"defaults": {"paths": \#($0)}}"# } ?? "{}", variables)
    let folder = arguments.file?.text.folder.dropLast() ?? ""
    #expect(
      arguments.positionals.map { $0.replacing(folder, with: "FOLDER") } == expected)
  }

  @Test func `a switch is set by true and false`() throws {
    let file =
      #"{"defaults": {"fail-fast": true, "dry-run": true}, "profiles": {"p": {"dry-run": false}}}"#
    let arguments = try Self.resolve(
      ["run", "-p", "p"], file, ["SPEC_ALLOW_EMPTY": "true", "SPEC_FAIL_FAST": "0"])
    #expect(
      [GuardFlags.failFast, RunFlags.dryRun, SelectionFlags.allowEmpty].map { arguments.toggle($0) }
        == [false, false, true])
  }

  @Test func `without a file and variables what was typed stays as it is`() throws {
    let line = ["run", "specs", "--jobs", "2", "--no-config"]
    guard case .run(let typed) = try ArgumentReader(Self.tool).read(line) else { return }
    #expect(try Self.resolve(line) == typed)
  }

  @Test func `a command takes the settings of its own flags, and writes no report by them`() throws
  {
    let file =
      #"{"defaults": {"tags": "@a", "jobs": 2, "report": "junit:a.xml", "junit": "b.xml"}}"#
    let listed = try Self.resolve(["list"], file)
    #expect(listed.occurrences.filter { $0.name != "config" }.map(\.name) == ["tags"])
    let shown = try Self.resolve(["steps"], file)
    #expect(shown.occurrences.filter { $0.name != "config" } == [])
  }

  @Test(arguments: [
    ("list", ["paths", "tags", "language"]),
    ("coverage", ["paths", "tags", "language", "jobs", "engine"]),
    ("prove", ["paths", "tags", "language", "jobs", "engine"]),
    ("mutate", ["paths", "tags", "language", "jobs", "engine"]),
  ])
  func `a command takes every setting it has a flag for`(command: String, taken: [String]) throws {
    let arguments = try Self.resolve(
      [command],
      #"""
      {"defaults": {"paths": "a", "tags": "@a", "language": "ko", "jobs": 2, "engine": "sim",
        "fault": "go-does-nothing", "junit": "a.xml"}}
      """#)
    #expect(arguments.positionals.map { $0.hasSuffix("/a") } == [true])
    #expect(
      ["paths"]
        + arguments.occurrences.filter { $0.name != "config" && $0.name != "paths" }
        .map(\.name) == taken)
  }

  @Test func `every setting has a key and a variable of its own`() {
    let settings = SettingTable.all
    #expect(Set(settings.map(\.name)).count == settings.count)
    #expect(Set(settings.map(\.variable)).count == settings.count)
    #expect(RunFlags.stepTimeout.variable == "SPEC_STEP_TIMEOUT")
    let flags = Self.tool.command(named: "run").map { Self.tool.flags(of: $0) } ?? []
    let unset = flags.filter { !settings.contains($0) }.map(\.name)
    #expect(unset == ["config", "profile", "trust", "help", "version"])
  }

  /// What a named engine says of parameters and the device, and who is stronger.
  @Test func `an engine's own parameters stand between the file's and those that are typed`() throws
  {
    let arguments = try Self.resolve(
      ["run", "--engine", "phone", "--set", "c=typed"],
      """
      {
        "defaults": {"set": {"a": "all", "b": "all", "c": "all"}, "device": "iPhone 8"},
        "engines": {"phone": {"engine": "stdio:x", "device": "iPhone X", "set": {"b": "own", "c": "own"}}}
      }
      """)
    let option = try EngineOption.read(arguments, Self.context(), Environment([:])).first
    let own = try #require(option?.own)
    let engine = try EngineSettings(arguments, own, Environment([:]))
      .configure(SettingsTaker(), wait: nil, "")
    #expect((engine as? SettingsTaker)?.taken == ["a": "all", "b": "own", "c": "typed"])
    #expect(
      RunEngines.launch(LaunchOptions(app: "notes"), own, arguments)
        == LaunchOptions(app: "notes", device: "iPhone X"))
    let typed = try Self.resolve(
      ["run", "--device", "iPhone SE"], #"{"engines": {"phone": "sim"}}"#)
    #expect(RunEngines.launch(LaunchOptions(app: ""), own, typed).device == "iPhone SE")
  }

  /// What a line makes of the tool's own engine, or why it is refused.
  private static func own(_ line: [String]) throws -> (settings: Settings?, refusal: String?) {
    let declared = [
      Setting("city", .text("a name", example: "Bonn"), "where it is"),
      Setting("night", .flag, "whether it is night"),
    ]
    var tool = context()
    tool.definition.apps?.engine = SettingsTaker(settings: declared)
    guard case .run(let typed) = try ArgumentReader(Self.tool).read(line) else {
      throw Sample.NoCommand(line: line)
    }
    do throws(UsageError) {
      let engines = try RunEngines(try SettingLayers.resolve(typed, in: tool), tool)
      let engine = engines.members.first?.engine as? SettingsTaker
      return (engine?.taken, engines.refusal?.description)
    } catch { return (nil, error.description) }
  }

  @Test func `a tool's own engine is given what it declares, and refuses the rest once`() throws {
    let line = ["run", "--no-config", "--engine", "taker", "--set"]
    #expect(
      try Self.own(line + ["city=e\u{301}=x", "--set", "night=on"]).settings
        == ["city": "e\u{301}=x", "night": true])
    #expect(
      try Self.own(line + ["citi=x"]).refusal == """
        --set: no engine of this run has a setting "citi"
        did you mean "city"? settings: city, night
        """)
    #expect(
      try Self.own(line + ["night=dark"]).refusal == """
        --set requires night= and on or off, not "night=…"
        example: --set night=off; spec run --help explains the flag
        """)
    #expect(
      try Self.own(["run", "--no-config", "--engine", "takr"]).refusal == """
        --engine does not accept "takr"
        did you mean taker? use taker, stdio, tcp, terminal, webdriver or appium
        """)
  }

  /// An engine that takes any setting unless it declares some, and keeps what it was given.
  private struct SettingsTaker: Engine {
    let name = "taker"
    var settings: [Setting]?
    var taken: Settings?

    func configured(by settings: Settings) -> any Engine {
      SettingsTaker(settings: self.settings, taken: settings)
    }

    func makeDriver() -> any Driver { SimulatedEngine().makeDriver() }
  }
}
