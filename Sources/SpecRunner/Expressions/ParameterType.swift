import Synchronization

/// A parameter type: a name for expressions, the texts it matches and their conversion to a value.
///
/// ```swift
/// let color = ParameterType("color", matching: "red|green|blue") { Color(name: $0) }
/// ```
public struct ParameterType: Sendable {
  /// The conversion of the texts of an argument's groups; see `init(name:regexps:transform:)`.
  public typealias Transform = @Sendable ([String?]) throws -> any Sendable

  /// The shared storage of a type.
  private final class Definition: Sendable {
    let name: String
    let regexps: [String]
    let type: Any.Type
    let useForSnippets: Bool
    let preferForRegexpMatch: Bool
    let transform: Transform
    let scanner: Instruction.Operation?
    private let parsed = AtomicLazyReference<Syntaxes>()

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
    }

    /// The regular expressions, parsed at the first access.
    ///
    /// The built-in types have scanners instead; their patterns are parsed only for suggestions.
    var syntaxes: Syntaxes {
      parsed.load()
        ?? parsed.storeIfNil(
          Syntaxes(
            scanner == nil
              ? Result { () throws(PatternError) in try Self.parse(regexps) } : .success([])))
    }

    private static func parse(_ regexps: [String]) throws(PatternError) -> [PatternSyntax] {
      var syntaxes: [PatternSyntax] = []
      for regexp in regexps { syntaxes.append(try PatternParser.parse(regexp)) }
      return syntaxes
    }
  }

  /// The parsed regular expressions, and the approximate number of their instructions.
  private final class Syntaxes: Sendable {
    let result: Result<[PatternSyntax], PatternError>
    let size: Int

    init(_ result: Result<[PatternSyntax], PatternError>) {
      self.result = result
      size = ((try? result.get()) ?? []).reduce(0) { $0 + $1.root.size }
    }
  }

  private let definition: Definition

  /// Creates a parameter type.
  ///
  /// - Parameters:
  ///   - name: The name between braces in expressions, without `{ } ( ) \ /`.
  ///   - regexps: The texts that it matches, as regular expressions; the first match wins.
  ///   - useForSnippets: Whether suggested expressions may use the type.
  ///   - preferForRegexpMatch: Whether the type is preferred if a group of a regular expression could
  ///     be of several types.
  ///   - transform: The conversion. It receives the texts of the capture groups directly inside the
  ///     regular expressions, nil for a group that did not participate; without groups, it receives
  ///     the whole text. If it throws, the step fails.
  public init<Value: Sendable>(
    name: String, regexps: [String], useForSnippets: Bool = true,
    preferForRegexpMatch: Bool = false,
    transform: @escaping @Sendable ([String?]) throws -> Value
  ) {
    definition = Definition(
      name, regexps, Value.self, useForSnippets: useForSnippets,
      preferForRegexpMatch: preferForRegexpMatch, scanner: nil, transform)
  }

  /// Creates a parameter type whose values are converted from one text.
  ///
  /// The text is the whole argument or, if the regular expression has groups, the first group that
  /// participated.
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

  /// Creates a built-in type, which has its own scanner.
  init(
    builtIn name: String, _ regexps: [String], _ type: Any.Type,
    scanner: Instruction.Operation, useForSnippets: Bool = false,
    preferForRegexpMatch: Bool = false, transform: @escaping Transform
  ) {
    definition = Definition(
      name, regexps, type, useForSnippets: useForSnippets,
      preferForRegexpMatch: preferForRegexpMatch, scanner: scanner, transform)
  }

  /// The name in expressions; empty for the anonymous `{}`.
  public var name: String { definition.name }
  /// The regular expressions that the type matches.
  public var regexps: [String] { definition.regexps }
  /// The name of the Swift type of its values.
  public var typeName: String { String(describing: definition.type) }
  /// Whether suggested expressions may use the type.
  public var useForSnippets: Bool { definition.useForSnippets }
  /// Whether the type is preferred if a group of a regular expression could be of several types.
  public var preferForRegexpMatch: Bool { definition.preferForRegexpMatch }
  /// Converts the texts of an argument's groups to a value.
  public var transform: Transform { definition.transform }

  /// The scanner of a built-in type.
  var scanner: Instruction.Operation? { definition.scanner }
  /// The parsed regular expressions; empty for a built-in type.
  var syntaxes: Result<[PatternSyntax], PatternError> { definition.syntaxes.result }

  /// The approximate number of instructions of the regular expressions.
  var size: Int { definition.syntaxes.size }

  /// Whether two values are the same definition, not only equal ones.
  func isSame(as other: ParameterType) -> Bool { definition === other.definition }

  /// The official order: preferential types first, then by name.
  static func isListed(_ left: ParameterType, before right: ParameterType) -> Bool {
    if left.preferForRegexpMatch != right.preferForRegexpMatch { return left.preferForRegexpMatch }
    return left.name.unicodeScalars.lexicographicallyPrecedes(right.name.unicodeScalars)
  }
}
