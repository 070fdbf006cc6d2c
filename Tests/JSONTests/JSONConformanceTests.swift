import Foundation
import SpecJSON
import SpecTestKit
import Testing

/// The official streams and tables, which are other people's JSON, and Foundation as the judge.
@Suite struct JSONConformanceTests {
  @Test(.enabled(if: ConformanceData.isPresent, Comment(rawValue: ConformanceData.whenAbsent)))
  func `what is read from official texts and written says the same to another reader`() throws {
    let folder = try #require(ConformanceData.folder)
    let files =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { ["ndjson", "json"].contains($0.pathExtension) } ?? []
    #expect(!files.isEmpty)
    for file in files {
      let data = try Data(contentsOf: file)
      let isStream = file.pathExtension == "ndjson"
      for text in isStream ? data.split(separator: .init(ascii: "\n")) : [data] {
        let written = Data(JSONWriter.write(try JSONReader.read(text)))
        if !(try Self.judged(written).isEqual(Self.judged(text))) {
          Issue.record("\(file.lastPathComponent): \(String(decoding: text, as: UTF8.self))")
        }
      }
    }
  }

  private static func judged(_ data: Data) throws -> NSObject {
    try #require(
      JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) as? NSObject)
  }
}
