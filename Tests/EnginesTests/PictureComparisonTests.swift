import SpecDrivers
import Testing

@testable import SpecPictures

/// What counts as a difference of two pictures, and the files that are written of it.
struct PictureComparisonTests {
  private typealias Area = Picture.Area

  /// A picture of colours as 0xRRGGBB.
  private static func picture(
    _ width: Int, _ height: Int, _ color: (_ x: Int, _ y: Int) -> UInt32
  ) throws -> Picture {
    try PNGReader.read(
      SpecPictures.PNGWriter.write(width: width, height: height) { color($0, $1) << 8 | 0xFF })
  }

  @Test(
    arguments: [
      (0xFFFFFF, 0xFFFFFF, 0), (0xFFFFFF, 0xFDFEFF, 0), (0xFFFFFF, 0xE0E0E0, 1),
      (0xCC0000, 0x00CC00, 1), (0x101010, 0x181818, 0),
    ] as [(UInt32, UInt32, Int)])
  func `a colour that looks the same is the same`(
    _ one: UInt32, _ other: UInt32, _ count: Int
  ) throws {
    let (expected, actual) = (
      try Self.picture(3, 2) { _, _ in one },
      try Self.picture(3, 2) { x, y in x == 1 && y == 1 ? other : one }
    )
    #expect(PictureComparison(expected, actual, ignoring: []).count == count)
  }

  @Test func `what differs is counted, located and drawn, except where it does not count`() throws {
    let expected = try Self.picture(40, 30) { _, _ in 0xFFFFFF }
    let actual = try Self.picture(40, 30) { x, y in (10..<20).contains(x) && y == 7 ? 0 : 0xFFFFFF }
    let all = PictureComparison(expected, actual, ignoring: [])
    #expect(all.count == 10 && all.compared == 1200)
    #expect(all.area == Area(left: 10, top: 7, right: 20, bottom: 8))
    let rest = PictureComparison(
      expected, actual, ignoring: [Area(left: 0, top: 0, right: 15, bottom: 10)])
    #expect(rest.count == 5 && rest.compared == 1050)
    #expect(rest.area == Area(left: 15, top: 7, right: 20, bottom: 8))
    let drawn = try PNGReader.read(rest.picture)
    #expect(
      [drawn.pixel(2, 2), drawn.pixel(17, 7), drawn.pixel(30, 20)] == [
        0xC8D8_F0FF, 0xE000_20FF, 0xFEFE_FEFF,
      ])
  }

  @Test func `the same pixels are equal however they are stored`() throws {
    let rows: [UInt8] = [0, 1, 2, 3, 255, 9, 9, 9, 255]
    var writer = PNGWriter(width: 2, height: 1) { _, _ in .init(red: 0, green: 0, blue: 0) }
    writer.rows = rows
    let stored = try PNGReader.read(writer.bytes)
    let other = try Self.picture(2, 1) { x, _ in x == 0 ? 0x010203 : 0x090909 }
    #expect(PictureComparison(stored, other, ignoring: []).count == 0)
  }

  // Noise, runs and long distances.
  @Test(arguments: 0..<8)
  func `a written picture is read as it was`(seed: UInt32) throws {
    let (width, height) = (Int(1 + seed * 37), Int(1 + seed * 23))
    func color(_ x: Int, _ y: Int) -> UInt32 {
      let noise = (UInt32(truncatingIfNeeded: x &* 7919 &+ y &* 104_729) &* 2_654_435_761) >> 8
      return seed % 2 == 0 ? noise : (y / 5 + Int(seed)) % 3 == 0 ? 0x336699 : UInt32(x / 9)
    }
    let read = try Self.picture(width, height, color)
    #expect(read.width == width && read.height == height)
    for y in 0..<height {
      for x in 0..<width where read.pixel(x, y) != color(x, y) << 8 | 0xFF {
        Issue.record("\(x), \(y)")
        return
      }
    }
  }

  @Test func `a plain picture is small`() {
    let file = SpecPictures.PNGWriter.write(width: 1280, height: 720) { _, _ in 0xFFFF_FFFF }
    #expect(file.count < 30_000)
  }
}
