/// The hash FNV-1a in 64 bits: the same on every machine, and sufficient to detect mistakes.
package struct FNV1a: Sendable {
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  package mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  /// Adds a text and a mark of its end.
  ///
  /// - Parameter end: by default a byte that does not occur in UTF-8, so that different lists of texts
  ///   have different inputs.
  package mutating func add(_ text: String, end: UInt8 = 0xFF) {
    for byte in text.utf8 { add(byte) }
    add(end)
  }

  package mutating func add(_ number: Int) {
    for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: number >> shift)) }
  }
}
