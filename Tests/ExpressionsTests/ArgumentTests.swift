import SpecExpressions
import Testing

/// How the texts of arguments become values.
struct ArgumentTests {
  @Test(arguments: [
    ("{int}", "-7", "Int -7"), ("{byte}", "127", "Int8 127"), ("{short}", "-32768", "Int16 -32768"),
    ("{long}", "9223372036854775807", "Int64 9223372036854775807"),
    ("{float}", "1.5E+3", "Double 1500.0"), ("{double}", "-.5", "Double -0.5"),
    ("{word}", "a-b", "String a-b"), ("{}", " any ", "String  any "),
    ("{string}", #""it\'s \"q\" \n""#, #"String it's "q" \n"#),
    ("{string}", "''", "String "),
    ("{biginteger}", "12345678901234567890123", "String 12345678901234567890123"),
    ("{bigdecimal}", "1.00000000000000000000001", "String 1.00000000000000000000001"),
  ])
  func `a built-in type makes a value of Swift`(
    source: String, text: String, value: String
  ) throws {
    let argument = try #require(try Expression(source).match(text)?.arguments.first)
    let found = try #require(try argument.value())
    #expect("\(type(of: found)) \(found)" == value)
    #expect(argument.parameterType?.typeName == "\(type(of: found))")
  }

  @Test(arguments: [
    (
      "{int}", "9223372036854775808",
      "\"9223372036854775808\" does not fit into Int: "
        + "write a number from -9223372036854775808 to 9223372036854775807"
    ),
    ("{byte}", "128", "\"128\" does not fit into Int8: write a number from -128 to 127"),
    (
      "{short}", "-32769", "\"-32769\" does not fit into Int16: write a number from -32768 to 32767"
    ),
    ("{float}", "1E999", "\"1E999\" does not fit into Double: write a number below 1.8E308"),
  ])
  func `a number too large is an error of the step`(
    source: String, text: String, message: String
  ) throws {
    let argument = try #require(try Expression(source).match(text)?.arguments.first)
    let error = #expect(throws: ConversionError.self) { try argument.value() }
    #expect(error?.description == message)
  }

  @Test func `an argument is read without its type`() throws {
    let match = try #require(
      try Expression("{int} {float} {string} {}").match("42 -1.5 'a\\'b' nan"))
    #expect(try match[0].int() == 42)
    #expect(try match[0].double() == 42)
    #expect(try match[0].string() == "42")
    #expect(try match[1].double() == -1.5)
    #expect(try match[2].string() == "a'b")
    #expect(match[2].text == "'a\\'b'")
    let notWhole = #expect(throws: ConversionError.self) { try match[1].int() }
    #expect(notWhole?.description == "\"-1.5\" is not a whole number")
    let notDecimal = #expect(throws: ConversionError.self) { try match[3].double() }
    #expect(notDecimal?.description == "\"nan\" is not a decimal number")
  }

  @Test(arguments: [
    ("0", 0), ("-0", 0), ("007", 7), ("+5", 5), ("9223372036854775807", Int.max),
    ("-9223372036854775808", Int.min), ("", nil), ("-", nil), ("1 ", nil), ("0x10", nil),
    ("-9223372036854775809", nil), ("٣", nil), ("1_000", nil),
  ])
  func `a whole number is read digit by digit`(text: String, value: Int?) throws {
    let argument = try #require(try Expression("{}").match(text)?.arguments.first)
    #expect((try? argument.int()) == value)
  }

  @Test func `a group that took no part has no value`() throws {
    let match = try #require(try Expression.regex(#"^a (b )?c (\d+)?$"#).match("a c "))
    #expect(match.arguments.map(\.text) == [nil, nil])
    #expect(try match[0].value() == nil)
    #expect(try match[1].value() == nil)
    #expect(match[0].group == Group(value: nil, start: nil))
    let error = #expect(throws: ConversionError.self) { try match[1].int() }
    #expect(
      error?.description == "argument 2 took no part in the step: make it optional")
  }
}
