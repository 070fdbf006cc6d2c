import Foundation
import SpecTestKit
import Testing

@testable import SpecReporters

/// Text of authors that would colour a terminal, forge a line or command a build system, through
/// everything the tool writes.
@Suite struct HostileTextTests {
  /// What a log must not hold: the text as a build system would obey it, wherever it stands.
  private static let commands = [
    "##vso[task.complete]EVIL", "##[error]EVIL", "##teamcity[message text='EVIL']",
  ]
  /// The same for what counts only where it begins a line.
  private static let lineCommand = "::error::EVIL"
  private static let payloads =
    commands + [
      lineCommand, "\u{1B}[2JEVIL", "\u{1B}]0;EVIL\u{7}", "\u{9B}31mEVIL", "EVIL\u{85}EVIL",
      "EVIL\u{2028}::error::EVIL", "\u{202E}EVIL", "\u{2066}EVIL", "\u{8}\u{7F}EVIL", "EVIL\rEVIL",
    ]

  /// A file that holds a payload wherever a text may stand, and bears it in its name.
  private static var files: [String: String] {
    var files: [String: String] = ["requirements.md": "# EVIL\n"]
    for (number, payload) in (payloads + ["a\n::error::EVIL\n"]).enumerated() {
      let text = payload.filter { $0 != "\n" && $0 != "\r" }
      let place = "\(number) \(payload)"
      files["specs/\(place).feature"] = """
        # \(text)
        Feature: \(text)
          \(text)
          Rule: \(text)
            @\(text.filter { !$0.isWhitespace })
            Scenario: \(text)
              Given \(text)
              Then the text is
                \"\"\"\(text)
                \(text)
                \"\"\"
            Scenario Outline: \(text)
              Given the "slack-login" app is open
              When I see "<x>"
              Examples: \(text)
                | x |
                | \(text.replacing("|", with: "\\|")) |

        """
    }
    files["broken/\(lineCommand).feature"] =
      "Feature: a\n  \(lineCommand)\n Scenario \(lineCommand)\n"
    return files
  }

  /// What of a text would be obeyed, or not be seen for what it is.
  private static func dangers(_ text: String, isData: Bool) -> [String] {
    var dangers = commands.filter { text.contains($0) }
    let scalars = text.unicodeScalars
    let ends = isData ? "\n\r" : "\n\r\u{85}\u{2028}\u{2029}"
    let lines = scalars.split { ends.unicodeScalars.contains($0) }
    dangers += lines.map { String(Substring($0)).trimmingPrefix { $0 == " " || $0 == "\t" } }
      .filter { $0.hasPrefix(lineCommand) }.map { "a line: \($0)" }
    // What programs read keeps what people must not be shown.
    if isData { return dangers }
    let hidden = scalars.filter { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
    return dangers + Set(hidden).map { "U+" + String($0.value, radix: 16) }.sorted()
  }

  private static let kinds = ReporterCatalog.entries.map(\.name)

  private static let reports: [[String]] =
    kinds.map { ["run", "--report", $0] } + kinds.map { ["report", "run.ndjson", "--report", $0] }

  private static let lines: [[String]] =
    [
      ["run"],
      ["list"], ["list", "--format", "paths"], ["list", "broken"], ["run", "broken"],
      ["parse", "FILES"], ["parse", "FILES", "--format", "tree"], ["merge", "run.ndjson"],
      ["run", "--tags", commands[0]], ["run", "--name", "no " + commands[1]],
      ["run", "no/" + commands[0]], ["run", "@no/" + commands[1]], ["run", "@list.txt"],
      [commands[0]], ["run", "--" + commands[0]], ["steps", commands[0], "\u{1B}[2J"],
      ["config", "--tags", commands[0]], ["config", "--tags", commands[0], "--format", "json"],
      ["run", "--junit", "requirements.md/\u{1B}[2J" + commands[0]],
      ["run", "--junit", "\u{1B}[2J" + commands[0] + "/a"],
      ["merge", "no\u{1B}[2J/" + commands[0]],
      ["coverage", "specs"], ["prove", "specs"], ["mutate", "specs"], ["prove", "broken"],
    ]

  @Test(arguments: [["GITHUB_ACTIONS": "true"], ["TF_BUILD": "True"]], [false, true])
  func `no text is obeyed, and none hides, whatever is written`(
    environment: [String: String], isSilent: Bool
  ) async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      try folder.write("no/\(Self.commands[0])\nno/\u{1B}[2JEVIL\n", to: "list.txt")
      let recorded = try await SpecProcess.run(
        ["run", "--report", "messages:run.ndjson"], in: folder)
      #expect(recorded.status == 1, "\(recorded)")
      let features = folder.files.filter { $0.hasPrefix("specs/") }
      // Only runs and merges speak to a build system; reports are the same in all of them.
      let isFirst = environment["TF_BUILD"] == nil && !isSilent
      for line in isFirst ? Self.reports + Self.lines : Self.lines
      where !isSilent || ["run", "merge"].contains(line[0]) {
        var arguments = line.flatMap { $0 == "FILES" ? features : [$0] }
        if isSilent { arguments += ["--ci", "none"] }
        let process = try await SpecProcess.run(arguments, in: folder, environment: environment)
        let isData =
          line.contains("messages") || line == ["parse", "FILES"] || line.contains("json")
        let dangers =
          Self.dangers(process.output, isData: isData)
          + Self.dangers(process.errors, isData: false)
        #expect(dangers == [], "\(line)")
        #expect([0, 1, 2, 3, 4].contains(process.status), "\(line)")
      }
    }
  }

  @Test func `a file holds nothing that hides`() async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      let reports = Self.kinds.flatMap { ["--report", "\($0):report-\($0)"] }
      let process = try await SpecProcess.run(["run"] + reports, in: folder)
      #expect(process.status == 1, "\(process)")
      for kind in Self.kinds {
        // A report that is a folder has a file for each scenario.
        let report = "report-" + kind
        let files = folder.files.filter { $0 == report || $0.hasPrefix(report + "/") }
        let text = try files.map { try folder.text(of: $0) }.joined()
        #expect(!text.isEmpty || ["warnings", "screens"].contains(kind), "\(kind)")
        let dangers =
          Self.dangers(files.joined(), isData: false)
          + Self.dangers(text, isData: kind == "messages")
        #expect(dangers.filter { $0.hasPrefix("U+") } == [], "\(kind)")
      }
    }
  }
}
