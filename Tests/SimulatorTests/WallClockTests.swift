import SpecDrivers
import SpecText
import Testing

@testable import SpecSimulator

@Suite struct WallClockTests {
  @Test func `a wall clock goes with app time`() throws {
    let clock = VirtualClock()
    var wall = WallClock(clock: clock, now: LocalDateTime(written: "2020-02-29T23:59"))
    #expect(WallClock(clock: clock, now: nil).now.written == "2026-01-01T09:00:00.000")
    clock.advance(by: .milliseconds(59_999))
    #expect(wall.now.dayWritten(separator: " ") == "2020 02 29")
    clock.advance(by: .milliseconds(1))
    #expect(wall.now.dayWritten(separator: " ") == "2020 03 01")
    wall.set(to: try #require(LocalDateTime(written: "2021-01-01")))
    clock.advance(by: .milliseconds(5))
    #expect(wall.now.written == "2021-01-01T00:00:00.005")
    #expect(wall.now.adding(.longest).milliseconds == .max)
  }
}
