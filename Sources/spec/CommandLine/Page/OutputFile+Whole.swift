import SpecReporters

extension OutputFile {
  /// Writes all of the content.
  func write(_ bytes: [UInt8]) throws(OutputError) {
    let output = self.output()
    output.write(bytes)
    try output.close()
  }

  func write(_ text: String) throws(OutputError) { try write(Array(text.utf8)) }
}
