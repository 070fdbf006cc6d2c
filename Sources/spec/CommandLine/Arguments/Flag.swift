/// A flag as a value: how it is written, what it takes, and what help says of it.
///
/// A command's flags are one list of these; the reader, help and completions all read that list,
/// and a command asks `Arguments` with the same value, so no name is written twice. A flag knows
/// no command and no default but the words for it: what an absent flag means is for whoever joins
/// the command line with settings and environment.
package struct Flag: Sendable, Equatable {
  /// The long name, without dashes.
  package let name: String

  /// The letter of the short spelling, if there is one.
  package let short: Unicode.Scalar?

  /// What the value is called in help, in capitals; nil for a flag that takes none.
  package let valueName: String?

  /// The closed set of values; empty if any value will do.
  package let choices: [Choice]

  /// What holds when the flag is absent, as help tells it.
  package let defaultText: String?

  /// Whether it may be given several times, each adding a value.
  package let isRepeatable: Bool

  /// Whether `--no-name` exists, which takes back what was said before.
  package let isNegatable: Bool

  /// The heading it stands under in help.
  package let section: String

  /// What a shell may offer for its value.
  package let completion: Completion

  /// One line of help, lower-case, without a full stop.
  package let help: String

  /// Paragraphs that follow the line where there is room; empty if the line says it all.
  package let details: String

  package init(
    _ name: String, short: Unicode.Scalar? = nil, value: String? = nil, choices: [Choice] = [],
    default: String? = nil, repeats: Bool = false, negates: Bool = false,
    section: String = "flags", completion: Completion = .none, help: String, details: String = ""
  ) {
    self.name = name
    self.short = short
    self.valueName = value ?? (choices.isEmpty ? nil : "CHOICE")
    self.choices = choices
    self.defaultText = `default`
    self.isRepeatable = repeats
    self.isNegatable = negates
    self.section = section
    self.completion = choices.isEmpty ? completion : .words(choices)
    self.help = help
    self.details = details
  }

  /// `--name`.
  package var long: String { "--" + name }

  /// `--no-name`, if it exists.
  package var negation: String? { isNegatable ? "--no-" + name : nil }

  /// `-n`, if it exists.
  package var dashedShort: String? { short.map { "-\($0)" } }

  /// Every way to write it, the short one first.
  package var spellings: [String] { [dashedShort, long, negation].compactMap { $0 } }

  /// A word a value may be, and what it means.
  package struct Choice: Sendable, Equatable, ExpressibleByStringLiteral {
    package let word: String

    /// Half a line of help; empty if the word says it.
    package let help: String

    package init(_ word: String, _ help: String = "") {
      self.word = word
      self.help = help
    }

    package init(stringLiteral value: String) { self.init(value) }
  }

  /// What a shell may offer for a value or an argument.
  package enum Completion: Sendable, Equatable {
    case none
    case file
    case directory

    /// Words to offer; other words are as good, unless they are the flag's choices.
    case words([Choice])

    /// Names that only the tool knows, such as those in a settings file: the list of this name.
    case names(CompletionList)
  }
}

extension Flag {
  /// The flag every command has: `-h` explains it on one page, `--help` at length.
  package static let help = Flag(
    "help", short: "h", section: "about", help: "explain this; -h is the short page")

  /// The flag every tool has.
  package static let version = Flag(
    "version", short: "V", section: "about", help: "print the version")
}
