import SpecAnalysis
import SpecGherkin
import Testing

/// What is read out of a file of requirements, and what is wrong with one.
struct RequirementsTests {
  private static func read(
    _ text: String, _ uri: String = "specs/door/requirements.md"
  ) -> Requirements {
    Requirements([Source(uri: uri, text: text)])
  }

  /// The statements of a document, a line each.
  private static func lines(_ document: RequirementsDocument?) -> [String] {
    (document?.statements ?? []).map {
      "\($0.location) \($0.id) \($0.kind.letter) \"\($0.text)\" <\($0.section)>"
    }
  }

  private static let door = """
    # Door: what is required

    A door.

    ## Opening

    - **door-1.1** [M] The door opens.
    - **door-1.2** [N] Doors are old,
      older than houses.

    * **door-1.3** [P]   It may squeak.

    ```
    - **door-9.9** [M] This is an example.
    ```

    - **Note** that this is a list for people
    - and so is this

    ## Closing
    - **door-Q2** [D] It slammed.
    """

  @Test func `statements stand in lists under headings`() {
    let requirements = Self.read(Self.door)
    #expect(requirements.diagnostics == [])
    let document = requirements.documents.first
    #expect(document?.title == "Door: what is required")
    #expect(document?.flow == "door")
    #expect(
      Self.lines(document) == [
        #"7:5 door-1.1 M "The door opens." <Opening>"#,
        #"8:5 door-1.2 N "Doors are old, older than houses." <Opening>"#,
        #"11:5 door-1.3 P "It may squeak." <Opening>"#,
        #"21:5 door-Q2 D "It slammed." <Closing>"#,
      ])
    #expect(document?.statements.map(\.kind.isTestable) == [true, false, true, true])
  }

  @Test func `line ends and a byte order mark change nothing`() {
    let lines = Self.door.split(separator: "\n", omittingEmptySubsequences: false)
    let document = Self.read("\u{FEFF}" + lines.joined(separator: "\r\n")).documents.first
    #expect(Self.lines(document) == Self.lines(Self.read(Self.door).documents.first))
    #expect(document?.title == "Door: what is required")
  }

  @Test func `a document may name kinds of its own`() {
    let requirements = Self.read(
      """
      # T
      The letter says what it is: **A** an axiom, **W** a wish; **Wide** is none.

      - **t-1** [A] One is one.
      - **t-2** [N] This is known everywhere.
      """)
    #expect(requirements.diagnostics == [])
    #expect(
      requirements.documents.first?.statements.map(\.kind) == [
        RequirementsDocument.Kind(letter: "A", meaning: "an axiom"), .remark,
      ])
  }

  private static let form = "this line looks like the statement t-1, but is not read as one"

  private static func unclosed(_ block: String) -> String {
    "this \(block) is never closed, so nothing after it is read"
  }

  @Test(arguments: [
    "```x``` code", "````md\n```\n- **t-9** [M] No.\n```\n````", "    ```", "~~~\n```\n~~~",
    "<!-- an old one:\n- **t-9** [M] No.\n-->", "<!-- **t-9** [M] No. -->",
    "A statement is written `- **t-9** [M] Text`.", "See **t-1** or [M](m.md).",
  ])
  func `what is code or a comment is no statement, and nothing after it is lost`(text: String) {
    let requirements = Self.read("- **t-1** [M] One.\n\n\(text)\n\n- **t-2** [M] Two.\n")
    #expect(requirements.diagnostics == [])
    #expect(requirements.documents.first?.statements.map { "\($0.id)" } == ["t-1", "t-2"])
  }

  @Test(arguments: [
    ("- **t-1** [X] Text.", "1:12 unknown-kind: unknown kind [X]"),
    ("- **t-1** [m] Text.", "1:12 unknown-kind: unknown kind [m]"),
    ("- **t-1** Text.", "1:11 kind: the kind of t-1 is missing"),
    ("- **t-1** [M Text.", "1:11 kind: the kind of t-1 is missing"),
    ("- **t-1** [M]  ", "1:16 text: t-1 has no text"),
    ("- **first** [M] Text.", "1:5 id: \"first\" is not an id"),
    ("- **t-1 [M] Text.", "1:5 id: the id t-1 is not closed by two asterisks"),
    ("- **t-1", "1:5 id: the id t-1 is not closed by two asterisks"),
    ("- t-1 [M] Text.", "1:3 id: the id t-1 is not between two pairs of asterisks"),
    ("- *t-1* [M] Text.", "1:3 id: the id t-1 is not between two pairs of asterisks"),
    ("  - `t-1`: Text.", "1:5 id: the id t-1 is not between two pairs of asterisks"),
    ("1. **t-1** [M] Text.", "1:4 form: \(form)"), ("2) **t-1** [M] Text.", "1:4 form: \(form)"),
    ("- [ ] **t-1** [M] Text.", "1:7 form: \(form)"),
    ("- __t-1__ [M] Text.", "1:3 form: \(form)"), ("-**t-1** [M] Text.", "1:2 form: \(form)"),
    ("**t-1** [M] Text.", "1:1 form: \(form)"),
    ("- **t-1 [M]** Text.", "1:3 form: \(form)"), ("- [M] **t-1** Text.", "1:7 form: \(form)"),
    ("- ~~**t-1** [M] Text.~~", "1:5 form: \(form)"),
    ("- The **t-1** [M] Text.", "1:7 form: \(form)"),
    ("- **t-2** [M] Two. **t-1** [M] One.", "1:20 form: \(form)"),
    ("| **t-1** | [M] | Text |", "1:3 form: \(form)"),
    ("### **t-1** [M] Text.", "1:5 form: \(form)"), ("• **t-1** [M] Text.", "1:3 form: \(form)"),
    ("- **t-2** [M] Two.\n\n```\n- **t-1** [M] One.", "3:1 open-block: \(unclosed("code block"))"),
    ("- **t-2** [M] Two.\n~~~~\n```\n~~~", "2:1 open-block: \(unclosed("code block"))"),
    ("- **t-2** [M] Two.\n<!-- old:", "2:1 open-block: \(unclosed("comment"))"),
    ("Only prose.", "1 empty: this file has no statements"),
    ("", "1 empty: this file has no statements"),
  ])
  func `what is meant as a statement and is none is told by place`(
    _ text: String, _ expected: String
  ) {
    let found = Self.read(text).diagnostics.map { diagnostic in
      "\(diagnostic.location.map { "\($0)" } ?? "") "
        + diagnostic.code.split(separator: ".").dropFirst().joined() + ": \(diagnostic.message)"
    }
    #expect(found == [expected])
  }

  @Test func `a page of prose with an open block has no statements, too`() {
    let found = Self.read("# Page\n\n```sh\nls\n").diagnostics
    #expect(found.map(\.code) == ["requirements.open-block", "requirements.empty"])
  }

  @Test func `bytes that are no text are told by place`() {
    let source = Source(uri: "r.md", bytes: Array("# a\n- ".utf8) + [0xE9])
    let found = Requirements([source]).diagnostics
    #expect(found.map(\.message) == ["this byte is not valid UTF-8"])
    #expect(found.first?.location == Location(line: 2, column: 3))
  }

  @Test func `an id is given once, in all documents together`() {
    let requirements = Requirements([
      Source(uri: "a/requirements.md", text: "- **t-1** [M] One.\n- **t-1** [M] Two.\n"),
      Source(uri: "b/requirements.md", text: "\n- **t-1** [M] Three.\n"),
    ])
    #expect(
      requirements.diagnostics.map { "\($0.uri):\($0.location?.line ?? 0) \($0.notes)" } == [
        #"a/requirements.md:2 ["it is first used at a/requirements.md:1"]"#,
        #"b/requirements.md:2 ["it is first used at a/requirements.md:1"]"#,
      ])
  }
}
