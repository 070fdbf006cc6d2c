/// `spec completions`: a script that teaches a shell the commands and flags.
enum CompletionsCommand: Command {
  static let spec = CommandSpec(
    name: "completions", summary: "print a completion script for a shell",
    examples: [
      .init("source <(spec completions bash)", "completes in this shell"),
      .init("spec completions fish > ~/.config/fish/completions/spec.fish", "installs it for fish"),
    ],
    positionals: [
      Positional(
        "SHELL", .one,
        completion: .words(CompletionScript.Shell.allCases.map { Flag.Choice($0.rawValue) }),
        help: "bash, zsh or fish")
    ])

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws(UsageError)
    -> ExitStatus
  {
    let name = arguments.positionals.first ?? ""
    guard let shell = CompletionScript.Shell(rawValue: name) else {
      return tool.complain(
        "there is no completion script for \"\(name)\"\nname one of bash, zsh and fish")
    }
    return tool.say(CompletionScript(of: tool.spec, for: shell).text)
  }
}
