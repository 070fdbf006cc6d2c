import SpecDrivers
import Testing

@testable import SpecSimulator

/// The screen of an error: that of the moment at which the action failed.
@Suite struct FailingMomentTests {
  /// An app with a button that works once, and a field that gives up the focus at the first key.
  private struct OnceApp: SimulatedApp {
    let name = "once"
    let summary = "a button that works once"
    let faults: [Fault] = []

    func launch(on device: Device, faults: Set<String>) -> NavigationStack {
      NavigationStack(root: OnceScreen(name: "once", device: device))
    }
  }

  private final class OnceScreen: ViewController {
    let pay = Button(id: "pay", label: "Pay")
    let code = TextField(id: "code", label: "Code", traits: TextTraits())

    override init(name: String, device: Device) {
      super.init(name: name, device: device)
      add(pay, code)
      pay.action = { [weak self] in self?.pay.isEnabled = false }
      code.onEditingChanged = { [device] in device.focus.resign() }
    }

    override func layout() {
      pay.place(x: 0, y: 50, width: 100, height: 40)
      code.place(x: 0, y: 100, width: 100, height: 40)
    }
  }

  @Test(arguments: [
    (Action.doubleTap(Selector("Pay")), "cannot be used: it is disabled"),
    (.type("ab", into: Selector("Code")), "type \"b\" of \"ab\": no field has the focus anymore"),
  ])
  func `an error shows what the part of the action before it has changed`(
    action: Action, why: String
  ) async throws {
    let driver = SimulatedDriver(apps: [OnceApp()])
    try await driver.launch(LaunchOptions(app: "once"))
    var failed: (why: String, screen: Screen)?
    do { try await driver.perform(action) } catch {
      switch error {
      case .notInteractable(_, let why, let screen): failed = ("cannot be used: \(why)", screen)
      case .impossible(let what, let why, let screen): failed = ("\(what): \(why)", screen)
      default: Issue.record("\(error)")
      }
    }
    #expect(failed?.why == why)
    #expect(failed?.screen == (try await driver.observe(since: 0).screen))
  }
}
