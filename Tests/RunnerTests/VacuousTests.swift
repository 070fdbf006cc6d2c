import SpecGherkin
import Testing

@testable import SpecRunner

/// What says nothing is warned of, with the likeliest reason.
@Suite struct VacuousTests {
  private static func warnings(_ text: String) -> [String] {
    Suite(sources: [Source(uri: "a", text: text)]).warnings.map { warning in
      "\(warning.code) \(warning.location?.line ?? 0): \(warning.fix ?? "")"
    }
  }

  @Test(arguments: [
    ("", ["feature.empty 0: write one, or take it out"]),
    ("Feature: a\n", ["feature.empty 1: write one, or take it out"]),
    ("Feature: a\nBackground:\n* b\n", ["feature.empty 1: write one, or take it out"]),
    (
      "Feature: a\nScenraio: b\nGiven c\n",
      ["feature.empty 1: write \"Scenario:\" for \"Scenraio:\", if that line is a scenario"]
    ),
    ("Feature: a\nScenario: b\n", ["scenario.empty 2: write its steps, or take it out"]),
    (
      "Feature: a\nScenario: b\n  Some prose.\n  Wehn I tap\n",
      ["scenario.empty 2: write \"When\" for \"Wehn\", if that line is a step"]
    ),
    (
      "# language: ko\n기능: a\n시나리오: b\n먼저일 c\n",
      ["scenario.empty 3: write \"먼저\" for \"먼저일\", if that line is a step"]
    ),
    ("Feature: a\nScenario: b\n* c\n", []),
    ("Feature: a\nRule: b\nScenario: c\n* d\n", []),
    (
      "Feature: a\nScenario: b\n* c\nRule: d\nBackground:\n* e\n",
      ["rule.empty 4: write one, or take it out"]
    ),
    ("Featur: a\n", []),
  ])
  func `what cannot fail is told`(text: String, warnings: [String]) {
    #expect(Self.warnings(text) == warnings)
  }
}
