import SpecReporters

/// Builds the command line that runs scenarios again with the same settings, quoted for a shell.
///
/// It includes flags and environment variables, because the next shell may not have them; settings
/// of `spec.json` are omitted. All flags are included unless they are listed here, so that new
/// flags are included automatically.
enum RerunCommand {
  /// The flags for selection, order and reports, which are omitted.
  static let leftOut: [AnyFlag] =
    [SettingTable.paths, SelectionFlags.changedSince, SelectionFlags.lastFailed]
    + [SelectionFlags.allowEmpty] + PlanFlags.all
    + [RunFlags.jobs, RunFlags.watch, RunFlags.retry, RunFlags.retryTags] + HistoryFlags.all
    + [RunFlags.repeatEach, RunFlags.pauseOnFailure, RunFlags.slow]
    + [RunFlags.updateSnapshots, RunFlags.screens, RunFlags.audit, RunFlags.failOnAudit]
    + [GuardFlags.failFast, GuardFlags.maxFailures, GuardFlags.failOnFlaky]
    + [GuardFlags.forbidSkipped, GuardFlags.forbidPending]
    + [SharedFlags.report, SharedFlags.junit, SharedFlags.trace, SharedFlags.buildSystem]
    + [SharedFlags.tagLink]
    + SharedFlags.all

  /// `spec run --engine webdriver`, to be followed by places.
  ///
  /// - Parameter areStages: whether these are setups or teardowns, which run whatever is selected.
  static func text(_ arguments: Arguments, tool: String, areStages: Bool = false) -> String {
    var known = Set((RunCommand.spec.flags + SettingsFlags.all).map(\.name))
    // In other commands, this flag selects faults; in a run, it would enable them.
    if arguments.command.name != RunCommand.spec.name { known.remove(RunFlags.fault.name) }
    let foreign = arguments.command.flags.map(\.name).filter { !known.contains($0) }
    let selection = areStages ? [SharedFlags.tags.name, SharedFlags.name.name] : []
    let names = Set(leftOut.map(\.name) + foreign + selection)
    let words = arguments.occurrences.filter { given in
      given.origin.outranksFile && !names.contains(given.name)
        // Who trusts everything has said so elsewhere.
        && (given.name != SettingsFlags.trust.name || given.origin == .typed)
    }.flatMap { given in
      // Long names are easier to read, and variables have no short ones.
      given.isOn
        ? ["--" + given.name, arguments.shown(given)].compactMap { $0 } : ["--no-" + given.name]
    }
    return ([tool, RunCommand.spec.name] + words.map(ShellWord.quoted)).joined(separator: " ")
  }
}
