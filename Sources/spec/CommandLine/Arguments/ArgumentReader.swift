/// Parses command-line arguments with a tool's table of commands and flags.
///
/// It accepts `--flag value`, `--flag=value`, `-f value`, `-fvalue`, grouped short switches, and
/// `--no-flag` if the table has it. `--` ends the flags; a single `-` is an argument. A value that
/// begins with a dash requires `--flag=-value`, so that a missing value does not take the next
/// flag; negative numbers are accepted. Flags that all commands share may precede the command.
/// `--help` and `--version` work even if other arguments are invalid.
struct ArgumentReader: Sendable {
  private let tool: ToolSpec

  init(_ tool: ToolSpec) { self.tool = tool }

  /// Parses the arguments that follow the tool's name.
  ///
  /// - Throws: the first error, with the nearest valid word.
  func read(_ strings: [String]) throws(UsageError) -> Invocation {
    if let special = try special(strings) { return special }
    var reading = ArgumentReading(tool: tool, strings: strings)
    return try reading.run()
  }

  /// Finds help and version flags before anything is checked.
  private func special(_ strings: [String]) throws(UsageError) -> Invocation? {
    let flags = strings.prefix { $0 != "--" }
    let words = flags.filter { !Dashes.startFlag($0) }
    var subject = words.lazy.compactMap { tool.command(named: $0) }.first
    let asked = flags.first { $0 == AnyFlag.help.long || $0 == AnyFlag.help.dashedShort }
    if subject?.name == CommandSpec.helpName, words.first == CommandSpec.helpName {
      subject = nil
      if let topic = words.dropFirst().first {
        subject = tool.command(named: topic)
        if subject == nil, asked == nil { throw tool.unknownCommand(topic) }
      }
      return .help(subject, .long)
    }
    if let asked { return .help(subject, asked == AnyFlag.help.long ? .long : .short) }
    let versions = [AnyFlag.version.long, AnyFlag.version.dashedShort]
    return flags.contains { versions.contains($0) } ? .version : nil
  }
}
