import SpecDrivers
import SpecText
import Testing

@testable import SpecSimulator

/// Animations that are put together first and started later.
@Suite struct PropertyAnimatorTests {
  private let device = sampleDevice()
  private let screen: ViewController
  private let view = Card(id: "view", label: "view")

  init() {
    screen = ViewController(name: "slide", device: device)
    screen.add(view)
    screen.load()
  }

  @Test func `two of them run side by side, each in its own way`() {
    var ended: [String] = []
    let move = PropertyAnimator(
      on: device, duration: .milliseconds(900), curve: .spring(damping: 0.7))
    let grow = PropertyAnimator(on: device, duration: .milliseconds(400), curve: .easeInOut)
    move.addAnimations { self.screen.translate(x: 0, y: 50) }
    move.addCompletion { ended.append("\(self.device.clock.now.wholeMilliseconds) moved") }
    grow.addAnimations { self.view.place(x: 0, y: 50, width: 10, height: 20) }
    grow.addAnimations { self.view.cornerRadius = 10 }
    grow.addCompletion { ended.append("\(self.device.clock.now.wholeMilliseconds) grown") }
    #expect(device.log.lines(of: .animation, .jump) == [])
    move.start()
    grow.start()
    move.start()
    device.clock.settle()
    #expect(ended == ["400 grown", "900 moved"])
    #expect(
      device.log.lines(of: .animation, .jump) == [
        "0 ms animation: view (curve spring, damping 0.7, duration 900, from 0, id view, "
          + "property y, screen slide, to 50)",
        "0 ms animation: view (curve ease in and out, duration 400, from 0, id view, "
          + "property width, screen slide, to 10)",
        "0 ms animation: view (curve ease in and out, duration 400, from 0, id view, "
          + "property height, screen slide, to 20)",
        "0 ms animation: view (curve ease in and out, duration 400, from 0, id view, "
          + "property corner radius, screen slide, to 10)",
      ])
  }

  @Test func `without time all is at once, and nothing is said of a curve`() {
    let animator = PropertyAnimator(on: device, duration: .milliseconds(-50), curve: .easeInOut)
    animator.addAnimations { self.view.isHidden = true }
    animator.start()
    #expect(
      device.log.lines(of: .animation, .jump) == [
        "0 ms jump: view (from 1, id view, property visibility, screen slide, to 0)"
      ])
    #expect(!view.isVisible)
  }
}
