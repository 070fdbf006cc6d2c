import Foundation
import SpecFormat
import SpecGherkin
import SpecTestKit
import Testing

/// The properties of the formatter, tried on every feature file there is.
@Suite struct PropertyTests {
  @Test(.enabled(if: ConformanceData.isPresent, Comment(rawValue: ConformanceData.whenAbsent)))
  func `the official samples keep their meaning`() throws {
    let sources = try Samples.official()
    let parsed = sources.filter { Property.holds(for: $0) }
    #expect(parsed.count > 70)
  }

  @Test func `the project's own features keep their meaning`() throws {
    let sources = try Samples.own()
    #expect(sources.count > 50)
    for source in sources { #expect(Property.holds(for: source), "\(source.uri)") }
  }

  @Test(arguments: Dialect.codes)
  func `a feature with every keyword of a language keeps its meaning`(code: String) throws {
    let source = try Samples.everyKeyword(of: code)
    #expect(Property.holds(for: source))
    // Without a line for it, the language is that of the command line.
    let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    let bare = Source(uri: "\(code).feature", text: lines.joined(separator: "\n"))
    #expect(Property.holds(for: bare, language: code))
  }

  @Test func `the samples of this project keep their meaning`() {
    for source in Samples.invented { #expect(Property.holds(for: source), "\(source.text)") }
  }

  @Test(arguments: 1...2)
  func `a sample with random changes keeps its meaning if it still parses`(seed: UInt64) throws {
    var mutation = Mutation(seed: seed)
    var sources = Samples.invented + (try Samples.own().filter { $0.bytes.count < 6_000 })
    sources += try ["ko", "ja", "fr", "th"].map(Samples.everyKeyword)
    if ConformanceData.isPresent { sources += try Samples.official() }
    var parsed = 0
    for source in sources where source.bytes.count < 20_000 {
      for _ in 0..<Samples.changes {
        let changed = Source(
          uri: source.uri, bytes: mutation.change(source.bytes), mediaType: source.mediaType)
        if Property.holds(for: changed) { parsed += 1 }
      }
    }
    #expect(parsed > sources.count * Samples.changes / 4, "\(parsed) changed files parse")
  }
}
