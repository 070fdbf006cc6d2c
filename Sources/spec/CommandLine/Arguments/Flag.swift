/// A flag that knows the type of its value.
///
/// It is declared in one place, from which everything else follows: how it is read, its help, its
/// key in `spec.json` and its variable. Commands read it with `arguments[flag]`.
///
/// - `Flag<Bool>` is a switch.
/// - `Flag<Int>`, and that of any other type of a value, has a default.
/// - `Flag<Int?>` is nil if it is not given.
/// - `Flag<[Int]>` can be repeated.
final class Flag<Value: Sendable>: AnyFlag, @unchecked Sendable {
  /// Reads the value; without an occurrence, it is the default.
  private let read: @Sendable (Arguments) throws(UsageError) -> Value

  /// The value if the flag is not given.
  let standard: Value

  override func check(_ arguments: Arguments) throws(UsageError) { _ = try read(arguments) }

  /// The value in arguments that were checked.
  func value(in arguments: Arguments) -> Value { (try? read(arguments)) ?? standard }

  private init<Word>(
    _ name: String, short: Unicode.Scalar?, value: String?, _ words: FlagWords<Word>?,
    standard: Value, shown: String?, repeats: Bool = false, negates: Bool, section: String,
    completion: Completion? = nil, help: String, details: @escaping @Sendable () -> String,
    read: @escaping @Sendable (Arguments) throws(UsageError) -> Value
  ) {
    self.standard = standard
    self.read = read
    super.init(
      name, short: short, value: value, words, default: shown, repeats: repeats, negates: negates,
      section: section, completion: completion, help: help, details: details)
  }
}

extension Flag where Value == Bool {
  /// A switch.
  convenience init(
    _ name: String, short: Unicode.Scalar? = nil, default isOn: Bool = false,
    negates: Bool = false, section: String = "flags", help: String,
    details: @autoclosure @escaping @Sendable () -> String = ""
  ) {
    self.init(
      name, short: short, value: nil, FlagWords<Bool>?.none, standard: isOn, shown: nil,
      negates: negates, section: section, help: help, details: details
    ) { arguments throws(UsageError) in arguments.last(name)?.isOn ?? isOn }
  }
}

extension Flag {
  /// A flag with a default.
  convenience init(
    _ name: String, short: Unicode.Scalar? = nil, value: String = "CHOICE",
    _ words: FlagWords<Value>, default standard: Value, negates: Bool = false,
    section: String = "flags", completion: Completion? = nil, help: String,
    details: @autoclosure @escaping @Sendable () -> String = ""
  ) {
    self.init(
      name, short: short, value: value, words, standard: standard, shown: words.text(standard),
      negates: negates, section: section, completion: completion, help: help, details: details
    ) { arguments throws(UsageError) in
      try arguments.given(name).last.map { given throws(UsageError) in
        try words.value(of: given, arguments.place)
      } ?? standard
    }
  }

  /// A flag without a default; `otherwise` says in help what holds without it.
  convenience init<Word>(
    _ name: String, short: Unicode.Scalar? = nil, value: String = "CHOICE",
    _ words: FlagWords<Word>, otherwise: String? = nil, negates: Bool = false,
    section: String = "flags", completion: Completion? = nil, help: String,
    details: @autoclosure @escaping @Sendable () -> String = ""
  ) where Value == Word? {
    self.init(
      name, short: short, value: value, words, standard: nil, shown: otherwise, negates: negates,
      section: section, completion: completion, help: help, details: details
    ) { arguments throws(UsageError) in
      try arguments.given(name).last.map { given throws(UsageError) in
        try words.value(of: given, arguments.place)
      }
    }
  }

  /// A flag that can be repeated; `otherwise` says in help what holds without it.
  convenience init<Word>(
    _ name: String, short: Unicode.Scalar? = nil, value: String, _ words: FlagWords<Word>,
    otherwise: String? = nil, section: String = "flags", completion: Completion? = nil,
    help: String, details: @autoclosure @escaping @Sendable () -> String = ""
  ) where Value == [Word] {
    self.init(
      name, short: short, value: value, words, standard: [], shown: otherwise, repeats: true,
      negates: false, section: section, completion: completion, help: help, details: details
    ) { arguments throws(UsageError) in
      try arguments.given(name).map { given throws(UsageError) in
        try words.value(of: given, arguments.place)
      }
    }
  }
}

extension AnyFlag {
  /// The help flag of every command: `-h` prints a short page, `--help` a long one.
  static let help = Flag<Bool>(
    "help", short: "h", section: "about", help: "explain this; -h is the short page")

  /// The version flag of every tool.
  static let version = Flag<Bool>(
    "version", short: "V", section: "about", help: "print the version")
}
