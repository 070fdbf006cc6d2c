import SpecGherkin
import SpecRunner
import SpecTestKit
import Testing

@testable import SpecAnalysis

/// No text makes a rule trap, and no repair changes what a scenario says.
@Suite struct LintRobustnessTests {
  /// Pseudorandom numbers, the same on every machine.
  private struct Numbers {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(bound, 1)
    }
  }

  private static let pieces = [
    "\n", "\r\n", " ", "\t", "@a", " @a  @a", "#", "|", "<", ">", "\"", "\"\"\"\n", "```\n", ".",
    "Given ", "Rule:\n", "Examples:\n", "Scenario Outline:\n", "é", "e\u{301}", "🙂", "\u{FEFF}",
    "# spec-lint-disable-next-line no-then: x\n", "# spec-lint-disable\n", "# language: ko\n",
    "<!-- spec-lint-disable use-and: x -->\n",
  ]

  /// A sample with some pieces inserted, removed or doubled.
  private static func broken(_ text: String, _ numbers: inout Numbers) -> String {
    var scalars = Array(text.unicodeScalars)
    for _ in 0..<(1 + numbers.next(below: 4)) {
      let place = numbers.next(below: scalars.count + 1)
      switch numbers.next(below: 3) {
      case 0:
        scalars.insert(
          contentsOf: pieces[numbers.next(below: pieces.count)].unicodeScalars, at: place)
      case 1: scalars.removeSubrange(place..<min(scalars.count, place + numbers.next(below: 6)))
      default:
        scalars.insert(contentsOf: scalars[place..<min(scalars.count, place + 20)], at: place)
      }
    }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars)
    return String(result)
  }

  /// What the scenarios of a text say, without what repairs may change.
  private static func meaning(_ suite: Suite) -> [String] {
    suite.files.flatMap { file in
      file.pickles.map { pickle in
        let steps = pickle.steps.map { step in
          "\(step.type) \(step.text) \(step.docString?.content ?? "") \(step.dataTable?.rows ?? [])"
        }
        return pickle.name + "\n" + steps.joined(separator: "\n")
      }
    }
  }

  @Test(arguments: 0..<Effort.cases(5))
  func `any text can be checked and repaired`(seed: Int) throws {
    var settings = LintSettings()
    for name in LintCatalog.names { settings.set(name, .warning) }
    // A full stop is a part of a step's text, and a sentence that no step matches becomes one that
    // a step matches.
    settings.set("full-stop", .off)
    settings.set("undefined-step", .off)
    let linter = Linter(
      try StepRegistry([LintSample.own], duplicates: .ambiguous), settings,
      own: LintSample.own.definitions.map { $0.pattern }, requirements: LintSample.requirements)
    var numbers = Numbers(state: UInt64(seed) &* 0x9E37_79B9)
    for sample in LintSamples.all {
      let text = Self.broken(sample.marked.text, &numbers)
      let before = Suite(sources: [Source(uri: sample.uri, text: text)])
      let report = linter.lint(before)
      let (bytes, _) = LintFixer(report).fixed(Source(uri: sample.uri, text: text))
      let after = Suite(sources: [Source(uri: sample.uri, bytes: bytes)])
      #expect(
        Self.meaning(before) == Self.meaning(after), "\(sample.rule): \(text.debugDescription)")
    }
  }
}
