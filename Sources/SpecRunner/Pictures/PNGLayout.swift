/// How the pixels of a PNG picture are stored: the chunk IHDR.
struct PNGLayout: Hashable {
  /// What the numbers of a pixel mean.
  enum Content: UInt8 {
    case gray = 0
    case color = 2
    case palette = 3
    case grayAndOpacity = 4
    case colorAndOpacity = 6
  }

  let width: Int
  let height: Int
  let content: Content
  /// The number of bits of each number of a pixel.
  let depth: Int

  init(header: ArraySlice<UInt8>) throws(PictureError) {
    guard header.count == 13 else {
      throw PictureError("its chunk IHDR has \(header.count) bytes, not 13")
    }
    let bytes = Array(header)
    width = Int(bytes[0..<4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
    height = Int(bytes[4..<8].reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
    depth = Int(bytes[8])
    guard let content = Content(rawValue: bytes[9]), Self.depths(of: content).contains(depth) else {
      throw PictureError("it has the colour type \(bytes[9]) with \(depth) bits, which PNG has not")
    }
    self.content = content
    let sides = 1...PNGReader.longestSide
    guard sides.contains(width), sides.contains(height) else {
      throw PictureError(
        "it has \(width) × \(height) pixels, and spec reads \(sides.upperBound) at most")
    }
    guard bytes[10] == 0, bytes[11] == 0 else {
      throw PictureError("it is compressed or filtered in a way that PNG has not")
    }
    guard bytes[12] == 0 else {
      throw PictureError("it is interlaced, and spec reads pictures without interlacing")
    }
    guard max(storedSize, width * height * 4) <= PNGReader.largestPicture else {
      throw PictureError(
        "its pixels take more than \(PNGReader.largestPicture) bytes, the most that spec reads"
      )
    }
  }

  private static func depths(of content: Content) -> [Int] {
    switch content {
    case .gray: [1, 2, 4, 8, 16]
    case .palette: [1, 2, 4, 8]
    case .color, .grayAndOpacity, .colorAndOpacity: [8, 16]
    }
  }

  /// The number of numbers of a pixel.
  var channels: Int {
    switch content {
    case .gray, .palette: 1
    case .grayAndOpacity: 2
    case .color: 3
    case .colorAndOpacity: 4
    }
  }

  /// The number of bytes of a row, without the byte that names its filter.
  var rowSize: Int { (width * channels * depth + 7) / 8 }

  /// The distance of the same number in two neighbouring pixels, in bytes, for filters.
  var step: Int { max(1, channels * depth / 8) }

  /// The number of bytes of all rows with their filters.
  var storedSize: Int { height * (rowSize + 1) }
}
