/// A constraint between two flags of a command.
enum FlagRule: Sendable, Equatable {
  /// The flag has no effect without another one; `example` is a value for that one.
  case needs(AnyFlag, AnyFlag, example: String?)

  /// The flags exclude each other.
  case excludes(AnyFlag, AnyFlag)

  /// Checks the arguments.
  ///
  /// Only typed flags must have an effect: settings of a file or the environment can have one with
  /// other flags.
  func check(_ arguments: Arguments) throws(UsageError) {
    switch self {
    case .needs(let flag, let other, let example):
      guard let given = Self.typed(flag, arguments), !arguments.isOn(other) else { return }
      let needed = [other.long, example].compactMap { $0 }.joined(separator: " ")
      throw arguments.error(.needsOther(given.typed, needed))
    case .excludes(let flag, let other):
      guard let given = Self.typed(flag, arguments), let second = Self.typed(other, arguments)
      else { return }
      throw arguments.error(.conflict(given.typed, second.text))
    }
  }

  private static func typed(_ flag: AnyFlag, _ arguments: Arguments) -> Arguments.Occurrence? {
    arguments.occurrences(of: flag).last.flatMap { $0.origin == .typed && $0.isOn ? $0 : nil }
  }
}
