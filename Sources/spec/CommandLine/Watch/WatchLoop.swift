import SpecReporters
import SpecRunner
import SpecText

/// `spec run --watch`: runs, waits for a key or a changed file, and runs again.
///
/// A changed feature file runs its own scenarios, and a changed data file those of its features. Step definitions are compiled: build again to
/// change them.
struct WatchLoop {
  private let arguments: Arguments
  private let tool: ToolContext
  private let keyboard: Keyboard
  private var filters = WatchFilters()

  /// - Throws: an error if there is no terminal.
  init(_ arguments: Arguments, _ tool: ToolContext) throws(UsageError) {
    guard tool.display(1, arguments).width != nil, let keyboard = Keyboard() else {
      throw arguments.error(.needsTerminal(RunFlags.watch.long))
    }
    self.arguments = arguments
    self.tool = tool
    self.keyboard = keyboard
  }

  /// What to run next.
  private enum Round {
    case everything
    case failed
    case changed(Set<ExactText>)
    case quit
  }

  /// Runs until the user quits.
  mutating func run() async throws -> ExitStatus {
    tool.signals?.beforeDeath { [keyboard] in keyboard.restore() }
    defer { keyboard.restore() }
    var round = Round.everything
    while true {
      let paths = try SelectionSettings(arguments).paths
      var files = WatchedFiles(paths)
      clear()
      switch round {
      case .quit: return .passed
      case .everything: try await run(&files) { filters.narrow(&$0) }
      case .failed: try await runFailed(&files)
      case .changed(let changed):
        try await run(&files) { suite in
          suite.files.removeAll { !changed.contains($0.source.uri) }
          filters.narrow(&suite)
        }
      }
      if let signal = tool.signals?.signal, signal != 0 {
        return ExitStatus(signal: signal) ?? .interrupted
      }
      showKeys(files.count)
      round = await next(&files)
    }
  }

  private func run(
    _ files: inout WatchedFiles, _ narrow: (inout Suite) -> Void
  ) async throws {
    var settings = try RunSettings(arguments, tool)
    settings.selection.selection = filters.added(to: settings.selection.selection)
    var suite = settings.selection.load()
    files.watch(suite.dataFiles)
    narrow(&suite)
    do { _ = try await RunCommand.run(suite, settings, arguments, tool) } catch {
      _ = tool.report(error, arguments)
    }
  }

  private func runFailed(_ files: inout WatchedFiles) async throws {
    let failed = (try? LastFailedFile.places()) ?? []
    try await run(&files) { $0.narrow(to: failed) }
  }

  // MARK: - Between runs

  private mutating func next(_ files: inout WatchedFiles) async -> Round {
    while true {
      switch await event() {
      case .nothing:
        let changed = files.changed()
        if !changed.isEmpty { return .changed(await settled(changed, &files)) }
      case .end, .key("q"), .key("\u{4}"): return .quit
      case .key("\n"), .key("\r"), .key("a"): return .everything
      case .key("f"): return .failed
      case .key(let key):
        guard let kind = WatchFilters.Kind(rawValue: key) else { continue }
        guard ask(for: kind) else { return .quit }
        return .everything
      }
    }
  }

  /// Waits until several changes in a row have ended.
  private func settled(
    _ changed: Set<ExactText>, _ files: inout WatchedFiles
  ) async -> Set<ExactText> {
    var all = changed
    while true {
      _ = await event()
      let more = files.changed()
      if more.isEmpty { return all }
      all.formUnion(more)
    }
  }

  /// Waits for a key for a while, on a thread of its own.
  private func event() async -> Keyboard.Event {
    await OwnThread.run("spec.keyboard") { [keyboard] in keyboard.wait(milliseconds: 200) }
  }

  /// Asks until the input is valid; false if the terminal was closed.
  private mutating func ask(for kind: WatchFilters.Kind) -> Bool {
    while true {
      show("\n\(kind.question) ")
      guard let text = keyboard.line() else { return false }
      guard let problem = filters.set(kind, to: text) else { return true }
      show(problem + "\n")
    }
  }

  // MARK: - Display

  private func clear() {
    if tool.display(1, arguments).isLive { show("\u{1B}[H\u{1B}[2J\u{1B}[3J") }
  }

  private func showKeys(_ count: Int) {
    let style = Style(tool.display(1, arguments))
    let filtered = filters.description.map { ", only \($0)" } ?? ""
    show(
      "\n" + style.paint("watching \(count.counted("file"))\(filtered)", .heading) + "\n"
        + style.paint(
          "Enter runs all, f what failed; p, t, n: only some by path, tags, name; q quits", .faint)
        + "\n")
  }

  private func show(_ text: String) {
    // The next run reports a terminal that cannot be written.
    try? Console.output.write(text)
  }
}
