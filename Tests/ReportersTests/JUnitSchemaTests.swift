import Foundation
import SpecMessages
import SpecTestKit
import Testing

/// What is written is valid against the published schemas, as `xmllint` judges.
@Suite(
  .enabled(
    if: ConformanceData.isPresent && SchemaJudge.xmllint != nil,
    "the conformance data or xmllint are not on this machine"))
struct JUnitSchemaTests {
  private static let schemas = [
    "jenkins-junit.xsd", "jenkins-xunit-junit-10.xsd", "surefire-test-report-3.0.2.xsd",
    "surefire-test-report.xsd",
  ]

  @Test func `every schema of the data is known here`() throws {
    let folder = try #require(ConformanceData.folder).appendingPathComponent("junit/schemas")
    let found = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(found.filter { $0.hasSuffix(".xsd") } == Self.schemas)
  }

  @Test(arguments: Recordings.all.map(\.name))
  func `the plain shape is valid against every schema`(recording: String) async throws {
    let text = try Pages.text("junit-plain", Recordings.envelopes(recording))
    #expect(try await Self.verdicts(text, Self.schemas) == [])
  }

  @Test(arguments: Recordings.all.map(\.name))
  func `cucumber's shape is valid against every schema that knows a time stamp`(
    recording: String
  ) async throws {
    let text = try Pages.text("junit-cucumber", Recordings.envelopes(recording))
    #expect(try await Self.verdicts(text, Self.schemas.filter { !$0.contains("3.0.2") }) == [])
  }

  @Test(arguments: Recordings.all.map(\.name))
  func `the rich shape is valid where its additions are permitted`(
    recording: String
  ) async throws {
    let text = try Pages.text("junit", Recordings.envelopes(recording))
    let known = text.replacing(/(<testcase [^>]*?)( file="[^"]*")?( line="[^"]*")?(\/?>)/) {
      "\($0.1)\($0.4)"
    }
    #expect(try await Self.verdicts(known, ["jenkins-xunit-junit-10.xsd"]) == [])
    for suite in known.matches(of: /(?s)<testsuite .*?<\/testsuite>/) {
      let alone = suite.0.replacing(/(<testsuite [^>]*?) file="[^"]*"/) { "\($0.1)" }
      #expect(try await Self.verdicts(String(alone), ["surefire-test-report.xsd"]) == [])
    }
  }

  @Test func `what no schema knows is judged so`() async throws {
    let text = "<testsuite name=\"x\" tests=\"1\"><test/></testsuite>"
    #expect(try await Self.verdicts(text, Self.schemas).count == Self.schemas.count)
  }

  /// What is wrong, a text for each schema that is not satisfied.
  private static func verdicts(_ text: String, _ schemas: [String]) async throws -> [String] {
    let data = try #require(ConformanceData.folder).appendingPathComponent("junit/schemas")
    let xmllint = try #require(SchemaJudge.xmllint)
    return try await TemporaryFolder.with(["report.xml": text]) { folder in
      var wrong: [String] = []
      for schema in schemas {
        let run = try await SpecProcess.run(
          ["--noout", "--schema", data.appendingPathComponent(schema).path, "report.xml"],
          in: folder, executable: URL(fileURLWithPath: xmllint))
        if run.status != 0 { wrong.append("\(schema): \(run.errors)") }
      }
      return wrong
    }
  }
}

/// The program that holds XML against a schema.
enum SchemaJudge {
  static let xmllint = ["/usr/bin/xmllint", "/usr/local/bin/xmllint"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }
}
