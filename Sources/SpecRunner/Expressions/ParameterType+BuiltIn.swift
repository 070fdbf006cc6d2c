import SpecText

/// The built-in parameter types, as defined by cucumber-expressions 20.1.
extension ParameterType {
  static let allBuiltIn: [ParameterType] = [
    whole("int", Int.self, useForSnippets: true, preferForRegexpMatch: true),
    decimal("float", useForSnippets: true),
    ParameterType(builtIn: "word", [#"[^\s]+"#], String.self, scanner: .word, transform: text),
    ParameterType(
      builtIn: "string", [#""([^"\\]*(\\.[^"\\]*)*)"|'([^'\\]*(\\.[^'\\]*)*)'"#], String.self,
      scanner: .quoted, useForSnippets: true
    ) { ($0.lazy.compactMap { $0 }.first ?? "").unescapedFromQuotes },
    ParameterType(
      builtIn: "", [".*"], String.self, scanner: .anything, preferForRegexpMatch: true,
      transform: text),
    decimal("double"),
    // The standard library has no decimal of any length; the text loses nothing.
    ParameterType(
      builtIn: "bigdecimal", [decimalRegexp], String.self, scanner: .decimal, transform: text),
    whole("byte", Int8.self),
    whole("short", Int16.self),
    whole("long", Int64.self),
    // The same applies to integers of any length.
    ParameterType(
      builtIn: "biginteger", wholeRegexps, String.self, scanner: .integer, transform: text),
  ]

  private static let wholeRegexps = [#"-?\d+"#, #"\d+"#]
  private static let decimalRegexp = #"[-+]?(?:\d+(?:\.\d+)?|\.\d+)(?:[E][+-]?\d+)?"#

  private static func whole<Value: FixedWidthInteger & Sendable>(
    _ name: String, _ type: Value.Type, useForSnippets: Bool = false,
    preferForRegexpMatch: Bool = false
  ) -> ParameterType {
    ParameterType(
      builtIn: name, wholeRegexps, type, scanner: .integer,
      useForSnippets: useForSnippets, preferForRegexpMatch: preferForRegexpMatch
    ) { try Conversion.whole(first($0), as: type) }
  }

  private static func decimal(_ name: String, useForSnippets: Bool = false) -> ParameterType {
    ParameterType(
      builtIn: name, [decimalRegexp], Double.self, scanner: .decimal, useForSnippets: useForSnippets
    ) { try Conversion.decimal(first($0)) }
  }

  private static let text: Transform = { first($0) }

  private static func first(_ texts: [String?]) -> String { (texts.first ?? nil) ?? "" }
}
