import SpecReporters

/// The command line that runs scenarios of a run again, in the same way and for a shell to take.
///
/// It repeats what was typed, and what variables said, for the next shell may not have them; what
/// `spec.json` says is found again. A flag that is not left out here is repeated, so that a new one
/// is not forgotten.
enum RerunCommand {
  /// What says which scenarios run and when, which the places stand for, and what is reported.
  static let leftOut: [Flag] =
    [SettingTable.paths, SelectionFlags.lastFailed, SelectionFlags.allowEmpty] + PlanFlags.all
    + [RunFlags.jobs, RunFlags.watch, RunFlags.retry, RunFlags.retryTags]
    + [GuardFlags.failFast, GuardFlags.maxFailures, GuardFlags.failOnFlaky]
    + [GuardFlags.forbidSkipped, GuardFlags.forbidPending]
    + [SharedFlags.report, SharedFlags.junit, SharedFlags.trace, SharedFlags.buildSystem]
    + SharedFlags.all

  /// `spec run --engine webdriver`, to be followed by places.
  static func text(_ arguments: Arguments, tool: String) -> String {
    var known = Set((RunCommand.spec.flags + SettingsFlags.all).map(\.name))
    // Among the faults another command chooses; a run would switch it on.
    if arguments.command.name != RunCommand.spec.name { known.remove(RunFlags.fault.name) }
    let foreign = arguments.command.flags.map(\.name).filter { !known.contains($0) }
    let names = Set(leftOut.map(\.name) + foreign)
    let words = arguments.occurrences.filter { said in
      said.origin.outranksFile && !names.contains(said.name)
    }.flatMap { said in
      // Long spellings, however it was typed or set: `-e` reads badly, and a variable has none.
      said.isOn
        ? ["--" + said.name, arguments.shown(said)].compactMap { $0 } : ["--no-" + said.name]
    }
    return ([tool, RunCommand.spec.name] + words.map(ShellWord.quoted)).joined(separator: " ")
  }
}
