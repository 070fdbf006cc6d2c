public import SpecRunner
public import Specs

/// Arguments in, exit status out: the `spec` tool, and a user's own tool with own steps.
///
/// ```swift
/// @main struct MySpecs {
///   static func main() async { await CommandLineTool(steps: [counter]).main() }
/// }
/// ```
public struct CommandLineTool: Sendable {
  private let name: String
  private let stage: Stage

  /// A tool whose steps drive apps through the standard vocabulary, simulator and flows.
  public init(name: String = "spec", specs: StandardSpecs = StandardSpecs()) {
    self.name = name
    stage = .standard(specs)
  }

  /// A tool with steps of its own and nothing else.
  public init(name: String = "spec", steps: [StepLibrary]) {
    self.name = name
    stage = .own(steps)
  }

  /// Reads the process's arguments, does what they ask, and ends the process.
  public func main() async -> Never {
    let context = context(Signals.takeOver())
    let status = await context.run(Array(CommandLine.arguments.dropFirst()))
    ProcessEnd.exit(status.rawValue)
  }

  /// Does what the arguments ask; what it has to say goes to standard output and error.
  public func run(_ arguments: [String]) async -> Int32 {
    await context(nil).run(arguments).rawValue
  }

  private func context(_ signals: Signals?) -> ToolContext {
    ToolContext(
      spec: CommandCatalog.tool(named: name), stage: stage, environment: .process,
      signals: signals)
  }
}

/// Where a tool's steps come from.
enum Stage: Sendable {
  case standard(StandardSpecs)
  case own([StepLibrary])

  /// The steps as a page lists them, without an app behind them.
  var words: [StepLibrary] {
    switch self {
    case .standard(let specs): specs.libraries()
    case .own(let libraries): libraries
    }
  }
}
