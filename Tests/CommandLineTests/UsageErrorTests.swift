import SpecCommandLine
import Testing

@Suite struct UsageErrorTests {
  @Test(arguments: [
    (
      ["rnu"],
      """
      there is no command "rnu"
      did you mean brew run? brew --help lists the commands
      """
    ),
    (
      ["specs/a b.feature"],
      """
      there is no command "specs/a b.feature"
      to run it: brew run 'specs/a b.feature'
      """
    ),
    (
      ["help", "xyz"],
      """
      there is no command "xyz"
      brew --help lists the commands
      """
    ),
    (
      ["run", "--tgas=@a"],
      """
      brew run has no flag "--tgas"
      did you mean --tags? brew run --help lists the flags it has
      """
    ),
    (
      ["run", "-tags=@a"],
      """
      brew run has no flag "-tags"
      did you mean --tags? brew run --help lists the flags it has
      """
    ),
    (
      ["run", "--zzz\u{1B}[31m"],
      """
      brew run has no flag "--zzz\\u{1B}[31m"
      brew run --help lists the flags it has
      """
    ),
    (
      ["run", "-xz"],
      """
      brew run has no flag "-z", which "-xz" holds
      brew run --help lists the flags it has
      """
    ),
    (
      ["run", "-\u{301}"],
      """
      brew run has no flag "-\u{301}"
      brew run --help lists the flags it has
      """
    ),
    (
      ["run", "--no-quiet"],
      """
      brew run has no flag "--no-quiet"
      brew run --help lists the flags it has
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
      brew clean --help lists the flags it has
      """
    ),
    (
      ["run", "-j"],
      """
      -j needs a value, and nothing follows it
      write -j N; brew run --help says what it means
      """
    ),
    (
      ["run", "--tags", "--fail-fast"],
      """
      --tags needs a value, and "--fail-fast" is a flag
      write --tags EXPRESSION; a value that begins with a dash is written --tags=--fail-fast
      """
    ),
    (
      ["run", "-t", "-y"],
      """
      -t needs a value, and "-y" is a flag
      write -t EXPRESSION; a value that begins with a dash is written -t-y
      """
    ),
    (
      ["run", "--fail-fast=yes"],
      """
      --fail-fast takes no value, but was given "yes"
      write --fail-fast alone, or --no-fail-fast to switch it off
      """
    ),
    (
      ["run", "-q=yes"],
      """
      -q takes no value, but was given "yes"
      write -q alone
      """
    ),
    (
      ["run", "--no-timeout=5s"],
      """
      --no-timeout takes no value, but was given "5s"
      write --no-timeout alone
      """
    ),
    (
      ["run", "-j2", "--jobs=4"],
      """
      --jobs takes one value, but was given two: -j 2 and --jobs 4
      keep one of them; brew run --help says what it means
      """
    ),
    (
      ["run", "--no-timeout", "--timeout", "5s"],
      """
      --no-timeout and --timeout 5s contradict each other
      keep one of them; brew run --help says what they mean
      """
    ),
    (
      ["run", "--timeout=5s", "--no-timeout"],
      """
      --timeout 5s and --no-timeout contradict each other
      keep one of them; brew run --help says what they mean
      """
    ),
    (
      ["run", "--color", "allways"],
      """
      --color does not know "allways"
      did you mean always? it takes auto, always or never
      """
    ),
    (
      ["run", "--order", "sideways"],
      """
      --order does not know "sideways"
      it takes written or random
      """
    ),
    (
      ["clean", "a\nb"],
      """
      brew clean takes no argument, and "a\\nb" is one
      brew clean --help says what it takes
      """
    ),
    (
      ["show", "a", "b", "c", "d"],
      """
      brew show takes 2 arguments, and "c" is one too many
      brew show --help says what it takes
      """
    ),
    (
      ["show"],
      """
      brew show needs FILE
      write brew show [flags] FILE [PLACE]; brew show --help says what it means
      """
    ),
    (
      ["join", "a"],
      """
      brew join needs RECORD
      write brew join [flags] DIR RECORD …; brew join --help says what it means
      """
    ),
  ])
  func `what cannot be used is refused with what to do`(line: [String], sentence: String) {
    #expect(Sample.refusal(line) == sentence)
  }

  @Test(arguments: [
    ("many", "-j wants a whole number, 1 or more, not \"many\"\nwrite it like -j 4"),
    ("0", "-j wants a whole number, 1 or more, not \"0\"\nwrite it like -j 4"),
    ("", "-j wants a whole number, 1 or more, not \"\"\nwrite it like -j 4"),
    (
      "99999999999999999999",
      "-j wants a whole number, 1 or more, not \"99999999999999999999\"\nwrite it like -j 4"
    ),
  ])
  func `a number is refused by its bounds`(value: String, sentence: String) throws {
    let arguments = try Sample.arguments("run", "-j", value)
    let error = #expect(throws: UsageError.self) { try arguments.integer(Sample.jobs) }
    #expect(error?.description == sentence + "; brew run --help says what it means")
  }

  @Test func `a number may have an end`() throws {
    let arguments = try Sample.arguments("run", "--jobs", "9")
    #expect(try arguments.integer(Sample.jobs, in: 0...9) == 9)
    let error = #expect(throws: UsageError.self) { try arguments.integer(Sample.jobs, in: 0...2) }
    #expect(
      error?.description == """
        --jobs wants a whole number from 0 to 2, not "9"
        write it like --jobs 2; brew run --help says what it means
        """)
  }

  @Test(arguments: [("5", "5s"), ("1.5", "1.5s"), ("five", "5s"), ("5 s", "5s"), ("0", "5s")])
  func `a duration without its unit gets one`(value: String, example: String) throws {
    let arguments = try Sample.arguments("run", "--timeout", value)
    let error = #expect(throws: UsageError.self) { try arguments.duration(Sample.timeout) }
    #expect(
      error?.description == """
        --timeout wants a duration with its unit (ms, s, m or h), not "\(value)"
        write it like --timeout \(example); brew run --help says what it means
        """)
  }

  @Test func `a value in a language of its own is refused with the place of its mistake`() {
    let error = UsageError(
      place: "brew run", fact: .unreadable(typed: "--tags", problem: "@a and\n      ^"))
    #expect(
      error.description == """
        --tags cannot be read: @a and
              ^
        brew run --help says how it is written
        """)
  }

  @Test func `a flag that was not typed has no value to refuse`() throws {
    let arguments = try Sample.arguments("run")
    #expect(try arguments.integer(Sample.jobs) == nil)
    #expect(try arguments.duration(Sample.timeout) == nil)
    #expect(arguments.value(Sample.tags) == nil)
    #expect(arguments.choice(Sample.color, as: ColorChoice.self) == nil)
  }
}
