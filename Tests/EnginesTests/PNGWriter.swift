import SpecDrivers

@testable import SpecEngines
@testable import SpecPictures

/// Writes PNG pictures for tests, without compression.
struct PNGWriter {
  var width: Int
  var height: Int
  var contentType: UInt8 = 6
  var depth: UInt8 = 8
  var interlacing: UInt8 = 0
  /// The rows, each with the byte of its filter.
  var rows: [UInt8]

  /// A picture of colours, one for each pixel.
  init(width: Int, height: Int, color: (_ x: Int, _ y: Int) -> Color) {
    self.width = width
    self.height = height
    rows = (0..<height).flatMap { y in
      [0]
        + (0..<width).flatMap { x in
          let color = color(x, y)
          return [color.red, color.green, color.blue, color.alpha]
        }
    }
  }

  /// The file.
  var bytes: [UInt8] { file([("IHDR", header), ("IDAT", Self.stored(rows)), ("IEND", [])]) }

  /// A file of chunks.
  func file(_ chunks: [(type: String, data: [UInt8])]) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunks.flatMap { chunk in
        let named = Array(chunk.type.utf8) + chunk.data
        return Self.number(chunk.data.count) + named + Self.number(Int(Checksum.crc32(named[...])))
      }
  }

  var header: [UInt8] {
    Self.number(width) + Self.number(height) + [depth, contentType, 0, 0, interlacing]
  }

  /// Data in the zlib format, in blocks that are not compressed.
  static func stored(_ data: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = [0x78, 0x01]
    var rest = data[...]
    repeat {
      let part = rest.prefix(65_535)
      rest = rest.dropFirst(part.count)
      let (low, high) = (UInt8(part.count & 255), UInt8(part.count >> 8))
      bytes += [rest.isEmpty ? 1 : 0, low, high, ~low, ~high] + part
    } while !rest.isEmpty
    return bytes + number(Int(Checksum.adler32(data)))
  }

  private static func number(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(number >> $0 & 255) }
  }
}
