/// Turns the strings a shell hands over into arguments, by a tool's table of commands and flags.
///
/// `--flag value`, `--flag=value`, `-f value`, `-fvalue`, several short switches behind one dash,
/// `--no-flag` where the table has it. `--` ends the flags; a lone `-` is an argument. A value
/// that begins with a dash is written `--flag=-value`, so that a forgotten value is noticed
/// instead of swallowing the next flag; negative numbers are taken as they are. Flags all
/// commands share may stand before the command. Asking for help or the version always works,
/// whatever else is wrong. It resolves nothing and prints nothing.
package struct ArgumentReader: Sendable {
  private let tool: ToolSpec

  package init(_ tool: ToolSpec) {
    self.tool = tool
  }

  /// Reads the strings that follow the tool's name.
  ///
  /// - Throws: what cannot be used, with the nearest word that could.
  package func read(_ strings: [String]) throws(UsageError) -> Invocation {
    if let special = try special(strings) { return special }
    var reading = ArgumentReading(tool: tool, strings: strings)
    return try reading.run()
  }

  /// Help and version, looked for before anything can be wrong.
  private func special(_ strings: [String]) throws(UsageError) -> Invocation? {
    let flags = strings.prefix { $0 != "--" }
    let words = flags.filter { !Dashes.startFlag($0) }
    var subject = words.lazy.compactMap { tool.command(named: $0) }.first
    let asked = flags.first { $0 == Flag.help.long || $0 == Flag.help.dashedShort }
    if subject?.name == CommandSpec.helpName, words.first == CommandSpec.helpName {
      subject = nil
      if let topic = words.dropFirst().first {
        subject = tool.command(named: topic)
        if subject == nil, asked == nil { throw tool.unknownCommand(topic) }
      }
      return .help(subject, .long)
    }
    if let asked { return .help(subject, asked == Flag.help.long ? .long : .short) }
    let versions = [Flag.version.long, Flag.version.dashedShort]
    return flags.contains { versions.contains($0) } ? .version : nil
  }
}
