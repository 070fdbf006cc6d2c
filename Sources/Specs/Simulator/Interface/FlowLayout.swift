package import SpecDrivers

/// A flow layout: elements of different widths in lines, as in a collection view.
package struct FlowLayout: Hashable, Sendable {
  /// The width of a line, in points.
  package let width: Double
  /// The distance between elements of a line, and between lines, in points.
  package let spacing: Double

  package init(width: Double, spacing: Double) {
    self.width = width
    self.spacing = spacing
  }

  /// The frames of elements with these widths and one height, relative to the top left corner.
  ///
  /// An element that does not fit begins a new line; one wider than a line is shortened to it.
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

  /// The number of lines that frames occupy.
  package static func lines(of frames: [Frame]) -> Int {
    Set(frames.map(\.y)).count
  }
}
