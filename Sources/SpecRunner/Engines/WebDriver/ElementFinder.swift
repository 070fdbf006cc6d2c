import SpecDrivers
import SpecJSON

/// Finds elements on the page and scrolls them into view.
///
/// Elements are checked before each action, because browsers click disabled buttons without an
/// error. All waiting shares one deadline.
struct ElementFinder: Sendable {
  let browser: ScenarioBrowser
  let page: PageView
  /// The time for which an action waits for its element.
  let patience: Duration

  /// An element that can be reached now.
  struct Reached: Sendable {
    /// The element, with its id in its frame.
    let element: Element
    /// The server's reference to the element; nil if it is inside a frame, or if a point is meant.
    let node: String?
    let middle: Pointer.Point
    let hasFocus: Bool
    let isReadOnly: Bool
    /// Whether it is a file field, into which no text can be typed.
    let takesFile: Bool
    /// Whether it is a field with a notation of its own, such as a date.
    let hasNotation: Bool
  }

  /// Repeats an attempt until it succeeds or the deadline passes; the last error counts.
  func patiently<Value>(
    _ attempt: () async throws(DriverError) -> Value
  ) async throws(DriverError) -> Value {
    let deadline = Deadline.after(patience)
    var pause = 10
    while true {
      do throws(DriverError) {
        return try await attempt()
      } catch {
        try await wait(after: error, pause, deadline)
      }
      pause = min(pause * 2, 100)
    }
  }

  /// Waits before the next attempt.
  ///
  /// It is a function of its own because the compiler copies `patiently` for every closure.
  ///
  /// - Throws: the error, if no attempt can succeed where this one failed.
  private func wait(
    after error: DriverError, _ pause: Int, _ deadline: Deadline
  ) async throws(DriverError) {
    let hasAlert = await page.alert != nil
    let isFinal = await page.isAtRest
    guard error.isRecoverable, !deadline.isOver, !Task.isCancelled, !hasAlert, !isFinal else {
      throw error
    }
    await PageView.pause(.milliseconds(min(pause, deadline.milliseconds)))
    await page.expire()
  }

  /// Waits until an element can be reached.
  func find(
    _ selector: Selector, evenDisabled: Bool = false
  ) async throws(DriverError) -> Reached {
    try await patiently { () async throws(DriverError) in
      try await reach(selector, evenDisabled: evenDisabled)
    }
  }

  /// Brings an element into view, even if it is disabled or something covers it, and waits for what
  /// the page does then.
  func scroll(to selector: Selector) async throws(DriverError) {
    try await patiently { () async throws(DriverError) in
      _ = try await reach(
        try await locate(selector), selector, evenDisabled: true, evenCovered: true)
    }
    try await browser.send(.await(PageScript.drawn, [], what: "scroll to \(selector)"))
  }

  /// Finds an element on the current page and scrolls it into view.
  ///
  /// - Throws: `DriverError` with the obstacle to a touch.
  func reach(
    _ selector: Selector, evenDisabled: Bool = false, toTouch isTouch: Bool = false
  ) async throws(DriverError) -> Reached {
    try await reach(
      try await locate(selector), selector, evenDisabled: evenDisabled, toTouch: isTouch)
  }

  /// Touches an element with a gesture, and again if the layout changed before it came.
  func touch(
    _ selector: Selector, _ gesture: (Reached) async throws(DriverError) -> Void
  ) async throws(DriverError) {
    try await patiently { () async throws(DriverError) in
      try await gesture(try await reach(selector, toTouch: true))
      // A tap may have closed the window, which is known to the driver.
      if let other = (try? await page.settleAfterTouch())?.missed {
        throw .notInteractable(
          selector, why: "it moved away, and \"\(other)\" came in its place", await page.screen)
      }
    }
  }

  /// Finds an element on the current page.
  ///
  /// - Parameter evenHidden: Whether a hidden element is found if no visible one matches.
  func locate(
    _ selector: Selector, evenHidden: Bool = false
  ) async throws(DriverError) -> Element {
    await page.leaveFrame()
    var look = try await page.recent()
    // A moving element would be missed, so the page must be at rest first.
    if look.isBusy, await page.alert == nil { look = try await page.settle() }
    if let alert = await page.alert {
      throw await page.impossible(
        "use \(selector)", "the alert \"\(alert)\" is in front of the page")
    }
    do { return try look.resolve(selector) } catch {
      guard evenHidden, case .elementNotFound = error else { throw error }
      let hidden = selector.matchesEvenHidden(on: look.screen)
      guard hidden.count <= 1 else { throw .ambiguousElement(selector, hidden.count, look.screen) }
      guard let element = hidden.first else { throw error }
      return element
    }
  }

  /// Scrolls an element into view.
  ///
  /// - Throws: `DriverError` with the obstacle to a touch.
  private func reach(
    _ element: Element, _ selector: Selector, evenDisabled: Bool, evenCovered: Bool = false,
    toTouch isTouch: Bool = false
  ) async throws(DriverError) -> Reached {
    var element = element
    element.id = try await page.enterFrame(of: element.id, for: selector)
    let found = try await browser.outcome(
      of: .call(
        "reach", [.string(element.id), .bool(isTouch), selector.spot], what: "reach \(selector)"))
    let screen = await page.screen
    guard case .integer(let x)? = found["x"], case .integer(let y)? = found["y"] else {
      throw .notInteractable(selector, why: "the page has just removed it", screen)
    }
    if !evenDisabled, found["disabled"] == true {
      throw .notInteractable(selector, why: "it is disabled", screen)
    }
    if found["empty"] == true {
      throw .notInteractable(selector, why: "it has no size", screen)
    }
    if case .string(let size)? = found["beyond"] {
      throw .notInteractable(
        selector, why: "the point is not on it: it has a size of \(size)", screen)
    }
    if found["outside"] == true {
      throw .notInteractable(
        selector, why: "it is outside the window, and scrolling does not bring it into view",
        screen)
    }
    if found["turned"] == true {
      throw .notInteractable(selector, why: PageView.whenTurned, screen)
    }
    if !evenCovered, case .string(let cover)? = found["cover"] {
      throw .notInteractable(selector, why: "\"\(cover)\" covers it", screen)
    }
    return Reached(
      element: element,
      node: selector.point == nil ? try await reference(found["node"], selector) : nil,
      middle: Pointer.Point(x: x, y: y), hasFocus: found["focused"] == true,
      isReadOnly: found["readonly"] == true, takesFile: found["file"] == true,
      hasNotation: found["notation"] == true)
  }

  /// The server's reference in a result of the page script; nil if there is none.
  private func reference(
    _ node: JSONValue?, _ selector: Selector
  ) async throws(DriverError) -> String? {
    guard case .object(let node)? = node, case .string(let name)? = node.first?.value else {
      return nil
    }
    do { try WebDriverCommand.checkSegment(name, "name for an element") } catch {
      throw await browser.starter.explain(error, doing: "reach \(selector)")
    }
    return name
  }

  /// Sends a command for an element; a change of the page in the meantime is a reason to retry.
  func use(_ selector: Selector, _ command: WebDriverCommand) async throws(DriverError) {
    do {
      if command.path == "/actions" {
        try await page.perform(command)
      } else {
        try await browser.attempt(command)
      }
    } catch {
      if error.isOf(.noSuchWindow), await browser.hasWindows { return }
      guard case .refused(let refusal) = error, refusal.isRecoverable || refusal.code == .alertOpen
      else {
        throw await browser.starter.explain(error, doing: "\(command.what) \(selector)")
      }
      // The tap succeeded and opened an alert before the server responded.
      if refusal.code == .alertOpen { return }
      throw .notInteractable(selector, why: refusal.message, await page.screen)
    }
  }

  /// Taps an element with a finger on a touch screen, or else clicks it.
  ///
  /// Chromium's click takes 42 ms, and 0.1 s on an emulated touch screen; the pointer's input takes
  /// 17 ms. Its target has been reached and is verified in its event.
  func tap(_ reached: Reached, _ selector: Selector) async throws(DriverError) {
    if browser.kind != .chromium, !browser.isTouched, let node = reached.node {
      return try await use(selector, .click(node))
    }
    let tap =
      browser.isTouched
      ? [Pointer.tap(at: reached.middle)]
      : Pointer.click(Click(), at: reached.middle, holding: [])
    try await use(selector, .perform(tap, what: "tap"))
  }

  /// Taps an element by its id, as a part of an action on another one.
  func tap(id: String, for selector: Selector) async throws(DriverError) {
    try await tap(try await reach(id: id, for: selector), selector)
  }

  /// Scrolls an element into view by its id.
  ///
  /// - Throws: `DriverError` with the obstacle to a touch.
  @discardableResult
  func reach(id: String, for selector: Selector) async throws(DriverError) -> Reached {
    let element = Element(id: id, role: .button, label: "", frame: .unknown("it is not listed"))
    return try await reach(element, selector, evenDisabled: false)
  }
}

extension Selector {
  /// The point of the element, for the page script.
  var spot: JSONValue {
    point.map { [.number($0.x), .number($0.y), .bool($0.isPercent)] } ?? .null
  }
}
