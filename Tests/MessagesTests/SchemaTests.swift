import Foundation
import SpecGherkin
import SpecJSON
import SpecTestKit
import Testing

@testable import SpecMessages

@Suite(.enabled(if: ConformanceData.isPresent, Comment(rawValue: ConformanceData.whenAbsent)))
struct SchemaTests {
  @Test func `everything that can be written is valid`() throws {
    let check = try SchemaCheck.ofMessages()
    for (_, line) in NDJSONTests.lines {
      let complaints = check.complaints(about: try JSONReader.read(line))
      #expect(complaints == [], "\(line)")
    }
  }

  @Test(arguments: ConformanceData.cases("gherkin", "good"))
  func `every good feature makes valid sources, documents and pickles`(
    sample: ConformanceData.Case
  ) throws {
    let check = try SchemaCheck.ofMessages()
    let bytes = try sample.data(endingWith: ".feature")
    let source = Source(uri: sample.name + ".feature", bytes: Array(bytes))
    let result = Parser.parse(source)
    let stream: [Envelope] =
      [.source(source)] + (result.document.map { [.gherkinDocument($0)] } ?? [])
      + result.pickles.map { .pickle($0) }
    let text = NDJSON.text(stream)
    for line in text.utf8.split(separator: 0x0A) {
      #expect(check.complaints(about: try JSONReader.read(Array(line))) == [])
    }
    #expect(NDJSON.text(try NDJSON.envelopes(text)) == text)
  }

  @Test(arguments: ["messages", "merged"])
  func `every recorded and every merged stream is valid`(kind: String) throws {
    let check = try Self.check()
    let folder = ConformanceData.projectRoot.appendingPathComponent("Tests/Goldens/\(kind)")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    for file in files {
      for line in try Data(contentsOf: file).split(separator: 0x0A) {
        let complaints = check.complaints(about: try JSONReader.read(Array(line)))
        #expect(complaints == [], "\(file.lastPathComponent)")
      }
    }
  }

  @Test func `the check itself sees what is wrong`() throws {
    let check = try SchemaCheck.ofMessages()
    for line in [
      #"{"testRunStarted":{"timestamp":{"seconds":0}}}"#,
      #"{"testRunStarted":{"timestamp":{"seconds":"0","nanos":0}}}"#,
      #"{"testRunStarted":{"timestamp":{"seconds":0,"nanos":0},"more":1}}"#,
      #"{"attachment":{"body":"","contentEncoding":"GZIP","mediaType":""}}"#,
    ] {
      #expect(check.complaints(about: try JSONReader.read(line)).count == 1)
    }
  }
}
