/// A picture in memory, as it is stored: its rows from the top, without their filters.
///
/// Of the millions of pixels of a screen, few are looked at, so each is converted when it is.
package struct Picture: Sendable {
  /// A rectangle of pixels.
  package struct Area: Hashable, Sendable {
    package var left: Int
    package var top: Int
    package var right: Int
    package var bottom: Int

    package init(left: Int, top: Int, right: Int, bottom: Int) {
      (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    }

    package var width: Int { max(0, right - left) }
    package var height: Int { max(0, bottom - top) }

    /// The part of it that is in another area.
    package func clamped(to other: Area) -> Area {
      Area(
        left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
        bottom: min(bottom, other.bottom))
    }

    func contains(_ x: Int, _ y: Int) -> Bool {
      x >= left && x < right && y >= top && y < bottom
    }
  }

  private let layout: PNGLayout
  /// The pixels that it has of those that are stored.
  private var window: Area
  private let rowSize: Int
  private let bytes: [UInt8]
  private let palette: [UInt32]

  /// - Parameter bytes: The rows, each after a byte that has no meaning any more.
  /// - Throws: `PictureError` if a pixel has a colour that the palette lacks.
  init(layout: PNGLayout, bytes: [UInt8], palette: [UInt32]) throws(PictureError) {
    self.layout = layout
    window = Area(left: 0, top: 0, right: layout.width, bottom: layout.height)
    rowSize = layout.rowSize + 1
    self.bytes = bytes
    self.palette = palette
    if layout.content == .palette { try checkColors() }
  }

  /// The number of pixels in a row.
  package var width: Int { window.width }
  /// The number of rows.
  package var height: Int { window.height }
  /// All of its pixels.
  package var area: Area { Area(left: 0, top: 0, right: width, bottom: height) }

  /// A part of the picture, which shares its bytes.
  package func part(_ part: Area) -> Picture {
    var picture = self
    picture.window = Area(
      left: window.left + part.left, top: window.top + part.top,
      right: window.left + part.right, bottom: window.top + part.bottom
    ).clamped(to: window)
    return picture
  }

  /// The pixel of a column and a row as 0xRRGGBBAA.
  package func pixel(_ column: Int, _ row: Int) -> UInt32 {
    stored(window.left + column, window.top + row)
  }

  private func stored(_ column: Int, _ row: Int) -> UInt32 {
    let start = row * rowSize + 1
    // Of a number of two bytes, the first is precise enough.
    let size = layout.depth / 8
    let place = start + column * layout.channels * size
    switch layout.content {
    case .color, .colorAndOpacity:
      let opacity = layout.content == .color ? 0xFF : UInt32(bytes[place + 3 * size])
      return UInt32(bytes[place]) << 24 | UInt32(bytes[place + size]) << 16
        | UInt32(bytes[place + 2 * size]) << 8 | opacity
    case .grayAndOpacity:
      return Self.gray(UInt32(bytes[place])) & ~0xFF | UInt32(bytes[place + size])
    case .gray where size > 0: return Self.gray(UInt32(bytes[place]))
    case .gray:
      let highest = (1 << layout.depth) - 1
      return Self.gray(UInt32(number(column, from: start) * 255 / highest))
    case .palette: return palette[number(column, from: start)]
    }
  }

  /// Whether a row is stored as that of another picture is; if not, its pixels may still be equal.
  func hasSame(row: Int, as other: Picture) -> Bool {
    guard layout == other.layout, window == other.window, palette == other.palette else {
      return false
    }
    let start = (window.top + row) * rowSize
    let range = start + 1..<start + rowSize
    return bytes[range] == other.bytes[range]
  }

  /// The number of a pixel that has one number of at most a byte.
  private func number(_ column: Int, from start: Int) -> Int {
    let depth = layout.depth
    let bit = column * depth
    return Int(bytes[start + bit / 8]) >> (8 - depth - bit % 8) & ((1 << depth) - 1)
  }

  private static func gray(_ level: UInt32) -> UInt32 {
    level << 24 | level << 16 | level << 8 | 0xFF
  }

  private func checkColors() throws(PictureError) {
    if palette.isEmpty { throw PictureError("it has no palette") }
    if palette.count >= 1 << layout.depth { return }
    for row in 0..<layout.height {
      for column in 0..<layout.width {
        let number = number(column, from: row * rowSize + 1)
        guard number < palette.count else {
          throw PictureError("a pixel has the colour \(number) of a palette of \(palette.count)")
        }
      }
    }
  }
}

/// The reason why a picture cannot be read.
package struct PictureError: Error, Hashable, CustomStringConvertible {
  package let problem: String

  package init(_ problem: String) { self.problem = problem }

  package var description: String { "the screenshot cannot be read: \(problem)" }
}
