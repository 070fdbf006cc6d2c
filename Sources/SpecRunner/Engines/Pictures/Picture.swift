import SpecDrivers

/// A picture in memory: its pixels, row by row from the top.
struct Picture: Hashable, Sendable {
  /// The number of pixels in a row.
  let width: Int
  /// The number of rows.
  let height: Int
  /// The pixels as 0xRRGGBBAA.
  let pixels: [UInt32]

  /// The colour of a pixel; the nearest one for a place outside.
  ///
  /// Screens are opaque, so the opacity does not count.
  subscript(x: Int, y: Int) -> Color {
    let column = min(max(0, x), width - 1)
    let row = min(max(0, y), height - 1)
    return Color(rgba: pixels[row * width + column])
  }
}

/// The reason why a picture cannot be read.
struct PictureError: Error, Hashable, CustomStringConvertible {
  let problem: String

  init(_ problem: String) { self.problem = problem }

  var description: String { "the screenshot cannot be read: \(problem)" }
}

extension Color {
  /// An opaque colour from 0xRRGGBBAA.
  init(rgba: UInt32) {
    self.init(
      red: UInt8(rgba >> 24), green: UInt8(rgba >> 16 & 255), blue: UInt8(rgba >> 8 & 255))
  }
}
