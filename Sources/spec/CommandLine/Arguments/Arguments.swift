/// The parsed arguments, checked against the table of flags.
///
/// An absent flag is nil; commands apply defaults. Values from a settings file or the environment
/// are occurrences too, with their origin.
package struct Arguments: Sendable, Equatable {
  /// The command.
  package let command: CommandSpec

  /// The command's name in error messages: `spec run`.
  package let place: String

  /// The positional arguments, in order.
  package let positionals: [String]

  /// The occurrences of flags, in order.
  package let occurrences: [Occurrence]

  /// The settings file, if one was read.
  package let file: ConfigFile?

  package init(
    command: CommandSpec, place: String, positionals: [String] = [],
    occurrences: [Occurrence] = [], file: ConfigFile? = nil
  ) {
    self.command = command
    self.place = place
    self.positionals = positionals
    self.occurrences = occurrences
    self.file = file
  }

  /// One occurrence of a flag.
  package struct Occurrence: Sendable, Equatable {
    package let name: String

    /// The flag as written, without the value: `-j`, `--jobs`, `--no-jobs`.
    package let typed: String

    /// The value, if the flag has one.
    package let value: String?

    /// The name of a pair that was an object's key, which may contain an equals sign.
    let key: String?

    /// False for `--no-name`.
    package let isOn: Bool

    /// The source of the value.
    package let origin: SettingOrigin

    package init(
      name: String, typed: String, value: String? = nil, key: String? = nil, isOn: Bool = true,
      origin: SettingOrigin = .typed
    ) {
      self.name = name
      self.typed = typed
      self.value = value
      self.key = key
      self.isOn = isOn
      self.origin = origin
    }

    /// The name and the value of a pair, such as `HOST=localhost`.
    var pair: (before: String, after: String?) {
      guard let key, let value else { return Dashes.splitAtEquals(value ?? "") }
      return (key, String(value.unicodeScalars.dropFirst(key.unicodeScalars.count + 1)))
    }

    /// The flag and its value: `--jobs 4`.
    var text: String { value.map { "\(typed) \($0)" } ?? typed }
  }

  /// The arguments with more flags, which come after the typed ones.
  func adding(_ further: [Occurrence]) -> Arguments {
    Arguments(
      command: command, place: place, positionals: positionals,
      occurrences: occurrences + further, file: file)
  }

  /// The same flags with other positional arguments.
  func replacingPositionals(_ positionals: [String]) -> Arguments {
    Arguments(
      command: command, place: place, positionals: positionals, occurrences: occurrences,
      file: file)
  }

  /// Whether the last occurrence turns the flag on; nil if there is none.
  package func toggle(_ flag: Flag) -> Bool? {
    occurrences.last { $0.name == flag.name }?.isOn
  }

  /// Whether the flag is present and no later `--no-NAME` removes it.
  package func isOn(_ flag: Flag) -> Bool { toggle(flag) == true }

  /// Whether the last occurrence is `--no-NAME`.
  package func isOff(_ flag: Flag) -> Bool { toggle(flag) == false }

  /// The value; nil if the flag is absent or removed.
  package func value(_ flag: Flag) -> String? { values(flag).last }

  /// All values of a repeatable flag since it was last removed, in order.
  package func values(_ flag: Flag) -> [String] { occurrences(of: flag).compactMap(\.value) }

  /// The value as a case of an enumeration whose raw values are the choices.
  package func choice<Choice: RawRepresentable<String>>(
    _ flag: Flag, as type: Choice.Type = Choice.self
  ) -> Choice? {
    value(flag).flatMap(Choice.init(rawValue:))
  }

  /// The value as an integer.
  ///
  /// - Throws: an error with the flag, the bounds and the value.
  package func integer(
    _ flag: Flag, in bounds: ClosedRange<Int> = 1...Int.max
  ) throws(UsageError) -> Int? {
    guard let given = occurrences(of: flag).last, let value = given.value else { return nil }
    if let number = Int(value), bounds.contains(number) { return number }
    let expected =
      bounds.upperBound == .max
      ? "an integer of at least \(bounds.lowerBound)"
      : "an integer from \(bounds.lowerBound) to \(bounds.upperBound)"
    throw unusable(
      flag, expected: expected, example: "\(min(max(4, bounds.lowerBound), bounds.upperBound))")
  }

  /// The value as a duration: `500ms`, `5s`, `2m`, `1h`, `1m30s`.
  ///
  /// - Throws: an error with the flag, the syntax and the value.
  package func duration(_ flag: Flag) throws(UsageError) -> Duration? {
    guard let given = occurrences(of: flag).last, let value = given.value else { return nil }
    if let duration = Duration(typed: value) { return duration }
    // Durations must be positive, so 0s would be bad advice.
    let isLength = Duration(typed: value + "s").map { $0 > .zero } ?? false
    let example = isLength ? value + "s" : "5s"
    throw unusable(flag, expected: "a duration with a unit (ms, s, m or h)", example: example)
  }

  /// The error for a value that the table accepts but the command does not.
  ///
  /// - Parameters:
  ///   - expected: the expected value, to complete a sentence: "a shard i/n, with i from 1 to n".
  ///   - example: a valid value.
  ///   - value: the invalid value, if the flag has several; otherwise the last.
  package func unusable(
    _ flag: Flag, expected: String, example: String, value: String? = nil
  ) -> UsageError {
    let given = occurrences(of: flag).last { value == nil || $0.value == value }
    return UsageError(
      place: place,
      fact: .badValue(
        typed: given?.typed ?? flag.long, value: given?.value ?? "", expected: expected,
        example: example))
  }

  /// Whether the value comes from a source that overrides the settings file.
  func outranksFile(_ flag: Flag) -> Bool {
    occurrences(of: flag).last?.origin.outranksFile ?? false
  }

  /// The occurrences since the flag was last removed.
  func occurrences(of flag: Flag) -> ArraySlice<Occurrence> {
    let given = occurrences.filter { $0.name == flag.name }
    guard let taken = given.lastIndex(where: { !$0.isOn }) else { return given[...] }
    return given[(taken + 1)...]
  }
}
