import SpecDrivers
import SpecSystem

/// The headless shell of Chromium: the browser without what shows a window, a program of its own
/// that loads the same pages in about half the CPU time.
enum HeadlessShell {
  /// What `--browser` calls it, and the end of the name of its program.
  static let name = "headless-shell"

  private static let programs = ["chrome-headless-shell", "chromium-headless-shell"]

  /// The path of its program.
  ///
  /// - Throws: `DriverError.engineLost` if there is none.
  static func path(_ options: WebDriverOptions) async throws(DriverError) -> String {
    let command = BrowserSupervisor.paths(of: programs)
    if let child = try? ChildProcess.start(command, environment: options.environment) {
      let reader = PortReader(child.output)
      _ = await reader.port(within: options.deadlines.start)
      await child.terminate(grace: .zero)
      if let first = reader.lastOutput.split(separator: "\n").first { return String(first) }
    }
    throw .engineLost(
      "no program \(programs.map { "\"\($0)\"" }.joined(separator: " or ")) was found; install it "
        + "(Debian: chromium-headless-shell), or name its path with --browser")
  }
}
