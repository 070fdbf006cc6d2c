package import SpecDrivers

/// Puts things of different widths in lines, as a collection's flow layout does.
package struct FlowLayout: Hashable, Sendable {
  /// The length of a line, in points.
  package let width: Double
  /// Between two things of a line, and between two lines.
  package let spacing: Double

  package init(width: Double, spacing: Double) {
    self.width = width
    self.spacing = spacing
  }

  /// Where things of these widths and one height stand, from the top left corner of the first.
  ///
  /// What does not fit behind the one before begins a new line; what is longer than a line is
  /// shortened to it.
  package func frames(widths: [Double], height: Double) -> [Frame] {
    var frames: [Frame] = []
    var x = 0.0
    var y = 0.0
    for wanted in widths {
      let size = min(wanted, width)
      if x > 0, x + size > width {
        x = 0
        y += height + spacing
      }
      frames.append(Frame(x: x, y: y, width: size, height: height))
      x += size + spacing
    }
    return frames
  }

  /// How many lines frames take up.
  package static func lines(of frames: [Frame]) -> Int {
    Set(frames.map(\.y)).count
  }
}
