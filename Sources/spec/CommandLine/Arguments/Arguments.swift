/// What was typed, checked against the table of flags; nothing is resolved yet.
///
/// An absent flag is nil here, whatever its default: what absence means is for the command. What
/// a settings file or the environment says stands here as if it had been typed, with its origin.
package struct Arguments: Sendable, Equatable {
  /// The command that was named.
  package let command: CommandSpec

  /// How errors call it: `spec run`.
  package let place: String

  /// The arguments without a flag, in the order they were typed.
  package let positionals: [String]

  /// The flags in the order they were typed.
  package let occurrences: [Occurrence]

  /// The settings file that was read, if one was.
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

  /// One flag, once, as it was typed.
  package struct Occurrence: Sendable, Equatable {
    package let name: String

    /// The spelling without the value: `-j`, `--jobs`, `--no-jobs`.
    package let typed: String

    /// The value, if the flag takes one.
    package let value: String?

    /// False for `--no-name`.
    package let isOn: Bool

    /// Where it was said.
    package let origin: SettingOrigin

    package init(
      name: String, typed: String, value: String? = nil, isOn: Bool = true,
      origin: SettingOrigin = .typed
    ) {
      self.name = name
      self.typed = typed
      self.value = value
      self.isOn = isOn
      self.origin = origin
    }

    /// Spelling and value as one text: `--jobs 4`.
    var text: String { value.map { "\(typed) \($0)" } ?? typed }
  }

  /// The arguments with further flags, which count as said after what was typed.
  func adding(_ further: [Occurrence]) -> Arguments {
    Arguments(
      command: command, place: place, positionals: positionals,
      occurrences: occurrences + further, file: file)
  }

  /// Whether the flag was last switched on or off; nil if it was not typed.
  package func toggle(_ flag: Flag) -> Bool? {
    occurrences.last { $0.name == flag.name }?.isOn
  }

  /// Whether the flag was typed, and not taken back by a later `--no-name`.
  package func isOn(_ flag: Flag) -> Bool { toggle(flag) == true }

  /// Whether the last word on the flag was `--no-name`.
  package func isOff(_ flag: Flag) -> Bool { toggle(flag) == false }

  /// The flag's value; nil if it was not typed, or taken back.
  package func value(_ flag: Flag) -> String? { values(flag).last }

  /// Every value of a repeatable flag in the order they were typed, since it was last taken back.
  package func values(_ flag: Flag) -> [String] { standing(flag).compactMap(\.value) }

  /// The flag's choice as a case of an enumeration whose raw values are the words.
  package func choice<Choice: RawRepresentable<String>>(
    _ flag: Flag, as type: Choice.Type = Choice.self
  ) -> Choice? {
    value(flag).flatMap(Choice.init(rawValue:))
  }

  /// The flag's value as a whole number within bounds.
  ///
  /// - Throws: a sentence that names the flag, the bounds and what was typed.
  package func integer(
    _ flag: Flag, in bounds: ClosedRange<Int> = 1...Int.max
  ) throws(UsageError) -> Int? {
    guard let given = standing(flag).last, let value = given.value else { return nil }
    if let number = Int(value), bounds.contains(number) { return number }
    let wants =
      bounds.upperBound == .max
      ? "an integer of at least \(bounds.lowerBound)"
      : "an integer from \(bounds.lowerBound) to \(bounds.upperBound)"
    throw unusable(
      flag, wants: wants, example: "\(min(max(4, bounds.lowerBound), bounds.upperBound))")
  }

  /// The flag's value as a length of time: `500ms`, `5s`, `2m`, `1h`, `1m30s`.
  ///
  /// - Throws: a sentence that names the flag, the notation and what was typed.
  package func duration(_ flag: Flag) throws(UsageError) -> Duration? {
    guard let given = standing(flag).last, let value = given.value else { return nil }
    if let duration = Duration(typed: value) { return duration }
    // Nothing waits for no time at all, so 0s would be no advice.
    let isLength = Duration(typed: value + "s").map { $0 > .zero } ?? false
    let example = isLength ? value + "s" : "5s"
    throw unusable(flag, wants: "a duration with a unit (ms, s, m or h)", example: example)
  }

  /// The error for a value that passed the table, but not whoever reads it.
  ///
  /// - Parameters:
  ///   - wants: what the flag wants, as the middle of a sentence: "a shard i/n, with i from 1 to n".
  ///   - example: a value it would take.
  ///   - value: which of several values is meant; the last if not given.
  package func unusable(
    _ flag: Flag, wants: String, example: String, value: String? = nil
  ) -> UsageError {
    let given = standing(flag).last { value == nil || $0.value == value }
    return UsageError(
      place: place,
      fact: .badValue(
        typed: given?.typed ?? flag.long, value: given?.value ?? "", wants: wants,
        example: example))
  }

  /// Whether something stronger than a settings file said the flag's value.
  func outranksFile(_ flag: Flag) -> Bool { standing(flag).last?.origin.outranksFile ?? false }

  /// What was said of the flag since it was last taken back.
  func standing(_ flag: Flag) -> ArraySlice<Occurrence> {
    let said = occurrences.filter { $0.name == flag.name }
    guard let taken = said.lastIndex(where: { !$0.isOn }) else { return said[...] }
    return said[(taken + 1)...]
  }
}
