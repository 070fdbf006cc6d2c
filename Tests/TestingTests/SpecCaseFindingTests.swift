import Foundation
import SpecTestKit
import SpecTesting
import Testing

/// Where scenarios are found, and that none is no success.
@Suite struct SpecCaseFindingTests {
  private static let own = StepLibrary("own") { Given("it rains") { (_: World) in } }

  private static let files = [
    "Tests/Own/Tests.swift": "",
    "specs/rain.feature": """
    Feature: Rain
      @wet
      Scenario: It rains
        Given it rains
      Scenario: It rains again
        Given it rains
    """,
    "Tests/near/sun.feature": "Feature: Sun\n  Scenario: It shines\n    Given it rains\n",
    "empty/none.feature": "Feature: Nothing\n",
    "broken/one.feature": "Featur: a\n",
  ]

  private static func found(in paths: String, tags: String = "") throws -> [String] {
    try TemporaryFolder.with(files) { folder in
      try SpecCase.found(
        in: paths, tags: tags, steps: [own], from: folder.file("Tests/Own/Tests.swift").path
      ).map(\.pickle.name)
    }
  }

  @Test(arguments: [
    ("specs", "", ["It rains", "It rains again"]),
    ("specs", "@wet", ["It rains"]),
    ("specs", "not @wet", ["It rains again"]),
    ("specs/rain.feature:5", "", ["It rains again"]),
    ("near", "", ["It shines"]),
  ])
  func `a path is looked for in the folders above the test`(
    path: String, tags: String, names: [String]
  ) throws {
    #expect(try Self.found(in: path, tags: tags) == names)
  }

  @Test(arguments: [
    ("empty", "", "no scenario found in empty"),
    ("specs", "@dry", "no scenario in specs has tags that satisfy \"@dry\""),
  ])
  func `no scenario is an error`(path: String, tags: String, sentence: String) throws {
    let error = #expect(throws: SpecCase.NothingFound.self) {
      try Self.found(in: path, tags: tags)
    }
    #expect(error?.description == sentence)
  }

  @Test func `what cannot be read is an error`() {
    #expect(throws: SuiteError.self) { try Self.found(in: "broken") }
    #expect(throws: SuiteError.self) { try Self.found(in: "gone") }
    #expect(throws: TagExpressionError.self) { try Self.found(in: "specs", tags: "@a and") }
  }

  @Test func `steps of one's own may be all there are`() throws {
    try TemporaryFolder.with(Self.files) { folder in
      let cases = try SpecCase.found(in: folder.file("specs").path, steps: [Self.own])
      #expect(cases.count == 2)
    }
  }
}
