import SpecDrivers
import SpecEngines
import SpecSystem

/// The window of a browser, which `--headed` shows.
enum BrowserWindow {
  /// Rejects the flag if no engine of the run has a window.
  ///
  /// Only a typed flag must have an effect; settings may wait for a run in a browser.
  static func check(_ arguments: Arguments, _ engines: [EngineOption]) throws(UsageError) {
    guard arguments[RunFlags.headed], !engines.contains(where: \.isBrowser),
      let given = arguments.occurrences(of: RunFlags.headed).last, given.origin == .typed
    else { return }
    throw arguments.error(
      .refused(
        given.typed, "only browsers have a window, and no engine of this run is one",
        "remove it, or add \(RunFlags.engine.long) webdriver"))
  }

  /// The error for a browser on this machine that would show a window without a display.
  ///
  /// - Parameter environment: nil if nothing will run.
  static func refusal(
    _ engines: [any Engine], _ arguments: Arguments, _ environment: Environment?
  ) -> UsageError? {
    guard let environment, lacksDisplay(environment), engines.contains(where: opensWindowHere)
    else { return nil }
    let headed = arguments.occurrences(of: RunFlags.headed).last
    return arguments.error(
      .refused(
        headed?.typed ?? RunFlags.parameter.long + " headed",
        "a browser with a window needs a display, and "
          + OwnProcess.displayVariables.joined(separator: " and ") + " are not set",
        "run it in a desktop session or with xvfb-run, or remove it"), headed?.origin ?? .typed)
  }

  /// Whether this machine needs a display for windows, and the environment names none.
  static func lacksDisplay(_ environment: Environment) -> Bool {
    let variables = OwnProcess.displayVariables
    return !variables.isEmpty && variables.allSatisfy { environment[$0] == nil }
  }

  private static func opensWindowHere(_ engine: any Engine) -> Bool {
    guard let options = (engine as? WebDriverEngine)?.options, options.showsWindow,
      case .program = options.server
    else { return false }
    return true
  }
}
