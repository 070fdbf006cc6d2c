/// A command line that cannot be used: the fact, and where it was met.
///
/// Facts only; `UsageError+Text` speaks of them. Its exit status is `ExitStatus.unusable`.
package struct UsageError: Error, Equatable {
  /// The tool or the command whose words these are: `spec`, `spec run`.
  package let place: String

  /// What is wrong.
  package let fact: Fact

  /// Where the words were said that are wrong.
  package let origin: SettingOrigin

  package init(place: String, fact: Fact, origin: SettingOrigin = .typed) {
    self.place = place
    self.fact = fact
    self.origin = origin
  }

  /// What can be wrong with a command line; `typed` is always what the author wrote.
  package enum Fact: Sendable, Equatable {
    /// The first word names no command; `instead` is a whole command line that would work.
    case unknownCommand(typed: String, nearest: String?, instead: String?)

    /// No flag is called so, in a word that holds several if `word` is another; `others` are the
    /// commands that have it, as they are written.
    case unknownFlag(typed: String, word: String, nearest: String?, others: [String])

    /// A command's flag stands before any command; `owners` are the commands that have it.
    case flagBeforeCommand(typed: String, owners: [String])

    /// A flag that needs a value is last, or another flag follows it.
    case missingValue(typed: String, valueName: String, next: String?)

    /// `--flag=value` of a flag that takes none.
    case unexpectedValue(typed: String, value: String, negation: String?)

    /// A flag of one value was given two; each as typed, with its value.
    case givenTwice(flag: String, first: String, second: String)

    /// The value is none of the flag's choices.
    case unknownChoice(typed: String, value: String, choices: [String], nearest: String?)

    /// The value names nothing there is; `lister` is the command line that lists what there is.
    case unknownName(typed: String, value: String, nearest: String?, lister: String)

    /// No engine of the run has a setting of this name, or not the one it is set for; `known` are
    /// the settings there are.
    case unknownSetting(
      typed: String, name: String, engine: String?, known: [String], nearest: String?)

    /// The value is not what the flag wants; `example` is a value that is.
    case badValue(typed: String, value: String, wants: String, example: String)

    /// A flag that says something about another one, which was not given; `other` is that one.
    case needsOther(typed: String, other: String)

    /// Two flags that cannot both be meant.
    case conflict(typed: String, other: String)

    /// A flag that needs a person at a terminal.
    case needsTerminal(typed: String)

    /// A value in a language of its own, such as a tag expression, has a mistake; `problem` is
    /// what its reader says, with a caret under the place.
    case unreadable(typed: String, problem: String)

    /// A profile that is not there; `file` is the settings file, if there is one.
    case unknownProfile(
      typed: String, value: String, file: String?, known: [String], nearest: String?)

    /// A settings file cannot be used.
    case settings(ConfigFileError)

    /// More arguments than the command takes; this is the first that is too many.
    case extraArgument(typed: String, most: Int)

    /// An argument the command cannot do without.
    case missingArgument(name: String, usage: String)
  }
}
