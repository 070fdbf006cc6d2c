/// The description of a flag: its names, the form of its value and its help.
///
/// The parser, help, completions, the schema, settings files and variables use the same list of
/// flags. `Flag` adds the type of the value.
///
/// It is a class because a start copies lists of hundreds of flags. All its properties are constant.
class AnyFlag: @unchecked Sendable {
  /// The long name, without dashes.
  let name: String

  /// The short name, if there is one.
  let short: Unicode.Scalar?

  /// The placeholder of the value in help, in capitals; nil for a switch.
  let valueName: String?

  /// The allowed values; empty if any value is allowed.
  let choices: [Choice]

  /// The default, for help.
  let defaultText: String?

  /// Whether the flag can be repeated to add values.
  let isRepeatable: Bool

  /// Whether `--no-NAME` exists, which removes earlier values.
  let isNegatable: Bool

  /// The section in help.
  let section: String

  /// What shells offer as the value.
  let completion: Completion

  /// How a settings file writes the value.
  let inFile: FlagFileForm

  /// One line of help, in lower case, without a full stop.
  let help: String

  /// Further paragraphs of help; may be empty.
  var details: String { writeDetails() }

  /// Only help needs the details, and some are composed of lists.
  private let writeDetails: @Sendable () -> String

  init<Value>(
    _ name: String, short: Unicode.Scalar?, value: String?, _ words: FlagWords<Value>?,
    default: String?, repeats: Bool, negates: Bool, section: String, completion: Completion?,
    help: String, details: @escaping @Sendable () -> String
  ) {
    self.name = name
    self.short = short
    valueName = value
    choices = words?.choices ?? []
    defaultText = `default`
    isRepeatable = repeats
    isNegatable = negates
    self.section = section
    self.completion = completion ?? words?.completion ?? .none
    inFile = words?.inFile ?? FlagFileForm()
    self.help = help
    writeDetails = details
  }

  /// Checks the values in the arguments.
  func check(_ arguments: Arguments) throws(UsageError) {}

  /// `--name`.
  var long: String { "--" + name }

  /// `--no-name`, if it exists.
  var negation: String? { isNegatable ? "--no-" + name : nil }

  /// `-n`, if it exists.
  var dashedShort: String? { short.map { "-\($0)" } }

  /// All spellings, the short one first.
  var spellings: [String] { [dashedShort, long, negation].compactMap { $0 } }

  /// That a value is none of the choices; nil if it is one, or if there are none.
  func refusal(of value: String, typed: String) -> UsageError.Fact? {
    let words = choices.map(\.word)
    if words.isEmpty || words.contains(value) { return nil }
    return .unknownChoice(typed: typed, value: value, choices: words)
  }

  /// An allowed value and its description.
  struct Choice: Sendable, Equatable {
    let word: String

    /// A short description; may be empty.
    let help: String

    init(_ word: String, _ help: String = "") {
      self.word = word
      self.help = help
    }
  }

  /// What shells offer for a value or an argument.
  enum Completion: Sendable, Equatable, ExpressibleByArrayLiteral {
    case none
    case file
    case directory

    /// These words; others are also valid, unless they are the flag's choices.
    case words([Choice])

    /// Names that only the tool knows, such as profiles: the list of this name.
    case names(CompletionList)

    init(arrayLiteral words: String...) { self = .words(words.map { Choice($0) }) }
  }
}

extension AnyFlag: Equatable {
  static func == (one: AnyFlag, other: AnyFlag) -> Bool { one === other }
}
