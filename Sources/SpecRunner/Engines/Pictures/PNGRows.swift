/// The rows of a PNG picture: removes their filters and converts their numbers to colours.
struct PNGRows {
  private let layout: PNGLayout
  private var bytes: [UInt8]
  private let palette: [UInt32]

  init(layout: PNGLayout, bytes: [UInt8], palette: [UInt32]) {
    self.layout = layout
    self.bytes = bytes
    self.palette = palette
  }

  consuming func picture() throws(PictureError) -> Picture {
    if layout.content == .palette, palette.isEmpty { throw PictureError("it has no palette") }
    try removeFilters()
    var pixels: [UInt32] = []
    pixels.reserveCapacity(layout.width * layout.height)
    for row in 0..<layout.height {
      let start = row * (layout.rowSize + 1) + 1
      if layout.depth < 8 {
        try addPacked(to: &pixels, from: start)
      } else {
        try add(to: &pixels, from: start)
      }
    }
    return Picture(width: layout.width, height: layout.height, pixels: pixels)
  }

  // MARK: - Filters

  // The loops count by hand: in a debug build, one over a range takes twice as long.

  private mutating func removeFilters() throws(PictureError) {
    var row = 0
    while row < layout.height {
      let start = row * (layout.rowSize + 1) + 1
      switch bytes[start - 1] {
      case 0: break
      case 1: removeLeft(start)
      case 2: if row > 0 { removeAbove(start) }
      case 3: removeMean(start, isFirst: row == 0)
      case 4: removePaeth(start, isFirst: row == 0)
      case let filter:
        throw PictureError("row \(row + 1) has the filter \(filter), which PNG has not")
      }
      row += 1
    }
  }

  private mutating func removeLeft(_ start: Int) {
    let (end, step) = (start + layout.rowSize, layout.step)
    var place = start + step
    while place < end {
      bytes[place] &+= bytes[place - step]
      place += 1
    }
  }

  private mutating func removeAbove(_ start: Int) {
    let (end, line) = (start + layout.rowSize, layout.rowSize + 1)
    var place = start
    while place < end {
      bytes[place] &+= bytes[place - line]
      place += 1
    }
  }

  private mutating func removeMean(_ start: Int, isFirst: Bool) {
    let (end, step, line) = (start + layout.rowSize, layout.step, layout.rowSize + 1)
    var place = start
    while place < end {
      let left = place - start >= step ? Int(bytes[place - step]) : 0
      let above = isFirst ? 0 : Int(bytes[place - line])
      bytes[place] &+= UInt8((left + above) / 2)
      place += 1
    }
  }

  private mutating func removePaeth(_ start: Int, isFirst: Bool) {
    let (end, step, line) = (start + layout.rowSize, layout.step, layout.rowSize + 1)
    var place = start
    while place < end {
      let hasLeft = place - start >= step
      let left = hasLeft ? Int(bytes[place - step]) : 0
      let above = isFirst ? 0 : Int(bytes[place - line])
      let corner = hasLeft && !isFirst ? Int(bytes[place - line - step]) : 0
      bytes[place] &+= Self.paeth(left, above, corner)
      place += 1
    }
  }

  /// The one of three neighbours that is closest to left + above - corner.
  private static func paeth(_ left: Int, _ above: Int, _ corner: Int) -> UInt8 {
    let guess = left + above - corner
    let (toLeft, toAbove, toCorner) = (
      abs(guess - left), abs(guess - above), abs(guess - corner)
    )
    if toLeft <= toAbove, toLeft <= toCorner { return UInt8(left) }
    return UInt8(toAbove <= toCorner ? above : corner)
  }

  // MARK: - Colours

  /// Adds a row of numbers of one or two bytes; of two, the first is precise enough.
  private func add(to pixels: inout [UInt32], from start: Int) throws(PictureError) {
    let size = layout.depth / 8
    let step = layout.channels * size
    let end = start + layout.width * step
    var place = start
    while place < end {
      let first = UInt32(bytes[place])
      switch layout.content {
      case .gray: pixels.append(Self.gray(first))
      case .grayAndOpacity: pixels.append(Self.gray(first) & ~0xFF | UInt32(bytes[place + size]))
      case .palette: pixels.append(try color(Int(first)))
      case .color, .colorAndOpacity:
        let opacity = layout.content == .color ? 0xFF : UInt32(bytes[place + 3 * size])
        pixels.append(
          first << 24 | UInt32(bytes[place + size]) << 16 | UInt32(bytes[place + 2 * size]) << 8
            | opacity)
      }
      place += step
    }
  }

  /// Adds a row of numbers of less than a byte.
  private func addPacked(to pixels: inout [UInt32], from start: Int) throws(PictureError) {
    let depth = layout.depth
    let highest = (1 << depth) - 1
    for column in 0..<layout.width {
      let bit = column * depth
      let number = Int(bytes[start + bit / 8]) >> (8 - depth - bit % 8) & highest
      pixels.append(
        layout.content == .palette
          ? try color(number) : Self.gray(UInt32(number * 255 / highest)))
    }
  }

  private static func gray(_ level: UInt32) -> UInt32 {
    level << 24 | level << 16 | level << 8 | 0xFF
  }

  private func color(_ number: Int) throws(PictureError) -> UInt32 {
    guard number < palette.count else {
      throw PictureError("a pixel has the colour \(number) of a palette of \(palette.count)")
    }
    return palette[number]
  }
}
