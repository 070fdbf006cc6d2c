import Foundation
import SpecMessages
import SpecTestKit
import Testing

@testable import SpecReporters

/// Pictures and other bytes that a failed scenario has left behind, as files beside the report.
struct AttachmentFileTests {
  static func envelopes(
    _ step: String, _ attachments: (name: String?, type: String, bytes: [UInt8])...
  ) -> [Envelope] {
    let sample = Sample(("specs/a.feature", "Feature: A\n  Scenario: 1\n    * \(step)\n"))
    return sample.envelopes.flatMap { envelope -> [Envelope] in
      guard case .testStepFinished(let event) = envelope else { return [envelope] }
      let owner = Attachment.Owner.step(
        testCaseStartedID: event.testCaseStartedID, testStepID: event.testStepID)
      return attachments.map {
        .attachment(
          Attachment(body: .bytes($0.bytes), mediaType: $0.type, fileName: $0.name, owner: owner))
      } + [envelope]
    }
  }

  static func write(_ kind: String, _ path: String, _ envelopes: [Envelope]) throws {
    let entry = try #require(ReporterCatalog.entry(named: kind))
    let output = try OutputFile(path, mode: entry.mode).output()
    var reports = Reports(entry.make(output, ReporterCatalog.Options()))
    for envelope in envelopes { reports.receive(envelope) }
    try reports.finish()
  }

  @Test(arguments: ["junit", "junit-plain"])
  func `a failed scenario's pictures are kept, and the report says where`(
    kind: String
  ) throws {
    try TemporaryFolder.with { folder in
      let report = folder.file("out/report.xml").path
      try Self.write(
        kind, report,
        Self.envelopes(
          "it fails", ("screen.png", "image/png", [1, 2]), (nil, "image/jpeg", [3]),
          ("../../up & away.txt", "x", [])))
      #expect(
        folder.files == [
          "out/report-attachments/1-screen.png", "out/report-attachments/2-picture.jpeg",
          "out/report-attachments/3-up---away.txt", "out/report.xml",
        ])
      let lines = try folder.text(of: "out/report.xml").split(separator: "\n")
      #expect(
        lines.filter { $0.hasPrefix("[[") } == [
          "[[ATTACHMENT|\(folder.path)/out/report-attachments/1-screen.png]]",
          "[[ATTACHMENT|\(folder.path)/out/report-attachments/2-picture.jpeg]]",
          "[[ATTACHMENT|\(folder.path)/out/report-attachments/3-up---away.txt]]",
        ])
      #expect(try folder.text(of: "out/report-attachments/1-screen.png") == "\u{1}\u{2}")
    }
  }

  @Test func `of a good run nothing is kept`() throws {
    try TemporaryFolder.with { folder in
      try Self.write(
        "junit", folder.file("report.xml").path,
        Self.envelopes("it works", ("screen.png", "image/png", [1])))
      #expect(folder.files == ["report.xml"])
    }
  }

  @Test func `a report that is no file keeps nothing and is written all the same`() throws {
    let root = try JUnitTests.report(
      Self.envelopes("it fails", ("screen.png", "image/png", [1])))
    #expect(root.all("testcase").count == 1)
    #expect(!root.all("system-out").contains { $0.text.contains("ATTACHMENT") })
  }

  @Test func `a file that cannot be kept is an error of the report`() throws {
    try TemporaryFolder.with(["report-attachments": "in the way"]) { folder in
      _ = #expect(throws: OutputError.self) {
        try Self.write(
          "junit", folder.file("report.xml").path,
          Self.envelopes("it fails", ("screen.png", "image/png", [1])))
      }
    }
  }
}
