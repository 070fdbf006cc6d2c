/// An invalid command line.
///
/// `UsageError+Text` has the messages. The exit status is `ExitStatus.unusable`.
struct UsageError: Error, Equatable {
  /// The tool or command whose arguments are invalid: `spec`, `spec run`.
  let place: String

  /// What is wrong.
  let fact: Fact

  /// The source of the invalid setting.
  var origin = SettingOrigin.typed

  /// The kinds of errors.
  ///
  /// `typed` is the text as the user wrote it.
  enum Fact: Error, Equatable {
    /// The first word is not a command; `instead` is a complete command line that would work.
    case unknownCommand(typed: String, nearest: String?, instead: String?)

    /// An unknown flag. `word` is the argument that contains it, if that is a group of short flags;
    /// `others` are the commands that have such a flag.
    case unknownFlag(typed: String, word: String, nearest: String?, others: [String])

    /// A flag precedes the command; `owners` are the commands that have it.
    case flagBeforeCommand(typed: String, owners: [String])

    /// A flag that requires a value is last, or another flag follows it.
    case missingValue(typed: String, valueName: String, next: String?)

    /// `--flag=value` for a flag without a value.
    case unexpectedValue(typed: String, value: String, negation: String?)

    /// A flag that takes one value has two; each as typed, with its value.
    case givenTwice(flag: String, first: String, second: String)

    /// The value is not one of the flag's choices; `hint` is suggested if none is similar.
    case unknownChoice(typed: String, value: String, choices: [String], hint: String? = nil)

    /// The value is an unknown name; `lister` is a command line that lists the known
    /// ones, or a flag of the command that does.
    case unknownName(typed: String, value: String, known: [String], lister: String)

    /// No engine of the run has this setting, or not the engine that it is set for; `known` are the
    /// settings that exist.
    case unknownSetting(typed: String, name: String, engine: String?, known: [String])

    /// The value is invalid; `example` is a valid one.
    case badValue(_ typed: String, _ value: String, expected: String, example: String)

    /// A flag has no effect because `other` is missing.
    case needsOther(_ typed: String, _ other: String)

    /// Two flags exclude each other.
    case conflict(_ typed: String, _ other: String)

    /// A flag requires a terminal.
    case needsTerminal(_ typed: String)

    /// A value has a syntax error, such as in a tag expression; `problem` is the message of its
    /// parser, with a caret under the place.
    case unreadable(_ typed: String, _ problem: String)

    /// A value that cannot be used; `advice` is what to do.
    case refused(_ typed: String, _ problem: String, _ advice: String)

    /// Settings would do what their user has not agreed to.
    case untrusted(sentence: String, advice: String)

    /// An unknown profile; `file` is the settings file, if there is one.
    case unknownProfile(typed: String, value: String, file: String?, known: [String])

    /// An invalid settings file.
    case settings(ConfigFileError)

    /// Too many arguments; `typed` is the first that is too many.
    case extraArgument(typed: String, most: Int)

    /// A required argument is missing.
    case missingArgument(name: String, usage: String)
  }
}
