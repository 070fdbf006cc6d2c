import SpecDrivers
import SpecTestKit
import Testing

@testable import SpecEngines

/// A row of a table: what a program writes to a terminal of 10 columns and 4 rows, and what is seen.
struct TerminalCase: CustomTestStringConvertible, Sendable {
  let name: String
  let output: String
  let rows: [String]
  /// The cursor's row and column, from 1.
  let cursor: [Int]

  init(_ name: String, _ output: String, _ rows: [String], _ cursor: [Int]) {
    (self.name, self.output, self.rows, self.cursor) = (name, output, rows, cursor)
  }

  var testDescription: String { name }
}

/// The screen that the output of a program makes.
@Suite struct TerminalScreenTests {
  private static func fed(_ bytes: some Sequence<UInt8>, _ columns: Int = 10, _ rows: Int = 4)
    -> TerminalScreen
  {
    var screen = TerminalScreen(columns: columns, rows: rows)
    _ = screen.feed(bytes)
    return screen
  }

  /// The rows without blanks at their ends, up to the last one that is not empty.
  private static func rows(_ screen: TerminalScreen) -> [String] {
    var rows = screen.lines.map { line in
      var text = line.map(\.text).joined()
      while text.last == " " { text.removeLast() }
      return text
    }
    while rows.last == "" { rows.removeLast() }
    return rows
  }

  private static let writing = [
    TerminalCase("text", "ab", ["ab"], [1, 3]),
    TerminalCase("lines", "a\r\nb\nc", ["a", "b", " c"], [3, 3]),
    TerminalCase("wrapping", "0123456789ab", ["0123456789", "ab"], [2, 3]),
    TerminalCase("the last column waits", "0123456789", ["0123456789"], [1, 10]),
    TerminalCase("no wrapping", "\u{1B}[?7l0123456789ab", ["012345678b"], [1, 10]),
    TerminalCase("scrolling", "1\r\n2\r\n3\r\n4\r\n5", ["2", "3", "4", "5"], [4, 2]),
    TerminalCase("backspace", "ab\u{8}c", ["ac"], [1, 3]),
    TerminalCase("tabs", "a\tb\tc", ["a       bc"], [1, 10]),
    TerminalCase("a tab of one's own", "\u{1B}[3g\u{1B}[1;4H\u{1B}H\r\tx", ["   x"], [1, 5]),
    TerminalCase("back to a tab", "\u{1B}[1;10H\u{1B}[Zx", ["        x"], [1, 10]),
    TerminalCase("wide characters", "한글", ["한글"], [1, 5]),
    TerminalCase("a wide character does not fit", "012345678한", ["012345678", "한"], [2, 3]),
    TerminalCase("half of a wide character", "한글\u{1B}[1;2Hx", [" x글"], [1, 3]),
    TerminalCase("the first half of it", "한글\u{1B}[1;1Hx", ["x 글"], [1, 2]),
    TerminalCase("blanks before a wide character", "한글\u{1B}[1;3H\u{1B}[@", ["한 글"], [1, 3]),
    TerminalCase("half of one deleted", "한글\u{1B}[1;2H\u{1B}[2P", [], [1, 2]),
    TerminalCase("a combining mark", "e\u{301}x", ["e\u{301}x"], [1, 3]),
    TerminalCase("a mark without a character", "\u{301}x", ["x"], [1, 2]),
    TerminalCase("a change of direction", "a\u{202E}b", ["ab"], [1, 3]),
    TerminalCase("line drawing", "\u{1B}(0lqk\u{1B}(Bq", ["┌─┐q"], [1, 5]),
    TerminalCase("the other set", "\u{1B})0\u{E}x\u{F}x", ["│x"], [1, 3]),
    TerminalCase("repetition", "a\u{1B}[3b", ["aaaa"], [1, 5]),
    TerminalCase("inserting", "abc\u{1B}[4h\rx", ["xabc"], [1, 2]),
  ]

  private static let moving = [
    TerminalCase("to a place", "\u{1B}[2;3Hx", ["", "  x"], [2, 4]),
    TerminalCase("home", "\u{1B}[2;3H\u{1B}[Hx", ["x"], [1, 2]),
    TerminalCase("steps", "\u{1B}[3;5H\u{1B}[A\u{1B}[2D\u{1B}[Bx", ["", "", "  x"], [3, 4]),
    TerminalCase(
      "beyond the edges", "\u{1B}[99;99Hx\u{1B}[99A\u{1B}[99D", ["", "", "", "         x"], [1, 1]),
    TerminalCase("lines down and up", "a\u{1B}[2Eb\u{1B}[Fc", ["a", "c", "b"], [2, 2]),
    TerminalCase("column and row", "\u{1B}[5G\u{1B}[2dx", ["", "    x"], [2, 6]),
    TerminalCase(
      "saved and restored", "ab\u{1B}7\u{1B}[3;3Hc\u{1B}8d", ["abd", "", "  c"], [1, 4]),
    TerminalCase("reverse line feed scrolls", "a\u{1B}[H\u{1B}Mb", ["b", "a"], [1, 2]),
    TerminalCase("origin", "\u{1B}[2;3r\u{1B}[?6h\u{1B}[1;1Hx", ["", "x"], [2, 2]),
  ]

  private static let editing = [
    TerminalCase("erase the rest", "abcd\u{1B}[1;3H\u{1B}[K", ["ab"], [1, 3]),
    TerminalCase("erase the start", "abcd\u{1B}[1;3H\u{1B}[1K", ["   d"], [1, 3]),
    TerminalCase("erase below", "a\r\nb\r\nc\u{1B}[2;1H\u{1B}[J", ["a"], [2, 1]),
    TerminalCase("erase above", "a\r\nb\r\nc\u{1B}[2;1H\u{1B}[1J", ["", "", "c"], [2, 1]),
    TerminalCase("erase all", "a\r\nb\u{1B}[2J", [], [2, 2]),
    TerminalCase("erase characters", "abcd\u{1B}[1;2H\u{1B}[2X", ["a  d"], [1, 2]),
    TerminalCase("delete characters", "abcd\u{1B}[1;2H\u{1B}[2P", ["ad"], [1, 2]),
    TerminalCase("insert blanks", "abcd\u{1B}[1;2H\u{1B}[2@", ["a  bcd"], [1, 2]),
    TerminalCase("insert lines", "a\r\nb\r\nc\u{1B}[2;1H\u{1B}[L", ["a", "", "b", "c"], [2, 1]),
    TerminalCase("delete lines", "a\r\nb\r\nc\u{1B}[2;1H\u{1B}[M", ["a", "c"], [2, 1]),
    TerminalCase(
      "a scroll region", "a\r\nb\r\nc\r\nd\u{1B}[2;3r\u{1B}[3;1H\nx", ["a", "c", "x", "d"], [3, 2]),
    TerminalCase("scroll up and down", "a\r\nb\u{1B}[S\u{1B}[2T", ["", "", "b"], [2, 2]),
    TerminalCase("a wide character pushed out", "01234567한\r\u{1B}[@", [" 01234567"], [1, 1]),
    TerminalCase("reset", "a\u{1B}[5;5r\u{1B}cb", ["b"], [1, 2]),
    TerminalCase("the test pattern", "\u{1B}#8\u{1B}[2J\u{1B}[Hx", ["x"], [1, 2]),
  ]

  private static let others = [
    TerminalCase("the alternate screen", "a\u{1B}[?1049hb\u{1B}[?1049lc", ["ac"], [1, 3]),
    TerminalCase(
      "unknown sequences", "a\u{1B}[>4;2m\u{1B}[?2026h\u{1B}[=7u\u{1B}Pq#0\u{1B}\\\u{1B}_x\u{7}b",
      ["ab"], [1, 3]),
    TerminalCase("a cancelled sequence", "a\u{1B}[12\u{18}b", ["ab"], [1, 3]),
    TerminalCase("a control inside a sequence", "a\u{1B}[2\u{8}Cb", ["a b"], [1, 4]),
    TerminalCase(
      "too many parameters", "a\u{1B}[" + String(repeating: "1;", count: 99) + "mb", ["ab"], [1, 3]),
    TerminalCase("a huge number", "a\u{1B}[99999999999999999999Cb", ["a        b"], [1, 10]),
    TerminalCase("a progress line", "10 %\r50 %\r100 %", ["100 %"], [1, 6]),
  ]

  @Test(arguments: writing + moving + editing + others)
  func `output is shown as xterm shows it`(_ row: TerminalCase) {
    let screen = Self.fed(row.output.utf8)
    #expect(Self.rows(screen) == row.rows)
    #expect([screen.cursor.row + 1, screen.cursor.column + 1] == row.cursor)
  }

  @Test(arguments: writing + moving + editing + others)
  func `it does not matter where reads divide the output`(_ row: TerminalCase) {
    var screen = TerminalScreen(columns: 10, rows: 4)
    for byte in row.output.utf8 { _ = screen.feed([byte]) }
    #expect(screen.lines == Self.fed(row.output.utf8).lines)
  }

  @Test(
    arguments: [
      ([0x61, 0xFF, 0x62], "a\u{FFFD}b"), ([0xE2, 0x82, 0x41], "\u{FFFD}A"),
      ([0xC0, 0xAF], "\u{FFFD}\u{FFFD}"), ([0xED, 0xA0, 0x80, 0x78], "\u{FFFD}x"),
      ([0xF4, 0x90, 0x80, 0x80, 0x78], "\u{FFFD}x"), ([0xC2, 0x9B, 0x78], "x"),
      ([0xF0, 0x9F, 0x98, 0x80], "😀"),
    ] as [([UInt8], String)])
  func `bytes that are not UTF-8 are shown as such`(_ bytes: [UInt8], _ text: String) {
    #expect(Self.rows(Self.fed(bytes)) == [text])
  }

  @Test(arguments: [
    ("\u{1B}[31m", "#cd0000"), ("\u{1B}[1;44m", "bold on #0000ee"), ("\u{1B}[92m", "#00ff00"),
    ("\u{1B}[38;5;208m", "#ff8700"), ("\u{1B}[48;5;244m", "on #808080"),
    ("\u{1B}[38;2;1;2;3m", "#010203"), ("\u{1B}[38:2::1:2:3m", "#010203"),
    ("\u{1B}[38:5:9;1m", "bold #ff0000"), ("\u{1B}[38;5;9;1m", "bold #ff0000"),
    ("\u{1B}[2;3;4;5;7;8;9m", "faint italic underlined blinking inverse hidden struck"),
    ("\u{1B}[1;2;3;4m\u{1B}[22;24m", "italic"), ("\u{1B}[4m\u{1B}[4:0m", ""),
    ("\u{1B}[4:3m", "underlined"),
    ("\u{1B}[31;41m\u{1B}[39;49m", ""), ("\u{1B}[31m\u{1B}[m", ""), ("\u{1B}[38;9;1m", "bold"),
    ("\u{1B}[38m", ""), ("\u{1B}[38;5;999m", ""),
  ])
  func `styles are those of SGR`(_ sequence: String, _ written: String) {
    #expect(Self.fed((sequence + "x").utf8).lines[0][0].style.written == written)
  }

  @Test(arguments: [
    ("\u{1B}[c", "\u{1B}[?62;22c"), ("\u{1B}[>c", "\u{1B}[>0;10;0c"), ("\u{1B}[5n", "\u{1B}[0n"),
    ("ab\u{1B}[6n", "\u{1B}[1;3R"), ("\u{1B}[?6n", "\u{1B}[?1;1R"),
    ("\u{1B}[?2026$p", "\u{1B}[?2026;0$y"), ("\u{1B}]11;?\u{7}", ""),
  ])
  func `questions of programs are answered`(_ question: String, _ answer: String) {
    var screen = TerminalScreen(columns: 10, rows: 4)
    #expect(screen.feed(question.utf8) == Array(answer.utf8))
  }

  @Test func `modes are what programs set`() {
    var screen = Self.fed("\u{1B}]0;a; b\u{1B}\\\u{1B}[?1;25;1002;1006;2004h\u{1B}[?25l".utf8)
    #expect(screen.title == "a; b")
    #expect(screen.usesApplicationKeys && screen.usesBracketedPaste && !screen.isCursorVisible)
    #expect(screen.mouse == .drags && screen.reportsMouseByNumbers)
    _ = screen.feed("\u{1B}]2;c\u{7}\u{1B}[!p\u{1B}[?1002l".utf8)
    #expect(screen.title == "c" && screen.isCursorVisible && screen.mouse == .none)
  }

  @Test func `a resized screen keeps what is around the cursor`() {
    var screen = Self.fed("1\r\n2\r\n3\r\n4 and more".utf8)
    screen.resize(columns: 5, rows: 2)
    #expect(Self.rows(screen) == ["3", "4 and"])
    #expect([screen.cursor.row, screen.cursor.column] == [1, 4])
    screen.resize(columns: 99_999, rows: 0)
    #expect(screen.columns == TerminalScreen.mostCells && screen.rows == 2)
    // The cursor that was saved on a larger screen stays on this one.
    var smaller = Self.fed("\u{1B}[4;10H\u{1B}7".utf8)
    smaller.resize(columns: 3, rows: 2)
    _ = smaller.feed("\u{1B}8x".utf8)
    #expect(Self.rows(smaller) == ["", "  x"])
  }

  @Test(arguments: 1...8)
  func `no output traps, grows or leaves the screen`(_ seed: UInt64) {
    var state = seed
    let pieces = [
      "\u{1B}[", ";", "9", "H", "L", "M", "@", "P", "X", "S", "T", "r", "J", "K", "b", "\u{1B}]0;",
      "\u{7}", "\u{1B}(0", "한", "\u{301}", "x", "\r", "\n", "\u{1B}M", "\u{1B}8", "\u{1B}7",
      "\u{1B}[?1049h", "\u{1B}[?1049l", "\u{1B}[?6h", "\u{1B}c", "\u{1B}[?7l", "\u{1B}[4h", ":",
      "m",
    ].map { Array($0.utf8) }
    var screen = TerminalScreen(columns: 7, rows: 3)
    var longest = 0
    for step in 0..<20_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let drawn = Int(state >> 33)
      let bytes = drawn % 9 == 0 ? [UInt8(drawn / 9 % 256)] : pieces[drawn / 9 % pieces.count]
      longest = max(longest, screen.feed(bytes).count)
      if step % 500 == 0 { screen.resize(columns: 2 + drawn % 9, rows: 2 + drawn % 5) }
    }
    #expect(screen.lines.count == screen.rows)
    #expect(screen.lines.allSatisfy { $0.count == screen.columns })
    #expect(screen.lines.joined().allSatisfy { $0.text.utf8.count < 40 })
    #expect((0..<screen.rows).contains(screen.cursor.row) && longest < 5000)
    #expect(
      (0..<screen.columns).contains(screen.cursor.column) && screen.title.utf8.count <= 4096 * 3)
  }
}

/// What a terminal sends.
@Suite struct TerminalKeysTests {
  @Test(arguments: [
    ("Enter", "\r"), ("Tab", "\t"), ("Shift+Tab", "\u{1B}[Z"), ("Backspace", "\u{7F}"),
    ("Escape", "\u{1B}"), ("Up", "\u{1B}[A"), ("Control+Left", "\u{1B}[1;5D"),
    ("Shift+Alt+Home", "\u{1B}[1;4H"), ("Delete", "\u{1B}[3~"), ("PageDown", "\u{1B}[6~"),
    ("Control+PageUp", "\u{1B}[5;5~"), ("F1", "\u{1B}OP"), ("F5", "\u{1B}[15~"),
    ("Shift+F1", "\u{1B}[1;2P"), ("F12", "\u{1B}[24~"), ("a", "a"), ("Shift+a", "A"), ("한", "한"),
    ("Control+C", "\u{3}"), ("Ctrl+c", "\u{3}"), ("Control+[", "\u{1B}"), ("Control+Space", "\0"),
    ("Control+/", "\u{1F}"), ("Alt+x", "\u{1B}x"), ("Control+Alt+A", "\u{1B}\u{1}"),
    ("ControlOrMeta+A", "\u{1}"), ("+", "+"),
  ])
  func `a key is sent as xterm sends it`(_ key: String, _ bytes: String) throws {
    let chord = try KeyChord(written: key)
    #expect(TerminalKeys(usesApplicationKeys: false).bytes(chord) == Array(bytes.utf8))
  }

  @Test(arguments: ["Meta+A", "Control+한", "Shift", "Control+1"])
  func `a key that a terminal lacks has no bytes`(_ key: String) throws {
    #expect(try TerminalKeys(usesApplicationKeys: false).bytes(KeyChord(written: key)) == nil)
  }

  @Test func `the program chooses the form of arrows, pastes and clicks`() throws {
    let keys = TerminalKeys(usesApplicationKeys: true)
    #expect(try keys.bytes(KeyChord(written: "Up")) == Array("\u{1B}OA".utf8))
    #expect(TerminalKeys.typed("a\nb\r\nc") == Array("a\rb\rc".utf8))
    #expect(TerminalKeys.pasted("a\nb", isMarked: false) == Array("a\rb".utf8))
    #expect(
      TerminalKeys.pasted("a\u{1B}[201~b", isMarked: true)
        == Array("\u{1B}[200~a[201~b\u{1B}[201~".utf8))
    func mouse(_ column: Int, _ isPressed: Bool, _ byNumbers: Bool) -> [UInt8]? {
      TerminalKeys.mouse(0, column: column, row: 1, isPressed: isPressed, byNumbers: byNumbers)
    }
    #expect(mouse(300, true, true) == Array("\u{1B}[<0;301;2M".utf8))
    #expect(mouse(3, false, true) == Array("\u{1B}[<0;4;2m".utf8))
    #expect(mouse(3, true, false) == Array("\u{1B}[M $\"".utf8))
    #expect(mouse(3, false, false) == Array("\u{1B}[M#$\"".utf8))
    #expect(mouse(300, true, false) == nil)
  }
}

/// The elements of a terminal's screen.
@Suite struct TerminalViewTests {
  private static func view(_ output: String, status: Int? = nil) -> Screen {
    var screen = TerminalScreen(columns: 20, rows: 5)
    _ = screen.feed(output.utf8)
    return TerminalView(screen: screen, name: "menu", status: status).observed
  }

  @Test func `rows are numbered as on the screen, and divided by blanks and lines`() {
    let screen = Self.view("\u{1B}[2;3H│ a b  c │\u{1B}[4;1Hd")
    #expect(
      screen.elements.map { "\($0.id): \($0.label)" } == [
        "~row 1: ", "~row 2: │ a b  c │", "~row 2 text 1: a b", "~row 2 text 2: c", "~row 3: ",
        "~row 4: d",
      ])
    #expect(screen.elements[1].frame == .known(Frame(x: 2, y: 1, width: 10, height: 1)))
    #expect(screen.elements[3].frame == .known(Frame(x: 9, y: 1, width: 1, height: 1)))
    #expect(screen.elements[3].parent == "~row 2")
    #expect(screen.focus == .known("~row 4"))
  }

  @Test func `a style is known if all of a text has it`() {
    let screen = Self.view("\u{1B}[1;31mab\u{1B}[m  \u{1B}[7;32;44mc\u{1B}[md  e")
    func property(_ name: String, _ place: Int) -> Observed<PropertyValue>? {
      screen.elements[place].properties[Property(name)]
    }
    #expect(screen.elements.map(\.label) == ["ab  cd  e", "ab", "cd", "e"])
    #expect(property("bold", 1)?.value == true)
    #expect(property("bold", 0)?.reason == "only a part of it is bold")
    #expect(property("bold", 2)?.value == false)
    #expect(property("text colour", 1)?.value?.written == "red")
    #expect(property("background colour", 3)?.reason == "it is the colour of the terminal itself")
    #expect(property("inverse", 2)?.reason == "only a part of it is inverse")
    #expect(property("styles", 0)?.value == "1-2 bold #cd0000; 5-5 inverse #00cd00 on #0000ee")
    let inverse = Self.view("\u{1B}[7;32;44mc").elements[0]
    #expect(inverse.properties[.textColor]?.value?.color?.hex == "#0000ee")
    #expect(inverse.properties[.backgroundColor]?.value?.color?.hex == "#00cd00")
  }

  @Test func `the screen has the cursor, the title and the end of the program`() {
    let running = Self.view("ab\u{1B}]0;a title\u{7}\u{1B}[?25l")
    #expect(running.focus == .known(nil))
    #expect(running.properties[.title]?.value == "a title")
    #expect(running.properties[.cursorColumn]?.value == 3)
    #expect(running.properties[.exitStatus] == nil)
    let ended = Self.view("ab", status: 3)
    #expect(ended.properties[.exitStatus]?.value == 3)
    #expect(ended.properties[.running]?.value == false)
  }

  @Test func `hidden text is not seen`() {
    #expect(Self.view("a \u{1B}[8msecret").elements.map(\.label) == ["a"])
  }
}
