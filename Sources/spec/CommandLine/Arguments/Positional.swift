/// The description of a positional argument.
struct Positional: Sendable, Equatable {
  /// The placeholder in help, in capitals.
  let name: String

  /// How many values are allowed.
  let arity: Arity

  /// What shells offer for it.
  let completion: AnyFlag.Completion

  /// One line of help, in lower case, without a full stop.
  let help: String

  init(
    _ name: String, _ arity: Arity = .one, completion: AnyFlag.Completion = .none, help: String
  ) {
    self.name = name
    self.arity = arity
    self.completion = completion
    self.help = help
  }

  /// How many values are allowed; `any` and `some` must be last.
  enum Arity: Sendable, Equatable {
    case one
    case optional
    case any
    case some
  }

  /// The form in the usage line: `FILE`, `[FILE]`, `[PATH …]`, `PATH …`.
  var usage: String {
    switch arity {
    case .one: name
    case .optional: "[\(name)]"
    case .any: "[\(name) …]"
    case .some: "\(name) …"
    }
  }

  /// The minimum number of values.
  var fewest: Int { arity == .one || arity == .some ? 1 : 0 }

  /// The maximum number of values; nil if unlimited.
  var most: Int? { arity == .one || arity == .optional ? 1 : nil }
}
