import Foundation
import SpecFormat
import SpecGherkin
import SpecTestKit
import Testing

/// The changes as a diff that other programs can apply.
@Suite struct UnifiedDiffTests {
  private func diff(_ text: String) -> String {
    let formatted = FormattedSource(Source(uri: "specs/a.feature", text: text))
    return UnifiedDiff(formatted).lines.map { $0.text + "\n" }.joined()
  }

  @Test func `only changed lines and three around them are shown`() {
    #expect(
      diff(
        """
        Feature: a

          Scenario: b
            Given c
             When d
            Then e
            * f
            * g
            * h
            * i
            * j
            * k
            * l


        """) == """
          --- a/specs/a.feature
          +++ b/specs/a.feature
          @@ -2,7 +2,7 @@
          \u{20}
             Scenario: b
               Given c
          -     When d
          +    When d
               Then e
               * f
               * g
          @@ -11,4 +11,3 @@
               * j
               * k
               * l
          -

          """)
  }

  @Test func `inserted, removed and merged lines are shown`() {
    #expect(
      diff("@a\n@b\nFeature: c\nScenario: d\n\n\n  # e\r\n    * f") == """
        --- a/specs/a.feature
        +++ b/specs/a.feature
        @@ -1,8 +1,6 @@
        -@a
        -@b
        +@a @b
         Feature: c
        -Scenario: d
        -
        -
        -  # e\r
        -    * f
        \\ No newline at end of file
        +
        +  Scenario: d
        +    # e
        +    * f

        """)
  }

  @Test func `a file in canonical form has no diff`() {
    #expect(diff("Feature: a\n") == "")
    #expect(diff("Featur: a\n") == "")
  }

  @Test func `patch makes the canonical text of a diff`() throws {
    let patch = "/usr/bin/patch"
    guard FileManager.default.isExecutableFile(atPath: patch) else { return }
    for source in try Samples.own().prefix(8) + [Samples.everyKeyword(of: "ko")] {
      var mutation = Mutation(seed: 7)
      var changed = source.bytes
      for _ in 0..<20 {
        let next = mutation.change(changed)
        if Parser.parse(Source(uri: "a", bytes: next)).document != nil { changed = next }
      }
      let formatted = FormattedSource(Source(uri: "a.feature", bytes: changed))
      guard let text = formatted.text, formatted.isChanged else { continue }
      let lines = UnifiedDiff(formatted).lines.map { $0.text + "\n" }.joined()
      try TemporaryFolder.with(["a.diff": lines]) { folder in
        try Data(changed).write(to: folder.file("a.feature"))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: patch)
        process.currentDirectoryURL = folder.url
        process.arguments = ["--binary", "-s", "-p1", "-i", "a.diff"]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        let patched = Array(try Data(contentsOf: folder.file("a.feature")))
        #expect(patched == text.bytes, "\(lines)")
      }
    }
  }
}
