import SpecDrivers
import SpecText
import Testing

@testable import SpecSimulator

@Suite struct PresentationStackTests {
  private let device = sampleDevice()

  init() {
    device.start(SampleApp(), faults: [])
  }

  private func calls(since mark: EventMark) -> [String] {
    device.log.events(since: mark).filter {
      [.lifeCycle, .present, .dismiss, .keyboard].contains($0.kind)
    }.map { event in
      let what = event.details["call"] ?? event.details["notice"] ?? event.details["animated"]
      return
        "\(event.time?.wholeMilliseconds ?? -1) \(event.kind.rawValue) \(event.subject) \(what?.written ?? "")"
    }
  }

  private func sheet() -> ViewController { ViewController(name: "sheet", device: device) }

  @Test(arguments: [(true, 500, "on"), (false, 0, "off")])
  func `a sheet comes and goes in UIKit's order, and the screen below hears nothing`(
    animated: Bool, time: Int, written: String
  ) {
    let mark = device.log.mark
    device.presentations.present(sheet(), animated: animated)
    device.clock.settle()
    #expect(device.front?.name == "sheet")
    #expect(device.presentations.dismiss(animated: animated))
    #expect(device.front?.name == "form")
    device.clock.settle()
    #expect(
      calls(since: mark) == [
        "0 life cycle sheet viewDidLoad", "0 life cycle sheet viewWillAppear",
        "0 present sheet \(written)", "\(time) life cycle sheet viewDidAppear",
        "\(time) life cycle sheet viewWillDisappear", "\(time) dismiss sheet \(written)",
        "\(2 * time) life cycle sheet viewDidDisappear", "\(2 * time) life cycle sheet deinit",
      ])
    #expect(!device.presentations.dismiss(animated: animated))
  }

  @Test func `a sheet takes the keyboard away from the screen below`() throws {
    let form = try #require(device.window?.top as? FormScreen)
    #expect(device.focus.become(form.name1))
    device.clock.settle()
    device.presentations.present(sheet(), animated: true)
    device.clock.settle()
    #expect(device.focus.field == nil)
    #expect(device.keyboard.shown == nil)
  }

  @Test func `a sheet that goes while it comes has appeared before`() {
    let mark = device.log.mark
    device.presentations.present(sheet(), animated: true)
    device.presentations.dismiss(animated: false)
    #expect(
      calls(since: mark) == [
        "0 life cycle sheet viewDidLoad", "0 life cycle sheet viewWillAppear", "0 present sheet on",
        "0 life cycle sheet viewDidAppear", "0 life cycle sheet viewWillDisappear",
        "0 dismiss sheet off", "0 life cycle sheet viewDidDisappear", "0 life cycle sheet deinit",
      ])
  }

  @Test func `sheets lie on each other, the last in front`() {
    device.presentations.present(sheet(), animated: false)
    device.presentations.present(
      ViewController(name: "second", device: device), animated: false)
    #expect(device.log.events(since: 0).last { $0.kind == .present }?.details["over"] == "sheet")
    #expect(device.front?.name == "second")
    device.presentations.dismiss(animated: false)
    #expect(device.front?.name == "sheet")
  }

  @Test func `the app's end frees a sheet without a word`() {
    device.presentations.present(sheet(), animated: true)
    let mark = device.log.mark
    device.end()
    #expect(device.front == nil)
    #expect(calls(since: mark) == [])
  }
}
