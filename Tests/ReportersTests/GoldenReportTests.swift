import SpecMessages
import SpecTestKit
import Testing

@testable import SpecReporters

@Suite struct GoldenReportTests {
  /// A recording, a kind of report, and a display it is shown on.
  struct Page: Sendable, CustomTestStringConvertible {
    let recording: String
    let kind: String
    let display: Display
    let name: String
    var testDescription: String { name }
  }

  /// The reports that differ from another one in a few lines, and the recordings that show how.
  ///
  /// JUnitTests and TAPTests compare the rest of them.
  private static let variants = [
    "junit-plain": ["login", "hostile", "known-issues"], "tap13": ["login"],
    "ctrf": ["login", "hostile", "known-issues"],
  ]

  /// The displays that differ from the plain one in a few places, and the recordings that show how.
  private static let displayed = [
    "coloured": ["login", "hostile"], "narrow": ["login", "hostile", "korean", "known-issues"],
  ]

  static let pages: [Page] = Recordings.all.map(\.name).flatMap { recording in
    ReporterCatalog.entries.filter { entry in
      !entry.isFolder && variants[entry.name]?.contains(recording) != false
    }.flatMap { entry -> [Page] in
      let displays = entry.isForPeople ? Pages.displays : [("plain", .plain)]
      return displays.filter { displayed[$0.name]?.contains(recording) != false }.map {
        name, display in
        Page(
          recording: recording, kind: entry.name, display: display,
          name: "\(entry.name)/\(recording).\(name).\(extensions[entry.name] ?? "txt")")
      }
    }
  }

  static let extensions = [
    "junit": "xml", "junit-plain": "xml", "junit-cucumber": "xml", "messages": "ndjson",
    "markdown": "md", "html": "json", "ctrf": "json", "tap": "tap", "tap13": "tap",
  ]

  @Test(arguments: pages)
  func `every report of every recording reads as its golden`(page: Page) throws {
    let text = try Pages.text(page.kind, Recordings.envelopes(page.recording), page.display)
    // The script and the style of a page are files of their own.
    expectGolden(page.kind == "html" ? try HTMLData(text).lines : text, page.name)
  }

  @Test(arguments: ReporterCatalog.entries.filter(\.isForPeople).map(\.name))
  func `colours change nothing else`(kind: String) throws {
    for (name, envelopes) in Recordings.all {
      let coloured = try Pages.text(kind, envelopes, Display(width: 80, hasColour: true))
      let plain = try Pages.text(kind, envelopes, Display(width: 80))
      #expect(coloured.replacing(/\u{1B}\[[\d;]*m/, with: "") == plain, "\(kind) of \(name)")
    }
  }

  @Test(arguments: ReporterCatalog.entries.map(\.name))
  func `a concurrent run makes the same page as a serial one`(kind: String) throws {
    for (name, envelopes) in Recordings.all {
      let serial = try Pages.text(kind, envelopes)
      let concurrent = try Pages.text(kind, envelopes, isConcurrent: true)
      #expect(serial == concurrent, "\(kind) of \(name)")
    }
  }
}
