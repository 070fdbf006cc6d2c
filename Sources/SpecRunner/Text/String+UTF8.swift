extension String {
  /// The text of bytes in UTF-8, with those that are not as escapes: `\\xFF`.
  ///
  /// A replacement character would be equal to one that is really there.
  package init(escaping bytes: [UInt8]) {
    if let text = String(validating: bytes, as: UTF8.self) {
      self = text
      return
    }
    var parser = Unicode.UTF8.ForwardParser()
    var source = bytes.makeIterator()
    var start = 0
    self = ""
    while true {
      switch parser.parseScalar(from: &source) {
      case .valid(let encoded):
        unicodeScalars.append(Unicode.UTF8.decode(encoded))
        start += encoded.count
      case .error(let length):
        for byte in bytes[start..<start + length] {
          self += "\\x" + byte.hexadecimal(digits: 2, uppercase: true)
        }
        start += length
      case .emptyInput: return
      }
    }
  }
}
