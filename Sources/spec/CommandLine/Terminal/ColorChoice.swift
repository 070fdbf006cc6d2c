/// The use of colours: always, never, or detected.
enum ColorChoice: String, Sendable, CaseIterable {
  case auto
  case always
  case never

  /// Decides for one stream by the first rule that applies.
  ///
  /// 1. the choice itself, unless it is `auto`;
  /// 2. `NO_COLOR` is set: no (no-color.org);
  /// 3. `FORCE_COLOR` is set: yes, unless it is `0` or `false` (as in Node);
  /// 4. `CLICOLOR_FORCE` is set and not `0`: yes;
  /// 5. `TERM=dumb`: no;
  /// 6. a terminal: yes, unless `CLICOLOR=0`;
  /// 7. anything else, including logs of build systems: no.
  ///
  /// An empty variable counts as unset.
  func isColored(_ environment: Environment, isTerminal: Bool) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if environment["NO_COLOR"] != nil { return false }
    if environment["FORCE_COLOR"] != nil { return environment.isTrue("FORCE_COLOR") }
    if let force = environment["CLICOLOR_FORCE"], force != "0" { return true }
    if environment["TERM"] == "dumb" { return false }
    return isTerminal && environment["CLICOLOR"] != "0"
  }
}
