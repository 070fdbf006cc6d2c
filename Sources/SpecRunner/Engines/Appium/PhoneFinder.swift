import SpecDrivers
import SpecText

/// Finds elements on the phone, brings them into view and uses them.
///
/// Elements are checked before each action: WebDriverAgent reports success for a tap on an element
/// that is disabled, covered or out of view.
struct PhoneFinder: Sendable {
  let eye: PhoneEye
  /// The time for which an action waits for its element.
  let patience: Duration

  var phone: Phone { eye.phone }

  /// An element that can be used now.
  struct Reached: Sendable {
    let element: Element
    let entry: ListedNodes.Entry
    let screen: Screen
    let hasFocus: Bool

    var node: SourceNode { entry.node }
  }

  /// The times between two attempts.
  private static let pauses: [Duration] = [
    .milliseconds(50), .milliseconds(100), .milliseconds(250),
  ]

  /// Repeats an attempt until it succeeds or the deadline passes; the last error counts.
  func patiently<Value>(
    _ attempt: () async throws(DriverError) -> Value
  ) async throws(DriverError) -> Value {
    let deadline = Deadline.after(patience)
    var count = 0
    while true {
      do throws(DriverError) { return try await attempt() } catch {
        guard error.isRecoverable, !deadline.isOver, !Task.isCancelled else { throw error }
      }
      await PageView.pause(Self.pauses[min(count, Self.pauses.count - 1)])
      count += 1
    }
  }

  /// Finds an element that can be used, and scrolls it into view.
  ///
  /// - Throws: `DriverError` with the obstacle.
  func reach(_ selector: Selector) async throws(DriverError) -> Reached {
    let reached = try await locate(selector)
    try check(reached, selector)
    if reached.element.properties[.inView]?.value != .flag(false), !isBehindKeyboard(reached) {
      try checkCover(reached, selector)
      return reached
    }
    do { try await bringIntoView(reached, selector) } catch {
      // What does not scroll stays behind the keyboard.
      if isBehindKeyboard(reached) { try checkCover(reached, selector) }
      throw error
    }
    let moved = try await locate(selector)
    guard moved.element.properties[.inView]?.value != .flag(false) else {
      throw .notInteractable(
        selector, why: "it is out of view, and scrolling does not reach it", moved.screen)
    }
    try check(moved, selector)
    try checkCover(moved, selector)
    return moved
  }

  private func bringIntoView(
    _ reached: Reached, _ selector: Selector
  ) async throws(DriverError) {
    if phone.platform == .android {
      return try await AndroidScrolling(finder: self).bring(selector)
    }
    let element = try await reference(to: reached, selector)
    try await use(selector, phone.scrollIntoView(element))
  }

  /// Finds an element on the screen now.
  func locate(_ selector: Selector) async throws(DriverError) -> Reached {
    let look = try await eye.look()
    let screen = look.screen
    var usable = screen
    if let alert = screen.alert.value ?? nil {
      usable.elements = screen.elements.filter { element in
        look.entries[element.id].map { look.alert?.contains($0.node) == true } ?? false
      }
      if selector.matches(on: usable).isEmpty {
        let name = alert.title.isEmpty ? alert.message : alert.title
        throw .impossible(
          what: "use \(selector)", why: "the \(alert.kind.rawValue) \(name.inQuotes) is in front",
          screen)
      }
    }
    let element = try selector.resolve(on: usable)
    guard let entry = look.entries[element.id] else {
      throw .engineFault("the element \(element.id.inQuotes) is not in the page source")
    }
    return Reached(
      element: element, entry: entry, screen: screen,
      hasFocus: (screen.focus.value ?? nil)?.isSame(as: element.id) ?? false)
  }

  private func check(_ reached: Reached, _ selector: Selector) throws(DriverError) {
    if reached.element.properties[.enabled]?.value == .flag(false) {
      throw .notInteractable(selector, why: "it is disabled", reached.screen)
    }
    if let frame = reached.element.frame.value, frame.width <= 0 || frame.height <= 0 {
      throw .notInteractable(selector, why: "it has no size", reached.screen)
    }
  }

  private func isBehindKeyboard(_ reached: Reached) -> Bool {
    reached.element.properties[.coveredBy]?.value == .text(IOSSight.keyboard)
  }

  private func checkCover(_ reached: Reached, _ selector: Selector) throws(DriverError) {
    if let cover = reached.element.properties[.coveredBy]?.value?.text {
      throw .notInteractable(selector, why: "\(cover.inQuotes) covers it", reached.screen)
    }
  }

  // MARK: The server's elements

  /// The server's reference to an element.
  func reference(
    to reached: Reached, _ selector: Selector
  ) async throws(DriverError) -> String {
    try await reference(to: reached.node, selector, reached.screen)
  }

  /// The server's reference to a node of the page source, by the fastest locator that finds it.
  func reference(
    to node: SourceNode, _ selector: Selector, _ screen: Screen
  ) async throws(DriverError) -> String {
    var refusal = "it has just gone"
    for locator in phone.locators(of: node) {
      let found: String
      do { found = try PhoneElement.reference(in: try await phone.attempt(.find(locator))) } catch {
        refusal = try PhoneFailure.refusal(in: error, doing: "find \(selector)").words
        continue
      }
      if locator.isPlace, try await !eye.isInPlace(node, of: selector) {
        throw .notInteractable(selector, why: "the screen has just changed", screen)
      }
      return found
    }
    throw .notInteractable(selector, why: "the server no longer finds it (\(refusal))", screen)
  }

  /// Sends a command for an element; a change of the screen in the meantime is a reason to retry.
  func use(_ selector: Selector, _ command: WebDriverCommand) async throws(DriverError) {
    do { try await phone.attempt(command) } catch {
      throw await failure(error, using: selector, command)
    }
  }

  /// The failure of a command for an element.
  func failure(
    _ failure: WebDriverFailure, using selector: Selector, _ command: WebDriverCommand
  ) async -> DriverError {
    switch failure.refusal?.code {
    case .staleElement, .noSuchElement, .notInteractable, .clickIntercepted:
      .notInteractable(
        selector, why: "it has just changed (\(failure.refusal?.words ?? ""))", await eye.screen)
    case .alertOpen:
      await eye.impossible("use \(selector)", "an alert has come in front of it")
    default: PhoneFailure.error(failure, doing: "\(command.what) \(selector)")
    }
  }

  /// Taps an element; where a control lies in its middle, a text of it, as a person does.
  func tap(_ reached: Reached, _ selector: Selector) async throws(DriverError) {
    let parts = RowParts(of: reached)
    guard let inner = parts.controlInMiddle else {
      return try await click(reached.node, selector, reached.screen)
    }
    guard let place = parts.middleOfText else {
      throw .notInteractable(
        selector, why: "\(inner.label.inQuotes) is in its middle, and it has no text of its own",
        reached.screen)
    }
    let point = Pointer.Point(middleOf: phone.gestureFrame(place))
    try await use(selector, .perform([Pointer.tap(at: point)], what: "tap"))
  }

  /// Taps a node of the page source.
  func click(
    _ node: SourceNode, _ selector: Selector, _ screen: Screen
  ) async throws(DriverError) {
    try await use(selector, .click(try await reference(to: node, selector, screen)))
  }
}
