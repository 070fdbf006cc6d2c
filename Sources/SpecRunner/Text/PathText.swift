/// Conversion of file paths to text and back, whatever their bytes.
///
/// The system treats a file name as bytes, users see text. A byte that is not part of UTF-8 is
/// escaped as `\xE9`, and converted back when a file is opened. If a name itself contains such an
/// escape, its backslash is written `\x5C`, so that different names remain different.
package enum PathText {
  /// The text of a name read from a folder.
  package static func found(_ bytes: some Collection<UInt8>) -> String {
    var escaped: [UInt8] = []
    let bytes = Array(bytes)
    guard bytes.contains(backslash) else { return typed(bytes) }
    for (place, byte) in bytes.enumerated() {
      escaped +=
        byte == backslash && escapedByte(in: bytes[place...]) != nil ? escape(for: byte) : [byte]
    }
    return typed(escaped)
  }

  /// The text of a path from the command line, which may contain escapes.
  package static func typed(_ bytes: some Collection<UInt8>) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var escaped: [UInt8] = []
    var rest = Array(bytes)[...]
    while let byte = rest.first {
      let length = (1...4).first { count in
        count <= rest.count && String(validating: rest.prefix(count), as: UTF8.self) != nil
      }
      escaped += length.map { Array(rest.prefix($0)) } ?? escape(for: byte)
      rest = rest.dropFirst(length ?? 1)
    }
    return String(decoding: escaped, as: UTF8.self)
  }

  /// The bytes of a path with escapes; nil if it contains none.
  package static func bytes(_ path: String) -> [UInt8]? {
    guard path.utf8.contains(backslash) else { return nil }
    var bytes: [UInt8] = []
    var rest = Array(path.utf8)[...]
    var hasEscapes = false
    while let byte = rest.first {
      let escaped = escapedByte(in: rest)
      hasEscapes = hasEscapes || escaped != nil
      bytes.append(escaped ?? byte)
      rest = rest.dropFirst(escaped == nil ? 1 : 4)
    }
    return hasEscapes ? bytes : nil
  }

  private static let backslash = UInt8(ascii: "\\")

  private static func escape(for byte: UInt8) -> [UInt8] {
    Array("\\x\(String(byte, radix: 16, uppercase: true))".utf8)
  }

  /// The byte of an escape at the start of a text; nil if there is none.
  private static func escapedByte(in text: ArraySlice<UInt8>) -> UInt8? {
    let digits = text.dropFirst(2).prefix(2)
    guard text.starts(with: [backslash, UInt8(ascii: "x")]), digits.count == 2,
      let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 16),
      byte >= 0x80 || byte == backslash, escape(for: byte).elementsEqual(text.prefix(4))
    else { return nil }
    return byte
  }
}
