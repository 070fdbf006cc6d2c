import SpecDrivers
import SpecRunner
import SpecTestKit
import Testing

/// What passes because it is absent passes only where everything was looked at.
struct AbsenceTests {
  private static let missing = "it cannot read the frame \"Ads\""

  private static func driver(_ change: (inout Screen) -> Void = { _ in }) -> FakeDriver {
    FakeDriver(Screen.sample.with { $0.complete = .unknown(missing) }.with(change))
  }

  private func ending(_ step: String, on driver: FakeDriver) async throws -> String {
    try await Play(driver, "Given the app is open", "When I go back", step).ending
  }

  @Test(arguments: [
    ("Then I do not see \"Required\"", "whether \"Required\" is visible"),
    ("Then I do not see the 3rd \"Memo\"", "whether the 3rd \"Memo\" is visible"),
    ("Then I see \"Memo\" 2 times", "how often \"Memo\" is visible"),
    ("Then I see no alert", "whether an alert is in front"),
    ("Then nothing is animated", "whether something was animated"),
    (
      "Then nothing on the \"form\" screen moves",
      "whether something on the \"form\" screen moved"
    ),
    (
      "Then nothing on the \"form\" screen is animated",
      "whether something on the \"form\" screen was animated"
    ),
    ("Then \"Ghost\" is not animated", "whether there is \"Ghost\""),
    ("Then didBeginEditing of \"Ghost\" is not called", "whether there is \"Ghost\""),
  ])
  func `on a screen that is not complete an absence is skipped with the reason`(
    step: String, what: String
  ) async throws {
    #expect(
      try await ending(step, on: Self.driver())
        == "skipped: the fake engine cannot tell \(what): \(Self.missing)")
    // The same claim holds where everything was looked at; what is not there at all does not.
    let ending = try await ending(step, on: FakeDriver(.sample))
    #expect(ending.hasPrefix(step.contains("Ghost") ? "failed: there is no \"Ghost\"" : "passed"))
  }

  @Test(arguments: [
    ("I do not see \"failed\"", "failed"), ("I do not see the \"failed\" text", "failed"),
    ("I do not see \"Order\"", "passed"), ("I do not see the \"failed\" list", "passed"),
    ("I do not see the \"failed\" text in the \"panel\" area", "passed"),
  ])
  func `a part that is set apart in a text is not absent`(step: String, verdict: String)
    async throws
  {
    let driver = FakeDriver(
      Screen.sample.with { screen in
        screen.elements[0].label = "Order failed: no card"
        screen.elements[0].properties[.parts] = .known(.text("failed\nno card"))
      })
    let ending = try await ending("Then " + step, on: driver)
    #expect(ending.hasPrefix(verdict), "\(ending)")
    if verdict == "failed" {
      #expect(ending.contains("\"failed\" is a part of \"Order failed: no card\""), "\(ending)")
    }
  }

  @Test(arguments: [
    ("I do not see \"Ghost\" in the \"Name\" field", "passed", "passed"),
    ("I see no rows in the \"Name\" field", "passed", "passed"),
    ("I do not see \"Ghost\" in the 1st \"Memo\" row", "skipped", "skipped"),
    ("I do not see \"Ghost\"", "skipped", "skipped"),
    ("I see no tables", "skipped", "passed"), ("I see no images", "skipped", "skipped"),
    ("I see no headings", "skipped", "skipped"),
  ])
  func `what is absent from an element that was read is absent, and so is a control from a picture`(
    step: String, parts: String, canvas: String
  ) async throws {
    for (unread, expected) in [("parts", parts), ("canvas", canvas)] {
      let driver = Self.driver { screen in
        screen.properties[.unread] = .known(.text(unread))
        screen.elements[5].properties[.unread] = .known(.text("it cannot read the canvas"))
        screen.elements[2].parent = "panel"
      }
      #expect(try await ending("Then \(step)", on: driver).hasPrefix(expected), "\(unread)")
    }
  }

  @Test(arguments: [
    ("I see \"Next\"", "failed: \"Next\" is not seen: \"Veil\" covers the whole of it"),
    ("I do not see \"Next\"", "passed"), ("I see no buttons", "passed"),
    ("\"Next\" is covered", "passed"), ("\"Next\" is disabled", "passed"),
  ])
  func `what is wholly covered is not seen, and is still there`(
    step: String, expected: String
  ) async throws {
    let driver = FakeDriver(
      Screen.sample.with {
        $0.elements[3].properties[.coveredBy] = .known("Veil")
        $0.elements[3].properties[.whollyCovered] = .known(true)
      })
    #expect(try await ending("Then \(step)", on: driver).hasPrefix(expected))
  }

  @Test func `a property that no element of an engine can have is not checked`() async throws {
    var capabilities = Capabilities.everything
    capabilities.abilities[.property(.image)] = .missing("it draws nothing")
    let driver = FakeDriver([Observation(screen: .sample)], capabilities: capabilities)
    #expect(
      try await ending("Then the image of \"Name\" is \"pen\"", on: driver)
        == "skipped: the fake engine cannot tell the image of \"Name\": it draws nothing")
    let other = try await ending("Then the image of \"Name\" is \"pen\"", on: FakeDriver(.sample))
    #expect(other.hasPrefix("failed: \"Name\" has no property \"image\""))
  }

  @Test(arguments: [
    (
      "Then nothing on the \"from\" screen moves",
      "no \"from\" screen has been shown\n  did you mean \"form\"?"
    ),
    (
      "Then nothing on the \"from\" screen is animated",
      "no \"from\" screen has been shown\n  did you mean \"form\"?"
    ),
    (
      "Then the \"from\" screen is kept in memory",
      "no \"from\" screen has been shown\n  did you mean \"form\"?"
    ),
    (
      "Then didBeginEditting of \"Name\" is not called",
      "there is no call of a field \"didBeginEditting\"\n  did you mean \"didBeginEditing\"?"
    ),
  ])
  func `nothing happens to what is misspelt, and that proves nothing`(
    step: String, words: String
  ) async throws {
    #expect(try await ending(step, on: FakeDriver(.sample)).hasPrefix("failed: \(words)"))
  }

  @Test func `what is seen on a screen that is not complete is seen`() async throws {
    let ending = try await ending("Then I do not see \"Next\"", on: Self.driver())
    #expect(ending.hasPrefix("failed: \"Next\" is on the \"form\" screen"))
    let count = try await self.ending("Then I see \"Memo\" 1 time", on: Self.driver())
    #expect(count.hasPrefix("failed: how often \"Memo\" is visible is not as expected"))
  }

  @Test func `what is not found on a screen that is not complete says what was not read`()
    async throws
  {
    #expect(
      try await ending("Then I see \"Nex\"", on: Self.driver()) == """
        failed: there is no "Nex" on the "form" screen
          it cannot read the frame "Ads"
          did you mean "Next"?
        """)
  }

  @Test(arguments: [
    ("Then I see the \"Tag\" chip", "the \"Tag\" chip"),
    ("Then I do not see the \"Tag\" chip", "the \"Tag\" chip"),
    ("Then I see the \"Tag\" chip 1 time", "the \"Tag\" chip"),
    ("Then I see no chips", "the chip"), ("Then the \"Tag\" chip is enabled", "the \"Tag\" chip"),
    ("Then I see at least 1 button", nil), ("Then I see at most 2 buttons", nil),
    ("Then I see \"Tag\"", nil), ("Then I see the \"Tag\" area", nil),
    ("Then I do not see the \"Note\" chip", nil),
  ])
  func `where the role of an element is not known, nothing is claimed of it`(
    step: String, what: String?
  ) async throws {
    let driver = FakeDriver(
      Screen.sample.with {
        $0.elements.append(
          Element(
            id: "tag", role: .area, label: "Tag", frame: .unknown("?"),
            properties: [.role: .unknown("it has no type")]))
      })
    let skip = what.map {
      "skipped: the fake engine cannot tell whether \($0) is there: it has no type"
    }
    #expect(try await ending(step, on: driver) == skip ?? "passed")
  }

  @Test(arguments: [
    ("I see 1 button", Element.Role.area, "skipped"), ("I see at most 1 button", .area, "skipped"),
    ("I see the \"Next\" button 1 time", .area, "passed"), ("I see 3 buttons", .area, "failed"),
    // What can be checked is no button.
    ("I see 1 button", .toggle, "passed"), ("I see no checkboxes", .toggle, "skipped"),
  ])
  func `an element whose role is not known may be one more`(
    step: String, closest: Element.Role, verdict: String
  ) async throws {
    let driver = FakeDriver(
      Screen.sample.with {
        $0.elements.append(
          Element(
            id: "tag", role: closest, label: "Tag", frame: .unknown("?"),
            properties: [.role: .unknown("it has no type")]))
      })
    let ending = try await ending("Then " + step, on: driver)
    #expect(ending.hasPrefix(verdict), "\(ending)")
  }

  @Test(arguments: [
    ("I do not see \"Delete?\"", "failed: \"Delete?\" is the title of the alert in front"),
    ("I do not see \"It is gone then.\"", "failed: \"It is gone then.\" is said by the alert"),
    ("I do not see the \"Cancel\" button", "failed: the \"Cancel\" button is a button of the"),
    ("I do not see the \"Cancel\" field", "passed"), ("I do not see \"Keep\"", "passed"),
  ])
  func `what an alert in front shows is not absent`(step: String, words: String) async throws {
    let driver = FakeDriver(Screen.sample.with { $0.alert = .known(.sample) })
    let ending = try await ending("Then " + step, on: driver)
    #expect(ending.hasPrefix(words), "\(ending)")
  }

  @Test(arguments: [
    ("\"Newest\"", "skipped: the fake engine cannot tell whether \"Newest\" is visible"),
    ("\"New\"", "passed"), ("the \"Newest\" text", "passed"),
    ("the element containing \"New\"", "skipped"),
  ])
  func `a text is not absent if an element may show it`(name: String, words: String) async throws {
    let driver = FakeDriver(
      Screen.sample.with {
        $0.elements[3].properties[.text] = .unknown("it has the value \"Newest\"")
      })
    let ending = try await ending("Then I do not see " + name, on: driver)
    #expect(ending.hasPrefix(words), "\(ending)")
  }

  @Test(arguments: [("\"00:00\"", "skipped"), ("the \"00:00\" button", "passed")])
  func `no text is absent if one without a name is not known`(
    name: String, words: String
  ) async throws {
    let driver = FakeDriver(
      Screen.sample.with {
        $0.elements[0].label = ""
        $0.elements[0].properties[.text] = .unknown("it is drawn")
      })
    let ending = try await ending("Then I do not see " + name, on: driver)
    #expect(ending.hasPrefix(words), "\(ending)")
  }

  @Test func `a line of a name is not absent`() async throws {
    let driver = FakeDriver(Screen.sample.with { $0.elements[5].label = "Order 12\nPaid" })
    let ending = try await ending("Then I do not see \"Paid\"", on: driver)
    #expect(ending.hasPrefix("failed: \"Paid\" is a part of "), "\(ending)")
  }

  @Test(arguments: [
    ("Then there is no record \"x\"", "record", "records"),
    ("Then the record \"x\" is \"1\"", "record", "records"),
    ("Then there is no secret \"x\"", "secret", "secrets"),
  ])
  func `where what is kept cannot be read, nothing is claimed of it`(
    step: String, sort: String, property: String
  ) async throws {
    let driver = FakeDriver(
      Screen.sample.with { $0.properties[Property(property)] = .unknown("no storage") })
    #expect(
      try await ending(step, on: driver)
        == "skipped: the fake engine cannot tell whether there is a \(sort) \"x\": no storage")
  }

  @Test(arguments: [
    ("Then the app does not send GET \"/x\"", "whether the app sent GET \"/x\""),
    ("Then the app sends nothing", "whether the app sent a request"),
    ("Then the app sends GET \"/x\" 0 times", "how often the app sent GET \"/x\""),
  ])
  func `a page with a worker may send more than is seen`(step: String, what: String) async throws {
    let driver = FakeDriver(
      .sample, events: [Event(number: 1, time: nil, kind: .worker, subject: "w.js", details: [:])])
    #expect(
      try await ending(step, on: driver) == """
        skipped: the fake engine cannot tell \(what): it cannot see the requests of the worker "w.js"
        """)
  }

  @Test(arguments: [
    "does not contain \"x\"", "does not match /x/", "is empty", "shows \"\"", "ends with \"x\"",
  ])
  func `what a list with an unread part does not show is not known`(check: String) async throws {
    let driver = FakeDriver(
      Screen.sample.with {
        $0.elements.append(
          Element(
            id: "chart", role: .list, label: "Chart", frame: .unknown("?"),
            properties: [.unread: .known("it cannot read the canvas"), .content: .known("")]))
      })
    let ending = try await ending("Then the \"Chart\" list \(check)", on: driver)
    #expect(ending.hasPrefix("skipped: ") == (check != "ends with \"x\""), "\(ending)")
  }

  @Test(arguments: [("next", "passed"), ("name", "failed: a field has the focus")])
  func `no field has the focus if a button has it`(id: String, words: String) async throws {
    let driver = FakeDriver(Screen.sample.with { $0.focus = .known(id) })
    #expect(try await ending("Then no field has the focus", on: driver).hasPrefix(words))
  }

  @Test func `a property of the screen with a typing error is none`() async throws {
    #expect(
      try await ending("Then the screen's statsu bar is off", on: FakeDriver(.sample)) == """
        failed: screens have no property "statsu bar"
          did you mean "status bar"?
        """)
  }

  @Test(arguments: [
    ("I do not see \"Next \"", "U+0020 (space), which only the step has"),
    ("I do not see \" Next\"", "U+0020 (space), which only the step has"),
    ("I do not see \"Ne\u{200B}xt\"", "U+200B (zero width space), which only the step has"),
    (
      "I do not see \"N\u{435}xt\"",
      "U+0065 (latin small letter e), where the step has U+0435 (cyrillic small letter ie)"
    ),
    ("I do not see \"NEXT\"", "upper and lower case"),
    ("I do not see the \"NExt\" button", "upper and lower case"),
    ("I do not see an element containing \"NEX\"", "upper and lower case"),
    ("I do not see an element starting with \"NE\"", "upper and lower case"),
    ("I see no buttons containing \"EXT\"", "upper and lower case"),
    ("I see 0 buttons containing \"EXT\"", "upper and lower case"),
  ])
  func `what is absent but for its spelling is seen`(step: String, difference: String) async throws
  {
    let ending = try await ending("Then \(step)", on: FakeDriver(.sample))
    #expect(ending.hasPrefix("failed: \"Next\" is on the screen; it differs by \(difference)\n"))
  }

  @Test(arguments: [
    ("Sign in", "Sign\u{A0}in", "U+00A0 (no-break space), where the step has U+0020 (space)"),
    (
      "Don't", "Don\u{2019}t",
      "U+2019 (right single quotation mark), where the step has U+0027 (apostrophe)"
    ),
    (
      "\u{410}pple", "Apple",
      "U+0041 (latin capital letter a), where the step has U+0410 "
        + "(cyrillic capital letter a)"
    ),
  ])
  func `a name that nearly is on the screen is neither absent nor present`(
    name: String, shown: String, difference: String
  ) async throws {
    let driver = FakeDriver(Screen.sample.with { $0.elements[3].label = shown })
    let sentence = "\"\(shown)\" is on the screen; it differs by \(difference)"
    #expect(try await ending("Then I do not see \"\(name)\"", on: driver).contains(sentence))
    #expect(try await ending("Then I see \"\(name)\"", on: driver).contains(sentence))
  }

  @Test(arguments: [
    "I do not see \"Nexd\"", "I do not see the \"next\" field", "I do not see /NEXT/",
    "I do not see the 2nd \"NEXT\"", "I do not see an element containing \"ext \"",
    "I do not see the 3rd \"Memo\"",
  ])
  func `what readers tell apart is absent`(step: String) async throws {
    #expect(try await ending("Then \(step)", on: FakeDriver(.sample)) == "passed")
  }

  @Test(arguments: [
    "I do not see \"Error\"", "I see no buttons", "I see at most 2 buttons", "nothing is animated",
  ])
  func `nothing is absent where there has never been an element`(step: String) async throws {
    let bare = Screen.sample.with { $0.elements = [] }
    let ending = try await ending("Then \(step)", on: FakeDriver(bare))
    #expect(ending.hasPrefix("skipped: "))
    #expect(ending.hasSuffix("no screen of this scenario has had an element so far"))
    let later = FakeDriver([.sample, bare].map { Observation(screen: $0) })
    #expect(try await self.ending("Then \(step)", on: later) == "passed")
  }

  @Test(arguments: [
    ("\"Mail\" shows \"\"", "which element \"Mail\" is"),
    ("I do not see \"Error\"", "whether \"Error\" is visible"),
    ("\"Next\" is disabled", nil),
  ])
  func `elements with the same id are not told apart`(step: String, what: String?) async throws {
    let driver = FakeDriver(Screen.sample.with { $0.elements[0].id = "mail" })
    let skip = what.map {
      "skipped: the fake engine cannot tell \($0): "
        + "two elements have the id \"mail\", which must be unique"
    }
    #expect(try await ending("Then \(step)", on: driver) == skip ?? "passed")
  }
}
