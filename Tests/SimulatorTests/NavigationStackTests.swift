import SpecDrivers
import SpecText
import Testing

@testable import SpecSimulator

@Suite struct NavigationStackTests {
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

  init() {
    device.start(EmptyApp(), faults: [])
  }

  private func stack() throws -> NavigationStack { try #require(device.window) }

  private func calls(since mark: EventMark = 0) -> [String] {
    device.log.events(since: mark).filter { [.lifeCycle, .push, .pop].contains($0.kind) }.map {
      switch $0.kind {
      case .lifeCycle:
        "\($0.time?.wholeMilliseconds ?? -1) \($0.subject).\($0.details["call"]?.written ?? "")"
      default:
        "\($0.time?.wholeMilliseconds ?? -1) \($0.kind.rawValue) \($0.details["animated"]?.written ?? "")"
      }
    }
  }

  @Test func `the first screen appears in UIKit's order`() {
    #expect(calls() == ["0 A.viewDidLoad", "0 A.viewWillAppear", "0 A.viewDidAppear"])
  }

  @Test(arguments: [(true, 350, "on"), (false, 0, "off")])
  func `push and pop call in UIKit's order`(
    animated: Bool, time: Int, written: String
  ) throws {
    let stack = try stack()
    var mark = device.log.mark
    stack.push(ViewController(name: "B", device: device), animated: animated)
    device.clock.settle()
    #expect(
      calls(since: mark) == [
        "0 B.viewDidLoad", "0 A.viewWillDisappear", "0 B.viewWillAppear", "0 push \(written)",
        "\(time) A.viewDidDisappear", "\(time) B.viewDidAppear",
      ])
    mark = device.log.mark
    #expect(stack.pop(animated: animated))
    device.clock.settle()
    #expect(
      calls(since: mark) == [
        "\(time) B.viewWillDisappear", "\(time) A.viewWillAppear", "\(time) pop \(written)",
        "\(2 * time) B.viewDidDisappear", "\(2 * time) A.viewDidAppear", "\(2 * time) B.deinit",
      ])
    #expect(!stack.pop(animated: animated))
    #expect(stack.screens.map(\.name) == ["A"])
  }

  @Test func `a transition in the middle of another ends that one first`() throws {
    let stack = try stack()
    let mark = device.log.mark
    stack.push(ViewController(name: "B", device: device), animated: true)
    device.clock.advance(by: .milliseconds(100))
    stack.pop(animated: true)
    device.clock.settle()
    #expect(
      calls(since: mark) == [
        "0 B.viewDidLoad", "0 A.viewWillDisappear", "0 B.viewWillAppear", "0 push on",
        "100 A.viewDidDisappear", "100 B.viewDidAppear",
        "100 B.viewWillDisappear", "100 A.viewWillAppear", "100 pop on",
        "450 B.viewDidDisappear", "450 A.viewDidAppear", "450 B.deinit",
      ])
  }

  @Test func `a push while animations are off is not animated`() throws {
    device.animations.setEnabled(false)
    let mark = device.log.mark
    try stack().push(ViewController(name: "B", device: device), animated: true)
    #expect(calls(since: mark).contains("0 push off"))
    #expect(calls(since: mark).last == "0 B.viewDidAppear")
  }

  @Test func `a screen below cannot be freed, and is warned of low memory`() throws {
    let stack = try stack()
    #expect(!stack.recreateTop())
    stack.push(ViewController(name: "B", device: device), animated: false)
    let mark = device.log.mark
    stack.warnOfMemory()
    #expect(calls(since: mark) == ["0 A.didReceiveMemoryWarning"])
  }

  @Test func `what is freed after the app has ended is not told`() throws {
    try stack().push(ViewController(name: "B", device: device), animated: true)
    let mark = device.log.mark
    device.end()
    #expect(device.log.mark == mark)
    #expect(device.window == nil)
    #expect(device.clock.pending == 0)
  }
}
