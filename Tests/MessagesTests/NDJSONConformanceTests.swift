import Foundation
import SpecJSON
import SpecTestKit
import Testing

@testable import SpecMessages

/// Streams of other tools: what is read from them says the same when it is written again.
@Suite(.enabled(if: ConformanceData.isPresent, Comment(rawValue: ConformanceData.whenAbsent)))
struct NDJSONConformanceTests {
  @Test(
    arguments: ConformanceData.cases("cck", "samples") + ConformanceData.cases("junit", "cucumber"))
  func `a stream of another tool survives reading and writing`(
    sample: ConformanceData.Case
  ) throws {
    let data = try sample.data(endingWith: ".ndjson")
    var reader = NDJSONReader()
    var writer = NDJSONWriter()
    try reader.read(data) { writer.write($0) }
    try reader.finish { writer.write($0) }
    #expect(reader.skipped == 0)
    let written = try Self.values(writer.take())
    let given = try Self.values(data)
    #expect(written.count == given.count)
    for (number, (found, expected)) in zip(written, given).enumerated() {
      #expect(found == expected, "line \(number + 1)")
    }
  }

  /// Messages as values; ids are the same texts on both sides, as these streams number them.
  static func values(_ bytes: some Collection<UInt8>) throws -> [JSONValue] {
    try bytes.split(separator: 0x0A).map { try normal(JSONReader.read(Array($0))) }
  }

  /// What two spellings of one message have in common: a message that only repeats the one of
  /// the exception says nothing of its own.
  static func normal(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let values): return .array(values.map(normal))
    case .object(let object):
      var result = JSONObject(object.map { ($0.key, normal($0.value)) })
      if case .object(let exception)? = result["exception"], let message = exception["message"] {
        result["message"] = message
      }
      return .object(result)
    default: return value
    }
  }
}
