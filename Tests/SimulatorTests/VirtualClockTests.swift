import SpecDrivers
import SpecText
import Testing

@testable import SpecSimulator

@Suite struct VirtualClockTests {
  private final class Ledger {
    var lines: [String] = []
  }

  @Test func `timers fire in the order they are due, and ties in the order they were set`() {
    let clock = VirtualClock()
    let ledger = Ledger()
    for (name, delay) in [("c", 30), ("a", 10), ("b1", 20), ("b2", 20), ("now", 0), ("past", -5)] {
      clock.schedule(after: .milliseconds(delay)) {
        ledger.lines.append("\(name)@\(clock.now.wholeMilliseconds)")
      }
    }
    clock.advance(by: .milliseconds(25))
    #expect(ledger.lines == ["now@0", "past@0", "a@10", "b1@20", "b2@20"])
    #expect(clock.now == .milliseconds(25))
    #expect(clock.pending == 1)
  }

  @Test func `a timer that another sets fires in the same advance if it is due`() {
    let clock = VirtualClock()
    let ledger = Ledger()
    clock.schedule(after: .milliseconds(10)) {
      ledger.lines.append("first@\(clock.now.wholeMilliseconds)")
      clock.schedule(after: .milliseconds(5)) {
        ledger.lines.append("second@\(clock.now.wholeMilliseconds)")
      }
      clock.schedule(after: .milliseconds(50)) {
        ledger.lines.append("late@\(clock.now.wholeMilliseconds)")
      }
    }
    clock.advance(by: .milliseconds(20))
    #expect(ledger.lines == ["first@10", "second@15"])
  }

  @Test func `settling ends the animations and fires what falls due meanwhile, no more`() {
    let clock = VirtualClock()
    let ledger = Ledger()
    clock.schedule(after: .milliseconds(300), .animation) {
      ledger.lines.append("animation@\(clock.now.wholeMilliseconds)")
    }
    clock.schedule(after: .milliseconds(100), .delay) {
      ledger.lines.append("answer@\(clock.now.wholeMilliseconds)")
    }
    clock.schedule(after: .milliseconds(301), .delay) {
      ledger.lines.append("later@\(clock.now.wholeMilliseconds)")
    }
    #expect(clock.settle())
    #expect(ledger.lines == ["answer@100", "animation@300"])
    #expect(clock.now == .milliseconds(300))
    #expect(!clock.isAnimating)
  }

  @Test(arguments: [0, 1, 300]) func `an endless animation does not hang the phone`(step: Int) {
    let clock = VirtualClock()
    func again() {
      clock.schedule(after: .milliseconds(step), .animation, again)
    }
    again()
    #expect(!clock.settle(within: .seconds(10)))
    #expect(clock.now <= .seconds(10))
    #expect(clock.isAnimating)
  }

  @Test func `a cancelled timer does not fire, and cancelling a fired one is no error`() {
    let clock = VirtualClock()
    let ledger = Ledger()
    let first = clock.schedule(after: .milliseconds(10)) { ledger.lines.append("first") }
    let second = clock.schedule(after: .milliseconds(20), .animation) {
      ledger.lines.append("second")
    }
    clock.cancel(second)
    clock.advance(by: .milliseconds(30))
    clock.cancel(first)
    #expect(ledger.lines == ["first"])
    #expect(!clock.isAnimating)
    clock.schedule(after: .milliseconds(5), .animation) { ledger.lines.append("third") }
    clock.cancelAll()
    #expect(clock.settle())
    #expect(ledger.lines == ["first"])
  }

  @Test func `time stops at the end of time`() {
    let clock = VirtualClock()
    clock.advance(by: .milliseconds(10))
    clock.advance(by: .longest)
    #expect(clock.now == .longest)
    clock.advance(by: .milliseconds(Int.min))
    #expect(clock.now == .longest)
  }
}
