import Foundation
import SpecEngines
import SpecPhoneServer
import SpecTestKit
import Testing

@testable import SpecCommandLine

/// What `spec init` writes, and that it works.
@Suite struct InitTests {
  /// The suites that have most files of another one, which its golden leaves out.
  private static let earlier = [
    "page-firefox-gitlab": StarterSuite(
      app: .page(.chromium), build: .github, folderInRepository: []),
    "terminal-gitlab": StarterSuite(
      app: .python, build: .gitlab, folderInRepository: []),
    "command": StarterSuite(app: .page(nil), build: .none, folderInRepository: []),
    "api": StarterSuite(app: .page(nil), build: .none, folderInRepository: []),
    "ios-gitlab": StarterSuite(app: .phone(.ios), build: .github, folderInRepository: []),
    "android-github-below": StarterSuite(
      app: .phone(.ios), build: .github, folderInRepository: []),
    "python-gitlab-below": StarterSuite(
      app: .python, build: .github, folderInRepository: ["tests", "e2e"]),
  ]

  @Test func `the job of another suite does not run this one, so the folder is to be added`()
    async throws
  {
    let job =
      "run: spec run --junit report.xml --report messages:run.ndjson\n"
      + "working-directory: \"e2e/\"\n"
    let files = [".git/HEAD": "", ".github/workflows/spec.yml": job]
    try await TemporaryFolder.with(files) { folder in
      let run = try await SpecProcess.run(["init", "s", "--for", "command"], in: folder)
      #expect(run.output.contains("\n  working-directory: \"s/\"\n"), "\(run)")
    }
  }

  @Test(arguments: [
    ("page-github", StarterApp.page(.chromium), StarterBuild.github, [String]()),
    ("page-firefox-gitlab", .page(.firefox), .gitlab, []),
    ("python-github-below", .python, .github, ["tests", "e2e"]),
    ("python-gitlab-below", .python, .gitlab, ["e2e"]),
    ("terminal-gitlab", .terminal, .gitlab, []),
    ("command", .command, .none, []), ("api", .api, .none, []),
    ("ios-github", .phone(.ios), .github, []), ("ios-gitlab", .phone(.ios), .gitlab, []),
    ("android-github-below", .phone(.android), .github, ["e2e"]),
    ("address-github", .address("http://localhost:3000/\"a", nil), .github, []),
    ("address-gitlab", .address("https://example.org", .firefox), .gitlab, []),
  ])
  func `every file of a suite is as its golden`(
    name: String, app: StarterApp, build: StarterBuild, folder: [String]
  ) {
    let suite = StarterSuite(app: app, build: build, folderInRepository: folder)
    let known = Self.earlier[name]?.files.map(\.text) ?? []
    let text = suite.files.filter {
      $0.path != StarterSuite.schemaPath && !known.contains($0.text)
    }.map { "=== \($0.path)\n\($0.text)" }.joined()
    expectGolden(text, "init/\(name).txt")
  }

  @Test(arguments: [
    ("https://github.com/acme/spec.swift.git", true), ("git@github.com:acme/spec.swift", true),
    ("ssh://git@github.com/acme/spec.swift.git", true), ("https://example.org/acme/spec", false),
    ("https://github.com/acme/spec.swift; rm", false), ("/srv/spec.git", false),
  ])
  func `the job installs the tool from the repository of the checkout that it was built in`(
    _ origin: String, isKnown: Bool
  ) async throws {
    try await TemporaryFolder.with { folder in
      let run = try await SpecProcess.run(
        [
          "-c",
          """
          git init -q tool && git -C tool remote add origin '\(origin)'
          mkdir -p tool/.build/debug && cp "$TOOL" tool/.build/debug/spec
          exec tool/.build/debug/spec init --for page --ci github suite
          """,
        ], in: folder, environment: ["TOOL": SpecProcess.executable.path],
        executable: URL(filePath: "/bin/sh"))
      #expect(run.ending == .exited(0), "\(run)")
      let job = try folder.text(of: "suite/.github/workflows/spec.yml")
      #expect(job.contains("uses: acme/spec.swift@") == isKnown, "\(job)")
      #expect(job.contains("OWNER") != isKnown, "\(job)")
    }
  }

  @Test(arguments: [
    ("acme/spec.swift\n", true), ("acme/spec; rm -rf .\n", false), ("", false), ("a/b/c", false),
    ("../spec", false),
  ])
  func `the job installs the tool from the repository of its release, if it is known`(
    _ repository: String, isKnown: Bool
  ) async throws {
    try await TemporaryFolder.with(["tool/share/doc/spec/repository": repository]) { folder in
      for build in ["github", "gitlab"] {
        let run = try await SpecProcess.run(
          [
            "-c",
            #"""
            mkdir -p tool/bin && cp "$TOOL" tool/bin/spec && exec tool/bin/spec init --for page --ci \#(build) \#(build)
            """#,
          ], in: folder, environment: ["TOOL": SpecProcess.executable.path],
          executable: URL(filePath: "/bin/sh"))
        #expect(run.ending == .exited(0), "\(run)")
        let path = build == "github" ? "github/.github/workflows/spec.yml" : "gitlab/.gitlab-ci.yml"
        let job = try folder.text(of: path)
        #expect(job.contains("acme/spec.swift") == isKnown, "\(job)")
        #expect(job.contains("OWNER") != isKnown, "\(job)")
        #expect(run.output.contains("replace OWNER") != isKnown, "\(run)")
        #expect(!job.contains("rm -rf"))
      }
    }
  }

  @Test(.enabled(if: Shell("python3") != nil, "no python3 in PATH"))
  func `a suite in Python passes at once, with nothing to add`() async throws {
    try await TemporaryFolder.with { folder in
      let written = try await SpecProcess.run(["init", "--for", "python"], in: folder)
      expectGolden("\(Transcript(written, in: folder))", "init/python.txt")
      let run = try await SpecProcess.run(["run", "--forbid-skipped"], in: folder)
      #expect(run.ending == .exited(0), "\(run)")
      #expect(run.output.contains("3 scenarios (3 passed)"))
      for proof in ["prove", "mutate", "coverage", "lint"] {
        let proven = try await SpecProcess.run([proof], in: folder)
        #expect(proven.ending == .exited(0), "\(proven)")
      }
      let check = try await SpecProcess.run(
        ["check-engine", "stdio:python3 app/engine.py"], in: folder)
      #expect(check.ending == .exited(0), "\(check)")
      let again = try await SpecProcess.run(["init", "--for", "python"], in: folder)
      expectGolden("\(Transcript(again, in: folder))", "init/python-again.txt")
    }
  }

  @Test(
    .enabled(if: Shell("python3") != nil, "no python3 in PATH"),
    arguments: [("command", 4), ("api", 5)])
  func `a suite without a screen passes at once, and its requirements are covered`(
    kind: String, count: Int
  ) async throws {
    try await TemporaryFolder.with { folder in
      let written = try await SpecProcess.run(["init", "--for", kind, "--ci", "none"], in: folder)
      #expect(written.ending == .exited(0), "\(written)")
      // Tests that run side by side need ports of their own.
      let port = "8\(Int.random(in: 100...999))"
      for path in ["spec.json", "app/server.py"] where kind == "api" {
        let text = try folder.text(of: path)
        try folder.write(
          text.replacingOccurrences(of: "\(StarterSuite.servicePort)", with: port), to: path)
      }
      for command in [["run", "--forbid-skipped", "--trust"], ["lint"], ["coverage"], ["mutate"]] {
        let process = try await SpecProcess.run(command, in: folder)
        #expect(process.ending == .exited(0), "\(process)")
        if command[0] == "run" {
          #expect(process.output.contains("\(count) scenarios (\(count) passed)"), "\(process)")
        }
      }
      let formatted = try await SpecProcess.run(["format", "--check", "specs"], in: folder)
      #expect(formatted.ending == .exited(0), "\(formatted)")
    }
  }

  @Test(arguments: ["ios", "android"])
  func `a suite for a phone passes in a dry run, and on a phone with the app`(
    platform: String
  ) async throws {
    var options = PhoneOptions()
    if platform == "android" { options.face = .android }
    let server = try PhoneServer.start(options)
    try await TemporaryFolder.with { folder in
      let written = try await SpecProcess.run(["init", "--for", platform], in: folder)
      expectGolden("\(Transcript(written, in: folder))", "init/\(platform).txt")
      for command in [
        ["run", "--dry-run"], ["lint"], ["coverage"], ["format", "--check", "specs"],
      ] {
        let process = try await SpecProcess.run(command, in: folder)
        #expect(process.ending == .exited(0), "\(process)")
      }
      let settings = try folder.text(of: "spec.json")
      try folder.write(
        settings.replacing("\"appium\"", with: "\"appium:\(server.address)\"")
          .replacing(#/com\.\w+\.\w+/#, with: "org.example.slack-login"), to: "spec.json")
      let run = try await SpecProcess.run(["run", "--forbid-skipped"], in: folder)
      #expect(run.output.contains("3 scenarios (3 passed)"), "\(run)")
    }
    await server.stop()
  }

  @Test(.enabled(if: Shell("python3") != nil, "no python3 in PATH"))
  func `a scenario of the suite fails if the app is wrong`() async throws {
    try await TemporaryFolder.with { folder in
      _ = try await SpecProcess.run(["init", "--for", "python"], in: folder)
      let app = try folder.text(of: "app/tip_calculator.py")
      try folder.write(app.replacing("1.1", with: "1.2"), to: "app/tip_calculator.py")
      let run = try await SpecProcess.run(["run", "--report", "summary"], in: folder)
      #expect(run.ending == .exited(1))
      #expect(run.output.contains("3 scenarios (2 failed, 1 passed)"), "\(run)")
    }
  }

  @Test func `the settings are valid, and the schema is that of the version`() async throws {
    try await TemporaryFolder.with { folder in
      for (path, arguments) in [("page", ["--for", "page"]), ("url", ["--url", "http://a.b"])] {
        _ = try await SpecProcess.run(["init", path] + arguments, in: folder)
        let config = try await SpecProcess.run(
          ["config", "--config", path + "/spec.json"], in: folder)
        #expect(config.ending == .exited(0), "\(config)")
        let schema = try folder.text(of: path + "/" + StarterSuite.schemaPath)
        #expect(schema == ConfigFileSchema.text)
      }
    }
  }

  @Test func `files of the author are kept, with what they lack`() async throws {
    let files = [
      ".gitignore": "node_modules\n/run.ndjson\n", ".vscode/settings.json": "{}\n",
      ".github/workflows/spec.yml": "name: mine\n", "notes.txt": "mine\n",
      ".editorconfig": "[*]\nindent_size = 2\n",
    ]
    try await TemporaryFolder.with(files) { folder in
      let run = try await SpecProcess.run(["init", "--for", "python"], in: folder)
      expectGolden("\(Transcript(run, in: folder))", "init/kept.txt")
      for (path, text) in files { #expect(try folder.text(of: path) == text) }
    }
  }

  @Test(arguments: [
    ("clash", ["init", "--for", "python"]), ("clash-dry", ["init", "--for", "page", "--dry-run"]),
    ("file", ["init", "spec.json"]), ("below-a-file", ["init", "spec.json/e2e"]),
    ("empty-folder-name", ["init", ""]), ("two-choices", ["init", "--for", "page", "--url", "x"]),
    ("no-address", ["init", "--url", "localhost:3000"]),
  ])
  func `nothing is written where something is in the way`(
    name: String, arguments: [String]
  ) async throws {
    let files = ["spec.json": "{}\n", "app/index.html": "mine", "specs/a.feature": ""]
    try await TemporaryFolder.with(files) { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder.file("app/engine.py").path, withDestinationPath: "nowhere")
      let before = folder.files
      let run = try await SpecProcess.run(arguments, in: folder)
      expectGolden("\(Transcript(run, in: folder))", "init/refused-\(name).txt")
      #expect(folder.files == before)
      for (path, text) in files { #expect(try folder.text(of: path) == text) }
    }
  }

  @Test(.enabled(if: getuid() != 0, "root may write everywhere"))
  func `a folder that cannot be written is named`() async throws {
    try await TemporaryFolder.with { folder in
      try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
      let run = try await SpecProcess.run(["init", "--for", "python"], in: folder)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
      #expect(run.ending == .exited(3))
      #expect(
        run.errors == """
          spec: nothing was written: the folder "." cannot be written: permission denied
          name a folder in which you may create files

          """)
      #expect(folder.files == [])
    }
  }

  @Test func `in a repository, the job is at the root and runs in the folder`() async throws {
    try await TemporaryFolder.with([".git/HEAD": ""]) { folder in
      let run = try await SpecProcess.run(["init", "tests/e2e", "--for", "python"], in: folder)
      #expect(run.ending == .exited(0), "\(run)")
      #expect(folder.files.filter { $0.contains("workflows") } == [".github/workflows/spec.yml"])
      let job = try folder.text(of: ".github/workflows/spec.yml")
      #expect(job.contains("working-directory: \"tests/e2e/\"\n"))
      let again = try await SpecProcess.run(["init", "tests/e2e", "--for", "python"], in: folder)
      #expect(again.output.hasPrefix("everything is there\n"), "\(again)")
    }
  }

  @Test func `a dry run writes nothing`() async throws {
    try await TemporaryFolder.with { folder in
      let run = try await SpecProcess.run(
        ["init", "--url", "http://localhost:3000", "--ci", "none", "--dry-run"], in: folder)
      expectGolden("\(Transcript(run, in: folder))", "init/dry-run.txt")
      #expect(folder.files == [])
    }
  }

  @Test(arguments: [
    (["chromedriver", "chromium", "firefox", "python3"], StarterApp.page(.chromium)),
    (["chromedriver", "firefox", "python3"], .page(.firefox)), (["firefox-esr"], .page(.firefox)),
    (["chromium", "python3"], .python), (["python"], nil), ([], nil),
  ])
  func `the app is one that this machine can run`(programs: [String], app: StarterApp?) throws {
    try TemporaryFolder.with(Dictionary(uniqueKeysWithValues: programs.map { ($0, "") })) {
      let environment = Environment(["PATH": "/nowhere:\($0.path)"])
      #if os(Linux)
      #expect(StarterApp.found(environment) == app)
      #endif
    }
  }

  @Test func `without a browser and Python, it says what to install`() async throws {
    try await TemporaryFolder.with { folder in
      let run = try await SpecProcess.run(
        ["init"], in: folder, environment: ["PATH": folder.path])
      #if os(Linux)
      expectGolden("\(Transcript(run, in: folder))", "init/nothing-to-run-in.txt")
      #expect(folder.files == [])
      #endif
    }
  }
}
