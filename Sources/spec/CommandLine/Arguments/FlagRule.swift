/// What two flags of a command have to do with each other, beyond what each takes.
package enum FlagRule: Sendable, Equatable {
  /// The flag has no effect without another one; `example` is a value of that one.
  case needs(Flag, Flag, example: String?)

  /// The flags contradict each other.
  case excludes(Flag, Flag)

  /// Holds arguments against the rule.
  ///
  /// Settings of a file or the environment that have no effect here may have one elsewhere, with
  /// another profile; so only what is typed must have one.
  func check(_ arguments: Arguments) throws(UsageError) {
    switch self {
    case .needs(let flag, let other, let example):
      guard let said = Self.typed(flag, arguments), !arguments.isOn(other) else { return }
      let needed = [other.long, example].compactMap { $0 }.joined(separator: " ")
      throw UsageError(
        place: arguments.place, fact: .needsOther(typed: said.typed, other: needed))
    case .excludes(let flag, let other):
      guard let said = Self.typed(flag, arguments), let second = Self.typed(other, arguments)
      else { return }
      throw UsageError(
        place: arguments.place, fact: .conflict(typed: said.typed, other: second.text))
    }
  }

  private static func typed(_ flag: Flag, _ arguments: Arguments) -> Arguments.Occurrence? {
    arguments.standing(flag).last.flatMap { $0.origin == .typed && $0.isOn ? $0 : nil }
  }
}
