import SpecDrivers
import Testing

/// What a step says when the driver refuses: what is wrong, and what to do.
struct DriverErrorTests {
  @Test(arguments: [
    (
      DriverError.elementNotFound(Selector("Nex"), .sample),
      """
      there is no "Nex" on the "form" screen
        did you mean "Next"?
      """, true
    ),
    (
      .elementNotFound(
        Selector("Pirce", role: .cell, in: [Selector("Milk", role: .row)]), .page),
      """
      there is no "Pirce" cell in the "Milk" row on the "shop" screen
        did you mean the "Price" cell in the "Milk" row?
      """, true
    ),
    (
      .elementNotFound(
        Selector("Pay", role: .button, in: [Selector("Cart", role: .dialog)]), .page),
      """
      there is no "Pay" button in the "Cart" dialog on the "shop" screen
        the "Pay" button is on the screen, but not in the "Cart" dialog
      """, true
    ),
    (
      .ambiguousElement(Selector("Memo"), 2, .sample),
      """
      there are 2 elements called "Memo" on the "form" screen
        specify one: the 1st "Memo" or the 2nd "Memo"
      """, true
    ),
    (
      .ambiguousElement(
        Selector("Memo"), 3,
        Screen.sample.with {
          $0.elements.append(
            Element(
              id: "head", role: .heading, label: "Memo", frame: .unknown("it is not laid out")))
        }),
      """
      there are 3 elements called "Memo" on the "form" screen
        specify one: the "Memo" heading, the 1st "Memo" or the 2nd "Memo"
      """, true
    ),
    (
      .notInteractable(Selector("Next", role: .button), why: "it is disabled", .sample),
      """
      the "Next" button cannot be used: it is disabled
        check the step before this one, or expect it with a Then step
      """, true
    ),
    (
      .noSuchAnswer("OK", .sample),
      """
      there is no prompt to answer with "OK"
        no alert, sheet or permission prompt is in front of the "form" screen
      """, true
    ),
    (
      .noSuchAnswer("OK", Screen.sample.with { $0.alert = .known(.sample) }),
      """
      "Delete?" does not offer the answer "OK"
        it offers: "Delete", "Cancel"
      """, true
    ),
    (
      .impossible(what: "press return", why: "no keyboard is shown", .sample),
      "it is not possible to press return: no keyboard is shown", true
    ),
    (
      .unknownApp("slack", known: ["slack-login", "memo"]),
      """
      there is no app "slack"
        did you mean "slack-login"?
      """, false
    ),
    (
      .unknownApp("x", known: ["slack-login", "memo"]),
      """
      there is no app "x"
        there are: slack-login, memo
      """, false
    ),
    (
      .unknownFault("f", app: "a", known: []), "\"a\" has no fault \"f\"\n  there is none",
      false
    ),
    (
      .unknownDevice("iPhone 80", known: ["iPhone 8", "iPad"]),
      """
      there is no device "iPhone 80"
        did you mean "iPhone 8"?
      """, false
    ),
    (
      .unknownKey("Escpae", known: ["Enter", "Escape"]),
      """
      there is no key "Escpae"
        did you mean "Escape"?
      """, false
    ),
    (
      .unknownSetting("keyboard hight", known: ["keyboard height"]),
      """
      there is no device setting "keyboard hight"
        did you mean "keyboard height"?
      """, false
    ),
    (
      .notLaunched,
      """
      no app is open
        open it first: Given the app is open
      """, false
    ),
    (.appCrashed("index out of range"), "the app crashed: index out of range", false),
    (
      .timedOut(what: "answer", after: .seconds(5)),
      "the fake engine did not answer within 5000 ms",
      false
    ),
    (.engineLost("bye"), "the fake engine is gone: bye", false),
    (.engineFault("no id"), "the fake engine failed: no id", false),
  ])
  func `a refusal becomes a failure with a way out`(
    _ error: DriverError, _ message: String, _ showsScreen: Bool
  ) async throws {
    let driver = FakeDriver(refusals: ["perform back": error])
    let play = try await Play(driver, "Given the app is open", "When I go back")
    #expect(play.ending == "failed: " + message)
    #expect(play.screens.isEmpty != showsScreen)
  }
}
