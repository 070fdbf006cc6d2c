/// An argument without a flag: what it is called, how many there may be, what it means.
package struct Positional: Sendable, Equatable {
  /// What it is called in help, in capitals.
  package let name: String

  /// How many there may be.
  package let arity: Arity

  /// What a shell may offer for it.
  package let completion: Flag.Completion

  /// One line of help, lower-case, without a full stop.
  package let help: String

  package init(
    _ name: String, _ arity: Arity = .one, completion: Flag.Completion = .none, help: String
  ) {
    self.name = name
    self.arity = arity
    self.completion = completion
    self.help = help
  }

  /// How many there may be; `any` and `some` come last, since they take all that is left.
  package enum Arity: Sendable, Equatable {
    case one
    case optional
    case any
    case some
  }

  /// How the usage line writes it: `FILE`, `[FILE]`, `[PATH …]`, `PATH …`.
  package var usage: String {
    switch arity {
    case .one: name
    case .optional: "[\(name)]"
    case .any: "[\(name) …]"
    case .some: "\(name) …"
    }
  }

  /// The fewest there must be.
  var fewest: Int { arity == .one || arity == .some ? 1 : 0 }

  /// The most there may be; nil if there is no end.
  var most: Int? { arity == .one || arity == .optional ? 1 : nil }
}
