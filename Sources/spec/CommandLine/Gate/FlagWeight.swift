import SpecText

/// What a change of a flag or setting means for what is checked.
///
/// What is not in the table counts in any change: a new flag is noticed until somebody looks at it.
enum FlagWeight {
  /// It decides what is written, how fast, or in which order, never what is checked.
  case harmless
  /// A larger value accepts more; without the flag it is this one.
  case less(otherwise: Double)
  /// A smaller value accepts more; without the flag it is this one.
  case more(otherwise: Double)
  /// Off accepts more; this is how it is without the flag.
  case on(otherwise: Bool)
  /// On accepts more.
  case off
  /// Any change counts.
  case exact

  private static let groups: KeyValuePairs<FlagWeight, [AnyFlag]> = [
    .harmless: [
      RunFlags.jobs, RunFlags.watch, RunFlags.slow, RunFlags.pauseOnFailure, RunFlags.headed,
      RunFlags.screens, SharedFlags.color, SharedFlags.report, SharedFlags.junit,
      SharedFlags.trace, SharedFlags.buildSystem, SharedFlags.tagLink, PageSettings.format,
      PageSettings.output, SettingsFlags.trust, GuardFlags.forbidPending, RunFlags.tokenFile,
      LintFlags.fix,
    ] + HistoryFlags.all,
    .less(otherwise: 0): [RunFlags.retry],
    .less(otherwise: 5): [RunFlags.wait],
    .less(otherwise: 60): [RunFlags.stepTimeout],
    .less(otherwise: .infinity): [RunFlags.timeout, LintFlags.maxWarnings],
    .more(otherwise: 1): [RunFlags.repeatEach],
    .more(otherwise: .infinity): [GuardFlags.maxFailures, MutateCommand.sample],
    .more(otherwise: 95): [MutateCommand.atLeast],
    .on(otherwise: false): [
      RunFlags.audit, RunFlags.failOnAudit, GuardFlags.failOnFlaky, GuardFlags.forbidSkipped,
      ProveCommand.all, ProveCommand.own, ProveCommand.revisits,
    ],
    .on(otherwise: true): [MutateCommand.faults, GateCommand.runs, GateCommand.mutants],
    .off: [
      RunFlags.allowScriptErrors, RunFlags.dryRun, SelectionFlags.allowEmpty,
      SelectionFlags.lastFailed, GuardFlags.lenient, GuardFlags.keepGoing, GuardFlags.failFast,
    ],
  ]

  private static let table = groups.reduce(into: [String: FlagWeight]()) { table, group in
    for flag in group.value { table[flag.name] = group.key }
  }

  /// The weight of a flag with this name, or a setting with this key.
  static func of(_ name: String) -> FlagWeight {
    ["order", "seed"].contains(name) ? .harmless : table[name] ?? .exact
  }

  /// Whether new values accept more than old ones, or check something else; nil is no value.
  func isLooser(_ new: [String]?, than old: [String]?) -> Bool {
    if new == old { return false }
    func isOn(_ values: [String]?, _ otherwise: Bool) -> Bool {
      values?.last.map { $0 != "false" } ?? otherwise
    }
    switch self {
    case .harmless: return false
    case .less(let usual): return Self.number(new, usual) > Self.number(old, usual)
    case .more(let usual): return Self.number(new, usual) < Self.number(old, usual)
    case .on(let usual): return isOn(old, usual) && !isOn(new, usual)
    case .off: return isOn(new, false) && !isOn(old, false)
    case .exact: return true
    }
  }

  /// A number, or a duration in seconds.
  private static func number(_ values: [String]?, _ otherwise: Double) -> Double {
    guard let text = values?.last else { return otherwise }
    if let number = Double(text) { return number }
    guard let (seconds, rest) = Duration(typed: text)?.components else { return otherwise }
    return Double(seconds) + Double(rest) / 1e18
  }
}
