import SpecText

/// Cuts a recorded page into pieces, so that a report has what its pages share only once.
///
/// The places of the cuts depend only on the text just before them. A change moves none of the
/// others, and a style sheet or a list is cut alike on every page.
enum PagePieces {
  /// A cut comes after about so many bytes: two to the power of it.
  private static let bits = 11

  static func pieces(of page: String) -> [String] {
    var pieces: [String] = []
    var piece: [UInt8] = []
    // Each byte moves the earlier ones out, so that only the last 64 count.
    var digest: UInt64 = 0
    for byte in page.utf8 {
      let isBoundary = digest >> (64 - UInt64(bits)) == 0 && byte & 0xC0 != 0x80
      if isBoundary, !piece.isEmpty {
        pieces.append(String(decoding: piece, as: UTF8.self))
        piece.removeAll(keepingCapacity: true)
      }
      piece.append(byte)
      digest = (digest << 1) &+ (UInt64(byte) &+ 1) &* 0x9E37_79B9_7F4A_7C15
    }
    if !piece.isEmpty { pieces.append(String(decoding: piece, as: UTF8.self)) }
    return pieces
  }
}
