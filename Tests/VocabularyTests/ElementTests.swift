import SpecDrivers
import SpecRunner
import SpecVocabulary
import Testing

/// References to elements: what each means, and that no step becomes ambiguous by one.
struct ElementTests {
  private static let references: [(String, Selector)] = [
    (#""Next""#, Selector("Next")),
    (#"the "Next""#, Selector("Next")),
    (#"the "Next" button"#, Selector("Next", role: .button)),
    (#"a "Next" button"#, Selector("Next", role: .button)),
    (#"an "Edit" link"#, Selector("Edit", role: .link)),
    (#"the button "Next""#, Selector("Next", role: .button)),
    (#""Next" button"#, Selector("Next", role: .button)),
    (#"the 2nd "Memo" row"#, Selector("Memo", role: .row, position: 2)),
    (#"the second "Memo" row"#, Selector("Memo", role: .row, position: 2)),
    (#"the 2nd row "Memo""#, Selector("Memo", role: .row, position: 2)),
    (#"the 11th "Memo""#, Selector("Memo", position: 11)),
    (#"the "a \"b\" \ c" link"#, Selector(#"a "b" \ c"#, role: .link)),
    (#"the label "필수""#, Selector("필수", role: .text)),
    (#""next" ignoring case"#, Selector("next", .ignoringCase)),
    (#"the "next" button ignoring case"#, Selector("next", .ignoringCase, role: .button)),
    (#"the button containing "Del""#, Selector("Del", .containing, role: .button)),
    (#"the element containing "Del""#, Selector("Del", .containing)),
    (#"the row starting with "An""#, Selector("An", .startingWith, role: .row)),
    (#"the /Delete \d+/ button"#, Selector(#"Delete \d+"#, .matching, role: .button)),
    (#"the button matching /a\/b/"#, Selector(#"a\/b"#, .matching, role: .button)),
    (#"/Delete \d+/"#, Selector(#"Delete \d+"#, .matching)),
    ("the dialog", Selector(role: .dialog)),
    ("a dialog", Selector(role: .dialog)),
    ("the 2nd row", Selector("", .any, role: .row, position: 2)),
    (#"the alert containing "Saved""#, Selector("Saved", .containing, role: .alert)),
    (#"the "Saved" alert"#, Selector("Saved", role: .alert)),
    ("the alert", Selector(role: .alert)),
    (#""삭제" 버튼"#, Selector("삭제", role: .button)),
    (#"두 번째 "삭제" 버튼"#, Selector("삭제", role: .button, position: 2)),
    (#"11번째 "삭제""#, Selector("삭제", position: 11)),
    ("대화 상자", Selector(role: .dialog)),
    (#""앤" 행의 "삭제" 버튼"#, Selector("삭제", role: .button, in: [Selector("앤", role: .row)])),
    (
      #""팀" 표 안의 "앤"의 두 번째 셀"#,
      Selector(
        "", .any, role: .cell, position: 2, in: [Selector("앤"), Selector("팀", role: .table)])
    ),
    (#""삭"을 포함하는 버튼"#, Selector("삭", .containing, role: .button)),
    (
      #""안"으로 시작하는 두 번째 행"#,
      Selector("안", .startingWith, role: .row, position: 2)
    ),
    (#"/삭제 \d+/에 맞는 버튼"#, Selector(#"삭제 \d+"#, .matching, role: .button)),
    (#"대소문자 구분 없이 "next" 버튼"#, Selector("next", .ignoringCase, role: .button)),
    (
      #"the "Delete" button in the "Ann" row"#,
      Selector("Delete", role: .button, in: [Selector("Ann", role: .row)])
    ),
    (#""Delete" in "Cart""#, Selector("Delete", in: [Selector("Cart")])),
    (#""Delete" below "Ann""#, Selector("Delete", in: [beside(.below, "Ann")])),
    (
      #"the 2nd button left of the "Ann" in the "Team" table"#,
      Selector(
        "", .any, role: .button, position: 2,
        in: [beside(.leftOf, "Ann"), Selector("Team", role: .table)])
    ),
    (#""앤" 아래의 "삭제" 버튼"#, Selector("삭제", role: .button, in: [beside(.below, "앤")])),
    (#""앤" 오른쪽의 버튼"#, Selector(role: .button, in: [beside(.rightOf, "앤")])),
    (
      #"the "Delete" button in the 2nd list item in the "Team" table in the dialog"#,
      Selector(
        "Delete", role: .button,
        in: [
          Selector("", .any, role: .listItem, position: 2), Selector("Team", role: .table),
          Selector(role: .dialog),
        ])
    ),
    (
      #"the "Price" cell of the "Milk" row"#,
      Selector("Price", role: .cell, in: [Selector("Milk", role: .row)])
    ),
    (
      #"the cell in the row starting with "Mi" of the "Prices" table"#,
      Selector(
        role: .cell,
        in: [Selector("Mi", .startingWith, role: .row), Selector("Prices", role: .table)])
    ),
  ]

  private static func beside(_ relation: Selector.Relation, _ name: String) -> Selector {
    var scope = Selector(name)
    scope.relation = relation
    return scope
  }

  /// Every role by its own name.
  private static let roles: [(String, Selector)] = [
    Element.Role.button, .field, .text, .image, .segments, .picker, .tab, .row, .card, .chip, .map,
    .area, .link, .checkbox, .toggle, .radio, .slider, .searchField, .spinButton, .comboBox,
    .fileButton, .heading, .status, .alert, .tooltip, .progress, .meter, .figure, .list, .listItem,
    .option, .menu, .menuItem, .tree, .treeItem, .table, .cell, .columnHeader, .rowHeader, .dialog,
    .form, .group, .region, .frame, .separator,
  ].map { ("the \"Name\" \($0.rawValue)", Selector("Name", role: $0)) }

  @Test(arguments: references + roles)
  func `a reference is a selector, and so is its description`(
    _ text: String, _ selector: Selector
  ) async throws {
    for text in [text, "the \(selector)"] {
      let play = try await Play(FakeDriver(), "* I tap \(text)")
      #expect(play.driver.ledger == [FakeDriver.line(Action.tap(selector)), "close"])
    }
  }

  @Test(arguments: [
    ("rows", Selector(role: .row)), ("row", Selector(role: .row)),
    ("switches", Selector(role: .toggle)), ("checkboxes", Selector(role: .checkbox)),
    (#""Delete" buttons"#, Selector("Delete", role: .button)),
    (#""Delete" button"#, Selector("Delete", role: .button)),
    (#"rows containing "An""#, Selector("An", .containing, role: .row)),
    (#"elements starting with "An""#, Selector("An", .startingWith)),
    (
      #"list items in the "Cart" list"#,
      Selector(role: .listItem, in: [Selector("Cart", role: .list)])
    ),
    (
      #"cells of the 2nd row in the "Team" table"#,
      Selector(
        role: .cell,
        in: [Selector("", .any, role: .row, position: 2), Selector("Team", role: .table)])
    ),
  ])
  func `several elements are counted by the same words`(
    _ text: String, _ selector: Selector
  ) async throws {
    let play = try await Play(
      FakeDriver(Screen.sample.with { $0.elements = [] }), "Given the app is open",
      "Then I see at least 1 \(text)")
    let scope = selector.scopes.last
    #expect(
      play.ending.hasPrefix(
        scope.map { "failed: there is no \($0) on the \"form\" screen" }
          ?? "failed: the number of elements that match the \(selector) is not as expected"))
  }

  @Test func `an invalid regular expression is a message`() async throws {
    let play = try await Play(FakeDriver(), "When I tap the /Delete (/ button")
    #expect(
      play.ending == """
        failed: /Delete (/ is not a valid regular expression: expected ')'
          correct it, or write the text in quotes; a backslash before a character takes it literally
        """)
  }

  @Test func `a name in a table may be a reference`() async throws {
    let play = try await Play(
      FakeDriver(), "Given the app is open", "Then I see in this order:",
      #"| the 1st "Memo" |"#, #"| the 2nd "Memo" |"#, "And I see:", "| the note |", "| Next |")
    #expect(
      play.endings == [
        "passed", "passed",
        """
        failed: there is no "the note" on the "form" screen
          it shows: "Sign up", "Name", "Your name", "Ann", "Mail", "Next", "Memo", "panel"
        """,
      ])
  }

  @Test(arguments: [
    (#""Abuot""#, [#""About""#]), (#"the "Detele" button"#, [#"the 1st "Delete" button"#]),
    (#"the "Home" button"#, [#"the "Home" link"#]), (#"the "Hom" button"#, [#"the "Home" link"#]),
    (#"the "Crat" dialog"#, [#"the "Cart" dialog"#]),
    (#"the "Edit" button in the "Crat" list"#, [#"the "Cart" list"#]),
    (#"the /Edit.*/ link"#, [#"the "Home" link"#, #"the "About" link"#]),
    (#"the link containing "x""#, [#"the "Home" link"#, #"the "About" link"#]),
    (#""Pay""#, [#"the "Pay" button"#, #"the "Pay" chip"#]),
    ("the dialog in the list", [#"the 1st list"#, "the 2nd list"]),
    (
      #"the "Delete" button in the "Cart" dialog"#,
      [
        #"the 1st "Delete" button in the "Cart" dialog"#,
        #"the 2nd "Delete" button in the "Cart" dialog"#,
      ]
    ),
    (
      #"the button containing "e""#,
      [
        #"the 1st button containing "e""#, #"the 2nd button containing "e""#,
        #"the 3rd button containing "e""#,
      ]
    ),
    (#"the "Say \"ab\"" link"#, [#"the "Say \"a\b\"" text"#]),
  ])
  func `the advice of a failure is in words that steps understand`(
    _ reference: String, _ advice: [String]
  ) async throws {
    let screen = Screen.page.with { screen in
      screen.elements[4].label = "Milk"
      screen.elements.append(
        Element(id: "quoted", role: .text, label: #"Say "a\b""#, frame: .unknown("")))
      screen.elements.append(Element(id: "pay-2", role: .chip, label: "Pay", frame: .unknown("")))
    }
    let play = try await Play(
      FakeDriver(screen), "Given the app is open", "Then \(reference) is selected")
    let last = try #require(play.ending.split(separator: "\n").last)
    let lead = try #require(last.firstMatch(of: #/^  (did you mean|specify one:|there are:) /#))
    let words = last[lead.range.upperBound...].split(separator: #/, …|, | or |\?$/#).map(
      String.init)
    #expect(words == advice)
    for word in words {
      let next = try await Play(FakeDriver(screen), "Given the app is open", "Then I see \(word)")
      #expect(next.endings == ["passed", "passed"], "\(word)")
    }
  }

  /// Every step with an element, whatever the element, is this one step and no other.
  @Test func `no element makes a step ambiguous`() throws {
    let registry = try StepRegistry(Vocabulary.words)
    var others: [String] = []
    for (index, definition) in registry.definitions.enumerated()
    where definition.isListed && definition.pattern.contains("{element") {
      // A third of the references with each step, so that each reference is in many.
      for place in stride(from: index % 3, to: Self.references.count, by: 3) {
        let reference = Self.references[place].0
        for text in Set(Sentences.all(of: definition.pattern, with: reference)) {
          let matches = Array(text.utf8).withUnsafeBufferPointer {
            registry.matches($0).map { registry.definitions[$0.index].pattern }
          }
          if matches != [definition.pattern] { others.append("\(text): \(matches)") }
        }
      }
    }
    #expect(others == [])
  }
}
