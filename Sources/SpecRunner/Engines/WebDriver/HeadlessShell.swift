import SpecDrivers
import SpecSystem

/// The headless shell of Chromium: the browser without what shows a window, a program of its own
/// that loads the same pages in about half the CPU time.
enum HeadlessShell {
  /// What `--browser` calls it, and the end of the name of its program.
  static let name = "headless-shell"

  /// What WebDriver servers call it.
  static let nameOfServers = "chrome-headless-shell"

  private static let programs = [nameOfServers, "chromium-headless-shell"]

  /// The path of its program.
  ///
  /// - Throws: `DriverError.engineLost` if there is none.
  static func path(_ options: WebDriverOptions) async throws(DriverError) -> String {
    let search = ["/bin/sh", "-c", "for name; do command -v \"$name\" && break; done", "sh"]
    let found = try? await ChildProcess.result(
      of: search + programs, environment: options.environment, atMost: 4096,
      within: options.deadlines.start)
    let path = found.map { String(decoding: $0.output, as: UTF8.self) }
    if let path = path?.split(separator: "\n").first { return String(path) }
    throw .engineLost(
      "no program \(programs.map { "\"\($0)\"" }.joined(separator: " or ")) was found; install it "
        + "(Debian: chromium-headless-shell), or name its path with --browser")
  }
}
