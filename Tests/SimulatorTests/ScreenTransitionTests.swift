import SpecDrivers
import SpecText
import Testing

@testable import SpecSimulator

/// An app's own way from screen to screen, in place of the system's.
@Suite struct ScreenTransitionTests {
  /// A transition that keeps its context until somebody says how it ends.
  private final class Held: ScreenTransition {
    let duration: Duration = .milliseconds(700)
    var context: TransitionContext?

    func run(_ context: TransitionContext) {
      self.context = context
    }
  }

  /// An app that shows one empty screen.
  private struct EmptyApp: SimulatedApp {
    let name = "empty"
    let summary = "an empty screen"
    let faults: [Fault] = []
    func launch(on device: Device, faults: Set<String>) -> NavigationStack {
      NavigationStack(root: ViewController(name: "A", device: device))
    }
  }

  private let device = sampleDevice()
  private let held = Held()

  private func launch() throws -> NavigationStack {
    device.start(EmptyApp(), faults: [])
    let stack = try #require(device.window)
    stack.transitions = { [held] _ in held }
    return stack
  }

  private func lines(since mark: EventMark) -> [String] {
    device.log.events(since: mark).map { event in
      event.details["call"]?.text.map {
        "\(event.time?.wholeMilliseconds ?? -1) \(event.subject) \($0)"
      }
        ?? event.description
    }
  }

  private func push(_ stack: NavigationStack, animated: Bool = true) {
    stack.push(ViewController(name: "B", device: device), animated: animated)
  }

  @Test func `a push is over when its transition says so`() throws {
    let stack = try launch()
    let mark = device.log.mark
    push(stack)
    device.clock.advance(by: .milliseconds(500))
    #expect(
      lines(since: mark) == [
        "0 B viewDidLoad", "0 A viewWillDisappear", "0 B viewWillAppear",
        "0 ms push: B (animated on, duration 700, from A)",
      ])
    let end = device.log.mark
    held.context?.completeTransition(true)
    held.context?.completeTransition(true)
    #expect(lines(since: end) == ["500 A viewDidDisappear", "500 B viewDidAppear"])
    #expect(stack.screens.map(\.name) == ["A", "B"])
  }

  @Test func `a push that does not come about leaves the old screen in front`() throws {
    let stack = try launch()
    push(stack)
    let mark = device.log.mark
    held.context?.completeTransition(false)
    held.context = nil
    #expect(
      lines(since: mark) == [
        "0 B viewWillDisappear", "0 A viewWillAppear", "0 B viewDidDisappear", "0 A viewDidAppear",
        "0 B deinit",
      ])
    #expect(stack.screens.map(\.name) == ["A"])
  }

  @Test(arguments: [(true, ["A"]), (false, ["A", "B"])])
  func `a pop too comes about or does not`(cameAbout: Bool, screens: [String]) throws {
    let stack = try launch()
    push(stack)
    held.context?.completeTransition(true)
    stack.pop(animated: true)
    held.context?.completeTransition(cameAbout)
    #expect(stack.screens.map(\.name) == screens)
  }

  @Test func `a transition that never ends is ended by the next one`() throws {
    let stack = try launch()
    push(stack)
    let mark = device.log.mark
    stack.pop(animated: true)
    #expect(
      lines(since: mark).prefix(2) == ["0 A viewDidDisappear", "0 B viewDidAppear"])
    #expect(stack.screens.map(\.name) == ["A"])
  }

  @Test func `what is not animated, or is left to it, goes the system's way`() throws {
    let stack = try launch()
    push(stack, animated: false)
    #expect(held.context == nil)
    stack.transitions = { _ in nil }
    let mark = device.log.mark
    stack.pop(animated: true)
    device.clock.settle()
    #expect(lines(since: mark).contains("0 ms pop: B (animated on, duration 350, to A)"))
    #expect(lines(since: mark).contains("350 A viewDidAppear"))
  }

  @Test func `an app that ends in the middle frees its screens`() throws {
    let stack = try launch()
    push(stack)
    weak let screen = stack.top
    held.context = nil
    device.end()
    #expect(screen == nil)
    #expect(device.clock.pending == 0)
  }

  @Test func `the new screen's root view is put into the container`() throws {
    let stack = try launch()
    let new = ViewController(name: "B", device: device)
    let page = View(id: "page", role: .card, label: "page")
    new.add(page)
    stack.push(new, animated: true)
    var mark = device.log.mark
    held.context?.attachNewScreen()
    #expect(lines(since: mark) == [])
    new.rootView = page
    mark = device.log.mark
    held.context?.attachNewScreen()
    #expect(
      lines(since: mark) == [
        "0 ms attached: page (id page, screen B, to transition container)"
      ])
  }
}
