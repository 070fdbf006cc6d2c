/// The parameter types available to expressions: the built-in ones and those of a step library.
public struct ParameterTypes: Sendable {
  /// `int`, `float`, `word`, `string`, the anonymous `{}`, and `byte`, `short`, `long`,
  /// `double`, `biginteger`, `bigdecimal`.
  public static let builtIn = ParameterTypes()

  /// All types in the order of their definition, the built-in ones first.
  public private(set) var all = ParameterType.allBuiltIn

  /// Creates a registry with the built-in types; add others with `define`.
  public init() {}

  /// The types that are not built in, in the order of their definition.
  public var defined: ArraySlice<ParameterType> { all[ParameterType.allBuiltIn.count...] }

  /// Adds a type.
  ///
  /// - Throws: `ExpressionError` with the official message if the name is taken or contains a
  ///   forbidden character, or if a regular expression would have two preferential types; and for a
  ///   regular expression with a syntax error.
  public mutating func define(_ type: ParameterType) throws(ExpressionError) {
    try define(checked: type)
    if case .failure(let error) = type.syntaxes {
      all.removeLast()
      throw .regularExpression(Self.unreadable(type), error)
    }
  }

  /// Adds a type whose regular expressions are known to be valid; they are parsed when needed.
  package mutating func define(checked type: ParameterType) throws(ExpressionError) {
    if type.name.unicodeScalars.contains(where: Self.isForbidden) {
      throw .illegalTypeName(type.name)
    }
    if self[type.name] != nil { throw .typeNameTaken(type.name) }
    if type.preferForRegexpMatch {
      for regexp in type.regexps {
        guard let rival = types(forRegexp: regexp).first, rival.preferForRegexpMatch else {
          continue
        }
        throw .twoPreferentialTypes(regexp, rival.name, type.name)
      }
    }
    all.append(type)
  }

  /// The type with a name, compared by code points.
  public subscript(name: String) -> ParameterType? {
    let count = name.utf8.count
    for type in all where type.name.utf8.count == count && type.name.utf8.elementsEqual(name.utf8) {
      return type
    }
    return nil
  }

  /// The type whose regular expression equals the source of a group; nil if there is none.
  ///
  /// - Throws: `ExpressionError` with the official message if several types match and none is
  ///   preferential.
  public func type(
    forRegexp regexp: String, in expression: String
  ) throws(ExpressionError) -> ParameterType? {
    let types = types(forRegexp: regexp)
    guard let first = types.first else { return nil }
    if types.count == 1 || first.preferForRegexpMatch { return first }
    throw .ambiguousTypes(
      expression, regexp, types.map(\.name), suggestions(insteadOf: expression, regexp, types))
  }

  /// The types with a regular expression, the preferential one first.
  private func types(forRegexp regexp: String) -> [ParameterType] {
    all.filter { type in type.regexps.contains { $0.utf8.elementsEqual(regexp.utf8) } }
      .sorted(by: ParameterType.isListed)
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "{", "}", "(", ")", "\\", "/": true
    default: false
    }
  }

  /// The first regular expression of a type with a syntax error.
  private static func unreadable(_ type: ParameterType) -> String {
    type.regexps.first { (try? PatternParser.parse($0)) == nil } ?? ""
  }

  /// Cucumber expressions equivalent to a regular expression, one for each choice of types for its
  /// ambiguous groups.
  private func suggestions(
    insteadOf expression: String, _ regexp: String, _ types: [ParameterType]
  ) -> [String] {
    var template = expression[...]
    if template.first == "^" { template.removeFirst() }
    if template.last == "$" { template.removeLast() }
    var pieces: [String] = []
    while let range = Self.range(of: "(\(regexp))", in: template) {
      pieces.append(ExpressionSuggestion.escape(template[..<range.lowerBound]))
      template = template[range.upperBound...]
    }
    pieces.append(ExpressionSuggestion.escape(template))
    return ExpressionSuggestion.combine(
      pieces, Array(repeating: types, count: pieces.count - 1)
    ).map(\.source)
  }

  private static func range(of piece: String, in text: Substring) -> Range<String.Index>? {
    let piece = piece.unicodeScalars
    var start = text.startIndex
    while start < text.endIndex {
      if text.unicodeScalars[start...].starts(with: piece) {
        let end = text.unicodeScalars.index(start, offsetBy: piece.count)
        return start..<end
      }
      start = text.unicodeScalars.index(after: start)
    }
    return nil
  }
}
