import SpecDrivers
import SpecJSON

/// Pointer input: tapping, holding, swiping, scrolling, answering.
struct PointerInput: Sendable {
  let finder: ElementFinder

  private var browser: ScenarioBrowser { finder.browser }
  private var page: PageView { finder.page }

  func tap(_ selector: Selector) async throws(DriverError) {
    try await finder.touch(selector) { reached async throws(DriverError) in
      try await finder.tap(reached, selector)
    }
  }

  /// - Parameter what: The gesture, as a part of a sentence: `hold`.
  func touch(
    _ selector: Selector, _ what: String, _ gesture: (Pointer.Point) -> JSONValue
  ) async throws(DriverError) {
    try await finder.touch(selector) { reached async throws(DriverError) in
      try await finder.use(selector, .perform([gesture(reached.middle)], what: what))
    }
  }

  func swipe(_ direction: Direction, on selector: Selector?) async throws(DriverError) {
    let size = try await page.look().screen.size
    var frame = Frame(x: 0, y: 0, width: size.width, height: size.height)
    if let selector {
      let reached = try await finder.find(selector)
      if let place = reached.element.frame.value {
        frame.width = place.width
        frame.height = place.height
      }
      frame.x = Double(reached.middle.x) - frame.width / 2
      frame.y = Double(reached.middle.y) - frame.height / 2
    }
    try await finder.use(
      selector ?? Selector("the screen"),
      .perform([Pointer.swipe(direction, over: frame)], what: "swipe"))
  }

  func scroll(by points: Int, in selector: Selector?) async throws(DriverError) {
    var id = JSONValue.null
    if let selector { id = .string(try await finder.find(selector).element.id) }
    try await browser.send(.call("scrollBy", [.integer(points), id], what: "scroll"))
  }

  /// Answers the browser's own alert or a dialog of the page.
  func answer(_ answer: String) async throws(DriverError) {
    try await finder.patiently { () async throws(DriverError) in
      try await page.look()
      if await page.alert != nil {
        switch answer {
        case "OK": return try await page.closeAlert(.acceptAlert)
        case "Cancel": return try await page.closeAlert(.dismissAlert)
        default: throw .noSuchAnswer(answer, await page.screen)
        }
      }
      let found = try await browser.send(
        .call("button", [.string(answer)], what: "find an answer"))
      guard case .string(let id) = found else {
        throw .noSuchAnswer(answer, await page.screen)
      }
      try await finder.tap(id: id, for: Selector(answer))
    }
  }

  /// Types into the text field of the browser's own alert.
  func typeIntoAlert(_ text: String) async throws(DriverError) {
    let what = "type \"\(text)\" into the alert"
    try await page.look()
    guard await page.alert != nil else { throw await page.impossible(what, "there is no alert") }
    do { try await browser.attempt(.typeIntoAlert(text)) } catch {
      if case .refused(let refusal) = error, refusal.code == .notInteractable {
        throw await page.impossible(what, "it has no text field")
      }
      throw await browser.starter.explain(error, doing: what)
    }
  }
}
