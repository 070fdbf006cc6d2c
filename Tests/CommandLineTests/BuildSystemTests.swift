import Foundation
import SpecReporters
import SpecTestKit
import Testing

@testable import SpecCommandLine

/// What is added where a build system reads the log, and what is left alone where none does.
@Suite struct BuildSystemTests {
  @Test(
    arguments: [
      ([:], nil, nil), (["GITHUB_ACTIONS": "true"], nil, .github),
      (["GITHUB_ACTIONS": "false"], nil, nil), (["GITHUB_ACTIONS": ""], nil, nil),
      (["CI": "true"], nil, nil), (["GITLAB_CI": "true", "CI": "true"], nil, .gitlab),
      (["TF_BUILD": "True"], nil, .azure), (["TEAMCITY_VERSION": "2026.1"], nil, .teamcity),
      (["CI": "false", "GITHUB_ACTIONS": "true"], nil, nil),
      (["GITHUB_ACTIONS": "true"], "none", nil), (["GITHUB_ACTIONS": "true"], "azure", .azure),
      ([:], "teamcity", .teamcity), (["TF_BUILD": "True"], "auto", .azure),
    ] as [([String: String], String?, BuildLog?)])
  func `the flag decides, and what it leaves open the variables`(
    variables: [String: String], word: String?, log: BuildLog?
  ) throws {
    let reader = ArgumentReader(CommandCatalog.tool(named: "spec", hasApps: true))
    guard case .run(let arguments) = try reader.read(["run"] + (word.map { ["--ci", $0] } ?? []))
    else { return }
    let system = BuildSystem(arguments, Environment(variables))
    #expect(system?.log == log)
  }

  private static func transcript(
    _ arguments: String..., environment: [String: String]
  ) async throws -> String {
    "\(try await Transcript.of(["run", "failing.feature"] + arguments, environment: environment))"
      .replacing(/section_(start|end):\d+/) { "section_\($0.1):TIME" }
      .replacing(/duration='\d+'/, with: "duration='TIME'")
      .replacing(/%0A[\d.]+ m?s$/.anchorsMatchLineEndings(), with: "%0ATIME")
  }

  @Test(arguments: [
    ("github", ["GITHUB_ACTIONS": "true"]), ("gitlab", ["GITLAB_CI": "true"]),
    ("azure", ["TF_BUILD": "True"]), ("teamcity", ["TEAMCITY_VERSION": "2026.1"]),
  ])
  func `a build system is spoken to in its own words`(
    name: String, environment: [String: String]
  ) async throws {
    let pretty = try await Self.transcript("--report", "pretty", environment: environment)
    let standard = try await Self.transcript(environment: environment)
    let plain = (
      pretty: try await Self.transcript("--report", "pretty", environment: [:]),
      standard: try await Self.transcript(environment: [:])
    )
    expectGolden(
      name == "github"
        ? pretty + standard
        : pretty.lines(beyond: plain.pretty) + "\n" + standard.lines(beyond: plain.standard),
      "command-line/ci-\(name).txt")
  }

  @Test func `what a program reads is not spoken into`() async throws {
    for kind in ["tap", "messages", "junit", "rerun"] {
      let arguments = ["run", "failing.feature", "--report", kind]
      let transcript = try await Transcript.of(arguments, environment: ["GITHUB_ACTIONS": "true"])
      #expect(!transcript.process.output.contains("::error"), "\(kind)")
    }
  }

  @Test func `a log without build system is the same as ever`() async throws {
    let plain = try await Self.transcript(environment: [:])
    let refused = try await Self.transcript("--ci", "none", environment: ["GITHUB_ACTIONS": "true"])
    #expect(refused.split(separator: "\n").dropFirst() == plain.split(separator: "\n").dropFirst())
  }

  @Test(
    arguments: [
      ("a repository", "repo/.git/HEAD", [:], "app/failing.feature"),
      ("a work tree", "repo/.git", [:], "app/failing.feature"),
      ("a checkout without one", "x", ["GITHUB_WORKSPACE": "repo"], "app/failing.feature"),
      (
        "a repository in a checkout", "repo/.git/HEAD", ["CI_PROJECT_DIR": "."],
        "app/failing.feature"
      ),
      ("no repository", "x", [:], "failing.feature"),
    ] as [(String, String, [String: String], String)])
  func `JUnit and annotations name files by one path`(
    where place: String, marker: String, variables: [String: String], path: String
  ) async throws {
    try await TemporaryFolder.with(["repo/app/failing.feature": Files.failing, marker: ""]) {
      folder in
      var environment = variables.mapValues { folder.file($0).path }
      environment["SPEC"] = SpecProcess.executable.path
      let process = try await SpecProcess.run(
        [
          "-c",
          "cd repo/app && \"$SPEC\" run failing.feature --ci github --junit ../../report.xml "
            + "--report messages:../../run.ndjson; \"$SPEC\" report ../../run.ndjson --report junit",
        ], in: folder, environment: environment, executable: URL(fileURLWithPath: "/bin/sh"))
      #expect(process.output.contains("::error file=\(path),line=7,"), "\(place): \(process)")
      let report = try folder.text(of: "report.xml")
      #expect(report.contains(" file=\"\(path)\" line=\"4\""), "\(place): \(report)")
      #expect(process.output.hasSuffix(report), "\(place): \(process)")
    }
  }

  @Test func `GitHub's page is written after what is there, files are named from the root`()
    async throws
  {
    let files = [
      "repo/app/failing.feature": Files.failing, "page.md": "before\n", "long.md": "",
    ]
    try await TemporaryFolder.with(files) { folder in
      var environment = [
        "GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": folder.file("repo").path,
        "GITHUB_STEP_SUMMARY": folder.file("page.md").path,
      ]
      let script = "cd repo/app && \"$SPEC\" run failing.feature"
      environment["SPEC"] = SpecProcess.executable.path
      func run() async throws -> SpecProcess {
        try await SpecProcess.run(
          ["-c", script], in: folder, environment: environment,
          executable: URL(fileURLWithPath: "/bin/sh"))
      }
      let process = try await run()
      #expect(process.status == 1)
      #expect(process.output.contains("::error file=app/failing.feature,line=7,col=5,title="))
      let page = try folder.text(of: "page.md")
      #expect(page.hasPrefix("before\n### ❌ 2 scenarios (1 failed, 1 passed)\n"), "\(page)")
      // A page is shown up to 1 MiB, whoever wrote into it.
      try folder.write(String(repeating: "x", count: 1_048_000), to: "page.md")
      _ = try await run()
      #expect(try folder.text(of: "page.md").utf8.count <= 1_048_576)
      // A page that cannot be written is no failure of the run.
      environment["GITHUB_STEP_SUMMARY"] = folder.path
      let other = try await run()
      #expect(other.status == 1)
      #expect(other.output.contains("the job summary could not be written: "), "\(other)")
    }
  }
}
