import Foundation
import SpecTestKit
import Testing

/// The page for users of other tools promises that its sentences are run in a browser.
@Suite struct GalleryTests {
  private static let gallery = "Examples/web/gallery/specs"
  private static let page = "Documentation/From-Playwright-and-Cypress.md"

  @Test func `every sentence of the page is a step of the gallery`() throws {
    let root = ConformanceData.projectRoot
    let page = try String(contentsOf: root.appendingPathComponent(Self.page), encoding: .utf8)
    let sentences = page.split(separator: "\n").filter { $0.hasPrefix("|") }
      .flatMap { Self.sentences(inRow: $0) }
    #expect(sentences.count > 90)
    let steps = try Self.steps(in: root.appendingPathComponent(Self.gallery))
    #expect(sentences.filter { !steps.contains($0) } == [])
  }

  /// The texts in backticks in the last cell of a row.
  private static func sentences(inRow row: Substring) -> [String] {
    let cell = row.split(separator: " | ").last ?? ""
    return cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// The steps of all features in a folder, without their keywords.
  private static func steps(in folder: URL) throws -> Set<String> {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".feature") }
    return try Set(
      files.flatMap { file in
        try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
          .split(separator: "\n").compactMap { line in
            line.firstRange(of: /^ *(?:Given|When|Then|And)[ ]/).map {
              String(line[$0.upperBound...])
            }
          }
      })
  }
}
