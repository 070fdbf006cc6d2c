/// A sort of argument: its name in braces, the texts it takes, and how they become a value.
public struct ParameterType: Sendable {
  /// What happens to the texts of an argument's groups: see `init(name:regexps:transform:)`.
  public typealias Transform = @Sendable ([String?]) throws -> any Sendable

  /// What a type is, shared by all who use it.
  private final class Definition: Sendable {
    let name: String
    let regexps: [String]
    let type: Any.Type
    let useForSnippets: Bool
    let preferForRegexpMatch: Bool
    let transform: Transform
    let scanner: Instruction.Operation?
    let syntaxes: Result<[PatternSyntax], PatternError>
    let size: Int

    init(
      _ name: String, _ regexps: [String], _ type: Any.Type, useForSnippets: Bool,
      preferForRegexpMatch: Bool, scanner: Instruction.Operation?, _ transform: @escaping Transform
    ) {
      self.name = name
      self.regexps = regexps
      self.type = type
      self.useForSnippets = useForSnippets
      self.preferForRegexpMatch = preferForRegexpMatch
      self.transform = transform
      self.scanner = scanner
      // The scanners of the built-in types need no syntax; their patterns are read when a step
      // is suggested, not at every start.
      syntaxes =
        scanner == nil
        ? Result { () throws(PatternError) in try Self.parse(regexps) } : .success([])
      size = ((try? syntaxes.get()) ?? []).reduce(0) { $0 + $1.root.size }
    }

    private static func parse(_ regexps: [String]) throws(PatternError) -> [PatternSyntax] {
      var syntaxes: [PatternSyntax] = []
      for regexp in regexps { syntaxes.append(try PatternParser.parse(regexp)) }
      return syntaxes
    }
  }

  private let definition: Definition

  /// A type of your own.
  ///
  /// - Parameters:
  ///   - name: stands between braces in expressions; without `{ } ( ) \ /`.
  ///   - regexps: the texts it takes, as regular expressions; the first that fits wins.
  ///   - useForSnippets: whether a suggested expression may use it.
  ///   - preferForRegexpMatch: whether it wins when a group of a regular expression could be of
  ///     several types.
  ///   - transform: makes the value. It gets the texts of the capturing groups directly inside
  ///     the regular expressions, nil for a group that took no part; without such groups it gets
  ///     the whole text alone. What it throws fails the step.
  public init<Value: Sendable>(
    name: String, regexps: [String], useForSnippets: Bool = true,
    preferForRegexpMatch: Bool = false,
    transform: @escaping @Sendable ([String?]) throws -> Value
  ) {
    definition = Definition(
      name, regexps, Value.self, useForSnippets: useForSnippets,
      preferForRegexpMatch: preferForRegexpMatch, scanner: nil, transform)
  }

  /// A type of your own whose value is made of one text.
  ///
  /// The text is the whole argument, or the first capturing group that took part if the regular
  /// expression has groups.
  public init<Value: Sendable>(
    _ name: String, matching regexp: String, useForSnippets: Bool = true,
    preferForRegexpMatch: Bool = false,
    convert: @escaping @Sendable (String) throws -> Value
  ) {
    self.init(
      name: name, regexps: [regexp], useForSnippets: useForSnippets,
      preferForRegexpMatch: preferForRegexpMatch
    ) { texts in
      try convert(texts.lazy.compactMap { $0 }.first ?? "")
    }
  }

  /// One of the built-in types, which a scanner of its own recognises.
  init(
    builtIn name: String, _ regexps: [String], _ type: Any.Type,
    scanner: Instruction.Operation, useForSnippets: Bool = false,
    preferForRegexpMatch: Bool = false, transform: @escaping Transform
  ) {
    definition = Definition(
      name, regexps, type, useForSnippets: useForSnippets,
      preferForRegexpMatch: preferForRegexpMatch, scanner: scanner, transform)
  }

  public var name: String { definition.name }
  /// The regular expressions of the texts it takes.
  public var regexps: [String] { definition.regexps }
  /// The name of the Swift type of its values.
  public var typeName: String { String(describing: definition.type) }
  /// Whether a suggested expression may use it.
  public var useForSnippets: Bool { definition.useForSnippets }
  /// Whether it wins when a group of a regular expression could be of several types.
  public var preferForRegexpMatch: Bool { definition.preferForRegexpMatch }
  /// Makes the value of the texts of an argument's groups.
  public var transform: Transform { definition.transform }

  /// The instruction that recognises it, for a built-in type.
  var scanner: Instruction.Operation? { definition.scanner }
  /// Its regular expressions, read; empty for a built-in type.
  var syntaxes: Result<[PatternSyntax], PatternError> { definition.syntaxes }

  /// About how many instructions its regular expressions come to.
  var size: Int { definition.size }

  /// Whether two values are the same type, not only types alike.
  func isSame(as other: ParameterType) -> Bool { definition === other.definition }

  /// The official order: preferential types first, then by name.
  static func isListed(_ left: ParameterType, before right: ParameterType) -> Bool {
    if left.preferForRegexpMatch != right.preferForRegexpMatch { return left.preferForRegexpMatch }
    return left.name.unicodeScalars.lexicographicallyPrecedes(right.name.unicodeScalars)
  }
}
