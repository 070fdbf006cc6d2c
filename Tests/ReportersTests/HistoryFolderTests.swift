import Foundation
import SpecMessages
import SpecTestKit
import SpecText
import Testing

@testable import SpecReporters

/// The files of a history.
struct HistoryFolderTests {
  private static func run(_ day: Int, _ status: Status = .passed) -> RunHistory.Run {
    RunHistory.Run(
      started: Timestamp(nanoseconds: 1_767_323_045_000_000_000 + Int64(day) * 86_400_000_000_000),
      revision: "a1b2c3d4e5", isClean: true,
      scenarios: [
        ScenarioKey(uri: "a.feature", name: "s"): RunHistory.Entry(
          .status(status), line: 2, duration: .seconds(1))
      ])
  }

  private static func days(_ folder: HistoryFolder) -> [String] {
    folder.history.runs.map { DurationText.date($0.started) }
  }

  @Test func `only the last runs are kept`() throws {
    try TemporaryFolder.with([:]) { place in
      let path = place.path + "/deep/history"
      for day in [3, 0, 1, 4, 2] { try HistoryFolder(path, limit: 3).add(Self.run(day)) }
      #expect(Self.days(HistoryFolder(path)) == ["2026-01-04", "2026-01-05", "2026-01-06"])
      #expect(try FileManager.default.contentsOfDirectory(atPath: path).count == 3)
    }
  }

  @Test func `files that are not runs are named once and kept`() throws {
    try TemporaryFolder.with([
      "h/run-0000000000000000001-a.json": "{\"version\": 9}",
      "h/run-0000000000000000002-a.json": "no",
      "h/notes.txt": "mine",
    ]) { place in
      let path = place.path + "/h"
      for day in 0..<4 { try HistoryFolder(path, limit: 2).add(Self.run(day)) }
      let folder = HistoryFolder(path, limit: 10)
      #expect(folder.history.runs.count == 2)
      #expect(
        folder.problems == [
          "\"\(path)/run-0000000000000000001-a.json\" cannot be used: its format has version 9, and "
            + "this version of spec reads 1; nor can 1 other file\n"
            + "remove it, or name another folder; spec does not change it"
        ])
      let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
      #expect(names.count == 5)
      #expect(names.prefix(1) == ["notes.txt"])
      #expect(
        try String(contentsOfFile: path + "/run-0000000000000000002-a.json", encoding: .utf8)
          == "no")
    }
  }

  @Test func `runs at the same time do not disturb each other`() async throws {
    try await TemporaryFolder.with([:]) { place in
      let path = place.path + "/h"
      await withTaskGroup(of: Void.self) { group in
        for day in 0..<20 {
          group.addTask { try? HistoryFolder(path, limit: 30).add(Self.run(day % 3)) }
        }
      }
      let folder = HistoryFolder(path)
      #expect(folder.history.runs.count == 20)
      #expect(folder.problems.isEmpty)
      let names = try FileManager.default.contentsOfDirectory(atPath: path)
      #expect(names.count == 20)
    }
  }

  @Test func `a failure is shown with the runs before`() throws {
    try TemporaryFolder.with([:]) { place in
      let sample = Sample(
        ("a.feature", "Feature: F\n  Scenario: s\n    Then a step that fails\n"))
      func pages(_ runs: [RunHistory.Run]) throws -> String {
        let path = place.path + "/h\(runs.count)"
        for run in runs { try HistoryFolder(path).add(run) }
        return try ["pretty", "failures", "summary"].map { kind in
          let entry = try #require(ReporterCatalog.entry(named: kind))
          let text = try Pages.text(sample.envelopes, .plain) {
            entry.make($0, ReporterCatalog.Options(history: HistoryFolder(path)))
          }
          return "== \(kind)\n" + text
        }.joined()
      }
      let texts = [
        try pages([]), try pages([Self.run(0)]),
        try pages([Self.run(0, .failed), Self.run(1, .failed)]),
        try pages([Self.run(0), Self.run(1, .failed), Self.run(2)]),
        try pages([Self.run(0), Self.run(1), Self.run(2, .failed), Self.run(3, .failed)]),
      ]
      expectGolden(texts.joined(separator: "\n=====\n"), "history/lines.txt")
    }
  }

  @Test func `the HTML report has the earlier runs and the addresses of tags`() throws {
    try TemporaryFolder.with([:]) { place in
      for run in [Self.run(0), Self.run(1, .failed)] {
        try HistoryFolder(place.path).add(run)
      }
      let entry = try #require(ReporterCatalog.entry(named: "html"))
      let sample = Sample(("a.feature", "Feature: F\n  Scenario: s\n    Then a step that fails\n"))
      let links = ["@issue-=https://example.org/i/", "@by-=http://example.org/{}/me"]
      let page = try Pages.text(sample.envelopes, .plain) {
        entry.make(
          $0,
          ReporterCatalog.Options(
            history: HistoryFolder(place.path), tagLinks: links.compactMap { TagLink($0) }))
      }
      #expect(
        page.contains(
          #""earlier":[["2026-01-02 (a1b2c3d)",1000,{"p":1}],["2026-01-03 (a1b2c3d)",1000,{"f":1}]]"#
        ))
      #expect(
        page.contains(
          #""links":[["@issue-","https://example.org/i/{}"],["@by-","http://example.org/{}/me"]]"#))
    }
  }

  @Test(arguments: ["", "=", "@=https://a", "issue=https://a", "@issue", "@issue=javascript:x"])
  func `a link of tags that leads to no page is none`(text: String) {
    #expect(TagLink(text) == nil)
  }

  @Test func `the reporter writes what a run shows`() throws {
    try TemporaryFolder.with([:]) { place in
      let path = place.path + "/h"
      var sample = Recordings.samples["login"] ?? Sample()
      sample.retries = 1
      for _ in 0..<2 {
        var reports = Reports([HistoryReporter(HistoryFolder(path), revision: ("abc", true))])
        for envelope in sample.envelopes { reports.receive(envelope) }
        try reports.finish()
      }
      let history = HistoryFolder(path).history
      #expect(history.runs.count == 2)
      let run = try #require(history.runs.first)
      let lines = run.scenarios.sorted { $0.value.line < $1.value.line }.map { key, entry in
        "\(entry.line) \(key.title): \(entry.result.word) \(entry.passes)/\(entry.attempts) "
          + "\(entry.duration.wholeMilliseconds) ms"
      }
      expectGolden(lines.joined(separator: "\n") + "\n", "history/login.txt")
    }
  }
}
