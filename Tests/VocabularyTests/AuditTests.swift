import Foundation
import SpecDrivers
import SpecRunner
import SpecTestKit
import Testing

@testable import SpecVocabulary

/// What the accessibility audit says about screens, and what it leaves open.
struct AuditTests {
  private static func element(
    _ id: String, _ role: Element.Role, _ label: String = "", in parent: String? = nil,
    at frame: (x: Double, y: Double, width: Double, height: Double)? = (0, 0, 100, 40),
    _ properties: Properties = [:]
  ) -> Element {
    Element(
      id: id, role: role, label: label, parent: parent,
      frame: frame.map { .known(Frame(x: $0.x, y: $0.y, width: $0.width, height: $0.height)) }
        ?? .unknown("it is not laid out"), properties: properties)
  }

  private static func screen(
    _ elements: [Element], _ change: (inout Screen) -> Void = { _ in }
  ) -> Screen {
    var screen = Screen(
      name: "Cart", size: Size(width: 400, height: 800), elements: elements, stack: .known([]))
    change(&screen)
    return screen
  }

  private static func grey(_ part: UInt8, alpha: UInt8 = 255) -> Observed<PropertyValue> {
    .known(.color(Color(red: part, green: part, blue: part, alpha: alpha)))
  }

  /// The findings, and the gaps after a question mark, without advice and criterion.
  private static func told(_ screen: Screen, by rule: String) throws -> [String] {
    let audit = Audit(screen, by: [try #require(AuditRule.named(rule))])
    return audit.findings.map { "\($0.subject.description) \($0.problem)" }
      + audit.gaps.map { "? \($0.subject.description): \($0.reason)" }
  }

  // MARK: - Names

  @Test func `controls, images and dialogs need names`() throws {
    let screen = Self.screen([
      Self.element("a", .button, "Next"),
      Self.element("b", .button, " \u{200B}\u{A0}", at: (20, 40.4, 10, 10)),
      Self.element("c", .searchField, at: nil), Self.element("d", .text),
      Self.element("e", .button, "", [.visible: .known(false)]),
      Self.element("f", .image), Self.element("g", .figure), Self.element("h", .dialog),
      Self.element("i", .list),
    ])
    #expect(
      try Self.told(screen, by: "control-name") == [
        "button at 20, 40 has no name", "search field has no name",
      ])
    #expect(try Self.told(screen, by: "image-name") == ["image at 0, 0 has no name"])
    #expect(try Self.told(screen, by: "dialog-name") == ["dialog at 0, 0 has no name"])
    let alert = Self.screen([]) {
      $0.alert = .known(Alert(kind: .sheet, title: "", buttons: ["OK"]))
    }
    #expect(
      try Self.told(alert, by: "dialog-name") == ["sheet has neither a title nor a message"])
    let unknown = Self.screen([]) { $0.alert = .unknown("no eyes") }
    #expect(try Self.told(unknown, by: "dialog-name") == ["? the \"Cart\" screen: no eyes"])
  }

  @Test(arguments: [
    ("Send message", "send", true), ("Send message", "Send  Message!", true),
    ("Message", "Send", false), ("Sender", "send", true), ("보내기 버튼", "보내기", true),
    ("Search", "🔍", true), ("Next", "", true),
  ])
  func `the name of a control contains the text that it shows`(
    name: String, text: String, holds: Bool
  ) throws {
    let screen = Self.screen([
      Self.element("a", .button, name, [.visibleText: .known(.text(text))]),
      Self.element(
        "b", .button, "Birthday", [.text: .known("2000-02-29"), .visibleText: .known("")]),
    ])
    #expect(
      try Self.told(screen, by: "label-in-name")
        == (holds
          ? [] : ["button \"\(name)\" shows \"\(text)\", which its name does not contain"]))
  }

  @Test func `a control whose text is not reported passes only an audit by all rules`() throws {
    let why = "the engine does not report the text that it shows"
    let unseen = Self.screen([
      Self.element("a", .button, "Send"), Self.element("b", .button, "Buy"),
    ])
    #expect(try Self.told(unseen, by: "label-in-name") == ["? button \"Send\": \(why)"])
    #expect(!Audit(unseen).gaps.contains { $0.rule.name == "label-in-name" })
    // An engine that reports it for some controls has not observed the others.
    let partly = Self.screen([
      Self.element("a", .button, "Send", [.visibleText: .known("Send")]),
      Self.element("b", .button, "Buy"),
    ])
    #expect(try Self.told(partly, by: "label-in-name") == ["? button \"Buy\": \(why)"])
    #expect(Audit(partly).gaps.contains { $0.rule.name == "label-in-name" })
  }

  @Test func `controls in one place have different names`() throws {
    func links(_ one: String, _ other: String) -> Screen {
      Self.screen([
        Self.element("n", .region, "Menu"),
        Self.element("a", .link, "More", in: "n", [.address: .known(.text(one))]),
        Self.element("b", .link, "More", in: "n", [.address: .known(.text(other))]),
      ])
    }
    #expect(try Self.told(links("/a", "/a"), by: "duplicate-name") == [])
    #expect(
      try Self.told(links("/a", "/b"), by: "duplicate-name")
        == ["link \"More\" has the same name as a link to another address"])
    let rows = Self.screen([
      Self.element("a", .button, "Remove", in: "r"), Self.element("b", .button, "Remove", in: "s"),
      Self.element("c", .button, "Remove", in: "s"),
    ])
    #expect(
      try Self.told(rows, by: "duplicate-name")
        == ["button \"Remove\" has the same name as another one"])
    let flat = Self.screen([
      Self.element("a", .button, "Remove"), Self.element("b", .button, "Remove"),
    ])
    #expect(
      try Self.told(flat, by: "duplicate-name")
        == ["? button \"Remove\": the engine does not report which elements contain which"])
  }

  // MARK: - Colours

  @Test(
    arguments: [
      (0, 255, "21.00:1"), (255, 255, "1.00:1"), (118, 255, "4.54:1"), (119, 255, "4.47:1"),
      (148, 255, "3.03:1"), (149, 255, "2.99:1"), (0, 0, "1.00:1"), (255, 0, "21.00:1"),
    ] as [(UInt8, UInt8, String)])
  func `contrast is computed as WCAG defines it`(text: UInt8, background: UInt8, ratio: String) {
    let contrast = Contrast(
      of: Color(red: text, green: text, blue: text),
      on: Color(red: background, green: background, blue: background))
    #expect(contrast.written == ratio)
  }

  @Test func `colours count by their luminance, and translucent ones as they look`() {
    let white = Color(red: 255, green: 255, blue: 255)
    #expect(Contrast(of: Color(red: 255, green: 0, blue: 0), on: white).written == "3.99:1")
    #expect(Contrast(of: Color(red: 0, green: 0, blue: 255), on: white).written == "8.59:1")
    let translucent = Color(red: 0, green: 0, blue: 0, alpha: 0)
    #expect(Contrast(of: translucent, on: white).written == "1.00:1")
  }

  @Test(
    arguments: [
      // Text, then what is known of it.
      ([.textColor: grey(0), .colorBehind: grey(255)], nil),
      (
        [.textColor: grey(160), .colorBehind: grey(255)],
        "text \"Total\" has text with a contrast of 2.61:1 (#a0a0a0 on #ffffff), not 4.5:1"
      ),
      (
        [.textColor: grey(130), .colorBehind: grey(255)],
        """
        ? text "Total": its text has a contrast of 3.84:1 (#828282 on #ffffff), and the engine does \
        not report its font size
        """
      ),
      (
        [.textColor: grey(130), .colorBehind: grey(255), .fontSize: .known(16)],
        "text \"Total\" has text with a contrast of 3.84:1 (#828282 on #ffffff), not 4.5:1"
      ),
      ([.textColor: grey(130), .colorBehind: grey(255), .fontSize: .known(24)], nil),
      (
        [
          .textColor: grey(130), .colorBehind: grey(255), .fontSize: .known(19),
          .fontWeight: .known(700),
        ], nil
      ),
      (
        [
          .textColor: grey(130), .colorBehind: grey(255), .fontSize: .known(19),
          .fontWeight: .known(400),
        ], "text \"Total\" has text with a contrast of 3.84:1 (#828282 on #ffffff), not 4.5:1"
      ),
      (
        [.textColor: grey(170), .colorBehind: grey(255), .fontSize: .known(24)],
        "text \"Total\" has large text with a contrast of 2.32:1 (#aaaaaa on #ffffff), not 3:1"
      ),
      (
        [.textColor: grey(160), .backgroundColor: grey(255)],
        "text \"Total\" has text with a contrast of 2.61:1 (#a0a0a0 on #ffffff), not 4.5:1"
      ),
      (
        [.textColor: grey(160), .backgroundColor: grey(255, alpha: 9)],
        "? text \"Total\": the engine does not report what is behind its translucent background"
      ),
      (
        [.textColor: grey(160), .colorBehind: .unknown("it is an image")],
        "? text \"Total\": it is an image"
      ),
      (
        [.textColor: grey(160)],
        "? text \"Total\": the engine does not report the colour of its background"
      ),
      (
        [.colorBehind: grey(160)],
        "? text \"Total\": the engine does not report the colour of its text"
      ),
      (
        [.textColor: grey(0), .colorBehind: grey(255), .opacity: .known(0.5)],
        "? text \"Total\": it is translucent"
      ),
      ([.textColor: grey(160), .colorBehind: grey(255), .enabled: .known(false)], nil),
      ([.text: .known(""), .textColor: grey(160), .colorBehind: grey(255)], nil),
    ] as [(Properties, String?)])
  func `text contrasts with its background, as far as that is known`(
    properties: Properties, told: String?
  ) throws {
    let screen = Self.screen([Self.element("a", .text, "Total", properties)])
    #expect(try Self.told(screen, by: "contrast") == [told].compactMap { $0 })
  }

  @Test func `the texts of items, and those that name fields, contrast with their backgrounds`()
    throws
  {
    let grey: Properties = [.textColor: Self.grey(160), .colorBehind: Self.grey(255)]
    func element(
      _ role: Element.Role, _ label: String, _ more: Properties = [:]
    ) -> Element {
      var element = Self.element(label, role, label, grey)
      for (property, value) in more { element.properties[property] = value }
      return element
    }
    var cell = element(.cell, "2")
    cell.parent = "Tea"
    let screen = Self.screen([
      element(.listItem, "Milk"), element(.text, "Name", [.naming: .known(true)]),
      element(.field, "Name", [.text: .known("Ann"), .visibleText: .known("Name")]),
      element(.field, "Mail", [.text: .known(""), .visibleText: .known("Mail")]),
      element(.text, "Agree", [.naming: .known(true)]),
      element(.checkbox, "Agree", [.visibleText: .known("☐ Agree")]),
      element(.row, "Tea", [.text: .known("Tea 2")]), cell,
      element(.radio, "One", [.visibleText: .known("One")]),
      element(.meter, "Full", [.text: .known("7")]),
    ])
    let ratio = "has text with a contrast of 2.61:1 (#a0a0a0 on #ffffff), not 4.5:1"
    #expect(
      try Self.told(screen, by: "contrast") == [
        "list item \"Milk\" \(ratio)", "field \"Name\" \(ratio)", "cell \"2\" \(ratio)",
        "radio \"One\" \(ratio)", "text \"Name\" \(ratio)", "text \"Agree\" \(ratio)",
      ])
  }

  @Test func `the contrast of a button needs the text that it shows`() throws {
    let colors: Properties = [.textColor: Self.grey(255), .colorBehind: Self.grey(255)]
    let screen = Self.screen([
      Self.element("a", .button, "Close", colors), Self.element("b", .image, "Logo", colors),
      Self.element("c", .button, "Pay", colors), Self.element("d", .button, "Menu", colors),
    ]) { screen in
      screen.elements[2].properties[.visibleText] = .known("Pay")
      screen.elements[3].properties[.visibleText] = .known("")
    }
    #expect(
      try Self.told(screen, by: "contrast") == [
        "button \"Pay\" has text with a contrast of 1.00:1 (#ffffff on #ffffff), not 4.5:1",
        "? button \"Close\": the engine does not report the text that it shows",
      ])
  }

  // MARK: - Targets

  @Test(
    arguments: [
      // Another button, and whether a button of 20 × 20 at 100, 100 is too close to it.
      ((x: 160, y: 100, width: 40, height: 40), false),
      ((x: 121, y: 90, width: 40, height: 40), true),
      ((x: 122, y: 90, width: 40, height: 40), false),
      ((x: 123, y: 100, width: 20, height: 20), true),
      ((x: 124, y: 100, width: 20, height: 20), false),
      ((x: 118, y: 118, width: 40, height: 40), true),
      ((x: 119, y: 119, width: 40, height: 40), false),
      ((x: 90, y: 90, width: 60, height: 60), false),
    ] as [((x: Double, y: Double, width: Double, height: Double), Bool)])
  func `a small control keeps its distance from others`(
    other: (x: Double, y: Double, width: Double, height: Double), isTooClose: Bool
  ) throws {
    let screen = Self.screen([
      Self.element("a", .button, "Plus", at: (100, 100, 20, 20)),
      Self.element("b", .button, "Other", at: other),
    ])
    let found = try Self.told(screen, by: "target-size").first
    #expect(
      found
        == (isTooClose
          ? "button \"Plus\" is 20 × 20 pixels large and close to button \"Other\"" : nil))
  }

  @Test func `a small link or checkbox may be exempt, and a frame may be unknown`() throws {
    let screen = Self.screen([
      Self.element("a", .link, "terms", at: (0, 0, 60, 16)),
      Self.element("b", .checkbox, "Agree", at: (30, 18, 13, 13)),
    ])
    let exempt = "it may be part of a sentence, or the browser may have chosen its size"
    #expect(
      try Self.told(screen, by: "target-size") == [
        "? link \"terms\": \(exempt)", "? checkbox \"Agree\": \(exempt)",
      ])
    let hidden = Self.screen([
      Self.element("a", .button, "A", at: (0, 0, 10, 10)), Self.element("b", .button, "B", at: nil),
    ])
    #expect(
      try Self.told(hidden, by: "target-size") == [
        "? button \"A\": not all controls have frames", "? button \"B\": it is not laid out",
      ])
  }

  // MARK: - Structure, focus and pages

  private static func headings(_ levels: Double?...) -> Screen {
    screen(
      levels.enumerated().map { place, level in
        element(
          "\(place)", .heading, "H\(place)", level.map { [.level: .known(.number($0))] } ?? [:])
      })
  }

  @Test func `headings start with one of level 1 and skip none`() throws {
    #expect(try Self.told(Self.headings(1, 2, 3, 2, 3), by: "heading-order") == [])
    #expect(
      try Self.told(Self.headings(2, 4, 1, 3), by: "heading-order") == [
        "heading \"H1\" has level 4 after a heading of level 2",
        "heading \"H3\" has level 3 after a heading of level 1",
      ])
    #expect(
      try Self.told(Self.headings(1, nil), by: "heading-order")
        == ["? heading \"H1\": the engine does not report its level"])
    #expect(try Self.told(Self.headings(1, 2), by: "main-heading") == [])
    #expect(try Self.told(Self.headings(), by: "main-heading") == [])
    #expect(
      try Self.told(Self.headings(2), by: "main-heading")
        == ["the \"Cart\" screen has headings, but none of level 1"])
    #expect(
      try Self.told(Self.headings(1, 1), by: "main-heading")
        == ["heading \"H1\" is a second heading of level 1"])
  }

  @Test func `one element of a set is current, and an invalid field says why`() throws {
    let screen = Self.screen([
      Self.element("l", .list, "Menu"), Self.element("i", .listItem, "1", in: "l"),
      Self.element("j", .listItem, "2", in: "l"),
      Self.element("a", .link, "Home", in: "i", [.current: .known("page")]),
      Self.element("b", .link, "Shop", in: "j", [.current: .known("page")]),
      Self.element("c", .link, "Step", in: "j", [.current: .known("step")]),
      Self.element("d", .link, "Help", in: "j", [.current: .known(false)]),
      Self.element("e", .field, "Mail", [.invalid: .known(true)]),
      Self.element(
        "f", .field, "Name", [.invalid: .known(true), .description: .known("too short")]),
    ])
    #expect(
      try Self.told(screen, by: "one-current")
        == ["link \"Shop\" is a second current element of its set"])
    #expect(
      try Self.told(screen, by: "error-description")
        == ["field \"Mail\" is invalid, but no description says why"])
  }

  @Test func `the focus is visible, and in the modal dialog`() throws {
    func screen(focus: String, _ properties: Properties = [:]) -> Screen {
      Self.screen([
        Self.element("d", .dialog, "Sure?", [.modal: .known(true)]),
        Self.element("y", .button, "Yes", in: "d"), Self.element("b", .button, "Buy", properties),
      ]) { $0.focus = .known(focus) }
    }
    #expect(try Self.told(screen(focus: "y"), by: "modal-focus") == [])
    #expect(try Self.told(screen(focus: "d"), by: "modal-focus") == [])
    #expect(
      try Self.told(screen(focus: "b"), by: "modal-focus")
        == ["button \"Buy\" has the focus although a modal dialog is open"])
    #expect(
      try Self.told(screen(focus: "b"), by: "focus-visible")
        == ["? button \"Buy\": the engine does not report how its focus looks"])
    #expect(
      try Self.told(screen(focus: "b", [.focusVisible: .known(true)]), by: "focus-visible") == [])
    #expect(
      try Self.told(screen(focus: "x"), by: "focus-visible")
        == ["? the \"Cart\" screen: the engine does not list the element with the focus"])
    #expect(
      try Self.told(screen(focus: "b", [.visible: .known(false)]), by: "focus-visible")
        == ["button \"Buy\" has the focus, but is hidden"])
    #expect(
      try Self.told(screen(focus: "b", [.focusVisible: .known(false)]), by: "focus-visible")
        == ["button \"Buy\" has the focus, but looks the same as without it"])
    let unknown = Self.screen([]) { $0.focus = .unknown("no eyes") }
    #expect(try Self.told(unknown, by: "focus-visible") == ["? the \"Cart\" screen: no eyes"])
  }

  @Test(arguments: [
    ("en", true), ("ko-KR", true), ("zh-Hant-TW", true), ("english!", false), ("e", false),
    ("12", false), ("en--us", false),
  ])
  func `a page has a title and a language`(language: String, isTag: Bool) throws {
    let page = Self.screen([]) { screen in
      screen.properties[Property("title")] = .known(" ")
      screen.properties[.language] = .known(.text(language))
    }
    #expect(try Self.told(page, by: "page-title") == ["the \"Cart\" screen has no title"])
    #expect(
      try Self.told(page, by: "page-language")
        == (isTag
          ? []
          : ["the \"Cart\" screen has the language \"\(language)\", which is not a language tag"]))
    #expect(try Self.told(Self.screen([]), by: "page-language") == [])
  }

  @Test func `a page whose language is not reported does not pass`() throws {
    let page = Self.screen([]) { $0.properties[.title] = .known("Cart") }
    #expect(
      try Self.told(page, by: "page-language")
        == ["? the \"Cart\" screen: the engine does not report the language of the page"])
  }

  @Test func `rules about places are not decided without parents`() throws {
    let screen = Self.screen([
      Self.element("d", .dialog, "Sure?", [.modal: .known(true)]),
      Self.element("a", .link, "Home", [.current: .known("page")]),
      Self.element("b", .link, "Shop", [.current: .known("page")]),
    ]) { $0.focus = .known("a") }
    let gap = "? the \"Cart\" screen: the engine does not report which elements contain which"
    #expect(try Self.told(screen, by: "modal-focus") == [gap])
    #expect(try Self.told(screen, by: "one-current") == [gap])
  }

  @Test func `an unknown description of an invalid field is not a missing one`() throws {
    let screen = Self.screen([
      Self.element(
        "e", .field, "Mail", [.invalid: .known(true), .description: .unknown("no eyes")])
    ])
    #expect(try Self.told(screen, by: "error-description") == ["? field \"Mail\": no eyes"])
  }

  // MARK: - Steps

  private static let problems = screen([
    element("a", .button, "", at: (0, 0, 40, 40)), element("b", .image),
    element(
      "c", .heading, "Two", [.level: .known(2), .textColor: grey(0), .colorBehind: grey(255)]),
  ])

  private func ending(_ screen: Screen, _ steps: String...) async throws -> String {
    let all = ["Given the app is open"] + steps
    return try await Play(FakeDriver(screen), steps: all).ending
  }

  @Test func `a screen with problems fails with all of them`() async throws {
    #expect(
      try await ending(Self.problems, "Then the screen is accessible") == """
        failed: the "Cart" screen has 2 accessibility problems
          button at 0, 0 has no name (control-name, WCAG 4.1.2 A)
            give it a label, or a text that assistive technologies read
          image at 0, 0 has no name (image-name, WCAG 1.1.1 A)
            describe it in words, or mark it as decoration
          fix it, or accept it in the scenario: Given the audit ignores "RULE" because "REASON"
        """)
    #expect(
      try await ending(Self.problems, "Then the screen passes the audit \"main-heading\"") == """
        failed: the "Cart" screen has 1 accessibility problem
          the "Cart" screen has headings, but none of level 1 (main-heading, good practice for WCAG \
        2.4.6)
            use level 1 for the name of the screen only
          fix it, or accept it in the scenario: Given the audit ignores "RULE" because "REASON"
        """)
  }

  @Test func `accepted problems pass with their reasons`() async throws {
    let play = try await Play(
      FakeDriver(Self.problems), "Given the app is open",
      "And the audit ignores \"control-name\" because \"it is new\"",
      "And the audit ignores \"image-name\" of \"\" because \"it is decoration\"",
      "Then the screen is accessible")
    #expect(play.endings == ["passed", "passed", "passed", "passed"])
    let logged = play.attachments.compactMap { attachment -> String? in
      if case .text(let text) = attachment.body { text } else { nil }
    }
    #expect(
      logged == [
        """
        not required: the "Cart" screen has headings, but none of level 1 (main-heading, good \
        practice for WCAG 2.4.6)
          use level 1 for the name of the screen only
        """,
        """
        accepted because "it is new": button at 0, 0 has no name (control-name, WCAG 4.1.2 A)
          give it a label, or a text that assistive technologies read
        """,
        """
        accepted because "it is decoration": image at 0, 0 has no name (image-name, WCAG 1.1.1 A)
          describe it in words, or mark it as decoration
        """,
      ])
  }

  @Test func `what is not observed never passes`() async throws {
    let what = "skipped: the fake engine cannot tell whether the screen is accessible: "
    let step = "Then the screen is accessible"
    #expect(
      try await ending(Self.screen([]), step) == what + "it reports no elements of the screen")
    #expect(
      try await ending(Self.screen([Self.element("a", .area)]), step)
        == what + "it reports no names of elements")
    let open = Self.screen([Self.element("a", .text, "Total"), Self.element("b", .text, "Sum")])
    #expect(
      try await ending(open, step) == what
        + "contrast of text \"Total\": the engine does not report the colour of its text; and 1 more"
    )
    #expect(
      try await ending(
        open, "Given the audit ignores \"contrast\" because \"people look at it\"", step)
        == "passed")
    let part = Self.screen([Self.element("a", .image, "Logo")]) {
      $0.complete = .unknown("a frame")
    }
    #expect(try await ending(part, step) == what + "a frame")
  }

  @Test func `a rule that does not exist is named`() async throws {
    #expect(
      try await ending(Self.problems, "Then the screen passes the audit \"contrst\"") == """
        failed: there is no rule of the accessibility audit "contrst"
          did you mean "contrast"?
        """)
  }

  @Test func `the documentation lists the rules`() throws {
    let page = ConformanceData.projectRoot
      .appendingPathComponent("Documentation/Snapshots-and-Audit.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let rows = AuditRule.all.map {
      "| `\($0.name)` | \($0.criterion) | \($0.level.rawValue) | \($0.summary) |\n"
    }
    #expect(text.contains("|---|---|---|---|\n" + rows.joined() + "\n"))
  }
}
