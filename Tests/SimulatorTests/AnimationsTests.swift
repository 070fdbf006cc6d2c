import SpecDrivers
import SpecText
import Testing

@testable import SpecSimulator

@Suite struct AnimationsTests {
  private let device = sampleDevice()
  private let screen: Slide

  /// A screen with one view that hangs on a constraint.
  private final class Slide: ViewController {
    let view = View(id: "view", role: .area, label: "view", offset: 0)

    init(on device: Device) {
      super.init(name: "slide", device: device)
      add(view)
    }

    override func layout() {
      view.place(x: 0, y: view.offset ?? 0, width: 10, height: 10)
    }
  }

  init() {
    screen = Slide(on: device)
    screen.load()
  }

  private func changes() -> [String] {
    device.log.lines(of: .animation, .jump, .animationSwitch)
  }

  @Test func `a constant moves its view with the next layout`() {
    screen.view.offset = 5
    #expect(changes() == [])
    screen.layoutIfNeeded()
    screen.layoutIfNeeded()
    #expect(
      changes() == [
        "0 ms jump: view (from 0, id view, property offset, screen slide, to 5)",
        "0 ms jump: view (from 0, id view, property y, screen slide, to 5)",
      ])
  }

  @Test func `what changes inside an animation is animated, but for what is kept out of it`() {
    var ended: [Int] = []
    device.animations.animate(duration: .milliseconds(300)) {
      screen.view.opacity = 0.5
      device.animations.performWithoutAnimation { screen.view.opacity = 0 }
      device.animations.animate(duration: .milliseconds(100)) {
        screen.view.opacity = 1
      } completion: {
        ended.append(device.clock.now.wholeMilliseconds)
      }
      screen.view.opacity = 0.25
    } completion: {
      ended.append(device.clock.now.wholeMilliseconds)
    }
    screen.view.opacity = 1
    device.clock.settle()
    #expect(ended == [100, 300])
    #expect(
      changes() == [
        "0 ms animation: view (duration 300, from 1, id view, property opacity, screen slide, "
          + "to 0.5)",
        "0 ms jump: view (from 0.5, id view, property opacity, screen slide, to 0)",
        "0 ms animation: view (duration 100, from 0, id view, property opacity, screen slide, "
          + "to 1)",
        "0 ms animation: view (duration 300, from 1, id view, property opacity, screen slide, "
          + "to 0.25)",
        "0 ms jump: view (from 0.25, id view, property opacity, screen slide, to 1)",
      ])
  }

  @Test func `while animations are off all is at once, and completions come a turn later`() {
    device.animations.setEnabled(false)
    device.animations.setEnabled(false)
    var ended = false
    device.animations.animate(duration: .milliseconds(300)) {
      screen.view.opacity = 0
    } completion: {
      ended = true
    }
    #expect(!ended)
    device.clock.settle()
    #expect(ended)
    #expect(device.clock.now == .zero)
    #expect(
      changes() == [
        "0 ms animation switch: animations (enabled off)",
        "0 ms jump: view (from 1, id view, property opacity, screen slide, to 0)",
      ])
  }
}
