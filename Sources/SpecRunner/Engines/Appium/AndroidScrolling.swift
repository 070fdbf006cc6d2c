import SpecDrivers
import SpecJSON
import SpecText

/// Scrolls on an Android phone until an element is in view.
///
/// Android's page source does not list what is out of view, and its driver has no command that
/// scrolls to an element by what users see of it. So the content is moved step by step, down to its
/// end and then up to its start, with a look after each step.
struct AndroidScrolling: Sendable {
  let finder: PhoneFinder

  /// The maximum number of gestures in one direction, for content without end.
  static let mostGestures = 30

  private var eye: PhoneEye { finder.eye }

  /// Scrolls until an element is in view; begins again while the patience lasts, because the
  /// content may appear late.
  ///
  /// - Throws: `DriverError.impossible` with how far it scrolled.
  func bring(_ selector: Selector) async throws(DriverError) {
    let deadline = Deadline.after(finder.patience)
    while let ways = try await search(for: selector) {
      guard !deadline.isOver, !Task.isCancelled else {
        throw await eye.impossible(
          "scroll to \(selector)", "it is not on the screen after scrolling " + ways)
      }
      await PageView.pause(.milliseconds(250))
    }
  }

  /// Scrolls until an element is in view; if it is nowhere, returns how far it scrolled.
  private func search(for selector: Selector) async throws(DriverError) -> String? {
    if try await isInView(selector) { return nil }
    var ways: [String] = []
    for (direction, end) in [(Direction.down, "end"), (.up, "start")] {
      switch try await search(for: selector, direction) {
      case .found: return nil
      case .end: ways.append("\(direction.rawValue) to the \(end)")
      case .tooFar:
        ways.append(
          "\(direction.rawValue) \(Self.mostGestures) times without reaching the \(end)")
      }
    }
    return ways.joined(separator: " and ")
  }

  private enum Outcome { case found, end, tooFar }

  private func search(
    for selector: Selector, _ direction: Direction
  ) async throws(DriverError) -> Outcome {
    for _ in 0..<Self.mostGestures {
      let before = await eye.screen
      let canMove = try await scroll(direction)
      if try await isInView(selector) { return .found }
      // Some views report that they can scroll further although they do not move.
      let after = await eye.screen
      if !canMove || after == before { return .end }
    }
    return .tooFar
  }

  private func isInView(_ selector: Selector) async throws(DriverError) -> Bool {
    try await finder.patiently { () async throws(DriverError) in
      do throws(DriverError) {
        return try await finder.locate(selector).element.properties[.inView]?.value != .flag(false)
      } catch {
        if case .elementNotFound = error { return false }
        throw error
      }
    }
  }

  /// Moves the content by about the height of its area; whether it can move further.
  private func scroll(_ direction: Direction) async throws(DriverError) -> Bool {
    let area = await area()
    let answer = try await finder.phone.send(.scroll(direction, over: area))
    if case .bool(let canMove) = answer { return canMove }
    throw .engineFault("the server did not report whether it can scroll further")
  }

  /// The largest area that scrolls, or else the screen, without its upper and lower edges: there,
  /// a finger would begin a gesture of the system.
  ///
  /// The frames of the page source are in pixels, as the gesture takes them.
  private func area() async -> Frame {
    let look = await eye.last
    let screen = finder.phone.gestureFrame(
      PhoneTouch.area(aboveKeyboardOf: look?.screen ?? .unseen("the app")))
    let frame = look.flatMap { Self.largestArea($0, in: screen) } ?? screen
    return Frame(
      x: frame.x, y: frame.y + frame.height * 0.1, width: frame.width, height: frame.height * 0.8)
  }

  private static func largestArea(_ look: PhoneScreen, in screen: Frame) -> Frame? {
    guard let tree = look.tree else { return nil }
    let areas = tree.nodes.filter { $0.flag("scrollable") == true }
    let upright = areas.filter { !$0.android.scrollsSideways }
    return (upright.isEmpty ? Array(areas) : upright).compactMap(\.frame)
      .map { $0.intersection(screen) }.filter { !$0.isEmpty }
      .max { $0.width * $0.height < $1.width * $1.height }
  }
}

extension WebDriverCommand {
  fileprivate static func scroll(_ direction: Direction, over frame: Frame) -> Self {
    mobile(
      "scrollGesture",
      [
        "left": .integer(Int(frame.x)), "top": .integer(Int(frame.y)),
        "width": .integer(Int(frame.width)), "height": .integer(Int(frame.height)),
        "direction": .string(direction.rawValue), "percent": 1,
      ], "scroll \(direction.rawValue)")
  }
}
