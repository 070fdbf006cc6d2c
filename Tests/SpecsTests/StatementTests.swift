import Foundation
import SpecTestKit
import SpecTesting
import Specs
import Testing

/// The requirements of a flow and the tags of its scenarios name each other, both ways.
struct StatementTests {
  /// A flow's requirements: identifier and letter.
  struct Requirements: Sendable, CustomTestStringConvertible {
    let flow: String
    let letters: [String: String]

    var testDescription: String { flow }

    static func all() throws -> [Requirements] {
      let folder = URL(fileURLWithPath: ReferenceSpecs.folder)
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().compactMap {
        let file = folder.appendingPathComponent($0).appendingPathComponent("requirements.md")
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        return Requirements(flow: $0, text: try String(contentsOf: file, encoding: .utf8))
      }
    }

    init(flow: String, text: String) {
      self.flow = flow
      var letters: [String: String] = [:]
      // A sentence goes on in indented lines.
      for line in text.replacing("\n  ", with: " ").split(separator: "\n") {
        guard let found = line.wholeMatch(of: /- \*\*([a-z]+-[A-Z0-9.]+)\*\* \[([A-Z])\] .+\.\)?/)
        else { continue }
        letters[String(found.1)] = String(found.2)
      }
      self.letters = letters
    }
  }

  @Test(arguments: try Requirements.all())
  func `every requirement that can be tested is a tag on a scenario`(
    _ requirements: Requirements
  ) throws {
    let tags = try tags(of: requirements.flow)
    let untested = requirements.letters.filter { $0.value != "N" && !tags.contains("@" + $0.key) }
    #expect(untested.keys.sorted() == [])
  }

  @Test(arguments: try Requirements.all())
  func `every tag that looks like a requirement is one that can be tested`(
    _ requirements: Requirements
  ) throws {
    let unknown = try tags(of: requirements.flow).filter {
      guard $0.firstMatch(of: /-[0-9QA-Z]+\./) != nil else { return false }
      let letter = requirements.letters[String($0.dropFirst())]
      return letter == nil || letter == "N"
    }
    #expect(unknown.sorted() == [])
  }

  @Test
  func `the flows have as many requirements as were counted`() throws {
    let counts = Dictionary(
      uniqueKeysWithValues: try Requirements.all().map { ($0.flow, $0.letters.count) })
    #expect(
      counts == [
        "memo": 52, "password-entry": 83, "sign-up": 80, "slack-login": 76, "store-card": 98,
      ])
  }

  @Test
  func `a fault breaks requirements that exist`() throws {
    let known = Set(try Requirements.all().flatMap { $0.letters.keys })
    let broken = SimulatedEngine().apps.flatMap(\.faults).flatMap(\.breaks)
    #expect(broken.filter { !known.contains($0) } == [])
  }

  private func tags(of flow: String) throws -> Set<String> {
    Set(try ReferenceSpecs.cases(of: flow).flatMap { $0.pickle.tags.map(\.name) })
  }
}
