import SpecDrivers
import SpecEngines
import Testing
import UIKit

@testable import SpecListener

extension ListenerTests {
  /// Launches, conditions, and what an app cannot do.
  @MainActor @Suite struct LaunchTests {
    @Test func `a launch names what it does not know`() async throws {
      let gallery = try await Gallery(PlainViewController()) { $0.faults = [Fault("slow")] }
      var errors: [String] = []
      for options in [
        LaunchOptions(app: "other"), LaunchOptions(app: "gallery", faults: ["slow", "wrong"]),
        LaunchOptions(app: "gallery", device: "iPhone 8"),
      ] {
        do throws(DriverError) { try await gallery.driver.launch(options) } catch {
          errors.append(ScreenText.text(error))
        }
      }
      #expect(
        errors == [
          "unknownApp(\"other\", known: [\"gallery\"])",
          "unknownFault(\"wrong\", app: \"gallery\", known: [\"slow\"])",
          "devices: an app cannot change the device \"iPhone 8\" it runs on",
        ])
      #expect(gallery.driver.capabilities[.faults] == .exact)
    }

    @Test func `each launch has a new first screen and a new log`() async throws {
      var launches: [LaunchOptions.State] = []
      let gallery = try await Gallery(PlainViewController()) { app in
        app.makeRoot = { options in
          launches.append(options.state)
          return PlainViewController()
        }
      }
      gallery.log.record(.log, "before")
      let first = gallery.window.rootViewController
      #expect(await gallery.perform(.relaunch) == "")
      #expect(launches == [.erased, .kept])
      #expect(gallery.window.rootViewController !== first)
      #expect(try gallery.events() == [])
    }

    @Test func `nothing is done before the launch and after the end`() async throws {
      let gallery = try await Gallery(PlainViewController())
      gallery.driver.close()
      #expect(await gallery.perform(.pressReturn) == "notLaunched")
      #expect(throws: DriverError.notLaunched) { try gallery.driver.observe(since: 0) }
    }

    @Test func `the app arranges what it can and reports what it knows`() async throws {
      var stored: [String: String] = [:]
      var opened: [String] = []
      let gallery = try await Gallery(PlainViewController()) { app in
        app.arrange = { condition in
          guard case .record(let name, let value) = condition else { return false }
          stored[name] = value
          return true
        }
        app.properties = {
          var properties: Properties = [:]
          for (name, value) in stored { properties[.record(named: name)] = .known(.text(value)) }
          return properties
        }
        app.open = { opened.append($0.absoluteString) }
        app.abilities = [.records: .exact]
      }
      try gallery.driver.arrange(.record(name: "memo", value: "milk"))
      #expect(
        try gallery.driver.observe(since: 0).screen.properties[.record(named: "memo")]
          == .known("milk"))
      #expect(gallery.driver.capabilities[.records] == .exact)
      #expect(await gallery.perform(.open(url: "app://memo/1")) == "")
      #expect(opened == ["app://memo/1"])
      #expect(
        throws: DriverError.unsupported(
          .permissions, why: "the app arranges no such condition; see ListenedApp.arrange")
      ) { try gallery.driver.arrange(.permission(.camera, .denied)) }
    }

    @Test(arguments: [
      (Action.swipe(.left, on: nil), "gestures"), (.doubleTap(Selector("a")), "gestures"),
      (.longPress(Selector("a")), "gestures"), (.chooseAll(["a"], in: Selector("b")), "gestures"),
      (.hover(Selector("a")), "mouse"), (.pressKey("Tab"), "hardware keys"),
      (.leave, "background"), (.comeBack, "background"), (.reload, "history"),
      (.closeWindow, "windows"), (.saveSession("a"), "saved sessions"),
      (.upload([], to: Selector("a"), byDropping: false), "file uploads"),
      (.open(url: "a:b"), "opening links"), (.system(.recreateScreen), "system events"),
      (.system(.rotate(.landscape)), "rotation"),
      (.system(.biometrics(.face, isMatch: true)), "biometrics"),
      (.system(.pushNotification(payload: "{}")), "push notifications"),
    ])
    func `what an app cannot do to itself is skipped`(
      action: Action, ability: String
    ) async throws {
      let gallery = try await Gallery(PlainViewController())
      #expect(await gallery.perform(action).prefix { $0 != ":" } == ability)
    }

    @Test func `the app settles when nothing moves anymore`() async throws {
      let view = UIView()
      view.accessibilityIdentifier = "box"
      let gallery = try await Gallery([(view, CGRect(x: 0, y: 0, width: 9, height: 9))])
      view.layer.stubAnimationKeys = ["position"]
      #expect(try gallery.driver.observe(since: 0).settled == .known(false, .inferred))
      view.layer.stubAnimationKeys = []
      #expect(try gallery.driver.observe(since: 0).settled == .known(true, .inferred))
    }

    @Test func `a picture is taken`() async throws {
      let gallery = try await Gallery(PlainViewController())
      let driver: any Driver = gallery.driver
      #expect(try await driver.picture() == [0x89, 0x50, 0x4E, 0x47])
    }

    @Test func `states of the app and low memory are events`() async throws {
      let gallery = try await Gallery(PlainViewController())
      var warnings = 0
      let token = NotificationCenter.default.addObserver(
        forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated { warnings += 1 } }
      NotificationCenter.default.post(
        name: UIApplication.didEnterBackgroundNotification, object: nil)
      #expect(await gallery.perform(.system(.memoryWarning)) == "")
      NotificationCenter.default.removeObserver(token)
      #expect(warnings == 1)
      #expect(try gallery.events() == ["app state: app (state background)"])
    }

    @Test func `the log keeps the latest events and their numbers`() {
      let log = EventLog()
      for number in 1...10_001 { log.record(.log, "\(number)") }
      let (events, mark) = log.events(since: 10_000)
      #expect(events.map(\.number) == [10_001])
      #expect(mark == 10_001)
      #expect(log.events(since: 0).events.first?.number == 1_001)
    }
  }
}
