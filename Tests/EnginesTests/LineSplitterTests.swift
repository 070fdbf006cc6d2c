import SpecEngines
import Testing

/// Lines come out of a stream the same, however it is cut.
struct LineSplitterTests {
  static let streams: [(String, [String])] = [
    ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\r\nb\n", ["a", "b"]), ("\n\n", ["", ""]),
    ("e\u{301}🧑‍🍳\n\u{FEFF}x", ["e\u{301}🧑‍🍳", "\u{FEFF}x"]), ("a\rb\n", ["a\rb"]),
  ]

  @Test(arguments: streams, [1, 2, 3, 100])
  func `a stream is cut at its line ends`(_ stream: (String, [String]), _ piece: Int) {
    var splitter = LineSplitter(limit: 100)
    var lines: [String] = []
    let bytes = Array(stream.0.utf8)
    for start in stride(from: 0, to: bytes.count, by: piece) {
      bytes[start..<min(start + piece, bytes.count)].withUnsafeBytes { bytes in
        splitter.append(bytes) { lines.append(String(decoding: $0, as: UTF8.self)) }
      }
    }
    splitter.finish { lines.append(String(decoding: $0, as: UTF8.self)) }
    #expect(lines.map { Array($0.utf8) } == stream.1.map { Array($0.utf8) })
    #expect(!splitter.isOverfull)
  }

  @Test(arguments: [1, 4, 100])
  func `a line that is too long ends the stream`(_ piece: Int) {
    var splitter = LineSplitter(limit: 4)
    var lines: [String] = []
    let bytes = Array("1234\n12345\n1\n".utf8)
    for start in stride(from: 0, to: bytes.count, by: piece) {
      bytes[start..<min(start + piece, bytes.count)].withUnsafeBytes { bytes in
        splitter.append(bytes) { lines.append(String(decoding: $0, as: UTF8.self)) }
      }
    }
    splitter.finish { lines.append(String(decoding: $0, as: UTF8.self)) }
    #expect(lines == ["1234"])
    #expect(splitter.isOverfull)
  }
}
