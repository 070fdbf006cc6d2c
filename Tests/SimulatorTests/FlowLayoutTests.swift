import SpecDrivers
import Testing

@testable import SpecSimulator

@Suite struct FlowLayoutTests {
  /// Lines of 100 points, 10 points between things and lines, things 20 points high.
  private func drawn(_ widths: [Double]) -> [String] {
    FlowLayout(width: 100, spacing: 10).frames(widths: widths, height: 20).map {
      "\(Int($0.x)),\(Int($0.y)) \(Int($0.width))"
    }
  }

  @Test(arguments: [
    ([], []), ([40], ["0,0 40"]), ([40, 50], ["0,0 40", "50,0 50"]),
    ([40, 51], ["0,0 40", "0,30 51"]), ([100, 1], ["0,0 100", "0,30 1"]),
    ([300, 10], ["0,0 100", "0,30 10"]), ([10, 300], ["0,0 10", "0,30 100"]),
    ([60, 60, 30, 10], ["0,0 60", "0,30 60", "70,30 30", "0,60 10"]),
  ])
  func `a thing that does not fit begins a new line`(widths: [Double], frames: [String]) {
    #expect(drawn(widths) == frames)
  }

  @Test(arguments: [([], 0), ([10], 1), ([60, 60], 2), ([60, 30, 60, 30, 60], 3)])
  func `lines are counted`(widths: [Double], lines: Int) {
    let frames = FlowLayout(width: 100, spacing: 10).frames(widths: widths, height: 20)
    #expect(FlowLayout.lines(of: frames) == lines)
  }
}
