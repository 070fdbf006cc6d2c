import SpecJSON
import SpecText
import Testing

/// A sheet that a finger pulls down: the consent of the app `sign-up`.
@Suite struct SheetTests {
  /// Drags on a screen of 896 points, and whether the sheet is gone afterwards.
  static let drags: [(name: String, x: Int, from: Int, to: Int, isDismissed: Bool)] = [
    ("from the title", 200, 90, 700, true),
    ("from a button", 60, 830, 895, false),
    ("a short one", 200, 90, 450, false),
    ("over content at its top", 200, 200, 790, true),
    ("a short one over content at its top", 200, 200, 450, false),
    ("from the status bar", 200, 5, 890, false),
    ("upwards", 200, 830, 90, false),
  ]

  @Test(arguments: drags)
  func `a drag down by half of its height dismisses it, a shorter one springs back`(
    name: String, x: Int, from start: Int, to end: Int, isDismissed: Bool
  ) async throws {
    try await Conversation.with("sign-up") { phone in
      try await phone.askForConsent()
      try await phone.drag(x: x, from: start, to: end)
      #expect(try await phone.shows("personal information") == isDismissed)
      #expect(try await phone.shows("consent") != isDismissed)
    }
  }

  @Test func `a swipe over the middle of the screen dismisses it`() async throws {
    try await Conversation.with("sign-up") { phone in
      try await phone.askForConsent()
      #expect(try await phone.mobile("swipe", ["direction": "down"]).status == 200)
      #expect(try await phone.shows("personal information"))
    }
  }

  @Test func `a drag over content that is scrolled scrolls it, the next one pulls`() async throws {
    try await Conversation.with("sign-up") { phone in
      try await phone.askForConsent()
      let first = try await phone.element("paragraph-1")
      func isShown() async throws -> JSONValue {
        try await phone.get("/element/\(first)/displayed").value
      }
      try await phone.drag(x: 200, from: 600, to: 300)
      #expect(try await isShown() == false)
      try await phone.drag(x: 200, from: 200, to: 790)
      #expect(try await phone.shows("consent"))
      #expect(try await isShown() == true)
      try await phone.drag(x: 200, from: 200, to: 790)
      #expect(try await phone.shows("personal information"))
    }
  }

  @Test func `a sheet of choices is pulled down from its own place only`() async throws {
    try await Conversation.with("memo") { phone in
      try await phone.click("sign-in")
      try await phone.drag(x: 200, from: 100, to: 890)
      #expect(try await phone.source.includes("XCUIElementTypeSheet"))
      try await phone.drag(x: 200, from: 780, to: 890)
      #expect(!(try await phone.source.includes("XCUIElementTypeSheet")))
    }
  }

  @Test func `a screen that is no sheet stays`() async throws {
    try await Conversation.with("sign-up") { phone in
      try await phone.fillForm()
      for start in [90, 200] { try await phone.drag(x: 200, from: start, to: 850) }
      #expect(try await phone.shows("personal information"))
    }
  }
}

extension Conversation {
  /// Drags a finger downwards or upwards.
  fileprivate func drag(x: Int, from start: Int, to end: Int) async throws {
    let reply = try await touch([
      ["type": "pointerMove", "duration": 0, "x": .integer(x), "y": .integer(start)],
      ["type": "pointerDown"],
      ["type": "pointerMove", "duration": 500, "x": .integer(x), "y": .integer(end)],
      ["type": "pointerUp"],
    ])
    #expect(reply.status == 200)
  }

  fileprivate func shows(_ screen: String) async throws -> Bool {
    try await source.includes("name=\"\(screen)\"")
  }
}
