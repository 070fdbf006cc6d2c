import Foundation
import SpecExpressions
import SpecTestKit
import Testing

/// The official cases of tag expressions.
@Suite(.enabled(if: ConformanceData.isPresent, Comment(rawValue: ConformanceData.whenAbsent)))
struct TagExpressionConformanceTests {
  private struct Parsing: Decodable {
    let expression: String
    let formatted: String
  }

  private struct Evaluations: Decodable {
    struct Test: Decodable {
      let variables: [String]
      let result: Bool
    }
    let expression: String
    let tests: [Test]
  }

  private struct Refusal: Decodable {
    let expression: String
    let error: String
  }

  @Test func `a tag expression prints in the official form`() throws {
    for test in try cases("parsing", [Parsing].self) {
      #expect("\(try TagExpression(test.expression))" == test.formatted)
      // What is printed means the same.
      #expect("\(try TagExpression(test.formatted))" == test.formatted)
    }
  }

  @Test func `a tag expression is true of the official tags`() throws {
    for test in try cases("evaluations", [Evaluations].self) {
      let expression = try TagExpression(test.expression)
      for evaluation in test.tests {
        #expect(
          expression.matches(evaluation.variables) == evaluation.result,
          "\(test.expression) of \(evaluation.variables)")
      }
    }
  }

  @Test func `a tag expression is refused with the official text`() throws {
    for test in try cases("errors", [Refusal].self) {
      let error = #expect(throws: TagExpressionError.self) { try TagExpression(test.expression) }
      #expect(error?.description == test.error)
    }
  }

  /// The entries of a kind's file, as many as the manifest lists.
  private func cases<Entry: Decodable>(_ kind: String, _ type: [Entry].Type) throws -> [Entry] {
    let listed = ConformanceData.cases("tag-expressions", kind)
    let folder = try #require(ConformanceData.folder)
    let file = folder.appendingPathComponent(try #require(listed.first?.files.first))
    let twin = file.deletingPathExtension().appendingPathExtension("json")
    let entries = try JSONDecoder().decode(type, from: Data(contentsOf: twin))
    #expect(entries.count == listed.count)
    return entries
  }
}
