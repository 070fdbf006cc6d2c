import Foundation
import SpecGherkin
import SpecTestKit
import Testing

/// The official Gherkin suite, every case the manifest lists, ids included.
///
/// And the compatibility kit's feature files: they are further good ones.
@Suite(.enabled(if: ConformanceData.isPresent, Comment(rawValue: ConformanceData.whenAbsent)))
struct GherkinConformanceTests {
  @Test func `every kind of case is known here`() {
    let kinds = ConformanceData.kinds.filter { $0.hasPrefix("gherkin/") }
    #expect(kinds == ["gherkin/bad", "gherkin/good", "gherkin/good-markdown"])
  }

  @Test(arguments: ConformanceData.cases("gherkin", "good"))
  func `a good file gives its document and pickles`(sample: ConformanceData.Case) throws {
    try expectGood(sample, ".feature")
  }

  @Test(arguments: ConformanceData.cases("gherkin", "good-markdown"))
  func `a good Markdown file gives its document and pickles`(
    sample: ConformanceData.Case
  ) throws {
    try expectGood(sample, ".feature.md")
  }

  @Test(arguments: ConformanceData.cases("gherkin", "bad"))
  func `a bad file gives its errors and nothing else`(sample: ConformanceData.Case) throws {
    let source = try self.source(of: sample, ".feature")
    let result = Parser.parse(source)
    try expectEqual(
      result.errors.map(GherkinJSON.parseError), sample.data(endingWith: ".errors.ndjson"))
    #expect(result.document == nil)
    #expect(result.pickles.isEmpty)
  }

  @Test(arguments: ConformanceData.cases("cck", "samples"))
  func `the compatibility kit's features give their sources, documents and pickles`(
    sample: ConformanceData.Case
  ) throws {
    var found: [GherkinJSON.Object] = []
    var nextID: UInt32 = 0
    let features = sample.files.filter { $0.contains(".feature") }.sorted()
    for file in features {
      let folder = try #require(ConformanceData.folder)
      let source = Source(
        uri: "samples/" + file.dropFirst("cck/".count),
        bytes: Array(try Data(contentsOf: folder.appendingPathComponent(file))))
      let result = Parser.parse(source, firstID: nextID)
      nextID = result.nextID
      found.append(GherkinJSON.source(source))
      if let document = result.document { found.append(GherkinJSON.document(document)) }
      found += result.pickles.map(GherkinJSON.pickle)
      found += result.errors.map(GherkinJSON.parseError)
    }
    let kinds = ["{\"source\":", "{\"gherkinDocument\":", "{\"pickle\":", "{\"parseError\":"]
    let lines = try sample.data(endingWith: ".ndjson").split(separator: UInt8(ascii: "\n"))
      .filter { line in kinds.contains { line.starts(with: $0.utf8) } }
    #expect(!features.isEmpty)
    try expectEqual(found, Data(lines.joined(separator: [UInt8(ascii: "\n")])))
  }

  private func expectGood(_ sample: ConformanceData.Case, _ suffix: String) throws {
    let source = try self.source(of: sample, suffix)
    let result = Parser.parse(source)
    #expect(result.errors.isEmpty)
    try expectEqual(
      [GherkinJSON.source(result.source)], sample.data(endingWith: ".source.ndjson"))
    try expectEqual(
      [try #require(result.document)].map(GherkinJSON.document),
      sample.data(endingWith: ".ast.ndjson"))
    try expectEqual(
      result.pickles.map(GherkinJSON.pickle), sample.data(endingWith: ".pickles.ndjson"))
  }

  private func source(of sample: ConformanceData.Case, _ suffix: String) throws -> Source {
    let file = try #require(sample.files.first { $0.hasSuffix(suffix) })
    let path = file.split(separator: "/").dropFirst().joined(separator: "/")
    return Source(
      uri: "../testdata/" + path, bytes: Array(try sample.data(endingWith: suffix)))
  }

  /// Compares as JSON values, and shows the difference as sorted, indented JSON.
  private func expectEqual(
    _ found: [GherkinJSON.Object], _ expected: Data, at place: SourceLocation = #_sourceLocation
  ) throws {
    let lines = expected.split(separator: UInt8(ascii: "\n"))
    let old = try lines.map { try JSONSerialization.jsonObject(with: $0) }
    let oldText = try old.map(text).joined(separator: "\n")
    let newText = try found.map(text).joined(separator: "\n")
    if oldText == newText { return }
    let diff = TextDiff(from: oldText, to: newText).description
    Issue.record("the messages differ:\n\(diff)", sourceLocation: place)
  }

  private func text(_ value: Any) throws -> String {
    let data = try JSONSerialization.data(
      withJSONObject: value, options: [.sortedKeys, .prettyPrinted])
    return String(decoding: data, as: UTF8.self)
  }
}
