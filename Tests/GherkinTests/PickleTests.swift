import SpecGherkin
import Testing

struct PickleTests {
  @Test func `backgrounds come before the steps of each scenario`() {
    let text = """
      @f
      Feature:
        Background:
          Given feature
        @s
        Scenario: one
          And a
          Then b
          But c
        Scenario: none
        Rule:
          Background:
            And rule
          @t @t
          Scenario: two
            * d
            And e
      """
    #expect(
      pickled(text) == """
        one @f @s
        ├─ Context: feature
        ├─ Context: a
        ├─ Outcome: b
        └─ Outcome: c
        none @f
        two @f @t @t
        ├─ Context: feature
        ├─ Context: rule
        ├─ Unknown: d
        └─ Unknown: e
        """)
  }

  @Test(arguments: [
    (["And", "*"], ["Unknown", "Unknown"]),
    (["When", "But", "And"], ["Action", "Action", "Action"]),
    (["Given", "*", "And", "Then"], ["Context", "Unknown", "Unknown", "Outcome"]),
  ])
  func `and continues what came before`(keywords: [String], types: [String]) {
    let text = "Feature:\nScenario:\n" + keywords.map { $0 + " x\n" }.joined()
    let pickle = Parser.parse(Source(uri: "a", text: text)).pickles.first
    #expect(pickle?.steps.map(\.type.rawValue) == types)
  }

  @Test func `and at the beginning of a scenario continues nothing`() {
    let text = "Feature:\nScenario: one\nThen a\nScenario: two\nAnd b\nExamples:\n|x|\n|1|\n|2|"
    #expect(
      pickled(text) == """
        one
        └─ Outcome: a
        two
        └─ Unknown: b
        two
        └─ Unknown: b
        """)
  }

  @Test func `a row of examples is a pickle with its values everywhere`() {
    let text = #"""
      @f
      Feature: <a>
        Background:
          Given <a>
            | <a> |
        @o
        Scenario Outline: <a>-<b> <c>
          <a>
          When <a> and <b>, <a><a>
            | <a> | x<b>y |
          Then\#u{20}
          * text
            """<a>/<b>
            <b>
              \<a>
            """
          @e
          Examples: <a>
            | a | b |
            | 1 | 2 |
            | $1 | |
          Examples:
            | b |
      """#
    #expect(
      pickled(text, showing: [.locations, .types]) == #"""
        1-2 <c>  20:7 @f @o @e
        ├─ Context: <a>
        │  └─ | <a> |
        ├─ Action: 1 and 2, 11
        │  └─ | 1 | x2y |
        ├─ Outcome:\#u{20}
        └─ Unknown: text
           └─ """1/2
              │ 2
              │   \1
        $1- <c>  21:7 @f @o @e
        ├─ Context: <a>
        │  └─ | <a> |
        ├─ Action: $1 and , $1$1
        │  └─ | $1 | xy |
        ├─ Outcome:\#u{20}
        └─ Unknown: text
           └─ """$1/
              │
              │   \$1
        """#)
  }

  @Test(arguments: [
    ("<a>", "a|b", "<b>|x", "x"), ("<b>", "a|b", "x|<a>", "<a>"), ("<a>", "a|a", "1|2", "1"),
    ("<<a>>", "a|b", "b|x", "x"), ("<a", "a", "1", "<a"), ("<>", "", "1", "1"),
    ("<a.c> <abc>", "a.c", "1", "1 <abc>"), ("<A>", "a", "1", "<A>"),
    ("<a><a>", "a", "<a>", "<a><a>"),
    ("<é>", "e\u{301}", "1", "<é>"), ("< a>", "a", "1", "< a>"), ("<a><b>", "a|b", "|", ""),
    ("<aa><a>", "a|aa", "1|2", "21"), ("1 < <a> <b", "a|b", "2|3", "1 < 2 <b"),
    ("<a> <c> <b> >", "a|b", "2|>3", "2 <c> >3 >"), ("<a>b>", "a>b", "1", "1"),
    ("<a<b>>", "b|ax", "x|1", "1"),
    ("<a<b>>", "ax|b", "1|x", "<ax>"), ("<a>", "a", "", ""), ("x<a>", "a|a", "|2", "x"),
    (#"\<a>"#, "a", #"\n"#, "\\\n"), ("<|>", #"\|"#, #"\|"#, "|"),
  ])
  func `names are replaced literally, column by column`(
    text: String, header: String, row: String, expected: String
  ) {
    let source = "Feature:\nScenario:\n* \(text)\nExamples:\n|\(header)|\n|\(row)|"
    let pickle = Parser.parse(Source(uri: "a", text: source)).pickles.first
    #expect(pickle?.steps.map(\.text) == [expected])
  }

  @Test(arguments: 1...4)
  func `filling in is the same as replacing name after name`(seed: UInt64) {
    var random = SplitMix(state: seed)
    func text(_ letters: String, upTo count: UInt64) -> String {
      let letters = Array(letters)
      return String(
        (0..<(random.next() % count)).map { _ in
          letters[Int(random.next() % UInt64(letters.count))]
        })
    }
    for _ in 0..<200 {
      let names = (0...(random.next() % 3)).map { _ in text(seed > 2 ? "ab<>" : "ab", upTo: 3) }
      let values = names.map { _ in text(seed % 2 == 0 ? "ab<>" : "ab>", upTo: 5) }
      let step = "x" + text("<><>aabb", upTo: 14) + "x"
      var expected = step
      for (name, value) in zip(names, values) {
        expected = expected.replacing("<\(name)>", with: value)
      }
      let table = [names, values].map { "|" + $0.joined(separator: "|") + "|" }
      let source = "Feature:\nScenario:\n* \(step)\nExamples:\n" + table.joined(separator: "\n")
      let pickle = Parser.parse(Source(uri: "a", text: source)).pickles.first
      #expect(pickle?.steps.first?.text == expected, "\(source)")
    }
  }

  @Test func `without examples a name is plain text`() {
    #expect(pickled("Feature:\nScenario Outline: <a>\n* <b>") == "<a>\n└─ Unknown: <b>")
  }

  @Test func `examples without rows give no pickle`() {
    #expect(pickled("Feature:\nScenario:\n* a\nExamples:\n|a|\nExamples:\n") == "")
  }

  @Test func `values that double each other do not eat the memory`() {
    let names = (1...40).map { "c\($0)" }
    let values = (2...40).map { "<c\($0)><c\($0)>" } + ["x"]
    let text = """
      Feature:
      Scenario:
      * <c1>
      Examples:
      |\(names.joined(separator: "|"))|
      |\(values.joined(separator: "|"))|
      """
    let result = Parser.parse(Source(uri: "a", text: text))
    #expect(result.document == nil)
    #expect(result.pickles.isEmpty)
    #expect(
      result.errors.map(\.officialText) == [
        "(6:1): the values of this row make a text grow by more than 1048576 bytes"
      ])
  }

  @Test(
    arguments: [
      ("|a|", nil, nil, ["a"]), ("```\nb\n```", nil, nil, nil), ("|a|\n```\nb\n```", 2, 1, ["a"]),
      ("```\nb\n```\n|a|", 1, 2, ["a"]),
    ] as [(String, Int?, Int?, [String]?)])
  func `two arguments of a step are numbered in order`(
    arguments: String, docString: Int?, table: Int?, row: [String]?
  ) {
    let text = "Feature:\nScenario:\n* s\n\(arguments)"
    let step = Parser.parse(Source(uri: "a", text: text)).pickles.first?.steps.first
    #expect(step?.docString?.argumentIndex == docString)
    #expect(step?.dataTable?.argumentIndex == table)
    #expect(step?.dataTable?.rows.first == row)
  }

  @Test func `a pickle names the nodes it was made from`() {
    let text = """
      Feature:
        Background:
          * b
        Rule: r
          Scenario: <x>
            * s
            Examples:
              | x |
            Examples: e
              | x |
              | 1 |
              | 2 |
      """
    let result = Parser.parse(Source(uri: "a", text: text, mediaType: .plain), firstID: 100)
    let pickle = result.pickles.last
    let document = result.document
    let lineage = pickle.flatMap { document?.lineage(of: $0) }
    #expect(pickle?.name == "2")
    #expect(pickle?.location == Location(line: 12, column: 9))
    #expect(
      pickle?.astNodeIDs
        == [lineage?.scenario.id, lineage?.examples?.tableBody.last?.id].compactMap(\.self))
    #expect(lineage?.rule?.name == "r")
    #expect(lineage?.examples?.name == "e")
    #expect(lineage?.examplesIndex == 1)
    #expect(lineage?.rowIndex == 1)
    let steps = pickle?.steps.map { document?.step(for: $0) }
    #expect(steps?.map { $0?.location.line } == [3, 6])
    #expect(pickle?.steps.map(\.astNodeIDs.count) == [1, 2])
  }

  @Test func `every node is found by its number, and no other`() {
    let text = "Feature:\nScenario:\n* a\n|b|\n* c\nExamples:\n|d|\nRule:\nScenario:\n* e\n"
    let result = Parser.parse(Source(uri: "a", text: text), firstID: 50)
    guard let document = result.document, let feature = document.feature else {
      Issue.record("no document")
      return
    }
    let scenarios = Array(feature.scenarios) + feature.rules.flatMap { Array($0.scenarios) }
    for scenario in scenarios {
      #expect(document.scenario(scenario.id)?.location == scenario.location)
      #expect(document.step(scenario.id) == nil)
      for step in scenario.steps { #expect(document.step(step.id)?.text == step.text) }
    }
    #expect(feature.rules.map { document.rule($0.id)?.location } == [Location(line: 8, column: 1)])
    #expect(document.row(NodeID(50))?.location.line == 4)
    #expect(document.row(NodeID(49)) == nil)
    #expect(document.step(NodeID(.max)) == nil)
  }

  @Test func `a step lends its bytes`() {
    let text = "Feature:\nScenario: <a>\n* 한 <a>\nExamples:\n|a|\n|é|"
    let pickle = Parser.parse(Source(uri: "a", text: text)).pickles.first
    #expect(pickle?.steps.first?.withTextUTF8 { Array($0) } == Array("한 é".utf8))
  }
}
