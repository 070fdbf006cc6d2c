/// The description of a flag: its names, its value and its help.
///
/// The parser, help and completions use the same list of flags, and commands pass the same value to
/// `Arguments`, so each name is written once. The default is only a text for help: commands apply
/// it.
///
/// It is a class because a start copies lists of hundreds of flags.
package final class Flag: Sendable {
  /// The long name, without dashes.
  package let name: String

  /// The short name, if there is one.
  package let short: Unicode.Scalar?

  /// The placeholder of the value in help, in capitals; nil for a switch.
  package let valueName: String?

  /// The allowed values; empty if any value is allowed.
  package let choices: [Choice]

  /// The default, for help.
  package let defaultText: String?

  /// Whether the flag can be repeated to add values.
  package let isRepeatable: Bool

  /// Whether `--no-NAME` exists, which removes earlier values.
  package let isNegatable: Bool

  /// The section in help.
  package let section: String

  /// What shells offer as the value.
  package let completion: Completion

  /// One line of help, in lower case, without a full stop.
  package let help: String

  /// Further paragraphs of help; may be empty.
  package var details: String { writeDetails() }

  /// Only help needs the details, and some are composed of lists.
  private let writeDetails: @Sendable () -> String

  package init(
    _ name: String, short: Unicode.Scalar? = nil, value: String? = nil, choices: [Choice] = [],
    default: String? = nil, repeats: Bool = false, negates: Bool = false,
    section: String = "flags", completion: Completion = .none, help: String,
    details: @autoclosure @escaping @Sendable () -> String = ""
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
    writeDetails = details
  }

  /// `--name`.
  package var long: String { "--" + name }

  /// `--no-name`, if it exists.
  package var negation: String? { isNegatable ? "--no-" + name : nil }

  /// `-n`, if it exists.
  package var dashedShort: String? { short.map { "-\($0)" } }

  /// All spellings, the short one first.
  package var spellings: [String] { [dashedShort, long, negation].compactMap { $0 } }

  /// An allowed value and its description.
  package struct Choice: Sendable, Equatable, ExpressibleByStringLiteral {
    package let word: String

    /// A short description; may be empty.
    package let help: String

    package init(_ word: String, _ help: String = "") {
      self.word = word
      self.help = help
    }

    package init(stringLiteral value: String) { self.init(value) }
  }

  /// What shells offer for a value or an argument.
  package enum Completion: Sendable, Equatable {
    case none
    case file
    case directory

    /// These words; others are also valid, unless they are the flag's choices.
    case words([Choice])

    /// Names that only the tool knows, such as profiles: the list of this name.
    case names(CompletionList)
  }
}

extension Flag: Equatable {
  /// Whether two flags are described alike.
  package static func == (one: Flag, other: Flag) -> Bool {
    one === other
      || one.name == other.name && one.short == other.short && one.valueName == other.valueName
        && one.choices == other.choices && one.defaultText == other.defaultText
        && one.isRepeatable == other.isRepeatable && one.isNegatable == other.isNegatable
        && one.section == other.section && one.completion == other.completion
        && one.help == other.help && one.details == other.details
  }
}

extension Flag {
  /// The help flag of every command: `-h` prints a short page, `--help` a long one.
  package static let help = Flag(
    "help", short: "h", section: "about", help: "explain this; -h is the short page")

  /// The version flag of every tool.
  package static let version = Flag(
    "version", short: "V", section: "about", help: "print the version")
}
