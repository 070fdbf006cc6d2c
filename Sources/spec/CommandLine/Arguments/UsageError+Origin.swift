/// Errors about settings that were not typed name the place of the setting.
extension UsageError {
  /// The error with the origin of its flag.
  ///
  /// Commands read flags in the same way wherever their values come from. The origin is found
  /// here, by the flag and the value that the error names.
  func placed(by arguments: Arguments) -> UsageError {
    guard origin == .typed, let (typed, words) = fact.subject else { return self }
    let given = arguments.occurrences.filter { $0.typed == typed }
    let match = given.first { $0.value.map { words.contains($0) } ?? false } ?? given.last
    return UsageError(place: place, fact: fact, origin: match?.origin ?? .typed)
  }
}

extension UsageError.Fact {
  /// The flag of the error, and a text that contains its value.
  fileprivate var subject: (typed: String, words: String)? {
    switch self {
    case .unknownChoice(let typed, let value, _, _), .unknownName(let typed, let value, _, _),
      .badValue(let typed, let value, _, _), .unknownProfile(let typed, let value, _, _),
      .unknownSetting(let typed, let value, _, _):
      (typed, value)
    case .unreadable(let typed, let problem): (typed, problem)
    case .needsOther(let typed, _), .conflict(let typed, _), .needsTerminal(let typed): (typed, "")
    default: nil
    }
  }
}
