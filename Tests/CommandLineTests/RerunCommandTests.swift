import Foundation
import SpecTestKit
import Testing

@testable import SpecCommandLine

/// The line a run is repeated with says how it was run, and nothing of which scenarios and when.
@Suite struct RerunCommandTests {
  private static let file = """
    {
      "defaults": { "tags": "not @wip", "set": { "web": "./pages" } },
      "profiles": { "ci": { "engine": "chrome", "retry": 2 } },
      "engines": { "chrome": "webdriver" }
    }
    """

  @Test(
    arguments: [
      (["run"], [:], "spec run"),
      (
        [
          "run", "a.feature", "-j4", "--shard", "1/2", "--order", "random:1", "--last-failed",
          "--retry", "2", "--retry-tags", "@a", "--fail-fast", "--junit", "a.xml", "--color",
          "never",
        ], [:], "spec run"
      ),
      (["run", "-p", "ci", "--config", "FILE"], [:], "spec run --profile ci --config FILE"),
      (
        ["run", "-e", "webdriver", "-e", "stdio:./my engine.py", "--device", "it's"], [:],
        #"spec run --engine webdriver --engine 'stdio:./my engine.py' --device 'it'\''s'"#
      ),
      (
        ["run", "--fault", "x", "--set", "web=./pages", "--step-timeout", "2s", "--timeout", "1m"],
        [:], "spec run --fault x --set web=./pages --step-timeout 2s --timeout 1m"
      ),
      (
        ["run", "--config", "FILE", "--no-tags", "--no-set", "--set", "b=$HOME"], [:],
        "spec run --config FILE --no-tags --no-set --set 'b=$HOME'"
      ),
      (
        [
          "run", "--config", "FILE", "-t", "@a and not @b", "-n", "Next", "--language", "ko",
          "--dry-run", "--lenient",
        ], [:],
        "spec run --config FILE --tags '@a and not @b' --name Next --language ko --dry-run --lenient"
      ),
      (
        ["run", "--config", "FILE"],
        ["SPEC_ENGINE": "sim", "SPEC_JOBS": "4", "SPEC_LENIENT": "true"],
        "spec run --config FILE --lenient --engine sim"
      ),
      (["run", "-e", "tcp:7654:secret"], [:], "spec run --engine 'tcp:7654:***'"),
      (["run", "--no-config"], [:], "spec run --no-config"),
      (
        ["prove", "-e", "webdriver", "--fault", "x", "--app", "y", "--all", "--format", "json"],
        [:], "spec run --engine webdriver"
      ),
      (
        ["mutate", "--wait", "2s", "--sample", "5", "--output", "a.html"], [:],
        "spec run --wait 2s"
      ),
    ] as [([String], [String: String], String)])
  func `how it was run is repeated`(
    line: [String], variables: [String: String], command: String
  ) throws {
    let spec = CommandCatalog.tool(named: "spec", hasApps: true)
    try TemporaryFolder.with(["spec.json": Self.file]) { folder in
      let path = folder.file("spec.json").path
      let words = line.map { $0 == "FILE" ? path : $0 }
      guard case .run(let typed) = try ArgumentReader(spec).read(words) else {
        throw Sample.NoCommand(line: line)
      }
      let tool = ToolContext(
        spec: spec, definition: .simulated,
        environment: Environment(variables), signals: nil)
      let arguments = try SettingLayers.resolve(typed, in: tool)
      let text = RerunCommand.text(arguments, tool: "spec")
      #expect(text.replacing(path, with: "FILE") == command)
    }
  }

  @Test func `a setup is run again without the selection, which leaves it out`() async throws {
    let feature = """
      Feature: F
        @setup:shop
        Scenario: goods
          Given the "slack-login" app is open
          Then "Next" is enabled

        @shop @smoke
        Scenario: buy
          Given the "slack-login" app is open
          Then "Next" is disabled

        @smoke
        Scenario: other
          Given the "slack-login" app is open
          Then "Next" is enabled

      """
    try await TemporaryFolder.with(["specs/f.feature": feature]) { folder in
      let run = try await SpecProcess.run(
        ["run", "--tags", "@smoke", "--language", "en"], in: folder)
      let again = run.output.split(separator: "\n").filter { $0.hasPrefix("  spec run ") }
      #expect(
        again == [
          "  spec run --language en specs/f.feature:3",
          "  spec run --tags @smoke --language en specs/f.feature:13",
        ], "\(run)")
    }
  }

  @Test func `every flag is repeated or left out on purpose`() {
    let repeated = SettingTable.all.filter { !RerunCommand.leftOut.contains($0) }
    #expect(
      repeated.map(\.name) == [
        "tags", "name", "language", "step-tag", "steps-from", "var", "secret", "dry-run", "wait",
        "step-timeout", "timeout", "keep-going", "lenient",
        "url", "serve", "engine", "browser", "headed", "token-file", "device", "fault", "set",
        "allow-script-errors",
      ])
  }
}
