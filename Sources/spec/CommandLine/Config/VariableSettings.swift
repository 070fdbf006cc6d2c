import SpecText

/// The variables of steps, from `--var` and `--secret`.
struct VariableSettings {
  let variables: Variables

  /// The fewest characters of a secret: shorter texts occur everywhere in output.
  static let fewest = 4

  /// - Parameter environment: where secrets are read; nil to leave them unread.
  /// - Throws: `UsageError` for a name that is none, a secret that cannot be read or hidden, or a
  ///   name that is both.
  init(_ arguments: Arguments, _ environment: Environment?) throws(UsageError) {
    var values: [(name: String, value: Variables.Value)] = []
    var expected: [String] = []
    for given in arguments.occurrences(of: RunFlags.variable) {
      let (name, value) = given.pair
      values.append((name, .plain(value ?? "")))
      if given.origin == .typed { expected.append(name) }
    }
    for given in arguments.occurrences(of: RunFlags.secret) {
      let (name, source) = given.pair
      // Any other name is one of an engine's setting, and is checked there.
      guard VariableScanner.isName(name), source != nil || !Self.isSetting(name, arguments) else {
        continue
      }
      if let other = arguments.occurrences(of: RunFlags.variable).last(where: {
        $0.pair.before.isSame(as: name)
      }) {
        throw arguments.error(
          .conflict("\(RunFlags.secret.long) \(name)", "\(other.typed) \(name)"))
      }
      guard let place = source.map({ SecretSource($0) }) ?? .variable(name) else {
        throw arguments.error(
          .badValue(
            RunFlags.secret.long, "\(name)=\(Secrets.mask)",
            expected: "a name and where its value is read", example: "password=env:PASSWORD"),
          given.origin)
      }
      values.append((name, .secret(try Self.secret(name, place, environment, given, arguments))))
      if given.origin == .typed, source == nil { expected.append(name) }
    }
    variables = Variables(values, expected: expected)
  }

  private static func secret(
    _ name: String, _ source: SecretSource, _ environment: Environment?,
    _ given: Arguments.Occurrence, _ arguments: Arguments
  ) throws(UsageError) -> String? {
    guard let environment else { return nil }
    let typed = "\(RunFlags.secret.long) \(name)"
    let value = try source.read(environment, for: typed, arguments, given.origin)
    guard value.unicodeScalars.count >= fewest else {
      throw arguments.error(
        .refused(
          typed, "its value has fewer than \(fewest) characters, so it cannot be hidden in output",
          "use a longer value, or \(RunFlags.variable.long) if everyone may see it"), given.origin)
    }
    return value
  }

  /// Whether a name without a source is that of an engine's setting, whose value is to be hidden.
  private static func isSetting(_ name: String, _ arguments: Arguments) -> Bool {
    let engines = arguments[RunFlags.engine].compactMap { arguments.file?.engine(named: $0) }
    let set = arguments.occurrences(of: RunFlags.parameter).map(\.pair.before)
    return (set + engines.flatMap { $0.parameters.keys }).contains(same: name)
  }
}
