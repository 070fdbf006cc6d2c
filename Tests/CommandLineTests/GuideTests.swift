import Foundation
import SpecTestKit
import Testing

/// What the guides for beginners show is what happens.
///
/// With `SPEC_RECORD` set, what happens is written into the page.
@Suite struct GuideTests {
  private static let root = ConformanceData.projectRoot.appendingPathComponent("Documentation")

  @Test(
    .enabled(if: Shell("python3") != nil, "no python3 in PATH to run an engine with"),
    arguments: [
      "Coming-from-Cucumber", "Coming-from-Maestro", "Coming-from-Robot-Framework",
      "Testing-a-Terminal-Program",
    ])
  func `every command of a page for users of other tools prints what the page shows`(
    page: String
  ) async throws {
    try await check(page)
  }

  @Test(
    .enabled(
      if: Shell("chromedriver") != nil && Shell("chromium") != nil,
      "no chromedriver or no chromium in PATH to open a page with"))
  func `every command of the page for beginners prints what the page shows`() async throws {
    try await check("From-Nothing-to-CI")
  }

  @Test(arguments: ["Tracing-Runs", "Programs-as-Users"])
  func `every command of a page about recorded runs prints what the page shows`(
    page: String
  ) async throws {
    try await check(page)
  }

  @Test(arguments: ["Coming-from-Maestro", "Coming-from-Robot-Framework"])
  func `every sentence of a page is a step`(page: String) async throws {
    let sentences = Self.sentences(of: try Self.text(of: page))
    #expect(sentences.count > 20)
    let feature = "Feature: a\n  Scenario: b\n" + sentences.map { "    * \($0)\n" }.joined()
    try await TemporaryFolder.with(["a.feature": feature]) { folder in
      let run = try await SpecProcess.run(
        ["run", "a.feature", "--dry-run", "--lenient", "--report", "summary"], in: folder)
      #expect(!run.output.contains("undefined"), "\(run)")
      #expect(run.ending == .exited(0), "\(run)")
    }
  }

  /// The texts in backticks in the last cells of tables whose last title is `sentence`.
  private static func sentences(of page: String) -> [String] {
    var isOfSentences = false
    var sentences: [String] = []
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("|") else {
        isOfSentences = false
        continue
      }
      let cell = line.dropLast(2).split(separator: " | ").last ?? ""
      if cell == "sentence" { isOfSentences = true }
      guard isOfSentences else { continue }
      sentences += cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
    return sentences
  }

  // MARK: - Commands

  private static func text(of page: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(page + ".md"), encoding: .utf8)
  }

  private func check(_ name: String) async throws {
    let page = try Self.text(of: name)
    let happened = try await TemporaryFolder.with { folder in
      try await Self.happening(on: page, in: folder)
    }
    if happened == page { return }
    Issue.record("\(name).md differs:\n\(TextDiff(from: page, to: happened))")
    if ProcessInfo.processInfo.environment["SPEC_RECORD"] != nil {
      try happened.write(
        to: Self.root.appendingPathComponent(name + ".md"), atomically: true, encoding: .utf8)
    }
  }

  /// The page with the output of each command in the block after it; a block with a name is a file.
  private static func happening(
    on page: String, in folder: TemporaryFolder
  ) async throws -> String {
    var parts = page.components(separatedBy: "\n```")
    for place in stride(from: 1, to: parts.count, by: 2) {
      let block = parts[place].split(separator: "\n", maxSplits: 1).map(String.init)
      let words = block[0].split(separator: " ")
      let text = block.dropFirst().joined() + "\n"
      if words.count > 1 { try folder.write(text, to: String(words[1])) }
      guard words.first == "sh" else { continue }
      let process = try await run(text, in: folder)
      let shown = "text\n" + (process.output + process.errors).replacing(folder.path, with: "/…")
      // The same but for how long it took.
      if steady(shown, in: folder) != steady(parts[place + 2] + "\n", in: folder) {
        parts[place + 2] = String(shown.dropLast())
      }
    }
    return parts.joined(separator: "\n```")
  }

  private static func steady(_ text: String, in folder: TemporaryFolder) -> String {
    Transcript.steady(text, in: folder)
      // A browser that is slow to start on a busy machine.
      .replacing(/(?m)^spec: still waiting .*\n/, with: "")
      .replacing(/in [\d.]+ m?s \(/, with: "in TIME (")
      .replacing(/\((\w+), [\d.]+ m?s\b/) { "(\($0.1), TIME" }
      .replacing(/"version":"[^"]*"/, with: "\"version\":\"VERSION\"")
      .replacing(/127\.0\.0\.1:\d+/, with: "127.0.0.1:PORT")
  }

  private static func run(_ line: String, in folder: TemporaryFolder) async throws -> SpecProcess {
    try await SpecProcess.run(
      ["-c", "spec() { \"$TOOL\" \"$@\"; }\n" + line], in: folder,
      environment: ["LANG": "en_US.UTF-8", "TOOL": SpecProcess.executable.path],
      executable: URL(filePath: "/bin/sh"))
  }
}
