import SpecDrivers
import SpecJSON
import SpecText

/// Touches: tapping, holding, swiping, scrolling, choosing, answering.
struct PhoneTouch: Sendable {
  let finder: PhoneFinder

  private var phone: Phone { finder.phone }
  private var eye: PhoneEye { finder.eye }

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
      let middle = Pointer.Point(middleOf: try part(of: reached, selector))
      try await finder.use(selector, .perform([gesture(middle)], what: what))
    }
  }

  func swipe(_ direction: Direction, on selector: Selector?) async throws(DriverError) {
    let frame = try await area(selector)
    try await phone.send(.perform([Pointer.swipe(direction, over: frame)], what: "swipe"))
  }

  func scroll(to selector: Selector) async throws(DriverError) {
    if phone.platform == .android {
      return try await AndroidScrolling(finder: finder).bring(selector)
    }
    _ = try await finder.patiently { () async throws(DriverError) in
      try await finder.reach(selector)
    }
  }

  /// Drags the content of an area, slowly enough not to fling it.
  func scroll(by points: Int, in selector: Selector?) async throws(DriverError) {
    let frame = try await area(selector)
    var rest = Double(points)
    let height = frame.height / phone.gestureLength(1)
    // The finger stays inside the area, so that a long way takes several drags.
    let most = height * 0.6
    guard most >= 1, abs(rest) / most <= 100 else {
      throw await eye.impossible(
        "scroll by \(points) points", "the area is only \(Int(height)) points high")
    }
    while abs(rest) >= 1 {
      let part = min(max(rest, -most), most)
      try await phone.send(
        .perform([Pointer.drag(by: phone.gestureLength(-part), over: frame)], what: "scroll"))
      rest -= part
    }
  }

  /// The part of an element, or else of the screen, that a finger can move over, as gestures have it.
  private func area(_ selector: Selector?) async throws(DriverError) -> Frame {
    guard let selector else {
      let screen = try await eye.look().screen
      if let alert = screen.alert.value ?? nil {
        throw await eye.impossible("move the screen", "\(alert.title.inQuotes) is in front of it")
      }
      return phone.gestureFrame(Self.area(aboveKeyboardOf: screen))
    }
    let reached = try await finder.patiently { () async throws(DriverError) in
      try await finder.reach(selector)
    }
    return try part(of: reached, selector)
  }

  /// The part of an element that is in view, as gestures have it: the units of the page source.
  private func part(
    of reached: PhoneFinder.Reached, _ selector: Selector
  ) throws(DriverError) -> Frame {
    guard let frame = reached.entry.part else {
      throw .notInteractable(selector, why: "its frame is unknown", reached.screen)
    }
    let above = frame.intersection(
      phone.gestureFrame(Self.area(aboveKeyboardOf: reached.screen)))
    return above.isEmpty ? frame : above
  }

  /// The part of a screen that a finger moves over; over a keyboard, it would type.
  static func area(aboveKeyboardOf screen: Screen) -> Frame {
    let keyboard = (screen.keyboard.value ?? nil)?.height.value ?? 0
    return Frame(
      x: 0, y: 0, width: screen.size.width, height: max(1, screen.size.height - keyboard))
  }

  /// Swipes from the left edge over the screen, or presses Android's key.
  func goBack() async throws(DriverError) {
    if phone.platform == .android { return try await send(.back) }
    let look = try await eye.look()
    // Other buttons can be where a back button is: "Cancel", "Edit", a menu, an avatar.
    let titles = await eye.titlesOfWayBack
    if let bar = look.tree?.nodes.last(where: { $0.isIOS("NavigationBar") }),
      let button = bar.children.first(where: {
        $0.isIOS("Button")
          && ($0.iosIdentifier == "BackButton"
            || titles.contains(same: $0.iosLabel) && $0.isInLeadingHalf(of: bar))
      })
    {
      let selector = Selector(button.iosLabel, role: .button)
      return try await finder.click(button, selector, look.screen)
    }
    let size = look.screen.size
    try await send(
      .perform([Pointer.edgeSwipe(width: size.width, y: size.height / 2)], what: "swipe back"))
    try await awaitChange(
      of: look.screen, "go back",
      "there is no navigation bar with a back button, and a swipe from the left edge has no effect")
  }

  /// Waits until a swipe has had an effect; a server reports success for one that has none.
  private func awaitChange(
    of before: Screen, _ what: String, _ why: String
  ) async throws(DriverError) {
    let deadline = Deadline.after(finder.patience)
    while try await eye.look().screen == before {
      guard !deadline.isOver, !Task.isCancelled else { throw await eye.impossible(what, why) }
      await PageView.pause(.milliseconds(100))
    }
  }

  /// Pulls a presented sheet down.
  func dismissSheet() async throws(DriverError) {
    let screen = try await eye.look().screen
    let frame = Frame(
      x: 0, y: screen.size.height * 0.1, width: screen.size.width, height: screen.size.height)
    let what = "pull the sheet down"
    try await send(
      .perform([Pointer.swipe(.down, over: phone.gestureFrame(frame))], what: what))
    try await awaitChange(of: screen, what, "a swipe down has no effect")
  }

  private func send(_ command: WebDriverCommand) async throws(DriverError) {
    try await phone.send(command)
  }

  // MARK: Choices

  /// Chooses a segment, a tab or an item by a tap, or turns the wheel of a picker.
  func choose(_ choice: String, in selector: Selector?) async throws(DriverError) {
    guard let selector else { return try await tap(Selector(choice)) }
    if phone.platform == .android {
      return try await AndroidChoice(finder: finder).choose(choice, in: selector)
    }
    try await finder.patiently { () async throws(DriverError) in
      let reached = try await finder.reach(selector)
      if let option = reached.node.descendants.first(where: {
        $0.isIOS("Button") && $0.iosLabel.isSame(as: choice)
      }) {
        return try await finder.click(option, selector, reached.screen)
      }
      if reached.node.isIOS("DatePicker"),
        !reached.node.descendants.contains(where: { $0.isIOS("PickerWheel") }),
        let date = DateWheels.day(choice)
      {
        return try await CalendarPicker(finder: finder).choose(date, in: selector)
      }
      let wheels = ([reached.node] + reached.node.descendants).filter { $0.isIOS("PickerWheel") }
      if wheels.isEmpty { return try await tap(Selector(choice, in: [selector])) }
      let turns: [(wheel: Int, value: String)]
      if wheels.count == 1 {
        turns = [(0, choice)]
      } else if let dates = DateWheels(showing: wheels.map { $0.attribute("value") ?? "" }) {
        guard let found = dates.turns(to: choice) else {
          throw .notInteractable(
            selector, why: "\(choice.inQuotes) is no date such as 2026-11-21", reached.screen)
        }
        turns = found
      } else {
        throw .unsupported(
          .gestures,
          why: "\(selector) has \(wheels.count) wheels, and it is not known what each of them means"
        )
      }
      for turn in turns {
        let wheel = try await finder.reference(to: wheels[turn.wheel], selector, reached.screen)
        try await finder.use(selector, .type(turn.value, into: wheel))
      }
    }
  }

  /// Brings a switch into a state; one that has it already stays so.
  func setChecked(_ wanted: Bool, _ selector: Selector) async throws(DriverError) {
    let isTapped = try await finder.patiently { () async throws(DriverError) in
      let reached = try await finder.reach(selector)
      if try isChecked(reached, selector) == wanted { return false }
      // A switch of SwiftUI is a switch inside another, which fills its row.
      let inner = reached.node.descendants.last { $0.isIOS("Switch") } ?? reached.node
      try await finder.click(inner, selector, reached.screen)
      return true
    }
    guard isTapped else { return }
    try await finder.patiently { () async throws(DriverError) in
      let reached = try await finder.locate(selector)
      guard try isChecked(reached, selector) == wanted else {
        throw .notInteractable(selector, why: "a tap does not change its state", reached.screen)
      }
    }
  }

  private func isChecked(
    _ reached: PhoneFinder.Reached, _ selector: Selector
  ) throws(DriverError) -> Bool {
    guard case .flag(let isChecked)? = reached.element.properties[.checked]?.value else {
      throw .notInteractable(selector, why: "whether it is checked is unknown", reached.screen)
    }
    return isChecked
  }

  // MARK: Alerts

  /// Taps a button of the alert in front.
  func answer(_ button: String) async throws(DriverError) {
    try await finder.patiently { () async throws(DriverError) in
      let look = try await eye.look()
      let node = look.alert?.descendants.first { $0.androidLabel.isSame(as: button) }
      let isOffered =
        switch look.screen.alert {
        case .known(let alert, _): alert?.buttons.contains(same: button) == true
        // On Android, a window in front may be a dialog.
        case .unknown: phone.platform == .android && node != nil
        }
      guard isOffered else { throw .noSuchAnswer(button, look.screen) }
      let (selector, command) = (Selector(button, role: .button), phone.answer(button))
      do throws(WebDriverFailure) { try await phone.attempt(command) } catch {
        // Android's driver knows only dialogs with a title; others have buttons on the screen.
        guard phone.platform == .android, error.isOf(.noSuchAlert), let node else {
          throw await finder.failure(error, using: Selector(button), command)
        }
        try await finder.click(node, selector, look.screen)
      }
    }
  }

  /// Types into the text field of the alert in front.
  func typeIntoAlert(_ text: String) async throws(DriverError) {
    let what = "type \(text.inQuotes) into the alert"
    guard let alert = try await eye.look().screen.alert.value ?? nil else {
      throw await eye.impossible(what, "there is no alert")
    }
    do { try await phone.attempt(phone.typeIntoAlert(text)) } catch {
      if let refusal = error.refusal {
        throw await eye.impossible(
          what, "\(alert.title.inQuotes) has no text field (\(refusal.words))")
      }
      throw PhoneFailure.error(error, doing: what)
    }
  }
}

extension Pointer.Point {
  /// The middle of a frame.
  init(middleOf frame: Frame) {
    self.init(x: Int(frame.x + frame.width / 2), y: Int(frame.midY))
  }
}

extension SourceNode {
  /// Whether its middle is in the left half of another, where a bar has its button to go back.
  fileprivate func isInLeadingHalf(of bar: SourceNode) -> Bool {
    guard let frame, let around = bar.frame else { return false }
    return frame.x + frame.width / 2 < around.x + around.width / 2
  }
}
