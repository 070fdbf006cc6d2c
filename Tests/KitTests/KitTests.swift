import Foundation
import SpecJSON
import SpecReporters
import SpecRunner
import SpecTestKit
import Testing

/// The compatibility kit: every sample it lists is run, and says what the kit says.
@Suite(.enabled(if: ConformanceData.isPresent, Comment(rawValue: ConformanceData.whenAbsent)))
struct KitTests {
  @Test func `every kind of case in the data has a test somewhere`() {
    let tested: Set = [
      "cck/samples", "cucumber-expressions/cucumber-expression/matching",
      "cucumber-expressions/cucumber-expression/parser",
      "cucumber-expressions/cucumber-expression/tokenizer",
      "cucumber-expressions/cucumber-expression/transformation",
      "cucumber-expressions/regular-expression/matching", "gherkin/bad", "gherkin/good",
      "gherkin/good-markdown", "junit/cucumber", "tag-expressions/errors",
      "tag-expressions/evaluations", "tag-expressions/parsing",
    ]
    #expect(ConformanceData.kinds.filter { !tested.contains($0) } == [])
    #expect(!ConformanceData.kinds.isEmpty)
  }

  @Test func `every sample of the compatibility kit runs as the kit has it`() async throws {
    let samples = ConformanceData.cases("cck", "samples")
    let check = try SchemaCheck.ofMessages()
    var passed = 0
    for sample in samples {
      guard let steps = KitSteps.all[sample.name] else {
        Issue.record("\(sample.name): there are no steps for this sample")
        continue
      }
      let problems: [String]
      do { problems = try await Self.problems(sample, steps, check) } catch {
        problems = ["it was not run: \(error)"]
      }
      if problems.isEmpty {
        passed += 1
      } else {
        Issue.record("\(sample.name):\n\(problems.joined(separator: "\n"))")
      }
    }
    #expect(!samples.isEmpty)
    print("compatibility kit: \(passed) of \(samples.count) samples")
  }

  private static func problems(
    _ sample: ConformanceData.Case, _ steps: KitSteps, _ check: SchemaCheck
  ) async throws -> [String] {
    let run = try await KitRun(sample, steps)
    let text = NDJSON.text(run.envelopes)
    let found = try KitStream(text.utf8)
    let expected = try KitStream(try sample.data(endingWith: ".ndjson"))
    var problems = found.complaints + expected.complaints.map { "expected: " + $0 }
    for (number, line) in text.utf8.split(separator: UInt8(ascii: "\n")).enumerated() {
      problems += check.complaints(about: try JSONReader.read(Array(line)))
        .map { "line \(number + 1)\($0)" }
    }
    if found.messages != expected.messages {
      problems += Self.difference(expected.messages, found.messages)
    }
    let replayed = NDJSON.text(try NDJSON.envelopes(text))
    if replayed != text { problems.append("the stream does not survive being read and written") }
    return problems
  }

  /// The messages that differ, `-` expected, `+` found.
  private static func difference(_ expected: [JSONValue], _ found: [JSONValue]) -> [String] {
    let (old, new) = (expected.map(\.description), found.map(\.description))
    return TextDiff(from: old.joined(separator: "\n"), to: new.joined(separator: "\n"))
      .description.split(separator: "\n").filter { !$0.hasPrefix("  ") }.map(String.init)
  }
}
