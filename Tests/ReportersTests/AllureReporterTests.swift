import Foundation
import SpecTestKit
import Testing

@testable import SpecReporters

/// The folder of results for Allure.
@Suite struct AllureReporterTests {
  @Test(arguments: ["login", "known-issues", "outline", "cut-short", "hooks"])
  func `each attempt has a file, with what Allure shows of it`(recording: String) throws {
    try TemporaryFolder.with([:]) { place in
      let options = ReporterCatalog.Options(
        properties: [("seed", "7")],
        tagLinks: ["@slack-=https://example.org/"].compactMap { TagLink($0) })
      let reporter = AllureReporter(try TraceFolder(place.path + "/results"), options)
      var reports = Reports([reporter], isConcurrent: false)
      for envelope in Recordings.envelopes(recording) { reports.receive(envelope) }
      try reports.finish()
      let files = try FileManager.default.contentsOfDirectory(atPath: place.path + "/results")
      let text = try files.sorted().map { name in
        let text = try place.text(of: "results/" + name)
        return "== \(name)\n" + (name.hasSuffix(".svg") ? "\(text.utf8.count) bytes" : text) + "\n"
      }
      expectGolden(text.joined(), "allure/\(recording).txt")
    }
  }
}
