#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif
import SpecDrivers
import SpecRunner
import Specs

/// Everything a run needs to know, out of what was typed: where flags become values.
struct RunSettings {
  let selection: SelectionSettings
  let libraries: [StepLibrary]
  let options: RunOptions
  let reports: [ReportOption]
  let allowsEmpty: Bool

  init(_ arguments: Arguments, _ tool: ToolContext) throws(UsageError) {
    selection = try SelectionSettings(arguments)
    options = try Self.options(arguments)
    reports = try ReportOption.read(arguments)
    allowsEmpty = arguments.isOn(RunFlags.allowEmpty)
    libraries = try Self.libraries(arguments, tool)
  }

  private static func options(_ arguments: Arguments) throws(UsageError) -> RunOptions {
    var options = RunOptions()
    options.jobs =
      arguments.value(RunFlags.jobs) == "auto"
      ? max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
      : try arguments.integer(RunFlags.jobs, in: 1...1024) ?? 1
    options.failFast = arguments.isOn(RunFlags.failFast)
    options.dryRun = arguments.isOn(RunFlags.dryRun)
    options.retries = try arguments.integer(RunFlags.retry, in: 0...1000) ?? 0
    if let text = arguments.value(RunFlags.retryTags) {
      options.retryTags = try SelectionSettings.tagExpression(
        text, of: RunFlags.retryTags, arguments)
    }
    if let limit = try arguments.duration(RunFlags.stepTimeout) {
      options.stepLimit = Elapsed(limit)
    }
    options.caseLimit = try arguments.duration(RunFlags.timeout).map(Elapsed.init)
    return options
  }

  private static func libraries(_ arguments: Arguments, _ tool: ToolContext) throws(UsageError)
    -> [StepLibrary]
  {
    switch tool.stage {
    case .own(let libraries): return libraries
    case .standard(let specs):
      if let engine = arguments.value(RunFlags.engine), engine != "sim" {
        throw arguments.unusable(RunFlags.engine, wants: "the name of an engine", example: "sim")
      }
      var launch = LaunchOptions(app: "")
      launch.faults = arguments.values(RunFlags.fault)
      launch.device = arguments.value(RunFlags.device)
      for text in arguments.values(RunFlags.parameter) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty else {
          throw arguments.unusable(
            RunFlags.parameter, wants: "a name and a value", example: "api=http://127.0.0.1:8080")
        }
        launch.parameters[String(parts[0])] = String(parts[1])
      }
      return specs.libraries(launch)
    }
  }
}

extension Elapsed {
  fileprivate init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    self.init(nanoseconds: seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }
}
