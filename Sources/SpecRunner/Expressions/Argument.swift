/// A part of a step's text that an expression hands to the step, and the value it stands for.
public struct Argument: Sendable {
  let match: ExpressionMatch
  let index: Int

  private var parameter: Program.Parameter { match.program.parameters[index] }

  /// The type that converts it; nil for a group of a regular expression that is of no type.
  public var parameterType: ParameterType? { parameter.type }

  /// The name of its type: empty for the anonymous `{}`, nil for a group of no type.
  public var parameterTypeName: String? { parameter.type?.name }

  /// The text as it stands in the step, quotes included; nil if it took no part in the match.
  public var text: String? { match.range(of: parameter.group).map { match.text($0) } }

  /// Where the text stands, with the groups inside it.
  public var group: Group {
    if parameter.type?.scanner == .quoted, match.program.descendants(of: parameter.group) == 0,
      let range = match.range(of: parameter.group)
    {
      return quotation(range)
    }
    return match.group(parameter.group)
  }

  /// The value its type makes of it, or its text if it has no type; nil if it took no part.
  ///
  /// - Throws: `ConversionError` where a built-in type has no value for the text, or what the
  ///   type's own transform throws.
  public func value() throws -> (any Sendable)? {
    guard match.range(of: parameter.group) != nil else { return nil }
    guard let type = parameter.type else { return text }
    return try type.transform(group.texts)
  }

  /// Its text as a whole number, whatever its type.
  public func int() throws(ConversionError) -> Int {
    let range = try partTaken()
    var text = match.text
    let value: Int? = text.withUTF8 { Conversion.whole(.init(rebasing: $0[range])) }
    if let value { return value }
    return try Conversion.whole(match.text(range))
  }

  /// Its text as a decimal number, whatever its type.
  public func double() throws(ConversionError) -> Double {
    try Conversion.decimal(match.text(try partTaken()))
  }

  /// Its text; for `{string}` without the quotes and with escaped quotes resolved.
  public func string() throws(ConversionError) -> String {
    let range = try partTaken()
    guard parameter.type?.scanner == .quoted, range.count >= 2 else { return match.text(range) }
    return Quotation.unescape(match.text(range.lowerBound + 1..<range.upperBound - 1))
  }

  private func partTaken() throws(ConversionError) -> Range<Int> {
    if let range = match.range(of: parameter.group) { return range }
    throw ConversionError("argument \(index + 1) took no part in the step: make it optional")
  }

  /// The groups of the official regular expression of `{string}`: one for each sort of quotes,
  /// and in each the last escape.
  private func quotation(_ range: Range<Int>) -> Group {
    var text = match.text
    let quotation = text.withUTF8 { Quotation(range, in: $0) }
    let content = match.made(quotation.content, [match.made(quotation.lastEscape)])
    let other = match.made(nil, [match.made(nil)])
    return match.made(range, quotation.isDouble ? [content, other] : [other, content])
  }
}
