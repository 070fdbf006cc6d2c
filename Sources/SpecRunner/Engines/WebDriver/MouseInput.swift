import SpecDrivers
import SpecJSON

/// Input of a mouse: clicking, hovering, dragging, turning the wheel.
struct MouseInput: Sendable {
  let finder: ElementFinder

  private var browser: ScenarioBrowser { finder.browser }
  private var page: PageView { finder.page }

  func click(_ selector: Selector, _ click: Click) async throws(DriverError) {
    guard (1...10).contains(click.count) else {
      throw await page.impossible("click \(click.count) times", "1 to 10 times are possible")
    }
    let held = click.modifiers.map { Keys.code(of: $0, isMac: browser.isMac) }
    try await finder.touch(selector) { reached async throws(DriverError) in
      try await finder.use(
        selector, .perform(Pointer.click(click, at: reached.middle, holding: held), what: "click"))
    }
  }

  func hover(_ selector: Selector) async throws(DriverError) {
    try await finder.patiently { () async throws(DriverError) in
      // A disabled button may have a tooltip as well.
      let reached = try await finder.reach(selector, evenDisabled: true)
      try await finder.use(selector, .perform([Pointer.hover(at: reached.middle)], what: "hover"))
    }
  }

  func drag(_ selector: Selector, to target: Selector) async throws(DriverError) {
    try await finder.patiently { () async throws(DriverError) in
      let end = try await finder.reach(target, evenDisabled: true).element.id
      let start = try await finder.reach(selector).element.id
      let places = try await browser.send(
        .call(
          "reachBoth", [.string(start), .string(end), selector.spot, target.spot],
          what: "drag \(selector)"))
      guard case .array(let pair) = places, let from = Pointer.Point(pair.first),
        let to = Pointer.Point(pair.last)
      else {
        throw .notInteractable(
          selector, why: "it cannot be in view at the same time as \(target)", await page.screen)
      }
      // A line is drawn with a finger on a phone; other things are dragged with a mouse.
      let isTouched = browser.isTouched && selector.point != nil
      try await finder.use(
        selector, .perform([Pointer.drag(from: from, to: to, isTouched: isTouched)], what: "drag"))
      guard browser.kind != .chromium else { return }
      if try await browser.send(.call("drags", [], what: "drag \(selector)")) == true {
        throw .unsupported(
          .mouse, why: "the browser did not drop what it drags; use --browser chromium")
      }
    }
  }

  func turnWheel(right: Int, down: Int, over selector: Selector?) async throws(DriverError) {
    var place: Pointer.Point
    if let selector {
      place = try await finder.find(selector, evenDisabled: true).middle
    } else {
      let size = try await page.look().screen.size
      place = Pointer.Point(x: Int(size.width / 2), y: Int(size.height / 2))
    }
    let what = "turn the wheel"
    let before = try await browser.send(.call("wheels", [], what: what))
    try await finder.use(
      selector ?? Selector("the screen"),
      .perform([Pointer.wheel(at: place, right: right, down: down)], what: what))
    // Browsers scroll after the server has responded.
    try await browser.send(.await(PageScript.wheeled, [before], what: what))
  }
}
