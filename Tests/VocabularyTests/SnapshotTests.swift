import SpecDrivers
import SpecRunner
import SpecText
import Synchronization
import Testing

@testable import SpecVocabulary

/// A screen as text, and what it is compared with.
struct SnapshotTests {
  private static func element(
    _ id: String, _ role: Element.Role, _ label: String = "", in parent: String? = nil,
    _ properties: Properties = [:]
  ) -> Element {
    Element(
      id: id, role: role, label: label, parent: parent,
      frame: .known(Frame(x: 0, y: 0, width: 10, height: 10)), properties: properties)
  }

  private static func screen(
    _ elements: [Element], _ change: (inout Screen) -> Void = { _ in }
  ) -> Screen {
    var screen = Screen(
      name: "Cart", size: Size(width: 100, height: 100), elements: elements, stack: .known([]))
    change(&screen)
    return screen
  }

  // MARK: - Text

  @Test func `roles, names and states are written, and elements below those around them`() {
    let screen = Self.screen([
      Self.element("h", .heading, "Your cart", [.level: .known(1)]),
      Self.element("d", .area),
      Self.element("l", .list, "Items", in: "d"),
      Self.element("i", .listItem, "Apples", in: "l", [.current: .known("page")]),
      Self.element("x", .group, "", in: "i", [.visible: .known(false)]),
      Self.element(
        "b", .button, "Remove", in: "x", [.enabled: .known(false), .expanded: .known(false)]),
      Self.element(
        "f", .field, "Voucher",
        [
          .text: .known(""), .placeholder: .known("AB-12"), .required: .known(true),
          .invalid: .known(false), .textColor: .known("red"),
        ]),
      Self.element("p", .field, "Password", [.text: .known("a\u{301}b"), .secure: .known(true)]),
      Self.element("c", .checkbox, "Gift", [.checked: .known("mixed")]),
      Self.element("r", .radio, "Later", [.checked: .unknown("no idea")]),
      Self.element("t", .text, "Say \"yes\"\n", [.text: .known("Say \"yes\"\n")]),
      Self.element("n", .image),
    ]) { $0.focus = .known("f") }
    #expect(
      ScreenSnapshot(screen).text == #"""
        screen "Cart"
        heading "Your cart" level 1
        list "Items"
          list item "Apples" current "page"
            button "Remove" disabled collapsed
        field "Voucher" text "" placeholder "AB-12" required focused
        field "Password" text "•••"
        checkbox "Gift" checked "mixed"
        radio "Later" checked unknown
        text "Say \"yes\"\n"
        image

        """#)
  }

  @Test func `an alert, and what was not observed, are written`() {
    let screen = Self.screen([]) { screen in
      screen.alert = .known(.sample)
      screen.focus = .unknown("no eyes")
      screen.complete = .unknown("it cannot read the frame \"Ads\"")
    }
    #expect(
      ScreenSnapshot(screen).text == #"""
        screen "Cart"
        alert "Delete?" message "It is gone then."
          button "Delete"
          button "Cancel"
        focus unknown
        incomplete "it cannot read the frame \"Ads\""

        """#)
    let unknown = Self.screen([]) { $0.alert = .unknown("no eyes") }
    #expect(ScreenSnapshot(unknown).text == "screen \"Cart\"\nalert unknown\n")
  }

  @Test func `elements that contain each other are written once`() {
    let screen = Self.screen([
      Self.element("a", .list, "A", in: "b"), Self.element("b", .list, "B", in: "a"),
      Self.element("c", .list, "C", in: "c"), Self.element("d", .button, "D", in: "gone"),
    ])
    #expect(
      ScreenSnapshot(screen).text == """
        screen "Cart"
        button "D"
        list "A"
          list "B"
        list "C"

        """)
  }

  // MARK: - Comparison

  private static let cart = ScreenSnapshot(
    screen([
      element("h", .heading, "Your cart", [.level: .known(1)]),
      element("l", .list, "Items"),
      element("i", .listItem, "Apples", in: "l"),
      element("r", .button, "Remove", in: "i"),
      element("j", .listItem, "Pears", in: "l"),
      element("s", .button, "Remove", in: "j", [.enabled: .known(false)]),
      element("o", .text, "Order 17"),
      element("u", .checkbox, "Gift", [.checked: .unknown("no idea")]),
    ]))

  @Test(
    arguments: [
      ("heading \"Your cart\"\ntext /Order \\d+/", nil),
      ("heading\ntext", nil),
      ("heading \"Your cart\" level 1\n\n# a comment\nlist item \"Pears\"", nil),
      ("list \"Items\"\n  button \"Remove\"\n  button \"Remove\" disabled", nil),
      ("list item\n    button \"Remove\" disabled", nil),
      ("list item \"Pears\"\n  button \"Remove\" not disabled", 1),
      ("list item \"Apples\"\n  button disabled", 1),
      ("button \"Remove\" enabled\nbutton \"Remove\" enabled", 1),
      ("text \"Order 17\"\nlist", 1),
      ("text /Order/", 0),
      ("heading \"your cart\"", 0),
      ("heading level 2", 0),
      ("checkbox \"Gift\" not checked", 0),
      ("checkbox \"Gift\" checked", 0),
      ("checkbox \"Gift\" checked unknown", nil),
      ("checkbox \"Gift\"", nil),
    ] as [(String, Int?)])
  func `the lines of a partial snapshot must be there in this order`(
    text: String, missing: Int?
  ) throws {
    let pattern = try SnapshotPattern(text, place: "s", isPartial: true)
    #expect(SnapshotSearch(pattern, in: Self.cart).missing == missing)
  }

  @Test func `a search among many equal elements ends`() throws {
    let elements = (0..<60).map { number in
      Self.element("\(number)", .list, "L", in: number > 0 ? "\(number - 1)" : nil)
    }
    let text = (0..<30).map { String(repeating: " ", count: $0) + "list \"L\"\n" }.joined()
    let pattern = try SnapshotPattern(text + "button", place: "s", isPartial: true)
    let snapshot = ScreenSnapshot(Self.screen(elements))
    #expect(SnapshotSearch(pattern, in: snapshot).missing == 30)
    #expect(SnapshotComparison(pattern, with: snapshot).isEqual == false)
  }

  @Test func `a whole snapshot equals what it was made from, with patterns for what varies`()
    throws
  {
    let own = try SnapshotPattern(Self.cart.text, place: "s", isPartial: false)
    #expect(SnapshotComparison(own, with: Self.cart).isEqual)
    let text = Self.cart.text.replacing("\"Order 17\"", with: "/Order \\d+/")
      .replacing("heading", with: "# the name of the shop\nheading")
    let varied = try SnapshotPattern(text, place: "s", isPartial: false)
    let comparison = SnapshotComparison(varied, with: Self.cart)
    #expect(comparison.isEqual)
    #expect(comparison.merged == text)
  }

  @Test func `the difference shows what changed with the lines around it`() throws {
    let text =
      Self.cart.text.replacing("Pears", with: "Plums")
      .replacing("\"Order 17\"", with: "/Order \\d+/") + "button \"Gone\"\n"
    let pattern = try SnapshotPattern(text, place: "s", isPartial: false)
    let comparison = SnapshotComparison(pattern, with: Self.cart)
    #expect(
      comparison.difference == """
          …
            list item "Apples"
              button "Remove"
        -   list item "Plums"
        +   list item "Pears"
              button "Remove" disabled
          text "Order 17"
          checkbox "Gift" checked unknown
        - button "Gone"
        """)
    #expect(
      comparison.merged == Self.cart.text.replacing("\"Order 17\"", with: "/Order \\d+/"))
  }

  @Test(arguments: [
    ("button \"Next", "s:1: the text in quotes is not closed\n  end it with \""),
    ("a\n\nb /x", "s:3: the pattern is not closed\n  end it with /"),
    (
      "a /(/",
      "s:1: /(/ is not a regular expression\n  fix it, or write a name in quotes"
    ),
    (
      "\"Next\"",
      "s:1: a line starts with the role of an element\n  for example: button \"Next\" disabled"
    ),
    ("button \"Next\" disbled", "s:1: \"disbled\" is not a state\n  did you mean \"disabled\"?"),
    (
      "button \"Next\" \"Last\"",
      """
      s:1: the text after the name is not a state
        use busy, checked, collapsed, current, description, disabled, enabled, expanded, focused, \
      invalid, level, message, modal, placeholder, pressed, read-only, required, selected, text, \
      value text
      """
    ),
    (
      "partial\n# nothing\n",
      """
      s lists nothing, so it would match every screen
        list what must be there, such as: button "Next"
      """
    ),
  ])
  func `a line that cannot be read is named`(text: String, message: String) {
    #expect {
      _ = try SnapshotPattern(text, place: "s", isPartial: false)
    } throws: { error in
      (error as? StepFailure)?.description == message
    }
  }

  // MARK: - Incomplete screens

  @Test func `what was not observed neither passes nor fails`() async throws {
    func ending(_ text: String, _ change: (inout Screen) -> Void) async throws -> String {
      let driver = FakeDriver(Screen.sample.with(change))
      return try await Play(
        driver, "Given the app is open",
        "Then the screen matches:\n\"\"\"\n\(text)\"\"\"".replacing("\n", with: "\n    ")
      ).ending
    }
    let whole = "whole\n" + ScreenSnapshot(.sample).text
    #expect(try await ending(whole) { _ in } == "passed")
    let missing = "it cannot read the frame \"Ads\""
    let lacks: (inout Screen) -> Void = { $0.complete = .unknown(missing) }
    let what = "the fake engine cannot tell whether the screen matches the doc string"
    #expect(try await ending(whole, lacks) == "skipped: \(what): \(missing)")
    #expect(try await ending(whole + "button \"More\"\n", lacks) == "skipped: \(what): \(missing)")
    #expect(
      try await ending(whole + "incomplete \"it cannot read the frame \\\"Ads\\\"\"\n", lacks)
        == "passed")
    #expect(
      try await ending(whole) { $0.elements[3].properties[.enabled] = .unknown("no eyes") }
        == "skipped: \(what): \"enabled\" of button \"Next\" is not known")
    #expect(
      try await ending(whole.replacing("Sign up", with: "Sign in"), lacks).hasPrefix("failed: "))
    let untyped: (inout Screen) -> Void = {
      $0.elements[7].properties[.role] = .unknown("it has no type")
    }
    let chip = whole.replacing("area \"panel\"", with: "chip \"panel\"")
    let role = "skipped: \(what): the role of \"panel\" is not known"
    #expect(try await ending(chip, untyped) == role)
    #expect(try await ending("partial\nchip \"panel\"\n", untyped) == role)
    #expect(try await ending(whole, untyped) == "passed")
  }

  // MARK: - Files

  /// A store that writes into a dictionary, and scenarios that use it.
  private static func run(
    _ update: SnapshotFiles.Update, _ steps: [String], files: [String: String] = [:],
    on observations: [Observation] = [Observation(screen: .sample)],
    _ capabilities: Capabilities = .everything, patience: Duration = .milliseconds(100)
  ) async throws -> (endings: [String], files: [String: String]) {
    let stored = Mutex(files)
    let snapshots = SnapshotFiles(
      update, read: { path in stored.withLock { $0[path] }.map { Array($0.utf8) } },
      write: { path, _, text in stored.withLock { $0[path] = text } })
    let engine = FakeEngine(driver: FakeDriver(observations, capabilities: capabilities))
    let registry = try StepRegistry(
      Vocabulary.libraries(
        on: engine, launching: LaunchOptions(app: "app"), patience: patience,
        checks: CheckSettings(snapshots: snapshots)))
    let text = "Feature: f\nScenario: s\nGiven the app is open\n" + steps.joined(separator: "\n")
    let suite = Suite(sources: [Source(uri: "specs/shop.feature", text: text)])
    var endings: [String] = []
    await SpecRun(Planner(registry).plan(suite)).run { envelope in
      guard case .testStepFinished(let finished) = envelope else { return }
      let message = finished.result.failure?.message.map { ": " + $0 } ?? ""
      endings.append(finished.result.status.rawValue.lowercased() + message)
    }
    return (Array(endings.dropFirst(2).dropLast()), stored.withLock { $0 })
  }

  private struct FakeEngine: Engine {
    let name = "fake"
    let driver: FakeDriver
    func makeDriver() -> any Driver { driver }
  }

  private static let path = "specs/snapshots/shop/form.snapshot"
  private static let step = "Then the screen matches snapshot \"form\""

  @Test func `a first snapshot is written, and never passes where nothing is written`()
    async throws
  {
    let text = ScreenSnapshot(.sample).text
    let first = try await Self.run(.missing, [Self.step, Self.step])
    #expect(first.endings == ["passed", "passed"])
    #expect(first.files == [Self.path: text])
    let refused = try await Self.run(.none, [Self.step])
    #expect(
      refused.endings == [
        """
        failed: there is no snapshot "form"
          specs/snapshots/shop/form.snapshot does not exist
          write it: spec run specs/shop.feature:2 --update-snapshots missing
        """
      ])
    #expect(refused.files.isEmpty)
  }

  @Test func `a first snapshot is of a screen that no longer changes`() async throws {
    func observation(_ name: String) -> Observation {
      Observation(screen: Screen.sample.with { $0.name = name }, settled: .unknown("no idea"))
    }
    let real = Capabilities.everything.without(.clock, "time is real")
    let still = try await Self.run(
      .missing, [Self.step], on: ["a", "b", "c"].map(observation), real,
      patience: .seconds(2))
    #expect(still.files[Self.path]?.hasPrefix("screen \"c\"\n") == true)
    let restless = try await Self.run(
      .missing, [Self.step], on: (0..<99).map { observation("\($0)") }, real,
      patience: .seconds(2))
    #expect(
      restless.endings == [
        """
        failed: the screen keeps changing, so its snapshot was not written
          wait for the end of the changes with a Then before this step
          looked again for 2 s
        """
      ])
    #expect(restless.files.isEmpty)
  }

  @Test func `a changed snapshot is written if that is requested, and patterns stay`()
    async throws
  {
    let old = """
      screen /f.*m/
      # the title
      text "Register"
      field "Name" text "Ann" placeholder "Your name" focused
      field "Mail" text ""
      button "Next" disabled
      row "Memo" selected
      row "Memo"
      area "panel"

      """
    let kept = try await Self.run(.missing, [Self.step], files: [Self.path: old])
    #expect(
      kept.endings == [
        """
        failed: the screen does not match the snapshot "form"
            screen "form"
          - text "Register"
          + text "Sign up"
            field "Name" text "Ann" placeholder "Your name" focused
            field "Mail" text ""
            …
          where - is the snapshot "form" and + is the screen
          if this is right, update specs/snapshots/shop/form.snapshot:
          spec run specs/shop.feature:2 --update-snapshots changed
        """
      ])
    #expect(kept.files == [Self.path: old])
    let changed = try await Self.run(.changed, [Self.step], files: [Self.path: old])
    #expect(changed.endings == ["passed"])
    let text = ScreenSnapshot(.sample).text
    #expect(changed.files == [Self.path: text.replacing("\"form\"", with: "/f.*m/")])
  }

  @Test(arguments: [SnapshotFiles.Update.none, .missing, .changed, .all])
  func `a partial snapshot is the author's, so it is never written`(
    update: SnapshotFiles.Update
  ) async throws {
    let fits = "partial\nbutton \"Next\"\n"
    let result = try await Self.run(update, [Self.step], files: [Self.path: fits])
    #expect(result.endings == ["passed"])
    #expect(result.files == [Self.path: fits])
    let other = "partial\nbutton \"Next\" enabled\n"
    let failure = try await Self.run(update, [Self.step], files: [Self.path: other])
    #expect(
      failure.endings == [
        """
        failed: the screen does not match the snapshot "form": an element is missing
          expected: button "Next" enabled
            actual: button "Next" disabled
          if this is right, change specs/snapshots/shop/form.snapshot
        """
      ])
    #expect(failure.files == [Self.path: other])
  }

  @Test func `two texts for one snapshot in a run are a failure`() async throws {
    let result = try await Self.run(
      .changed, [Self.step, "Then \"Next\" matches snapshot \"form\""])
    #expect(
      result.endings == [
        "passed",
        """
        failed: two steps of this run would write different snapshots to \
        "specs/snapshots/shop/form.snapshot"
          use another name in one of them
        """,
      ])
    #expect(result.files == [Self.path: ScreenSnapshot(.sample).text])
  }

  @Test func `a missing element or an engine's error never writes a snapshot`() async throws {
    let step = "Then \"Nobody\" matches snapshot \"form\""
    let result = try await Self.run(.all, [step])
    #expect(
      result.endings.map { $0.prefix { $0 != "\n" } }
        == ["failed: there is no \"Nobody\" on the \"form\" screen"])
    #expect(result.files.isEmpty)
    let old = try await Self.run(.all, [step], files: [Self.path: "button\n"])
    #expect(old.files == [Self.path: "button\n"])
  }

  @Test(arguments: [
    "", ".", "..", "../up", "a/b", "a\\b", "a\u{0}b", "a\nb", ".hidden", "end.", " x", "a:b", "*",
    "a\u{200B}b",
  ])
  func `a name that is not safe for a file is refused`(name: String) {
    #expect {
      _ = try SnapshotFiles.path(of: name, for: "specs/shop.feature")
    } throws: { error in
      (error as? StepFailure)?.description == """
        a snapshot cannot be named "\(name)"
          use letters, digits, hyphens and spaces, such as "cart with two items"
        """
    }
  }

  @Test(arguments: [
    ("cart", "specs/shop.feature", "specs/snapshots/shop/cart.snapshot"),
    ("빈 장바구니", "shop.feature", "snapshots/shop/빈 장바구니.snapshot"),
    ("v1.2_a-b", "/a/b.feature.md", "/a/snapshots/b.feature.md/v1.2_a-b.snapshot"),
    ("x", "a/.feature", "a/snapshots/.feature/x.snapshot"),
  ])
  func `a snapshot lies in a folder beside its feature`(
    name: String, feature: String, path: String
  ) throws {
    #expect(try SnapshotFiles.path(of: name, for: feature) == path)
    #expect(throws: StepFailure.self) {
      try SnapshotFiles.path(of: String(repeating: "x", count: 201), for: feature)
    }
  }
}
