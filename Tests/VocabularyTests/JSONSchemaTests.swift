import SpecJSON
import SpecRunner
import Testing

@testable import SpecVocabulary

/// Schemas of answers.
struct JSONSchemaTests {
  /// A schema, a value that it accepts, and one that it does not, with what is told of that.
  struct Line: Sendable, CustomTestStringConvertible {
    let schema: String
    let right: String
    let wrong: String
    let message: String
    var testDescription: String { schema }

    init(_ schema: String, _ right: String, _ wrong: String, _ message: String) {
      (self.schema, self.right, self.wrong, self.message) = (schema, right, wrong, message)
    }
  }

  private static func differences(_ schema: String, _ value: String) throws -> String {
    try JSONSchema(JSONReader.read(schema)).differences(JSONReader.read(value)).map {
      "\($0.place): \($0.expected), not \($0.actual)"
    }.joined(separator: "; ")
  }

  @Test(arguments: [
    Line(#"{"type": "integer"}"#, "1.0", "1.5", "$: integer, not 1.5"),
    Line(#"{"type": ["string", "null"]}"#, "null", "1", "$: string or null, not 1"),
    Line(#"{"enum": ["a", 1]}"#, "1", "2", "$: one of \"a\", 1, not 2"),
    Line(#"{"const": {"a": 1}}"#, #"{"a": 1}"#, "1", #"$: {"a":1}, not 1"#),
    Line(
      #"{"properties": {"a": {"type": "number"}}}"#, "{}", #"{"a": ""}"#, "$.a: number, not \"\""),
    Line(
      #"{"required": ["a", "b"]}"#, #"{"a":1,"b":1}"#, #"{"a":1}"#, #"$: the keys "b", not {"a":1}"#
    ),
    Line(
      #"{"properties": {"a": {}}, "additionalProperties": false}"#, #"{"a":1}"#, #"{"b":1}"#,
      "$.b: nothing, not 1"),
    Line(
      #"{"patternProperties": {"^x": {"type": "string"}}}"#, #"{"y":1}"#, #"{"x1":1}"#,
      "$.x1: string, not 1"),
    Line(#"{"items": {"type": "string"}}"#, #"["a"]"#, #"["a", 1]"#, "$[1]: string, not 1"),
    Line(
      #"{"prefixItems": [{"const": 1}], "items": false}"#, "[1]", "[1, 2]", "$[1]: nothing, not 2"),
    Line(#"{"items": [{"const": 1}]}"#, "[1, 2]", "[2]", "$[0]: 1, not 2"),
    Line(#"{"contains": {"const": 1}}"#, "[0, 1]", "[0]", #"$: an item as in "contains", not [0]"#),
    Line(#"{"minItems": 1}"#, "[0]", "[]", "$: 1 item at least, not []"),
    Line(#"{"maxItems": 1}"#, "[0]", "[0,1]", "$: 1 item at most, not [0,1]"),
    Line(#"{"uniqueItems": true}"#, "[0,1]", "[0,0]", "$: no item twice, not [0,0]"),
    Line(#"{"minProperties": 1}"#, #"{"a":1}"#, "{}", "$: 1 key at least, not {}"),
    Line(#"{"maxProperties": 0}"#, "{}", #"{"a":1}"#, #"$: 0 keys at most, not {"a":1}"#),
    Line(#"{"minLength": 2}"#, "\"é가\"", "\"é\"", "$: 2 characters at least, not \"é\""),
    Line(#"{"maxLength": 1}"#, "\"é\"", "\"ab\"", "$: 1 character at most, not \"ab\""),
    Line(#"{"pattern": "^a"}"#, "\"ab\"", "\"ba\"", "$: /^a/, not \"ba\""),
    Line(#"{"minimum": 1}"#, "1", "0.5", "$: 1 at least, not 0.5"),
    Line(#"{"exclusiveMaximum": 1}"#, "0", "1", "$: less than 1, not 1"),
    Line(#"{"multipleOf": 0.1}"#, "0.3", "0.35", "$: a multiple of 0.1, not 0.35"),
    Line(
      #"{"anyOf": [{"const": 1}, {"const": 2}]}"#, "2", "3", "$: one of 2 schemas of anyOf, not 3"),
    Line(
      #"{"oneOf": [{"minimum": 1}, {"minimum": 2}]}"#, "1", "2",
      "$: exactly one of 2 schemas of oneOf, not 2, not 2"),
    Line(#"{"allOf": [{"minimum": 1}]}"#, "1", "0", "$: 1 at least, not 0"),
    Line(#"{"not": {"const": 1}}"#, "2", "1", #"$: a value that "not" excludes, not 1"#),
    Line(
      ##"{"$ref": "#/$defs/tree", "$defs": {"tree": {"items": {"$ref": "#/$defs/tree"}, "type": "array"}}}"##,
      "[[], [[]]]", "[[1]]", "$[0][0]: array, not 1"),
  ])
  func `a schema accepts what it describes and names what differs`(_ line: Line) throws {
    #expect(try Self.differences(line.schema, line.right) == "")
    #expect(try Self.differences(line.schema, line.wrong) == line.message)
  }

  @Test(arguments: [
    ("{}", "accepts every value"), ("true", "accepts every value"),
    (#"{"format": "email"}"#, "accepts every value"),
    (
      #"{"type": ["object", "array", "string", "number", "boolean", "null"]}"#,
      "accepts every value"
    ),
    (#"{"properties": {"a": {}}, "required": [], "minItems": 0}"#, "accepts every value"),
    (#"{"items": {"anyOf": [{"type": "null"}, true]}}"#, "accepts every value"),
    ("1", "is not an object, true or false"),
    (#"{"dependentRequired": {}}"#, "which is not read"),
    (#"{"properties": {"a": {"typ": "string"}}}"#, "at \"#/properties/a\" has the keyword \"typ\""),
    (#"{"type": "text"}"#, "cannot have"), (#"{"type": []}"#, "cannot have"),
    (#"{"minimum": "1"}"#, "cannot have"), (#"{"anyOf": []}"#, "cannot have"),
    (#"{"pattern": "("}"#, "invalid regular expression"),
    (##"{"$ref": "#/$defs/a"}"##, "which is not in this file"),
    (#"{"$ref": "other.json"}"#, "which is not in this file"),
    (##"{"$ref": "#"}"##, "without end"),
  ])
  func `a schema that would accept too much is an error`(_ schema: String, _ part: String) {
    do {
      _ = try Self.differences(schema, "1")
      Issue.record("\(schema) is accepted")
    } catch let failure as StepFailure {
      #expect(failure.message?.contains(part) ?? false)
    } catch {
      Issue.record("\(error)")
    }
  }
}
