import SpecSystem

/// The headless shell of Chromium: the browser without what shows a window, a program of its own
/// that loads the same pages in about half the CPU time.
actor HeadlessShell {
  private static let programs = ["chrome-headless-shell", "chromium-headless-shell"]

  private let options: WebDriverOptions
  private var search: Task<String?, Never>?
  private var isRefused = false

  init(_ options: WebDriverOptions) { self.options = options }

  /// Its path; nil if there is none, or if another browser or a window was chosen.
  var path: String? {
    get async {
      guard options.expectedKind == .chromium, case .program = options.server,
        options.browser == nil, !options.showsWindow, !isRefused
      else { return nil }
      let search = search ?? Task { [options] in await Self.find(options) }
      self.search = search
      return await search.value
    }
  }

  /// Notes that no session starts in it, as in one of another version than its driver.
  func refuse() { isRefused = true }

  private static func find(_ options: WebDriverOptions) async -> String? {
    let command = BrowserSupervisor.paths(of: programs)
    guard let child = try? ChildProcess.start(command, environment: options.environment) else {
      return nil
    }
    let reader = PortReader(child.output)
    _ = await reader.port(within: options.deadlines.start)
    await child.terminate(grace: .zero)
    return reader.lastOutput.split(separator: "\n").first.map { String($0) }
  }
}
