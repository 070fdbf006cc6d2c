import SpecText

/// An argument: a part of a step's text that an expression passes to the step definition.
public struct Argument: Sendable {
  let match: ExpressionMatch
  let index: Int

  private var parameter: Program.Parameter { match.program.parameters[index] }

  /// The parameter type; nil for a group of a regular expression without a type.
  public var parameterType: ParameterType? { parameter.type }

  /// The name of the parameter type: empty for the anonymous `{}`, nil for a group without a type.
  public var parameterTypeName: String? { parameter.type?.name }

  /// The text as written in the step, with quotes and names of variables; nil if the group did not
  /// participate in the match.
  public var text: String? { match.range(of: parameter.group).map { match.text($0) } }

  /// The text that matched the parameter, in which the values of some variables are put in; nil if
  /// the group did not participate.
  package var matchedText: String? { match.range(of: parameter.group).map { match.matched($0) } }

  /// The group that captured the text, with the groups inside it.
  public var group: Group {
    if parameter.type?.scanner == .quoted, match.program.descendants(of: parameter.group) == 0,
      let range = match.range(of: parameter.group)
    {
      return quotation(range)
    }
    return match.group(parameter.group)
  }

  /// The value that the parameter type converts the text to, or the text if there is no type.
  ///
  /// Nil if the group did not participate in the match.
  ///
  /// - Throws: `ConversionError` if a built-in type cannot convert the text, or the error of the
  ///   type's own transform.
  public func value() throws -> (any Sendable)? {
    guard match.range(of: parameter.group) != nil else { return nil }
    guard let type = parameter.type else {
      return match.range(of: parameter.group).map { match.value($0) }
    }
    // The quotation marks in a value are part of it, so it must not be parsed again.
    if match.filled != nil, type.scanner == .quoted { return try string() }
    return try type.transform(texts)
  }

  /// The text as an integer, whatever the parameter type.
  public func int() throws(ConversionError) -> Int {
    let range = try participatingRange()
    var text = match.text
    let value: Int? = text.withUTF8 { Conversion.whole(.init(rebasing: $0[range])) }
    if let value { return value }
    return try Conversion.whole(match.value(range))
  }

  /// The text as a decimal number, whatever the parameter type.
  public func double() throws(ConversionError) -> Double {
    try Conversion.decimal(match.value(try participatingRange()))
  }

  /// The text; for `{string}` without the quotes and with escaped quotes resolved.
  public func string() throws(ConversionError) -> String {
    let range = try participatingRange()
    guard parameter.type?.scanner == .quoted, range.count >= 2 else { return match.value(range) }
    let content = range.lowerBound + 1..<range.upperBound - 1
    if let filled = match.filled { return filled.value(content, plain: \.unescapedFromQuotes) }
    return match.matched(content).unescapedFromQuotes
  }

  /// The input of the parameter type's transform.
  private var texts: [String?] {
    parameter.type?.scanner == .quoted ? group.texts : match.texts(of: parameter.group)
  }

  private func participatingRange() throws(ConversionError) -> Range<Int> {
    if let range = match.range(of: parameter.group) { return range }
    throw ConversionError("argument \(index + 1) took no part in the step: make it optional")
  }

  /// The groups of the official regular expression of `{string}`: one for each kind of quotes, and
  /// in each the last escape.
  private func quotation(_ range: Range<Int>) -> Group {
    var text = match.text
    let quotation = text.withUTF8 { Quotation(range, in: $0) }
    let content = match.makeGroup(quotation.content, [match.makeGroup(quotation.lastEscape)])
    let other = match.makeGroup(nil, [match.makeGroup(nil)])
    return match.makeGroup(range, quotation.isDouble ? [content, other] : [other, content])
  }
}
