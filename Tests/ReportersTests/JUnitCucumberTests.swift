import Foundation
import SpecMessages
import SpecTestKit
import Testing

@testable import SpecReporters

/// The shape of cucumber's own formatter, held to the files it writes itself.
@Suite(.enabled(if: ConformanceData.isPresent, Comment(rawValue: ConformanceData.whenAbsent)))
struct JUnitCucumberConformanceTests {
  /// The namings the data hold an expectation for, by the end of its file's name.
  static let namings: [(file: String, naming: JUnitCucumberReporter.Naming)] = [
    (".default.xml", .init()),
    (
      ".custom.xml",
      .init(suite: "Cucumber Suite", classname: "Cucumber Class", beginsWithFeature: true)
    ),
  ]

  @Test func `every stream of the official formatter becomes its XML, byte by byte`() throws {
    let samples = ConformanceData.cases("junit", "cucumber")
    var (passed, files) = (0, 0)
    for sample in samples {
      let envelopes = try NDJSON.envelopes(try sample.data(endingWith: ".ndjson"))
      for (file, naming) in Self.namings
      where sample.files.contains(where: { $0.hasSuffix(file) }) {
        files += 1
        let expected = String(decoding: try sample.data(endingWith: file), as: UTF8.self)
        let found = try Pages.text(envelopes) { [JUnitCucumberReporter($0, naming: naming)] }
        if found.utf8.elementsEqual(expected.utf8) {
          passed += 1
        } else {
          Issue.record("\(sample.name)\(file):\n\(TextDiff(from: expected, to: found))")
        }
      }
    }
    let listed = samples.flatMap(\.files).count { $0.hasSuffix(".xml") }
    #expect(files == listed && listed > 0)
    print("junit streams: \(passed) of \(listed) files of \(samples.count) streams")
  }
}
