/// Reads PNG pictures (ISO/IEC 15948), as servers send screenshots.
///
/// Foundation and the libraries of the system are not used: loading them would slow down every start
/// of the command line. All colour types and bit depths are read, except for interlaced pictures,
/// which nobody makes of a screen. Transparency is ignored, because a screen is opaque.
package struct PNGReader {
  /// The maximum width and height in pixels.
  package static let longestSide = 8_192
  /// The maximum size of the pixels, in bytes, both as stored and as colours of four bytes.
  static let largestPicture = 128 << 20
  /// The maximum length of the file, in bytes.
  static let longestFile = 128 << 20

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private let bytes: [UInt8]
  private var offset = 0

  /// Reads a picture.
  package static func read(_ bytes: [UInt8]) throws(PictureError) -> Picture {
    guard bytes.count <= longestFile else {
      throw PictureError(
        "it has \(bytes.count) bytes, and spec reads \(longestFile) at most")
    }
    guard bytes.starts(with: signature) else {
      throw PictureError("it does not begin with the signature of PNG")
    }
    var reader = PNGReader(bytes: bytes, offset: signature.count)
    return try reader.picture()
  }

  private init(bytes: [UInt8], offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  private mutating func picture() throws(PictureError) -> Picture {
    let first = try chunk()
    guard first.type == "IHDR" else {
      throw PictureError("expected the chunk IHDR first, found \(first.type)")
    }
    let layout = try PNGLayout(header: bytes[first.data])
    var palette: [UInt32] = []
    var data: [UInt8] = []
    while true {
      let chunk = try chunk()
      switch chunk.type {
      case "IEND":
        let rows = try Inflater.inflate(data, to: layout.storedSize)
        return try Picture(
          layout: layout, bytes: PNGRows(layout: layout, bytes: rows).unfiltered(), palette: palette
        )
      case "IDAT": data += bytes[chunk.data]
      case "PLTE": palette = try Self.palette(bytes[chunk.data])
      // Chunks with a small first letter may be ignored.
      case let type where type.utf8.first.map { $0 & 0x20 == 0 } ?? false:
        throw PictureError("it has a chunk \(type), which spec does not know")
      default: break
      }
    }
  }

  private static func palette(_ bytes: ArraySlice<UInt8>) throws(PictureError) -> [UInt32] {
    guard bytes.count % 3 == 0, bytes.count <= 768, !bytes.isEmpty else {
      throw PictureError("its palette has \(bytes.count) bytes, not three for each of 256 colours")
    }
    return stride(from: bytes.startIndex, to: bytes.endIndex, by: 3).map { place in
      bytes[place..<place + 3].reduce(0) { $0 << 8 | UInt32($1) } << 8 | 0xFF
    }
  }

  // MARK: - Chunks

  /// The next chunk: its type and the place of its data.
  private mutating func chunk() throws(PictureError) -> (type: String, data: Range<Int>) {
    let early = PictureError("it ends at byte \(bytes.count), in the middle of a chunk")
    guard bytes.count - offset >= 12 else { throw early }
    let length = Int(number(at: offset))
    let type = bytes[offset + 4..<offset + 8]
    guard type.allSatisfy({ ($0 | 0x20) &- 0x61 < 26 }) else {
      throw PictureError("expected the type of a chunk at byte \(offset + 4), found other bytes")
    }
    guard length <= bytes.count - offset - 12 else { throw early }
    let data = offset + 8..<offset + 8 + length
    let name = String(decoding: type, as: UTF8.self)
    guard Checksum.crc32(bytes[offset + 4..<data.upperBound]) == number(at: data.upperBound) else {
      throw PictureError("its chunk \(name) at byte \(offset) is damaged: the checksum differs")
    }
    offset = data.upperBound + 4
    return (name, data)
  }

  /// A number of four bytes, most significant first.
  private func number(at place: Int) -> UInt32 {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
