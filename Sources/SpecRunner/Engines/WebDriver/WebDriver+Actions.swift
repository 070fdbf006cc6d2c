public import SpecDrivers
import SpecJSON
import SpecText

// What a person does with a page, but for writing.
/// What a person does with a page: found, looked at, then clicked, typed into or swiped.
extension WebDriver {
  public func perform(_ action: Action) async throws(DriverError) {
    guard options != nil else { throw .notLaunched }
    if case .wait(let time) = action {
      guard time >= .zero else {
        throw impossible("wait \(time.written)", "time does not run backwards")
      }
      isLookFresh = false
      return try await wait(time)
    }
    try await act(action)
    isLookFresh = false
    try await look(settling: Self.settlingTime)
    isLookFresh = true
  }

  /// Lets time pass: for real at first, so that what is not the page's own comes along, and then
  /// on the page's clock, where there is one.
  private func wait(_ time: Duration) async throws(DriverError) {
    guard place?.session.browser.isChromium == true, nativeAlert == nil else {
      return await pause(time)
    }
    await pause(min(time, Self.longestPause))
    let rest = time - Self.longestPause
    guard rest > .zero else { return }
    try await send(
      .await(PageScript.pass, [.integer(rest.wholeMilliseconds)], what: "let \(rest.written) pass"))
  }

  /// How long is waited for real at most where a page's clock can be moved.
  private static let longestPause = Duration.seconds(2)

  private func act(_ action: Action) async throws(DriverError) {
    switch action {
    case .tap(let selector): try await tap(selector)
    case .doubleTap(let selector):
      try await touch(selector, "double-tap") { Pointer.doubleTap(at: $0) }
    case .longPress(let selector): try await touch(selector, "hold") { Pointer.hold(at: $0) }
    case .swipe(let direction, let selector): try await swipe(direction, on: selector)
    case .scroll(let selector):
      try await patiently { () async throws(DriverError) in _ = try await reach(selector) }
    case .scrollBy(let points, let selector): try await scroll(by: points, in: selector)
    case .choose(let choice, let selector): try await choose(choice, in: selector)
    case .type, .paste, .deleteBackward, .clear, .select, .pressReturn, .pressKey, .hideKeyboard:
      try await write(action)
    case .answer(let answer): try await self.answer(answer)
    case .back, .dismiss, .relaunch, .open: try await go(action)
    case .leave, .comeBack: throw missing(.background)
    case .system: throw missing(.systemEvents)
    case .wait: break
    }
  }

  private func missing(_ capability: Capability) -> DriverError {
    if case .missing(let why) = capabilities[capability] {
      return .unsupported(capability, why: why)
    }
    return .unsupported(capability, why: "this engine does not do it")
  }

  func impossible(_ what: String, _ why: String) -> DriverError {
    .impossible(what: what, why: why, currentScreen)
  }

  /// The screen as it was last seen.
  var currentScreen: Screen {
    behindAlert(lastLook?.screen ?? .unseen(home))
  }

  /// A screen with the alert the browser shows over it, behind which nobody can look.
  func behindAlert(_ screen: Screen) -> Screen {
    guard let nativeAlert else { return screen }
    var screen = screen
    screen.alert = .known(Self.alert(nativeAlert), .inferred)
    screen.complete = .unknown("it cannot read the page behind the alert \"\(nativeAlert)\"")
    return screen
  }

  // MARK: Reaching

  /// A thing on the page that a finger can get at now.
  struct Reached {
    let element: Element
    /// The server's name for it.
    let node: String
    let middle: Pointer.Point
    let hasFocus: Bool
    let isReadOnly: Bool
    /// Whether it takes a file, which nobody types.
    let takesFile: Bool
  }

  /// Tries until it works or patience ends: pages take their time.
  ///
  /// The last failure counts.
  func patiently<Value>(
    _ attempt: () async throws(DriverError) -> Value
  ) async throws(DriverError) -> Value {
    let patience =
      options?.parameters["patience"].flatMap { Int($0) }.map { Duration.milliseconds($0) }
      ?? engine.options.patience
    let deadline = Deadline.after(patience)
    var pause = 10
    while true {
      do throws(DriverError) {
        return try await attempt()
      } catch {
        guard error.mayPass, !deadline.isOver, !Task.isCancelled, nativeAlert == nil else {
          throw error
        }
      }
      await self.pause(.milliseconds(min(pause, deadline.milliseconds)))
      pause = min(pause * 2, 100)
      lookedAt = nil
    }
  }

  /// Finds an element on the page as it is now and brings it into view.
  ///
  /// - Throws: What is in the way of a person who would touch it.
  func reach(_ selector: Selector) async throws(DriverError) -> Reached {
    var look = try await seen()
    // What still moves would be missed: a person waits for it to come to rest.
    if look.isBusy, nativeAlert == nil {
      look = try await self.look(settling: Self.settlingTime)
    }
    let screen = look.screen
    if let nativeAlert {
      throw impossible("use \(selector)", "the alert \"\(nativeAlert)\" is in front of the page")
    }
    let element = try look.resolve(selector)
    let answer = try await send(
      .call("reach", [.string(element.id)], what: "reach \(selector)"))
    guard case .object(let found) = answer else {
      throw .engineFault("the page's script did not answer as agreed: \(answer)")
    }
    if found["framed"] == true {
      throw .notInteractable(
        selector, why: "it is inside a frame, which this engine reads but cannot use", screen)
    }
    guard case .object(let node)? = found["node"],
      case .string(let reference)? = node.first?.value,
      case .integer(let x)? = found["x"], case .integer(let y)? = found["y"]
    else { throw .notInteractable(selector, why: "the page has just taken it away", screen) }
    do { try WebDriverCommand.checkSegment(reference, "name for an element") } catch {
      throw await engine.explain(error, doing: "reach \(selector)")
    }
    if found["disabled"] == true {
      throw .notInteractable(selector, why: "it is disabled", screen)
    }
    if case .string(let cover)? = found["cover"] {
      throw .notInteractable(selector, why: "\"\(cover)\" covers it", screen)
    }
    return Reached(
      element: element, node: reference, middle: Pointer.Point(x: x, y: y),
      hasFocus: found["focused"] == true, isReadOnly: found["readonly"] == true,
      takesFile: found["file"] == true)
  }

  /// The screen now, or a moment ago: what is acted on is looked at once more when it is reached.
  func seen() async throws(DriverError) -> ScreenReader {
    if let lastLook, let lookedAt, nativeAlert == nil,
      lookedAt.duration(to: .now) < .milliseconds(100)
    {
      return lastLook
    }
    return try await look()
  }

  /// Sends a command about an element; that the page changed meanwhile is a matter of patience.
  func use(
    _ selector: Selector, _ command: WebDriverCommand
  ) async throws(DriverError) {
    do {
      try await attempt(command)
    } catch {
      guard case .refused(let refusal) = error else {
        throw await engine.explain(error, doing: "\(command.what) \(selector)")
      }
      // The tap went through and brought an alert up before the server had answered.
      if refusal.code == .alertOpen { return }
      guard refusal.mayPass else {
        throw await engine.explain(error, doing: "\(command.what) \(selector)")
      }
      throw .notInteractable(selector, why: refusal.message, currentScreen)
    }
  }

  // MARK: Fingers

  private func tap(_ selector: Selector) async throws(DriverError) {
    try await patiently { () async throws(DriverError) in
      try await tap(try await reach(selector), selector)
    }
  }

  /// Taps what was reached: by a finger where there is a touch screen, else by a click.
  ///
  /// Chromium's own click takes 0.1 s on an emulated touch screen, a finger's tap a fifth of it.
  func tap(_ reached: Reached, _ selector: Selector) async throws(DriverError) {
    let isTouched = place.map { $0.key.device.isTouched && $0.session.browser.isChromium }
    try await use(
      selector,
      isTouched == true
        ? .perform([Pointer.tap(at: reached.middle)], what: "tap") : .click(reached.node))
  }

  private func touch(
    _ selector: Selector, _ what: String, _ gesture: (Pointer.Point) -> JSONValue
  ) async throws(DriverError) {
    try await patiently { () async throws(DriverError) in
      let reached = try await reach(selector)
      try await use(selector, .perform([gesture(reached.middle)], what: what))
    }
  }

  private func swipe(
    _ direction: Direction, on selector: Selector?
  ) async throws(DriverError) {
    let look = try await look()
    var frame = Frame(x: 0, y: 0, width: look.screen.size.width, height: look.screen.size.height)
    if let selector {
      let reached = try await patiently { () async throws(DriverError) in
        try await reach(selector)
      }
      if let place = reached.element.frame.value {
        frame.width = place.width
        frame.height = place.height
      }
      frame.x = Double(reached.middle.x) - frame.width / 2
      frame.y = Double(reached.middle.y) - frame.height / 2
    }
    // Over the middle six tenths, so that it begins and ends on the element.
    let (dx, dy): (Double, Double) =
      switch direction {
      case .left: (-0.3, 0)
      case .right: (0.3, 0)
      case .up: (0, -0.3)
      case .down: (0, 0.3)
      }
    func point(_ sign: Double) -> Pointer.Point {
      Pointer.Point(
        x: Int(frame.x + frame.width * (0.5 + sign * dx)),
        y: Int(frame.y + frame.height * (0.5 + sign * dy)))
    }
    try await send(.perform([Pointer.swipe(from: point(-1), to: point(1))], what: "swipe"))
  }

  private func scroll(by points: Int, in selector: Selector?) async throws(DriverError) {
    var id = JSONValue.null
    if let selector {
      let reached = try await patiently { () async throws(DriverError) in
        try await reach(selector)
      }
      id = .string(reached.element.id)
    }
    try await send(.call("scrollBy", [.integer(points), id], what: "scroll"))
  }

  private func choose(_ choice: String, in selector: Selector?) async throws(DriverError) {
    try await patiently { () async throws(DriverError) in
      var id = JSONValue.null
      if let selector {
        id = .string(try await reach(selector).element.id)
      } else {
        try await look()
      }
      let answer = try await send(
        .call("choose", [.string(choice), id], what: "choose \"\(choice)\""))
      guard case .object(let outcome) = answer else { return }
      if case .string(let id)? = outcome["tap"] { return try await tapNow(id) }
      guard case .array(let offered)? = outcome["offered"] else { return }
      let names = offered.map { name in
        if case .string(let text) = name { "\"\(text)\"" } else { "\(name)" }
      }
      let list =
        names.isEmpty ? "it offers nothing" : "offered are " + names.joined(separator: ", ")
      throw .notInteractable(
        selector ?? Selector(choice), why: "\"\(choice)\" is not offered: \(list)", currentScreen)
    }
  }

  private func tapNow(_ id: String) async throws(DriverError) {
    let selector = Selector(id)
    try await tap(try await reach(selector), selector)
  }

  // MARK: Answering and going

  private func answer(_ answer: String) async throws(DriverError) {
    try await patiently { () async throws(DriverError) in
      try await look()
      if nativeAlert != nil {
        switch answer {
        case "OK": try await send(.acceptAlert)
        case "Cancel": try await send(.dismissAlert)
        default: throw .noSuchAnswer(answer, currentScreen)
        }
        nativeAlert = nil
        return
      }
      let found = try await send(
        .call("button", [.string(answer)], what: "find an answer"))
      guard case .string(let id) = found else { throw .noSuchAnswer(answer, currentScreen) }
      try await tapNow(id)
    }
  }

  private func go(_ action: Action) async throws(DriverError) {
    let look = try await look()
    if let nativeAlert, action != .relaunch {
      throw impossible("leave the page", "the alert \"\(nativeAlert)\" is in front of it")
    }
    switch action {
    case .back:
      if look.depth == 0 {
        throw impossible("go back", "\"\(look.screen.name)\" is the first page of this launch")
      }
      try await send(.back)
    case .dismiss:
      guard look.isPresented || look.screen.alert.value ?? nil != nil else {
        throw impossible("pull the sheet down", "nothing is presented")
      }
      try await press(["\u{E00C}"])
    case .relaunch:
      if nativeAlert != nil { try await send(.dismissAlert) }
      try await load("about:blank")
      forgetLog(keepingEvents: true)
      try await openHome(isRelaunch: true)
    case .open(let url): try await load(PageAddress.resolve(url, from: look.address))
    default: break
    }
  }
}

extension DriverError {
  /// Whether looking again later may help.
  fileprivate var mayPass: Bool {
    switch self {
    case .elementNotFound, .ambiguousElement, .notInteractable, .noSuchAnswer: true
    default: false
    }
  }
}
