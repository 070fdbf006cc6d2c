import Foundation
import Testing

@testable import SpecCommandLine

@Suite struct TerminalTests {
  /// One row of the order in which colour is decided.
  struct Row: CustomTestStringConvertible {
    let choice: ColorChoice
    let variables: [String: String]
    let piped: Bool
    let terminal: Bool

    init(_ choice: ColorChoice, _ variables: [String: String], piped: Bool, terminal: Bool) {
      self.choice = choice
      self.variables = variables
      self.piped = piped
      self.terminal = terminal
    }

    var testDescription: String { "\(choice) \(variables.sorted { $0.key < $1.key })" }
  }

  @Test(arguments: [
    Row(.auto, [:], piped: false, terminal: true),
    Row(.always, [:], piped: true, terminal: true),
    Row(.always, ["NO_COLOR": "1", "TERM": "dumb"], piped: true, terminal: true),
    Row(.never, ["FORCE_COLOR": "1", "CLICOLOR_FORCE": "1"], piped: false, terminal: false),
    Row(.auto, ["NO_COLOR": "1"], piped: false, terminal: false),
    Row(.auto, ["NO_COLOR": "0"], piped: false, terminal: false),
    Row(.auto, ["NO_COLOR": ""], piped: false, terminal: true),
    Row(.auto, ["NO_COLOR": "1", "FORCE_COLOR": "1"], piped: false, terminal: false),
    Row(.auto, ["FORCE_COLOR": "1"], piped: true, terminal: true),
    Row(.auto, ["FORCE_COLOR": "true", "TERM": "dumb"], piped: true, terminal: true),
    Row(.auto, ["FORCE_COLOR": "0"], piped: false, terminal: false),
    Row(.auto, ["FORCE_COLOR": "false", "CLICOLOR_FORCE": "1"], piped: false, terminal: false),
    Row(.auto, ["FORCE_COLOR": ""], piped: false, terminal: true),
    Row(.auto, ["CLICOLOR_FORCE": "1", "TERM": "dumb"], piped: true, terminal: true),
    Row(.auto, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], piped: false, terminal: false),
    Row(.auto, ["CLICOLOR_FORCE": "0"], piped: false, terminal: true),
    Row(.auto, ["CLICOLOR_FORCE": "1", "CLICOLOR": "0"], piped: true, terminal: true),
    Row(.auto, ["TERM": "dumb"], piped: false, terminal: false),
    Row(.auto, ["TERM": "xterm-256color"], piped: false, terminal: true),
    Row(.auto, ["CLICOLOR": "0"], piped: false, terminal: false),
    Row(.auto, ["CLICOLOR": "1"], piped: false, terminal: true),
    Row(.auto, ["CI": "true", "GITHUB_ACTIONS": "true"], piped: false, terminal: true),
  ])
  func `the first that says something decides on colour`(row: Row) {
    let environment = Environment(row.variables)
    #expect(row.choice.isColored(environment, isTerminal: false) == row.piped)
    #expect(row.choice.isColored(environment, isTerminal: true) == row.terminal)
  }

  @Test(
    arguments: [
      ([:], false), (["CI": "true"], true), (["CI": "1"], true), (["CI": ""], false),
      (["CI": "false"], false), (["CI": "False"], false), (["CI": "0"], false),
      (["TF_BUILD": "True"], true), (["JENKINS_URL": "http://ci"], true),
      (["TEAMCITY_VERSION": "2026"], true), (["BITBUCKET_BUILD_NUMBER": "7"], true),
      (["BAZEL_TEST": "1"], true), (["CI": "false", "BAZEL_TEST": "1"], false),
    ] as [([String: String], Bool)])
  func `continuous integration is known by its variables`(
    variables: [String: String], isCI: Bool
  ) {
    #expect(Environment(variables).isContinuousIntegration == isCI)
  }

  @Test(
    arguments: [
      (["LANG": "de_DE.UTF-8"], true, true), (["LANG": "en_US.utf8@euro"], true, true),
      (["LANG": "C"], false, false), (["LANG": "ko_KR.eucKR"], false, false),
      (["LANG": "C", "LC_CTYPE": "C.UTF-8"], true, true),
      (["LANG": "C.UTF-8", "LC_ALL": "POSIX"], false, false),
      (["LANG": "C.UTF-8", "LC_ALL": ""], true, true),
      ([:], false, true), (["TERM": "dumb"], false, false), (["TERM": "linux"], false, false),
      (["CI": "true"], true, true), (["CI": "true", "LC_ALL": "C"], false, false),
    ] as [([String: String], Bool, Bool)])
  func `the locale decides on symbols, and without one the terminal`(
    variables: [String: String], piped: Bool, terminal: Bool
  ) {
    let environment = Environment(variables)
    func isUnicode(_ isTerminal: Bool) -> Bool {
      Terminal(isTerminal: isTerminal, columns: nil, color: .auto, environment: environment)
        .isUnicode
    }
    #expect(isUnicode(false) == piped)
    #expect(isUnicode(true) == terminal)
  }

  @Test(
    arguments: [
      (nil, nil, 80), (nil, 132, 132), ("60", 132, 60), ("60", nil, 60), ("0", 132, 132),
      ("wide", 132, 132), ("-1", nil, 80), (nil, 0, 80),
    ] as [(String?, Int?, Int)])
  func `the width is the author's, the terminal's, or 80`(
    variable: String?, columns: Int?, width: Int
  ) {
    let environment = Environment { $0 == "COLUMNS" ? variable : nil }
    let terminal = Terminal(
      isTerminal: true, columns: columns, color: .auto, environment: environment)
    #expect(terminal.width == width)
  }

  @Test(
    arguments: [
      ([:], true, true), ([:], false, false), (["CI": "true"], true, false),
      (["TERM": "dumb"], true, false), (["NO_COLOR": "1"], true, false),
      (["FORCE_COLOR": "1"], false, false),
    ] as [([String: String], Bool, Bool)])
  func `only a coloured terminal outside of continuous integration is redrawn`(
    variables: [String: String], isTerminal: Bool, isRedrawable: Bool
  ) {
    let terminal = Terminal(
      isTerminal: isTerminal, columns: nil, color: .auto, environment: Environment(variables))
    #expect(terminal.isRedrawable == isRedrawable)
  }

  @Test func `a pipe is no terminal`() {
    let pipe = Pipe()
    let terminal = Terminal(
      descriptor: pipe.fileHandleForWriting.fileDescriptor, color: .auto,
      environment: Environment([:]))
    #expect(terminal == Terminal(isTerminal: false))
  }

  #if os(Linux)
  @Test func `a terminal is asked for its width`() throws {
    let leader = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    try #require(leader >= 0)
    defer { close(leader) }
    var size = winsize(ws_row: 24, ws_col: 123, ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(leader, UInt(TIOCSWINSZ), &size) == 0)
    let terminal = Terminal(
      descriptor: leader, color: .auto, environment: Environment(["LANG": "C.UTF-8"]))
    #expect(
      terminal
        == Terminal(
          isTerminal: true, width: 123, isColored: true, isUnicode: true, isRedrawable: true))
  }
  #endif

  @Test func `the process's own variables are read`() {
    let path = ProcessInfo.processInfo.environment["PATH"]
    #expect(Environment.process["PATH"] == path)
    #expect(Environment.process["NO_SUCH_VARIABLE_ANYWHERE"] == nil)
  }
}
