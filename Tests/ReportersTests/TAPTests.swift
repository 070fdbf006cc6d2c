import Foundation
import SpecMessages
import SpecTestKit
import Testing

@testable import SpecReporters

@Suite struct TAPTests {
  /// The reader of TAP that comes with Perl, which knows version 13.
  private static let perl = URL(fileURLWithPath: "/usr/bin/perl")
  private static let isReadable = FileManager.default.fileExists(atPath: perl.path)

  private static let script = """
    use TAP::Parser;
    local $/;
    my $parser = TAP::Parser->new({ tap => <STDIN> });
    while (my $line = $parser->next) { print "unknown: ", $line->as_string, "\\n" if $line->is_unknown; }
    print "error: $_\\n" for $parser->parse_errors;
    printf "%d run, %d failed, %d skipped\\n",
      $parser->tests_run, scalar $parser->failed, scalar $parser->skipped;
    """

  private static let counts = [
    "login": "8 run, 4 failed, 1 skipped", "outline": "7 run, 4 failed, 0 skipped",
    "korean": "1 run, 1 failed, 0 skipped", "broken": "2 run, 1 failed, 1 skipped",
    "hooks": "3 run, 2 failed, 0 skipped", "cut-short": "4 run, 1 failed, 2 skipped",
    "empty": "0 run, 0 failed, 0 skipped", "hostile": "1 run, 1 failed, 0 skipped",
  ]

  @Test(
    .enabled(if: isReadable, "there is no Perl on this machine"), arguments: counts.keys.sorted())
  func `a reader of version 13 finds everything it should`(recording: String) async throws {
    let text = try Pages.text("tap13", Recordings.envelopes(recording))
    try await TemporaryFolder.with { folder in
      let process = try await SpecProcess.run(
        ["-e", Self.script], in: folder, input: text, executable: Self.perl)
      #expect(process.output == (Self.counts[recording] ?? "") + "\n", "\(process)")
    }
  }

  @Test func `the versions differ in their first line alone`() throws {
    for (_, envelopes) in Recordings.all {
      let lines = try ["tap", "tap13"].map {
        try Pages.text($0, envelopes).split(separator: "\n", omittingEmptySubsequences: false)
      }
      #expect(lines.map(\.first) == ["TAP version 14", "TAP version 13"])
      #expect(lines[0].dropFirst() == lines[1].dropFirst())
    }
  }

  @Test(arguments: [
    ("a # TODO b", "ok 1 - a \\# TODO b"), ("back\\slash", "ok 1 - back\\\\slash"),
    ("two\nlines\u{1B}[31m\u{0}", "ok 1 - two lines␀"),
  ])
  func `a name is no directive`(name: String, line: String) {
    var text = TAPText()
    text.point(1, isOK: true, name)
    #expect(text.lines == [line])
  }

  @Test func `diagnostics hold any text`() {
    var text = TAPText()
    text.diagnostics([
      ("a", .text("\"q\" \\ \t\u{7}\u{2028}")),
      ("b", .lines(["error: it", "at a.swift:1", "a: b: c"])),
      ("c", .lines([])), ("d", .number("1.500")),
    ])
    #expect(
      text.lines == [
        "  ---", #"  a: "\"q\" \\ \t␇␤""#, "  b:", #"    - "error\x3A it""#,
        #"    - "at a.swift:1""#, #"    - "a\x3A b: c""#, "  d: 1.500", "  ...",
      ])
  }
}
