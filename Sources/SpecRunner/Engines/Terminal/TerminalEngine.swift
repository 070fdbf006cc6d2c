package import SpecDrivers
import SpecSystem
import SpecText

/// An engine for programs in a terminal.
///
/// Each scenario has a program and a terminal of its own, so scenarios can run in parallel.
package struct TerminalEngine: Engine {
  package let name: String
  private let programs: [TerminalApp]
  /// The terminal of a person who is recorded.
  private var console: TerminalConsole?

  /// - Parameter app: the program that scenarios open without a name.
  package init(_ app: TerminalApp?, name: String = "terminal") {
    self.init([app].compactMap { $0 }, name: name)
  }

  private init(_ programs: [TerminalApp], name: String) {
    self.programs = programs
    self.name = name
  }

  /// The name of the program that scenarios open; empty if there is none or several.
  package var standardApp: String { programs.count == 1 ? programs[0].name : "" }

  package var apps: [App] {
    programs.map { App($0.name, $0.command.joined(separator: " ")) }
  }

  package var settings: [Setting]? {
    [
      Setting(
        "app.", .text("a command", example: "'less README.md'"),
        "the command of an app, with its arguments; no shell")
    ]
  }

  package func configured(by settings: Settings) throws(SettingError) -> any Engine {
    let further = settings.rest(after: "app.").map { TerminalApp($0.value, name: $0.name) }
    for app in further where app.command.isEmpty {
      throw SettingError("app.\(app.name)", "app.\(app.name): the command is empty")
    }
    return TerminalEngine(programs + further, name: name)
  }

  /// Checks that the programs exist, so that a missing one is reported once.
  package func start() async throws(DriverError) -> Capabilities {
    guard !programs.isEmpty else {
      throw .engineLost(
        "the engine terminal has no program\n"
          + "name it: --engine 'terminal:less README.md', or --set app.NAME=COMMAND")
    }
    for program in programs {
      // A shell knows where programs are.
      let search = ["/bin/sh", "-c", "command -v \"$1\"", "sh", program.command[0]]
      let found = try? await ChildProcess.result(of: search, atMost: 4096, within: .seconds(10))
      if let found, found.end != .exited(0) {
        throw .engineLost(program.startProblem(.noProgram))
      }
    }
    return .terminal
  }

  package func makeDriver() -> any Driver { TerminalDriver(programs, on: console) }

  /// The size of a terminal for which no step sets another.
  package static let usualSize = (
    columns: TerminalScreen.usualColumns, rows: TerminalScreen.usualRows
  )

  /// Returns an engine whose programs a person uses on a terminal, and which reports what is typed.
  package func recording(on console: TerminalConsole) -> TerminalEngine {
    var engine = self
    engine.console = console
    return engine
  }
}

extension Capabilities {
  /// What a terminal offers.
  static let terminal = Capabilities(
    engine: "terminal", version: "1",
    abilities: [
      .terminal: .exact, .focus: .inferred("the row of the cursor"), .layout: .exact,
      .colors: .inferred("the colours that a program sets; a terminal's own are not known"),
      .hardwareKeys: .exact, .mouse: .inferred("programs that ask for it"), .windowSize: .exact,
      .relaunch: .exact, .users: .exact, .navigationStack: .missing("it has one screen"),
      .stopping: .missing("a terminal shows one program; restart it, or press \"Control+C\""),
      .pictures: .missing("a terminal has rows of text; compare them"),
      .keyboard: .missing("a terminal has no software keyboard"),
      .gestures: .missing("a terminal gets keys, and clicks where a program asks for them"),
      .clock: .missing("the clock of a program cannot be moved, so everything takes real time"),
      .faults: .missing("a program does not list its faults"),
      .locales: .missing("set LC_ALL for the run"),
      .devices: .missing("a terminal has a size only; set that of the window"),
    ])
}
