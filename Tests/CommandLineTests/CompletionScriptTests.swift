import Foundation
import SpecReporters
import SpecTestKit
import Testing

@testable import SpecCommandLine

@Suite struct CompletionScriptTests {
  @Test(arguments: CompletionScript.Shell.allCases)
  func `a script is drawn from the table`(shell: CompletionScript.Shell) {
    let script = CompletionScript(tool: Sample.tool, shell: shell)
    expectGolden(script.text, "completions/brew.\(shell)")
  }

  @Test(arguments: CompletionScript.Shell.allCases.filter { Shell($0.rawValue) != nil })
  func `the shell can read its script`(shell: CompletionScript.Shell) async throws {
    let script = CompletionScript(tool: Sample.tool, shell: shell)
    let found = try #require(Shell(shell.rawValue))
    let answer = try await found.read(script.text)
    #expect(answer == Shell.Answer(status: 0, output: ""))
  }

  @Test(
    .enabled(if: Shell("bash") != nil, "there is no bash on this machine"),
    arguments: [
      (["brew", ""], ["run", "show", "join", "clean", "help"]),
      (["brew", "r"], ["run"]),
      (["brew", "--color", "never", "s"], ["show"]),
      (["brew", "--co"], ["--color"]),
      (["brew", "run", "--f"], ["--fail-fast", "--format"]),
      (["brew", "run", "--no-"], ["--no-timeout", "--no-fail-fast"]),
      (["brew", "clean", "-"], ["--color", "--settings", "-h", "--help", "-V", "--version"]),
      (["brew", "run", "--order", ""], ["written", "random"]),
      (["brew", "run", "--order", "="], ["written", "random"]),
      (["brew", "run", "--order", "=", "r"], ["random"]),
      (["brew", "run", "-f", "j"], ["junit"]),
      (["brew", "run", "--tags", ""], []),
      (["brew", "run", "--recipe", ""], ["ci", #"it\'s\ \$\(late\)"#]),
      (["brew", "run", "--recipe", "="], ["ci", #"it\'s\ \$\(late\)"#]),
      (["brew", "run", "-r", #"it\'s\ "#], [#"it\'s\ \$\(late\)"#]),
      (["brew", "--color", "a"], ["auto", "always"]),
      (["brew", "run", ""], ["a folder", "b.feature"]),
      (["brew", "run", "b"], ["b.feature"]),
      (["brew", "run", "--out", ""], ["a folder"]),
      (["brew", "run", "--", "-"], []),
      (["brew", "help", "j"], ["join"]),
      (["brew", "clean", ""], []),
      (["brew", "show", "b"], ["b.feature"]),
    ] as [([String], [String])])
  func `bash completes`(words: [String], offers: [String]) async throws {
    let script =
      CompletionScript(tool: Sample.tool, shell: .bash).text + """
        brew() { \(Self.names); }
        COMP_WORDS=(\(words.map { ShellWord.always($0) }.joined(separator: " ")))
        COMP_CWORD=\(words.count - 1)
        _brew
        for offer in "${COMPREPLY[@]}"; do printf '%s\\n' "$offer"; done

        """
    try await expect(script, in: "bash", offers: offers)
  }

  @Test(
    .enabled(if: Shell("fish") != nil, "there is no fish on this machine"),
    arguments: [
      ("brew ", ["run", "show", "join", "clean", "help"]),
      ("brew --color never s", ["show"]),
      ("brew run --no-", ["--no-timeout", "--no-fail-fast"]),
      ("brew run --order ", ["written", "random"]),
      ("brew run --order=", ["--order=written", "--order=random"]),
      ("brew run -f j", ["junit"]),
      ("brew run --tags ", []),
      ("brew run --recipe ", ["ci", "it's $(late)"]),
      ("brew run -r c", ["ci"]),
      ("brew run ", ["a folder/", "b.feature"]),
      ("brew run --out ", ["a folder/"]),
      ("brew help j", ["join"]),
      ("brew clean ", []),
      ("brew show b", ["b.feature"]),
    ] as [(String, [String])])
  func `fish completes`(line: String, offers: [String]) async throws {
    let script =
      CompletionScript(tool: Sample.tool, shell: .fish).text + "function brew; \(Self.names); end\n"
      + "complete -C '\(line)' | string replace -r '\\t.*' ''; true\n"
    try await expect(script, in: "fish", offers: offers)
  }

  /// What stands for the tool: it prints the names there are.
  private static let names = #"printf '%s\n' ci "it's \$(late)""#

  @Test(.enabled(if: Shell("zsh") != nil, "there is no zsh on this machine"))
  func `zsh asks the tool for names`() async throws {
    let script =
      CompletionScript(tool: Sample.tool, shell: .zsh).text.replacing(
        "compdef _brew brew", with: "true")
        + """
        brew() { [[ $* == 'completions profiles' ]] && \(Self.names); }
        compadd() { shift; print -rl -- "$@"; }
        _brew_names profiles

        """
    try await expect(script, in: "zsh", offers: ["ci", "it's $(late)"])
  }

  /// Runs a script in a folder that holds a folder and a file, and compares the lines it writes.
  private func expect(
    _ script: String, in shell: String, offers: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appending(path: "a folder"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder.appending(path: "b.feature"))
    let found = try #require(Shell(shell))
    let answer = try await found.run(script, in: folder)
    let lines = answer.output.split(separator: "\n").map(String.init)
    #expect(lines.sorted() == offers.sorted(), sourceLocation: sourceLocation)
    #expect(answer.status == 0, sourceLocation: sourceLocation)
  }

  @Test func `a tool of another name has its own function`() {
    let tool = ToolSpec(name: "my-specs 2", summary: "", commands: [])
    let script = CompletionScript(tool: tool, shell: .bash).text
    #expect(script.contains("\n_my_specs_2() {\n"))
  }
}
