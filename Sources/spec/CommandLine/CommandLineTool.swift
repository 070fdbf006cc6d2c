import Dispatch
public import SpecDrivers
public import SpecRunner
public import Specs

/// Arguments in, exit status out: the `spec` tool, and a user's own tool with own steps.
///
/// ```swift
/// @main struct MySpecs {
///   static func main() { CommandLineTool(steps: [counter]).main() }
/// }
/// ```
public struct CommandLineTool: Sendable {
  private let name: String
  private let definition: ToolDefinition

  /// A tool whose steps drive apps: the standard vocabulary over an engine, and steps of its own.
  ///
  /// - Parameters:
  ///   - name: The word that starts it, as help and messages call it.
  ///   - engine: What scenarios run against unless --engine names another.
  ///   - launch: What apps are launched with unless a specification or the command line says
  ///     otherwise.
  ///   - own: Libraries joined with the vocabulary.
  ///   - duplicates: What becomes of two steps with the same expression.
  ///   - errorText: The words for errors that steps throw: see `RunOptions.errorText`.
  public init(
    name: String = "spec", engine: any Engine = SimulatedEngine(),
    launching launch: LaunchOptions = LaunchOptions(app: ""), adding own: [StepLibrary] = [],
    duplicates: StepRegistry.Duplicates = .refused, errorText: RunOptions.ErrorText? = nil
  ) {
    self.name = name
    definition = ToolDefinition(
      engine: engine, launch: launch, own: own, duplicates: duplicates, errorText: errorText)
  }

  /// A tool with steps of its own and nothing else.
  public init(
    name: String = "spec", steps: [StepLibrary],
    duplicates: StepRegistry.Duplicates = .refused, errorText: RunOptions.ErrorText? = nil
  ) {
    self.name = name
    definition = ToolDefinition(own: steps, duplicates: duplicates, errorText: errorText)
  }

  /// Reads the process's arguments, does what they ask, and ends the process.
  ///
  /// SIGINT, SIGTERM and SIGHUP end a run in order: hooks run, reports are written. A second one
  /// ends it at once. A closed pipe is no failure.
  ///
  /// To be called on the main thread and before anything else: a file that is opened earlier
  /// might take the place of a standard stream that is closed. The main thread then serves the
  /// main actor.
  public func main() -> Never {
    OwnProcess.openStandardStreams()
    OwnProcess.checkLimits(name)
    let context = context(Signals.takeOver())
    let arguments = OwnProcess.arguments
    Task.detached { OwnProcess.exit(await context.run(arguments).rawValue) }
    dispatchMain()
  }

  /// Does what the arguments ask; what it has to say goes to standard output and error.
  ///
  /// - Returns: the exit status a process should end with.
  public func run(_ arguments: [String]) async -> Int32 {
    await context(nil).run(arguments).rawValue
  }

  private func context(_ signals: Signals?) -> ToolContext {
    ToolContext(
      spec: CommandCatalog.tool(named: name, hasApps: definition.engine != nil),
      definition: definition, environment: .process, signals: signals)
  }
}
