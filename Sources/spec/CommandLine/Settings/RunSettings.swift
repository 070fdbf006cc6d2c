#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif
import SpecRunner

/// Everything a run needs to know, out of what was typed: where flags become values.
struct RunSettings {
  let selection: SelectionSettings
  let stage: RunStage
  let options: RunOptions
  let reports: [ReportOption]
  let allowsEmpty: Bool

  init(_ arguments: Arguments, _ tool: ToolContext) throws(UsageError) {
    selection = try SelectionSettings(arguments)
    options = try Self.options(arguments)
    reports = try ReportOption.read(arguments)
    allowsEmpty = arguments.isOn(RunFlags.allowEmpty)
    stage = try RunStage(arguments, tool)
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
}

extension Elapsed {
  fileprivate init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    self.init(nanoseconds: seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }
}
