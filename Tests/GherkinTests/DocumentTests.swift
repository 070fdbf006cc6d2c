import SpecGherkin
import Testing

struct DocumentTests {
  @Test func `a file with everything in it is read whole`() {
    let text = #"""
      # a comment before all
      @feature @login
      Feature: Log in
        As a person
          with an account

        I want in

        Background: an app
          Given a clean app

        @fast
        Scenario: Right password
          # in between
          When I type:
            | field    | text   |
            | password | p\|w\n |
          And I send:
            """json
            { "a": 1 }
              indented
            """
          Then I am in

        @slow
        Rule: Three tries
          Background:
            Given three tries
          Scenario Outline: <n> tries
            * I fail <n> times
            @few
            Examples: few
              | n |
              | 1 |
              | 2 |
      """#
    #expect(
      parsed(text, showing: [.locations, .ids]) == #"""
        a.feature
        ├─ # a comment before all  1:1
        ├─ # in between  14:1
        └─ Feature: Log in  3:1 en @feature#20 @login#21
           │   As a person
           │     with an account
           │
           │   I want in
           ├─ Background: an app  9:3 #1
           │  └─ Given a clean app  10:5 #0
           ├─ Scenario: Right password  13:3 #8 @fast#7
           │  ├─ When I type:  15:5 #4
           │  │  ├─ | field | text |  16:7 #2
           │  │  └─ | password | p\|w\n |  17:7 #3
           │  ├─ And I send:  18:5 #5
           │  │  └─ """json  19:7
           │  │     │ { "a": 1 }
           │  │     │   indented
           │  └─ Then I am in  23:5 #6
           └─ Rule: Three tries  26:3 #19 @slow#18
              ├─ Background:  27:5 #10
              │  └─ Given three tries  28:7 #9
              └─ Scenario Outline: <n> tries  29:5 #17
                 ├─ * I fail <n> times  30:7 #11
                 └─ Examples: few  32:7 #16 @few#15
                    ├─ | n |  33:9 #12
                    ├─ | 1 |  34:9 #13
                    └─ | 2 |  35:9 #14
        """#)
  }

  @Test(arguments: [
    "", "\n", "   ", "\n\n  \n", "\u{FEFF}", "\u{FEFF}\r\n",
  ])
  func `an empty text is a document without a feature`(text: String) {
    #expect(parsed(text) == "a.feature")
    #expect(Parser.parse(Source(uri: "a", text: text)).pickles.isEmpty)
  }

  @Test func `a text of comments alone keeps them`() {
    #expect(
      parsed("# one\n\n   # two  \n") == """
        a.feature
        ├─ # one  1:1
        └─ # two    3:1
        """)
    let result = Parser.parse(Source(uri: "a", text: "  # two  \n"))
    #expect(result.document?.comments.map(\.text) == ["  # two  "])
  }

  @Test func `a description keeps its inner lines, their indent and no comment`() {
    let text = """
      Feature: F
      \u{20}
          first\u{20}\u{20}
        # gone
        second

         third
        \u{20}
        Scenario: S
          | a | b |
          Given
          # comment
          text
      """
    let feature = Parser.parse(Source(uri: "a", text: text)).document?.feature
    #expect(feature?.description == "    first  \n  second\n\n   third")
    #expect(feature?.scenarios.first?.description == "    | a | b |\n    Given\n    text")
  }

  @Test func `a comment begins a description in which blank lines count`() {
    let text = "Feature: F\n  # note\n\n  text\n"
    #expect(Parser.parse(Source(uri: "a", text: text)).document?.feature?.description == "\n  text")
  }

  @Test func `a description ends before a step, in a background and in a scenario`() {
    #expect(
      parsed("Feature:\n Given x\n Background:\n  text\n  * a\n Example:\n  more\n  * b") == """
        a.feature
        └─ Feature:  1:1 en
           │  Given x
           ├─ Background:  3:2
           │  │   text
           │  └─ * a  5:3
           └─ Example:  6:2
              │   more
              └─ * b  8:3
        """)
  }

  @Test(arguments: [
    ("Scenario:", "", "Scenario"), ("Scenario:x", "x", "Scenario"),
    ("Scenario:  a : b  # c\t", "a : b  # c", "Scenario"), ("Example: e", "e", "Example"),
    ("Scenario Template:t", "t", "Scenario Template"),
  ])
  func `a title is the trimmed rest of its line`(line: String, name: String, keyword: String) {
    let result = Parser.parse(Source(uri: "a", text: "Feature:\n" + line))
    let scenario = result.document?.feature?.scenarios.first
    #expect(scenario?.name == name)
    #expect(scenario?.keyword == keyword)
  }

  @Test func `a step may be a bare keyword, and any text may follow one`() {
    let text = "Feature:\nScenario:\nGiven \n*  # @x | \"\"\"  \nBut\u{20}But b"
    #expect(
      parsed(text, showing: [.types]) == """
        a.feature
        └─ Feature: en
           └─ Scenario:
              ├─ Given   Context
              ├─ * # @x | \"""  Unknown
              └─ But But b  Conjunction
        """)
  }

  @Test func `every scenario after a rule belongs to a rule`() {
    let text = "Feature:\nExample: a\nRule: r\nExample: b\nExample: c\nRule: s\nExample: d\nRule: t"
    #expect(
      parsed(text, showing: []) == """
        a.feature
        └─ Feature: en
           ├─ Example: a
           ├─ Rule: r
           │  ├─ Example: b
           │  └─ Example: c
           ├─ Rule: s
           │  └─ Example: d
           └─ Rule: t
        """)
  }

  @Test func `ids go on where another file stopped`() {
    let source = Source(uri: "a", text: "Feature:\nScenario:\n* a\n* b")
    let first = Parser.parse(source)
    let second = Parser.parse(source, firstID: first.nextID)
    #expect(first.nextID == 6)
    #expect(second.document?.feature?.scenarios.first?.id == NodeID(8))
    #expect(second.pickles.first?.id == NodeID(11))
    #expect(second.nextID == 12)
  }
}
