/// The parsed arguments, checked against the table of flags.
///
/// Values from a settings file or the environment are occurrences too, with their origin.
struct Arguments: Sendable, Equatable {
  /// The command.
  let command: CommandSpec

  /// The command's name in error messages: `spec run`.
  var place = ""

  /// The positional arguments, in order.
  var positionals: [String] = []

  /// The occurrences of flags, in order.
  var occurrences: [Occurrence] = []

  /// The settings file, if one was read.
  var file: ConfigFile?

  /// One occurrence of a flag.
  struct Occurrence: Sendable, Equatable {
    let name: String

    /// The flag as written, without the value: `-j`, `--jobs`, `--no-jobs`.
    let typed: String

    /// The value, if the flag has one.
    var value: String?

    /// The name of a pair that was an object's key, which may contain an equals sign.
    var key: String?

    /// False for `--no-name`.
    var isOn = true

    /// The source of the value.
    var origin = SettingOrigin.typed

    /// The name and the value of a pair, such as `HOST=localhost`.
    var pair: (before: String, after: String?) {
      guard let key, let value else { return Dashes.splitAtEquals(value ?? "") }
      return (key, String(value.unicodeScalars.dropFirst(key.unicodeScalars.count + 1)))
    }

    /// The flag by its long name.
    var long: String { "--" + name }

    /// The flag and its value: `--jobs 4`.
    var text: String { value.map { "\(typed) \($0)" } ?? typed }
  }

  /// The arguments with more flags, which come after the typed ones.
  func adding(_ further: [Occurrence]) -> Arguments {
    var all = self
    all.occurrences += further
    return all
  }

  /// The same flags with other positional arguments.
  func replacingPositionals(_ positionals: [String]) -> Arguments {
    var arguments = self
    arguments.positionals = positionals
    return arguments
  }

  /// The value of a flag of the command; its default if it is absent or removed.
  subscript<Value>(flag: Flag<Value>) -> Value { flag.value(in: self) }

  /// Checks the values of all flags, after which they can be read.
  ///
  /// - Throws: an error with the flag and the value.
  func check(_ flags: [AnyFlag]) throws(UsageError) {
    for flag in flags { try flag.check(self) }
  }

  /// Whether the last occurrence turns the flag on; nil if there is none.
  func toggle(_ flag: AnyFlag) -> Bool? { last(flag.name)?.isOn }

  /// Whether the flag is present and no later `--no-NAME` removes it.
  func isOn(_ flag: AnyFlag) -> Bool { toggle(flag) == true }

  /// Whether the last occurrence is `--no-NAME`.
  func isOff(_ flag: AnyFlag) -> Bool { toggle(flag) == false }

  /// An error about the arguments.
  func error(_ fact: UsageError.Fact, _ origin: SettingOrigin = .typed) -> UsageError {
    UsageError(place: place, fact: fact, origin: origin)
  }

  /// The error for a value that its words allow but the command does not.
  ///
  /// - Parameters:
  ///   - expected: the expected value, to complete a sentence: "an existing file or folder".
  ///   - example: a valid value.
  ///   - value: the invalid value, if the flag has several; otherwise the last.
  func unusable(
    _ flag: AnyFlag, expected: String, example: String, value: String? = nil
  ) -> UsageError {
    let given = occurrences(of: flag).last { value == nil || $0.value == value }
    return error(
      (given ?? Occurrence(name: flag.name, typed: flag.long)).unusable(
        expected: expected, example: example), given?.origin ?? .typed)
  }

  /// The source of the value; that of typed ones if there is none.
  func origin(of flag: AnyFlag) -> SettingOrigin { occurrences(of: flag).last?.origin ?? .typed }

  /// Whether there is a value from a source that overrides the settings file.
  func outranksFile(_ flag: AnyFlag) -> Bool { isOn(flag) && origin(of: flag).outranksFile }

  /// The occurrences since the flag was last removed.
  func occurrences(of flag: AnyFlag) -> ArraySlice<Occurrence> { given(flag.name) }

  /// The occurrences since the flag of this name was last removed.
  func given(_ name: String) -> ArraySlice<Occurrence> {
    let given = occurrences.filter { $0.name == name }
    guard let taken = given.lastIndex(where: { !$0.isOn }) else { return given[...] }
    return given[(taken + 1)...]
  }

  /// The last occurrence of the flag of this name, also if it removes the value.
  func last(_ name: String) -> Occurrence? { occurrences.last { $0.name == name } }
}
