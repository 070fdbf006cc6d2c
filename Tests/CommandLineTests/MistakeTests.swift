import SpecTestKit
import Testing

/// What an author is told about the first mistakes that people make, each as a whole output.
@Suite struct MistakeTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    let name: String
    var feature: String?
    var arguments: [String] = []

    var testDescription: String { name }

    /// A mistake in one step of a scenario that is right otherwise.
    static func step(_ name: String, _ step: String) -> Self {
      Self(
        name: name,
        feature: """
          Feature: Sign-up
            Scenario: A name
              Given the "sign-up" app is open
              \(step)
              Then I am on the "ID" screen

          """)
    }

    static let all: [Self] = [
      .step("element", #"When I tap "Nxet""#),
      .step("role", #"When I tap the "아이디" button"#),
      .step("without-quotes", "When I tap 다음"),
      .step("curly-quotes", "When I tap “다음”"),
      .step("single-quotes", "When I tap '다음'"),
      .step("one-quote", #"When I type "ann into "아이디""#),
      .step("lower-case", #"When i tap "다음""#),
      .step("full-stop", #"When I tap "다음"."#),
      .step("two-spaces", #"When I tap  "다음""#),
      .step("word", #"When I tpa "다음""#),
      .step("keyword", #"Whne I tap "다음""#),
      .step("disabled", #"When I tap the "다음" button"#),
      .step("unknown", "When the moon is full"),
      .step("action-as-check", #"Then I tap "다음""#),
      .step("open-doc-string", "When I send POST \"/a\" with:\n      \"\"\"\n      a"),
      .step("ragged-table", "When I fill in:\n      | 아이디 | ann |\n      | 이름 |"),
      Self(
        name: "app-forgotten",
        feature: "Feature: a\n  Scenario: b\n    When I tap \"다음\"\n    Then I see \"다음\"\n"),
      Self(
        name: "app",
        feature:
          "Feature: a\n  Scenario: b\n    Given the \"sing-up\" app is open\n    Then I see \"다음\"\n"
      ),
      Self(
        name: "first-keyword",
        feature:
          "Feature: a\n  Scenario: b\n    Gven the \"memo\" app is open\n    Then I see \"a\"\n"),
      Self(
        name: "scenario",
        feature:
          "Feature: a\n  Scenario: b\n    Given the \"memo\" app is open\n    Then I see \"a\"\n"
          + "  Scenaro: c\n    Then I see \"a\"\n"),
      Self(
        name: "outline",
        feature:
          "Feature: a\n  Scenario: b\n    Given the \"memo\" app is open\n    Then I see \"a\"\n"
          + "  Scenario Outlne: c\n    Then I see \"a\"\n"),
      Self(
        name: "feature",
        feature: "feature: a\n  Scenario: b\n    Given the \"memo\" app is open\n"),
      Self(
        name: "column",
        feature:
          "Feature: a\n  Scenario Outline: b\n    Given the \"memo\" app is open\n"
          + "    Then I see \"<amunt>\"\n    Examples:\n      | amount |\n      | 5 |\n"),
      Self(
        name: "no-examples",
        feature:
          "Feature: a\n  Scenario Outline: b\n    Given the \"memo\" app is open\n"
          + "    Then I see \"<x>\"\n"),
      Self(name: "tag-without-at", arguments: ["--tags", "smoke"]),
      Self(name: "tag", arguments: ["--tags", "@smok"]),
      Self(name: "tag-expression", arguments: ["--tags", "@a and (@b"]),
      Self(name: "flag", arguments: ["--repot", "html"]),
      Self(name: "report", arguments: ["--report", "htm:a.html"]),
      Self(name: "report-without-file", arguments: ["--report", "html"]),
      Self(name: "time", arguments: ["--timeout", "5"]),
      Self(name: "shard", arguments: ["--shard", "5/4"]),
      Self(name: "engine", arguments: ["--engine", "chrome"]),
      Self(name: "device", arguments: ["--device", "iPhone 99"]),
      Self(name: "fault", arguments: ["--fault", "nope"]),
      Self(name: "line", arguments: ["specs/a.feature:999"]),
      Self(name: "file", arguments: ["specs/b.feature"]),
      Self(
        name: "browser-driver",
        feature: "Feature: a\n"
          + ["b", "c"].map {
            "  Scenario: \($0)\n    Given the app is open\n    Then I see \"x\"\n"
          }.joined(),
        arguments: ["--engine", "webdriver", "--set", "webdriver=./no-driver"]),
    ]
  }

  @Test(arguments: Mistake.all)
  func `a mistake is named with its place and what to write`(_ mistake: Mistake) async throws {
    let right = """
      Feature: Sign-up
        @smoke
        Scenario: The first screen
          Given the "sign-up" app is open
          Then I am on the "ID" screen

      """
    let transcript = try await Transcript.of(
      ["run"] + mistake.arguments, files: ["specs/a.feature": mistake.feature ?? right])
    #expect(transcript.process.status != 0)
    expectGolden("\(transcript)", "command-line/mistakes/\(mistake.name).txt")
  }

  @Test func `a dry run in a browser needs no browser`() async throws {
    let transcript = try await Transcript.of(
      ["run", "--dry-run", "--engine", "webdriver", "--set", "webdriver=./no-driver"],
      files: ["specs/a.feature": "Feature: a\n  Scenario: b\n    Given the app is open\n"])
    #expect(transcript.process.output.contains("1 scenario (1 skipped)"))
  }

  @Test
  func `an empty folder is told of the first suite, and a command of another name of its own`()
    async throws
  {
    try await TemporaryFolder.with([:]) { folder in
      let empty = try await SpecProcess.run(["run"], in: folder)
      expectGolden(empty.description, "command-line/mistakes/empty-folder.txt")
      let test = try await SpecProcess.run(["test"], in: folder)
      expectGolden(test.description, "command-line/mistakes/command.txt")
    }
  }
}
