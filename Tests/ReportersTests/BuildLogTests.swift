import SpecMessages
import SpecTestKit
import Testing

@testable import SpecReporters

@Suite struct BuildLogTests {
  @Test(arguments: [
    ("plain\n", "plain\n"),
    ("::error::gone\n", ": :error::gone\n"),
    ("a\n \t ::add-mask::x\n", "a\n \t : :add-mask::x\n"),
    ("\u{3000}::error::x", "\u{3000}: :error::x"),
    ("Given Foo::bar\n", "Given Foo::bar\n"),
    ("see ##[error]x\n", "see ## [error]x\n"),
    ("##vso[task.complete]", "## vso[task.complete]"),
    ("x ##teamcity[testStarted name='a']", "x ## teamcity[testStarted name='a']"),
    ("## Title\n###\n", "## Title\n###\n"),
    (":::x", ": ::x"),
  ])
  func `what a build system would obey loses its meaning`(text: String, shown: String) {
    for size in 1...max(text.utf8.count, 1) {
      let (output, written) = Output.memory(Display(buildLog: .github))
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        output.write(Array(rest.prefix(size)))
        rest = rest.dropFirst(size)
      }
      #expect(written() == shown, "in pieces of \(size)")
    }
  }

  @Test(
    arguments: [
      (.json, ###"{"a":"##vso[task.complete]"}"###, ###"{"a":"##\u0076so[task.complete]"}"###),
      (.json, ###"["##[error]x", "::error::x"]"###, ###"["##\u005berror]x", "::error::x"]"###),
      (.xml, "<a>##[error]x\n ::error::x</a>", "<a>##&#x5b;error]x\n :&#x3a;error::x</a>"),
    ] as [(LogGuard, String, String)])
  func `what programs read keeps its meaning`(form: LogGuard, text: String, shown: String) {
    var display = Display.plain
    display.logGuard = form
    let (output, written) = Output.memory(display)
    output.write(text)
    #expect(written() == shown)
  }

  @Test func `a log nobody reads along is written as it is`() {
    let (output, text) = Output.memory()
    output.line("::error::x ##[y]")
    #expect(text() == "::error::x ##[y]\n")
  }

  @Test func `a command begins a line`() {
    let (output, text) = Output.memory(Display(buildLog: .github))
    output.write("..F")
    output.command("::error::it")
    output.command("::endgroup::")
    output.line(".")
    #expect(text() == "..F\n::error::it\n::endgroup::\n.\n")
  }

  @Test(arguments: [
    ("100% of\na:b,c", "100%25 of%0Aa:b,c", "100%25 of%0Aa%3Ab%2Cc"),
    ("\u{1B}[31mred\u{1B}[0m \r\n한글 🙂", "red %0A한글 🙂", "red %0A한글 🙂"),
    ("a\rb\u{0}", "a␍b␀", "a␍b␀"),
  ])
  func `GitHub's commands hold any text`(text: String, message: String, property: String) {
    #expect(CommandText.github(text) == message)
    #expect(CommandText.githubProperty(text) == property)
  }

  @Test func `Azure's commands hold any text`() {
    #expect(CommandText.azure("a;b]\n50%\u{7}") == "a%3Bb%5D%0A50%AZP25␇")
  }

  @Test func `TeamCity's messages hold any text`() {
    #expect(
      CommandText.teamCity("it's [a|b]\né 한 🙂\u{2028}")
        == "it|'s |[a||b|]|n|0x00E9 |0xD55C |0xD83D|0xDE42|0x2424")
  }

  @Test(arguments: [
    ("specs/a.feature", "/repo", "/repo", "specs/a.feature"),
    ("specs/a.feature", "/repo", "/repo/app", "app/specs/a.feature"),
    ("./specs//a.feature", "/repo/", "/repo/app/.", "app/specs/a.feature"),
    ("../specs/a.feature", "/repo", "/repo/app", "specs/a.feature"),
    ("/repo/specs/a.feature", "/repo", "/elsewhere", "specs/a.feature"),
    ("/other/a.feature", "/repo", "/repo", "/other/a.feature"),
    ("../../a.feature", "/repo", "/repo/app", "../../a.feature"),
    ("a.feature", "/repo", "/repository", "a.feature"),
  ])
  func `paths lead from the repository's root`(
    uri: String, root: String, folder: String, path: String
  ) {
    #expect(RepositoryPaths(root: root, folder: folder).path(of: uri) == path)
  }

  @Test func `files are named from the repository's root`() throws {
    let paths = RepositoryPaths(root: "/repo", folder: "/repo/app")
    let text = try Pages.text(Recordings.envelopes("cut-short")) {
      [AnnotationsReporter($0, .github, paths: paths)]
    }
    #expect(text.hasPrefix("::error file=app/specs/long.feature,line=5,col=5,title="))
  }

  @Test(arguments: [("fails", "error"), ("fails at first", "warning")])
  func `no more remarks than are shown, and the last counts the rest`(
    step: String, level: String
  ) throws {
    var feature = "Feature: Many\n"
    for number in 1...25 {
      feature += "  Scenario: number \(number)\n    Given a step that \(step)\n"
    }
    var sample = Sample(("many.feature", feature))
    sample.retries = step == "fails" ? 0 : 1
    let lines = try Pages.text("github", sample.envelopes).split(separator: "\n")
    #expect(lines.count == 11)
    #expect(lines.prefix(9).allSatisfy { $0.hasPrefix("::\(level) file=many.feature,line=") })
    #expect(lines[9] == "::\(level) title=spec::and 16 more in the log")
    #expect(lines[10].hasPrefix("::notice title=spec::25 scenarios"))
  }

  @Test func `a run without fault is not worth a remark`() throws {
    let sample = Sample(("a.feature", "Feature: A\n  Scenario: B\n    Given a step\n"))
    #expect(try Pages.text("github", sample.envelopes) == "")
    #expect(try Pages.text("azure", sample.envelopes) == "")
  }

  @Test(arguments: BuildLog.allCases)
  func `features are folded as the build system folds`(log: BuildLog) throws {
    let text = try Pages.text("pretty", Recordings.envelopes("outline"), Display(buildLog: log))
    let plain = try Pages.text("pretty", Recordings.envelopes("outline"))
    expectGolden(
      log == .github ? text : text.lines(beyond: plain), "pretty/outline.\(log.rawValue).txt")
    #expect(plain.lines(beyond: text) == "", "what is folded is still there")
  }
}
