/// The path of a file as text, whatever bytes it is made of.
///
/// To the system a name is bytes, to everybody else it is text. A byte that is no part of UTF-8 is
/// written `\xE9`, and turned back where a file is opened. In a name that holds such signs itself,
/// their backslash is written `\x5C`, so that no two names of a folder become one.
package enum PathText {
  /// The text of a name found in a folder.
  package static func found(_ bytes: some Collection<UInt8>) -> String {
    var escaped: [UInt8] = []
    let bytes = Array(bytes)
    guard bytes.contains(backslash) else { return typed(bytes) }
    for (place, byte) in bytes.enumerated() {
      escaped += byte == backslash && sign(in: bytes[place...]) != nil ? sign(for: byte) : [byte]
    }
    return typed(escaped)
  }

  /// The text of a path that somebody has typed, who may have typed such signs as well.
  package static func typed(_ bytes: some Collection<UInt8>) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var escaped: [UInt8] = []
    var rest = Array(bytes)[...]
    while let byte = rest.first {
      let length = (1...4).first { count in
        count <= rest.count && String(validating: rest.prefix(count), as: UTF8.self) != nil
      }
      escaped += length.map { Array(rest.prefix($0)) } ?? sign(for: byte)
      rest = rest.dropFirst(length ?? 1)
    }
    return String(decoding: escaped, as: UTF8.self)
  }

  /// The bytes of a path that is written with such signs; nil if there are none in it.
  package static func bytes(_ path: String) -> [UInt8]? {
    guard path.utf8.contains(backslash) else { return nil }
    var bytes: [UInt8] = []
    var rest = Array(path.utf8)[...]
    var hasSigns = false
    while let byte = rest.first {
      let sign = sign(in: rest)
      hasSigns = hasSigns || sign != nil
      bytes.append(sign ?? byte)
      rest = rest.dropFirst(sign == nil ? 1 : 4)
    }
    return hasSigns ? bytes : nil
  }

  private static let backslash = UInt8(ascii: "\\")

  private static func sign(for byte: UInt8) -> [UInt8] {
    Array("\\x\(String(byte, radix: 16, uppercase: true))".utf8)
  }

  /// The byte that a text begins with as a sign; nil if it begins with none.
  private static func sign(in text: ArraySlice<UInt8>) -> UInt8? {
    let digits = text.dropFirst(2).prefix(2)
    guard text.starts(with: [backslash, UInt8(ascii: "x")]), digits.count == 2,
      let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 16),
      byte >= 0x80 || byte == backslash, sign(for: byte).elementsEqual(text.prefix(4))
    else { return nil }
    return byte
  }
}
