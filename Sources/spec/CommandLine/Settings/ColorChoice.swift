/// Whether output has colours: asked for, refused, or left to find out.
package enum ColorChoice: String, Sendable, CaseIterable {
  case auto
  case always
  case never

  /// The answer for one stream; the first that says something decides.
  ///
  /// 1. the choice itself, unless it is `auto`;
  /// 2. `NO_COLOR` set: no (no-color.org);
  /// 3. `FORCE_COLOR` set: yes, but `0` and `false` say no (Node's reading of it);
  /// 4. `CLICOLOR_FORCE` set, and not to `0`: yes;
  /// 5. `TERM=dumb`: no;
  /// 6. a terminal: yes, unless `CLICOLOR=0`;
  /// 7. anything else, the logs of build systems included: no.
  ///
  /// A variable that is set to nothing counts as unset.
  package func isColored(_ environment: Environment, isTerminal: Bool) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if environment["NO_COLOR"] != nil { return false }
    if environment["FORCE_COLOR"] != nil { return environment.says("FORCE_COLOR") }
    if let force = environment["CLICOLOR_FORCE"], force != "0" { return true }
    if environment["TERM"] == "dumb" { return false }
    return isTerminal && environment["CLICOLOR"] != "0"
  }
}
