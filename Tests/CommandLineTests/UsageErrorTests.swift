import Testing

@testable import SpecCommandLine

@Suite struct UsageErrorTests {
  @Test(arguments: [
    (
      ["rnu"],
      """
      unknown command "rnu"
      did you mean brew run? brew --help lists the commands
      """
    ),
    (
      ["specs/a b.feature"],
      """
      unknown command "specs/a b.feature"
      to run this path: brew run 'specs/a b.feature'
      """
    ),
    (
      ["help", "xyz"],
      """
      unknown command "xyz"
      brew --help lists the commands
      """
    ),
    (
      ["run", "--tgas=@a"],
      """
      brew run has no flag "--tgas"
      did you mean --tags? brew run --help lists its flags
      """
    ),
    (
      ["run", "-tags=@a"],
      """
      brew run has no flag "-tags"
      did you mean --tags? brew run --help lists its flags
      """
    ),
    (
      ["run", "--zzz\u{1B}[31m"],
      """
      brew run has no flag "--zzz\\u{1B}[31m"
      brew run --help lists its flags
      """
    ),
    (
      ["run", "-xz"],
      """
      brew run has no flag "-z" (in "-xz")
      brew run --help lists its flags
      """
    ),
    (
      ["run", "-\u{301}"],
      """
      brew run has no flag "-\u{301}"
      brew run --help lists its flags
      """
    ),
    (
      ["run", "--no-quiet"],
      """
      brew run has no flag "--no-quiet"
      brew run --help lists its flags
      """
    ),
    (
      ["--tags", "@a", "run"],
      """
      brew has no flag "--tags", but brew run has
      write it after the command; brew --help lists the commands
      """
    ),
    (
      ["clean", "--quiet"],
      """
      brew clean has no flag "--quiet", but brew run and brew show have
      brew clean --help lists its flags
      """
    ),
    (
      ["run", "-j"],
      """
      -j requires a value
      write -j N; brew run --help explains the flag
      """
    ),
    (
      ["run", "--tags", "--fail-fast"],
      """
      --tags requires a value, but "--fail-fast" is a flag
      write --tags EXPRESSION; to pass a value that begins with a dash, write --tags=--fail-fast
      """
    ),
    (
      ["run", "-t", "-y"],
      """
      -t requires a value, but "-y" is a flag
      write -t EXPRESSION; to pass a value that begins with a dash, write -t-y
      """
    ),
    (
      ["run", "--fail-fast=yes"],
      """
      --fail-fast takes no value, but "yes" follows it
      write --fail-fast without a value, or --no-fail-fast to turn it off
      """
    ),
    (
      ["run", "-q=yes"],
      """
      -q takes no value, but "yes" follows it
      write -q without a value
      """
    ),
    (
      ["run", "--no-timeout=5s"],
      """
      --no-timeout takes no value, but "5s" follows it
      write --no-timeout without a value
      """
    ),
    (
      ["run", "-j2", "--jobs=4"],
      """
      --jobs can be used only once, but has two values: -j 2 and --jobs 4
      remove one of them; brew run --help explains the flag
      """
    ),
    (
      ["run", "--no-timeout", "--timeout", "5s"],
      """
      --no-timeout cannot be combined with --timeout 5s
      remove one of them; brew run --help explains the flags
      """
    ),
    (
      ["run", "--timeout=5s", "--no-timeout"],
      """
      --timeout 5s cannot be combined with --no-timeout
      remove one of them; brew run --help explains the flags
      """
    ),
    (
      ["run", "--color", "allways"],
      """
      --color does not accept "allways"
      did you mean always? use auto, always or never
      """
    ),
    (
      ["run", "--order", "sideways"],
      """
      --order does not accept "sideways"
      use written or random
      """
    ),
    (
      ["clean", "a\nb"],
      """
      brew clean accepts no arguments; unexpected: "a\\nb"
      brew clean --help shows the usage
      """
    ),
    (
      ["show", "a", "b", "c", "d"],
      """
      brew show accepts 2 arguments; unexpected: "c"
      brew show --help shows the usage
      """
    ),
    (
      ["show"],
      """
      brew show requires FILE
      usage: brew show [flags] FILE [PLACE]; brew show --help explains it
      """
    ),
    (
      ["join", "a"],
      """
      brew join requires RECORD
      usage: brew join [flags] DIR RECORD …; brew join --help explains it
      """
    ),
  ])
  func `what cannot be used is refused with what to do`(line: [String], sentence: String) {
    #expect(Sample.refusal(line) == sentence)
  }

  @Test(arguments: [
    ("many", "-j requires an integer of at least 1, not \"many\"\nexample: -j 4"),
    ("0", "-j requires an integer of at least 1, not \"0\"\nexample: -j 4"),
    ("", "-j requires an integer of at least 1, not \"\"\nexample: -j 4"),
    (
      "99999999999999999999",
      "-j requires an integer of at least 1, not \"99999999999999999999\"\nexample: -j 4"
    ),
  ])
  func `a number is refused by its bounds`(value: String, sentence: String) throws {
    let arguments = try Sample.arguments("run", "-j", value)
    let error = #expect(throws: UsageError.self) { try arguments.check([Sample.jobs]) }
    #expect(error?.description == sentence + "; brew run --help explains the flag")
  }

  @Test func `a number may have an end`() throws {
    let arguments = try Sample.arguments("run", "--jobs", "9")
    let digit = Flag<Int>("jobs", value: "N", .integer(0...9), default: 1, help: "")
    #expect(arguments[digit] == 9)
    let few = Flag<Int>("jobs", value: "N", .integer(0...2), default: 1, help: "")
    let error = #expect(throws: UsageError.self) { try arguments.check([few]) }
    #expect(
      error?.description == """
        --jobs requires an integer from 0 to 2, not "9"
        example: --jobs 2; brew run --help explains the flag
        """)
  }

  @Test(arguments: [("5", "5s"), ("1.5", "1.5s"), ("five", "5s"), ("5 s", "5s"), ("0", "5s")])
  func `a duration without its unit gets one`(value: String, example: String) throws {
    let arguments = try Sample.arguments("run", "--timeout", value)
    let error = #expect(throws: UsageError.self) { try arguments.check([Sample.timeout]) }
    #expect(
      error?.description == """
        --timeout requires a duration with a unit (ms, s, m or h), not "\(value)"
        example: --timeout \(example); brew run --help explains the flag
        """)
  }

  @Test func `a value in a language of its own is refused with the place of its mistake`() {
    let error = UsageError(
      place: "brew run", fact: .unreadable("--tags", "@a and\n      ^"))
    #expect(
      error.description == """
        --tags cannot be read: @a and
              ^
        brew run --help explains the syntax
        """)
  }

  @Test func `a flag that was not typed has its default and no value to refuse`() throws {
    let arguments = try Sample.arguments("run")
    try arguments.check(Sample.run.flags)
    #expect(arguments[Sample.jobs] == nil)
    #expect(arguments[Sample.timeout] == nil)
    #expect(arguments[Sample.tags] == [])
    #expect(arguments[Sample.color] == .auto)
  }
}
