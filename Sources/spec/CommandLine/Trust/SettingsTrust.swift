import SpecReporters
import SpecSystem
import SpecText

/// Asks before the settings of a folder do what a file from elsewhere should not do unasked.
///
/// A suite can come from anywhere, such as a repository to look at, and `spec.json` names programs.
/// The first time, an interactive command asks; the answer is kept. Others run only in continuous
/// integration, which runs the code of the repository anyway, and with `--trust`.
enum SettingsTrust {
  /// - Throws: `UsageError` if the settings are not trusted.
  static func check(_ arguments: Arguments, _ tool: ToolContext) async throws(UsageError) {
    let needed = RiskyActions(arguments)
    guard let file = arguments.file, !needed.sentences.isEmpty else { return }
    if arguments[SettingsFlags.trust] || tool.environment.isContinuousIntegration { return }
    let actions = all(of: file) ?? needed
    let store = TrustStore(tool.environment)
    if store?.allows(actions, of: file.text.path) == true { return }
    let sentence = "\(file.text.path.inQuotes) is not trusted. It would:\n" + lines(actions)
    if TerminalDevice.isTerminal(0), TerminalDevice.isTerminal(2) {
      tool.note(sentence + "do you trust it? Type yes or no.")
      if await answerIsYes() {
        guard let store else { return }
        do throws(Complaint) { try store.set(actions, of: file.text.path) } catch {
          tool.note("warning: \(error.sentence)\nthe question is asked again")
        }
        return
      }
    }
    let isNearest = ConfigFile.nearestPath()?.isSame(as: file.text.path) == true
    let named = isNearest ? "" : " " + ShellWord.quoted(file.text.path)
    throw arguments.error(
      .untrusted(
        sentence: sentence,
        advice:
          "if you trust it: \(tool.spec.name) trust\(named); for one run: \(SettingsFlags.trust.long)"
      ))
  }

  /// What a file may do, whatever the directory, the profile and the engine.
  static func all(of file: ConfigFile) -> RiskyActions? {
    let text = ConfigFile.Text(path: ConfigFile.name, bytes: file.text.bytes)
    guard let whole = try? ConfigFileReader.read(text) else { return nil }
    let actions = RiskyActions(whole)
    return actions.sentences.isEmpty ? nil : actions
  }

  /// What a file may do, a line each.
  static func lines(_ actions: RiskyActions) -> String {
    actions.sentences.map { "  \(VisibleText.line($0))\n" }.joined()
  }

  /// Reads a line of the terminal on a thread of its own; Ctrl-C ends the process.
  private static func answerIsYes() async -> Bool {
    let line = await OwnThread.run("spec.question") { readLine() }
    return ["y", "yes"].contains { line?.lowercased().utf8.elementsEqual($0.utf8) == true }
  }
}
