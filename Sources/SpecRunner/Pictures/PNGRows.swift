/// The rows of a PNG picture: removes their filters.
struct PNGRows {
  private let layout: PNGLayout
  private var bytes: [UInt8]

  init(layout: PNGLayout, bytes: [UInt8]) {
    self.layout = layout
    self.bytes = bytes
  }

  /// The rows without their filters.
  consuming func unfiltered() throws(PictureError) -> [UInt8] {
    try removeFilters()
    return bytes
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
}
