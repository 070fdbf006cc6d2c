/// What a command line requests: a command, help or the version.
enum Invocation: Sendable, Equatable {
  /// A command with its arguments.
  case run(Arguments)

  /// Help for a command; nil is the overview.
  case help(CommandSpec?, HelpPage.Length)

  /// The version.
  case version
}
