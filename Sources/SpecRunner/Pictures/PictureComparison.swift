/// The pixels in which two pictures of the same size differ, outside of areas that do not count.
///
/// Colours that people cannot tell apart are equal: the distance is that of Kotsarenko and Ramos
/// (2010) in the colour space YIQ, with a tenth of that between black and white as the limit.
package struct PictureComparison: Sendable {
  /// The number of pixels that differ.
  package private(set) var count = 0
  /// The number of pixels that were compared.
  package private(set) var compared = 0
  /// The smallest area that has all of those that differ; nil if none does.
  package private(set) var area: Picture.Area?

  private let expected: Picture
  private let actual: Picture
  private let ignored: [Picture.Area]

  /// - Parameter ignored: the areas that do not count.
  package init(_ expected: Picture, _ actual: Picture, ignoring ignored: [Picture.Area]) {
    self.expected = expected
    self.actual = actual
    self.ignored = ignored
    for y in 0..<actual.height {
      let areas = ignored.filter { y >= $0.top && y < $0.bottom }
      compared += actual.width
      let isSame = actual.hasSame(row: y, as: expected)
      if isSame, areas.isEmpty { continue }
      for x in 0..<actual.width {
        if areas.contains(where: { $0.contains(x, y) }) {
          compared -= 1
        } else if !isSame, Self.differ(expected.pixel(x, y), actual.pixel(x, y)) {
          note(x, y)
        }
      }
    }
  }

  /// The part of the compared pixels that differ, from 0 to 100.
  package var percentage: Double {
    compared == 0 ? 0 : Double(count) * 100 / Double(compared)
  }

  private mutating func note(_ x: Int, _ y: Int) {
    count += 1
    var area = area ?? Picture.Area(left: x, top: y, right: x + 1, bottom: y + 1)
    area.left = min(area.left, x)
    area.right = max(area.right, x + 1)
    area.bottom = y + 1
    self.area = area
  }

  /// The largest distance of colours that count as equal, squared; black and white have 35,215.
  private static let tolerance = 35_215 * 0.1 * 0.1

  private static func differ(_ one: UInt32, _ other: UInt32) -> Bool {
    // Screens are opaque, so the opacity does not count.
    if one >> 8 == other >> 8 { return false }
    func part(_ shift: UInt32) -> Double {
      Double(one >> shift & 255) - Double(other >> shift & 255)
    }
    let (red, green, blue) = (part(24), part(16), part(8))
    let y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
    let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q > tolerance
  }

  /// A picture of the differences, as a PNG file: red where pixels differ, the actual picture in pale
  /// grey elsewhere, and pale blue where they do not count.
  package var picture: [UInt8] {
    PNGWriter.write(width: actual.width, height: actual.height) { x, y in
      if ignored.contains(where: { $0.contains(x, y) }) { return 0xC8_D8_F0_FF }
      let pixel = actual.pixel(x, y)
      if Self.differ(expected.pixel(x, y), pixel) { return 0xE0_00_20_FF }
      let light = ((pixel >> 24) * 3 + (pixel >> 16 & 255) * 6 + (pixel >> 8 & 255)) / 10
      let pale = 191 + light / 4
      return pale << 24 | pale << 16 | pale << 8 | 0xFF
    }
  }
}

extension Picture {
  /// The picture as a PNG file, with some areas in grey.
  package func png(without hidden: [Area]) -> [UInt8] {
    PNGWriter.write(width: width, height: height) { x, y in
      hidden.contains { $0.contains(x, y) } ? 0x80_80_80_FF : pixel(x, y)
    }
  }
}
