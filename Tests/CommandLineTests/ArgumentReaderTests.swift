import Testing

@testable import SpecCommandLine

@Suite struct ArgumentReaderTests {
  @Test(arguments: [
    ["run", "--jobs", "4"], ["run", "--jobs=4"], ["run", "-j", "4"], ["run", "-j4"],
    ["run", "-j=4"], ["run", "-xj4"], ["run", "-xqj", "4"],
  ])
  func `a value may follow its flag in every usual way`(line: [String]) throws {
    guard case .run(let arguments) = try ArgumentReader(Sample.tool).read(line) else {
      Issue.record("no command was read")
      return
    }
    #expect(arguments[Sample.jobs] == 4)
    #expect(arguments[Sample.failFast] == line[1].hasPrefix("-x"))
    #expect(arguments.positionals == [])
  }

  @Test func `paths and flags may be mixed, and two dashes end the flags`() throws {
    let arguments = try Sample.arguments(
      "run", "a.feature", "-x", "b", "-", "--tags", "@a", "--", "--jobs", "--help", "--")
    #expect(
      arguments
        == Arguments(
          command: Sample.run, place: "brew run",
          positionals: ["a.feature", "b", "-", "--jobs", "--help", "--"],
          occurrences: [
            .init(name: "fail-fast", typed: "-x"),
            .init(name: "tags", typed: "--tags", value: "@a"),
          ]))
  }

  @Test func `flags all commands share may stand before the command`() throws {
    let arguments = try Sample.arguments("--color", "never", "run", "--settings=s.json")
    #expect(arguments[Sample.color] == .never)
    #expect(arguments[Sample.settings] == "s.json")
  }

  @Test func `a repeatable flag keeps every value in order`() throws {
    let arguments = try Sample.arguments("run", "-t", "@b", "--tags=@a", "-t@b")
    #expect(arguments[Sample.tags] == ["@b", "@a", "@b"])
  }

  @Test func `the last word on a switch counts`() throws {
    #expect(try Sample.arguments("run").toggle(Sample.failFast) == nil)
    #expect(try Sample.arguments("run", "-x", "--fail-fast").toggle(Sample.failFast) == true)
    let off = try Sample.arguments("run", "--fail-fast", "--no-fail-fast")
    #expect(off.toggle(Sample.failFast) == false)
    #expect(off.isOff(Sample.failFast))
    #expect(try Sample.arguments("run", "--no-fail-fast", "-x").isOn(Sample.failFast))
  }

  @Test func `a value of another place can be taken back`() throws {
    let back = try Sample.arguments("run", "--no-timeout")
    #expect(back[Sample.timeout] == nil)
    #expect(back.isOff(Sample.timeout))
  }

  @Test(arguments: [
    (["--tags="], ""), (["--tags", ""], ""), (["--tags=-x"], "-x"), (["--tags", "-5"], "-5"),
    (["-t-x"], "-x"), (["--tags==a=b"], "=a=b"), (["-t", "-"], "-"),
    (["--tags=\u{301}x"], "\u{301}x"), (["--tags", "한글 @👩‍👩‍👧"], "한글 @👩‍👩‍👧"),
    (["-t\u{301}"], "\u{301}"), (["--tags", "a\r\nb"], "a\r\nb"),
  ])
  func `a value is kept code point by code point`(words: [String], value: String) throws {
    guard case .run(let arguments) = try ArgumentReader(Sample.tool).read(["run"] + words) else {
      Issue.record("no command was read")
      return
    }
    let found = arguments[Sample.tags].map { Array($0.unicodeScalars) }
    #expect(found == [Array(value.unicodeScalars)])
  }

  @Test(arguments: [
    ([], "short overview"),
    (["--color", "never"], "short overview"),
    (["--help"], "long overview"),
    (["-h"], "short overview"),
    (["help"], "long overview"),
    (["help", "run"], "long run"),
    (["help", "run", "--nonsense"], "long run"),
    (["run", "--help"], "long run"),
    (["run", "-h"], "short run"),
    (["run", "-xh"], "short run"),
    (["run", "--nonsense", "--jobs", "many", "--help"], "long run"),
    (["--color", "never", "run", "--help"], "long run"),
    (["nonsense", "--help"], "long overview"),
    (["help", "nonsense", "--help"], "long overview"),
    (["--version"], "version"),
    (["-V"], "version"),
    (["run", "-xV"], "version"),
    (["run", "--nonsense", "--version"], "version"),
    (["run", "--", "--version", "-h"], "brew run"),
    (["run", "help"], "brew run"),
  ])
  func `help and version are found whatever else is wrong`(
    line: [String], page: String
  ) throws {
    let found =
      switch try ArgumentReader(Sample.tool).read(line) {
      case .run(let arguments): arguments.place
      case .help(let command, let length): "\(length) \(command?.name ?? "overview")"
      case .version: "version"
      }
    #expect(found == page)
  }

  @Test func `arguments are counted by the table`() throws {
    #expect(try Sample.arguments("show", "a").positionals == ["a"])
    #expect(try Sample.arguments("show", "a", "b").positionals == ["a", "b"])
    #expect(try Sample.arguments("join", "d", "a", "b").positionals == ["d", "a", "b"])
  }
}
