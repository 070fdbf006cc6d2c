/// What a command line asks for: a command, a page of help, or the version.
package enum Invocation: Sendable, Equatable {
  /// A command with its arguments.
  case run(Arguments)

  /// A page of help; nil is the overview of all commands.
  case help(CommandSpec?, HelpPage.Length)

  /// The version, and nothing else.
  case version
}
