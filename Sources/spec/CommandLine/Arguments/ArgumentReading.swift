import SpecReporters
import SpecText

/// The state of parsing one command line.
struct ArgumentReading {
  private let tool: ToolSpec
  private var rest: ArraySlice<String>
  private var command: CommandSpec?
  private var positionals: [String] = []
  private var occurrences: [Arguments.Occurrence] = []

  init(tool: ToolSpec, strings: [String]) {
    self.tool = tool
    self.rest = strings[...]
  }

  /// Parses all arguments; without a command, the result is the overview.
  mutating func run() throws(UsageError) -> Invocation {
    var flagsEnded = false
    while let string = rest.popFirst() {
      if !flagsEnded, string == "--" {
        flagsEnded = true
      } else if !flagsEnded, Dashes.startLong(string) {
        try readLong(string)
      } else if !flagsEnded, Dashes.startFlag(string) {
        try readShort(string)
      } else if command != nil {
        positionals.append(string)
      } else if let named = tool.command(named: string) {
        command = named
      } else {
        throw tool.unknownCommand(string)
      }
    }
    guard let command else { return .help(nil, .short) }
    if occurrences.contains(where: { $0.name == AnyFlag.help.name }) {
      return .help(command, .short)
    }
    if occurrences.contains(where: { $0.name == AnyFlag.version.name }) { return .version }
    try checkPositionals(of: command)
    return .run(
      Arguments(
        command: command, place: tool.place(of: command), positionals: positionals,
        occurrences: occurrences))
  }

  /// `--flag`, `--flag=value`, `--flag value`, `--no-flag`.
  private mutating func readLong(_ string: String) throws(UsageError) {
    let (typed, attached) = Dashes.splitAtEquals(string)
    let flags = tool.flags(of: command)
    if let flag = flags.first(where: { $0.long == typed }) {
      try add(flag, typed: typed, attached: attached)
    } else if let flag = flags.first(where: { isTakenBack($0, by: typed) }) {
      if let attached {
        throw error(.unexpectedValue(typed: typed, value: attached, negation: nil))
      }
      try append(Arguments.Occurrence(name: flag.name, typed: typed, isOn: false), of: flag)
    } else {
      throw unknownFlag(typed)
    }
  }

  /// Whether the word is `--no-NAME` of the flag; every flag that can be set elsewhere has it.
  private func isTakenBack(_ flag: AnyFlag, by typed: String) -> Bool {
    if flag.negation == typed { return true }
    guard typed == "--no-" + flag.name, let command, command.takesSettings else { return false }
    return SettingTable.settings(of: command, in: tool).contains { flag.isSame(as: $0) }
  }

  /// `-f`, `-f value`, `-fvalue`, `-f=value`, `-abc`.
  private mutating func readShort(_ string: String) throws(UsageError) {
    let flags = tool.flags(of: command)
    let letters = string.unicodeScalars.dropFirst()
    // `-tags` is a typing error for `--tags`, not the value `ags` of `-t`.
    let (word, _) = Dashes.splitAtEquals(String(letters))
    if letters.count > 2, flags.contains(where: { $0.name == word }) {
      throw unknownFlag("-" + word)
    }
    var left = letters
    while let letter = left.popFirst() {
      let typed = "-\(letter)"
      guard let flag = flags.first(where: { $0.short == letter }) else {
        throw unknownFlag(typed, in: string)
      }
      guard !left.isEmpty, flag.valueName != nil || left.first == "=" else {
        try add(flag, typed: typed, attached: nil)
        continue
      }
      let attached = left.first == "=" ? left.dropFirst() : left
      try add(flag, typed: typed, attached: String(attached))
      return
    }
  }

  private mutating func add(
    _ flag: AnyFlag, typed: String, attached: String?
  ) throws(UsageError) {
    guard let valueName = flag.valueName else {
      if let attached {
        throw error(.unexpectedValue(typed: typed, value: attached, negation: flag.negation))
      }
      occurrences.append(Arguments.Occurrence(name: flag.name, typed: typed))
      return
    }
    let value = try takeValue(attached, typed: typed, valueName: valueName)
    if let refusal = flag.refusal(of: value, typed: typed) { throw error(refusal) }
    let occurrence = Arguments.Occurrence(name: flag.name, typed: typed, value: value)
    let last = occurrences.last { $0.name == flag.name }
    if !flag.isRepeatable, let last, last.isOn {
      throw error(.givenTwice(flag: flag.long, first: last.text, second: occurrence.text))
    }
    try append(occurrence, of: flag)
  }

  /// Adds an occurrence.
  ///
  /// A value and `--no-NAME` on one command line contradict each other.
  ///
  /// For switches, the last occurrence counts. Lists of NAME=VALUE are merged by name, so `--no-set
  /// --set a=1` removes earlier settings and adds one.
  private mutating func append(
    _ occurrence: Arguments.Occurrence, of flag: AnyFlag
  ) throws(UsageError) {
    if flag.valueName != nil, !flag.inFile.isPair,
      let other = occurrences.first(where: { $0.name == flag.name && $0.isOn != occurrence.isOn })
    {
      throw error(.conflict(other.text, occurrence.text))
    }
    occurrences.append(occurrence)
  }

  /// The value in the same word, or else the next word.
  private mutating func takeValue(
    _ attached: String?, typed: String, valueName: String
  ) throws(UsageError) -> String {
    if let attached { return attached }
    guard let next = rest.first, !Dashes.startFlag(next) || Dashes.startNumber(next) else {
      throw error(.missingValue(typed: typed, valueName: valueName, next: rest.first))
    }
    rest.removeFirst()
    return next
  }

  private func checkPositionals(of command: CommandSpec) throws(UsageError) {
    let most = command.positionals.reduce(Optional(0)) { sum, positional in
      sum.flatMap { sum in positional.most.map { sum + $0 } }
    }
    if let most, positionals.count > most {
      throw error(.extraArgument(typed: positionals[most], most: most))
    }
    var needed = 0
    for positional in command.positionals {
      needed += positional.fewest
      if positionals.count < needed, positional.fewest > 0 {
        throw error(
          .missingArgument(
            name: positional.name, usage: HelpPage.usage(of: command, in: tool)))
      }
    }
  }

  private func unknownFlag(_ typed: String, in word: String? = nil) -> UsageError {
    let others = tool.commands.filter { other in
      other.name != command?.name && other.flags.contains { $0.spellings.contains(typed) }
    }.map { tool.place(of: $0) }
    if command == nil, !others.isEmpty {
      return error(.flagBeforeCommand(typed: typed, owners: others))
    }
    // Short flags have one letter, so every other letter would count as similar.
    let isLetter = typed.unicodeScalars.count == 2
    let spellings = tool.flags(of: command).flatMap(\.spellings)
    return error(
      .unknownFlag(
        typed: typed, word: word ?? typed,
        nearest: isLetter
          ? spellings.first { $0.uppercased() == typed.uppercased() }
          : Nearest.nearest(
            to: Dashes.doubled(typed), in: spellings.filter(Dashes.startLong)),
        others: others))
  }

  private func error(_ fact: UsageError.Fact) -> UsageError {
    UsageError(place: tool.place(of: command), fact: fact)
  }
}

extension ToolSpec {
  /// The error for an unknown command; for a path, it suggests the command that takes paths.
  func unknownCommand(_ typed: String) -> UsageError {
    let isPath = typed.utf8.contains { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ".") }
    let instead = isPath ? pathCommand.map { "\(name) \($0) \(ShellWord.quoted(typed))" } : nil
    let names = commands.map(\.name)
    let known = Self.namesElsewhere[typed].flatMap {
      names.contains(same: $0) || Dashes.startFlag($0) ? $0 : nil
    }
    return UsageError(
      place: name,
      fact: .unknownCommand(
        typed: typed, nearest: known ?? Nearest.nearest(to: typed, in: names),
        instead: instead))
  }

  /// The names that other tools have for commands.
  private static let namesElsewhere = [
    "test": "run", "exec": "run", "execute": "run", "codegen": "record", "validate": "lint",
    "version": "--version",
  ]
}
