import SpecDrivers
import Testing

@testable import SpecSimulator

/// Permissions and what they are for.
@Suite struct LocalNotificationsTests {
  private let device = sampleDevice()

  private func note(_ id: String = "a", _ body: String = "b") -> LocalNotifications.Content {
    LocalNotifications.Content(id: id, title: "t", subtitle: "s", body: body, hasSound: true)
  }

  @Test func `the first request asks, and its answer stands for all later ones`() {
    var answers: [Bool] = []
    for _ in 1...2 { device.permissions.request(.photos, for: "app") { answers.append($0) } }
    // A second request while the first is unanswered is another question to answer.
    #expect(device.dialogs.front?.alert.buttons == ["Don't Allow", "Allow"])
    #expect(answers == [])
    #expect(device.dialogs.answer("Allow"))
    #expect(device.dialogs.answer("Allow"))
    device.permissions.request(.photos, for: "app") { answers.append($0) }
    #expect(answers == [true, true, true])
    #expect(device.dialogs.front == nil)
    #expect(device.permissions.state(of: .photos) == .granted)
    #expect(device.permissions.state(of: .camera) == .undetermined)
    #expect(device.log.lines(of: .prompt) == ["0 ms prompt: photos", "0 ms prompt: photos"])
  }

  @Test func `a denial stands as well`() {
    var answers: [Bool] = []
    device.permissions.request(.notifications, for: "app") { answers.append($0) }
    #expect(device.dialogs.answer("Don't Allow"))
    device.permissions.request(.notifications, for: "app") { answers.append($0) }
    #expect(answers == [false, false])
    #expect(device.log.lines(of: .prompt).count == 1)
  }

  @Test(arguments: [
    (
      PermissionState.granted, true, true,
      ["5 ms notification: t (body b, foreground on, sound on, subtitle s, title t)"]
    ),
    (.granted, true, false, []), (.denied, true, true, []), (.undetermined, true, true, []),
    (
      .granted, false, false,
      ["5 ms notification: t (body b, foreground off, sound on, subtitle s, title t)"]
    ),
    (.denied, false, true, []),
  ])
  func `one is delivered if it may be and somebody sees to it`(
    state: PermissionState, inFront: Bool, delegate: Bool, lines: [String]
  ) {
    device.memory.keep(.permission(.notifications, state))
    if delegate { device.notifications.presentsInForeground = { _ in true } }
    device.notifications.add(note(), after: .milliseconds(5))
    if !inFront { device.enterBackground() }
    device.clock.advance(by: .milliseconds(4))
    #expect(device.log.lines(of: .notification) == [])
    device.clock.advance(by: .milliseconds(10))
    #expect(device.log.lines(of: .notification) == lines)
    #expect(device.memory.pending == [])
  }

  @Test func `one takes the place of another that is pending, and can be taken back`() {
    device.memory.keep(.permission(.notifications, .granted))
    device.notifications.presentsInForeground = { $0.body != "silent" }
    device.notifications.add(note("a", "first"), after: .milliseconds(10))
    device.clock.advance(by: .milliseconds(5))
    device.notifications.add(note("a", "second"), after: .milliseconds(10))
    device.notifications.add(note("b", "silent"), after: .milliseconds(10))
    device.notifications.add(note("c", "taken back"), after: .milliseconds(10))
    device.notifications.remove(id: "c")
    device.clock.advance(by: .milliseconds(20))
    #expect(
      device.log.lines(of: .notification) == [
        "15 ms notification: t (body second, foreground on, sound on, subtitle s, title t)"
      ])
  }

  @Test func `what is pending outlives the app`() {
    device.memory.keep(.permission(.notifications, .granted))
    device.notifications.add(note(), after: .milliseconds(10))
    device.end()
    let next = Device(
      model: device.model, settings: DeviceSettings(), clock: device.clock, log: device.log,
      memory: device.memory)
    next.notifications.presentsInForeground = { _ in true }
    device.clock.advance(by: .milliseconds(10))
    #expect(device.log.lines(of: .notification).count == 1)
  }
}
