package import SpecDrivers
public import SpecRunner
import SpecSystem

/// A command-line tool: `spec` itself, or a tool of your own with your own steps.
///
/// ```swift
/// @main struct MySpecs {
///   static func main() { CommandLineTool(steps: [counter]).main() }
/// }
/// ```
public struct CommandLineTool: Sendable {
  private let name: String
  private let definition: ToolDefinition

  /// Creates a tool that has only your own steps.
  ///
  /// - Parameters:
  ///   - name: the name of the command in help and messages.
  ///   - steps: your step libraries.
  ///   - duplicates: how to handle two steps with the same expression.
  ///   - errorText: describes errors that steps throw; see `RunOptions.errorText`.
  public init(
    name: String = "spec", steps: [StepLibrary],
    duplicates: StepRegistry.Duplicates = .refused, errorText: RunOptions.ErrorText? = nil
  ) {
    self.name = name
    definition = ToolDefinition(own: steps, duplicates: duplicates, errorText: errorText)
  }

  /// Creates a tool whose steps drive apps.
  package init(
    name: String, engine: any Engine, steps: any AppSteps, launching launch: LaunchOptions,
    adding own: [StepLibrary], duplicates: StepRegistry.Duplicates,
    errorText: RunOptions.ErrorText?
  ) {
    self.name = name
    definition = ToolDefinition(
      apps: ToolDefinition.Apps(engine: engine, steps: steps, launch: launch), own: own,
      duplicates: duplicates, errorText: errorText)
  }

  /// Runs the command that the process's arguments name, and exits.
  ///
  /// SIGINT, SIGTERM and SIGHUP stop a run in order: hooks run and reports are written. A second
  /// signal exits immediately. A closed pipe is not a failure.
  ///
  /// Call this on the main thread, before the process opens any file: such a file could take the
  /// descriptor of a standard stream that is closed. The main thread then serves the main actor.
  public func main() -> Never {
    OwnProcess.openStandardStreams()
    OwnProcess.checkLimits(name)
    let signals = Signals.takeOver()
    let context = context(signals)
    let arguments = OwnProcess.arguments
    Task.detached { OwnProcess.exit(await context.run(arguments).rawValue) }
    OwnProcess.serveMainActor { signals.isLate.set(()) }
  }

  /// Runs the command that the arguments name; output goes to standard output and standard error.
  ///
  /// - Returns: the exit status for the process.
  public func run(_ arguments: [String]) async -> Int32 {
    await context(nil).run(arguments).rawValue
  }

  private func context(_ signals: Signals?) -> ToolContext {
    ToolContext(
      spec: CommandCatalog.tool(named: name, hasApps: definition.apps != nil),
      definition: definition, environment: .process, signals: signals)
  }
}
