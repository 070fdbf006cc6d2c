import SpecDrivers
import SpecJSON

/// Pointer input: tapping, holding, swiping, scrolling, choosing, answering.
struct PointerInput: Sendable {
  let finder: ElementFinder

  private var browser: ScenarioBrowser { finder.browser }
  private var page: PageView { finder.page }

  func tap(_ selector: Selector) async throws(DriverError) {
    try await finder.patiently { () async throws(DriverError) in
      try await finder.tap(try await finder.reach(selector), selector)
    }
  }

  /// - Parameter what: The gesture, as a part of a sentence: `hold`.
  func touch(
    _ selector: Selector, _ what: String, _ gesture: (Pointer.Point) -> JSONValue
  ) async throws(DriverError) {
    try await finder.patiently { () async throws(DriverError) in
      let reached = try await finder.reach(selector)
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
    try await browser.send(.perform([Pointer.swipe(direction, over: frame)], what: "swipe"))
  }

  func scroll(by points: Int, in selector: Selector?) async throws(DriverError) {
    var id = JSONValue.null
    if let selector { id = .string(try await finder.find(selector).element.id) }
    try await browser.send(.call("scrollBy", [.integer(points), id], what: "scroll"))
  }

  func choose(_ choice: String, in selector: Selector?) async throws(DriverError) {
    try await finder.patiently { () async throws(DriverError) in
      var id = JSONValue.null
      if let selector {
        id = .string(try await finder.reach(selector).element.id)
      } else {
        try await page.look()
      }
      let answer = try await browser.send(
        .call("choose", [.string(choice), id], what: "choose \"\(choice)\""))
      guard case .object(let outcome) = answer else { return }
      if case .string(let id)? = outcome["tap"] { return try await tap(id: id) }
      guard case .array(let offered)? = outcome["offered"] else { return }
      let names = offered.map { name in
        if case .string(let text) = name { "\"\(text)\"" } else { "\(name)" }
      }
      let list =
        names.isEmpty ? "it offers nothing" : "offered are " + names.joined(separator: ", ")
      throw .notInteractable(
        selector ?? Selector(choice), why: "\"\(choice)\" is not offered: \(list)",
        await page.screen)
    }
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
      try await tap(id: id)
    }
  }

  private func tap(id: String) async throws(DriverError) {
    let selector = Selector(id)
    try await finder.tap(try await finder.reach(selector), selector)
  }
}
