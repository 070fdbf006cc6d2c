import SpecGherkin

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Parses every file named, in order and on one thread, and prints how many scenarios there are.
@main
enum ParseFiles {
  static func main() {
    var count = 0
    for path in CommandLine.arguments.dropFirst() {
      guard let bytes = contents(of: path) else { return fail("cannot read \(path)") }
      let source = Source(uri: path, bytes: bytes)
      let result = Parser.parse(source)
      guard source.encodingError == nil, result.errors.isEmpty else {
        return fail("\(path) does not parse")
      }
      count += result.pickles.count
    }
    print(count)
  }

  private static func contents(of path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { return nil }
    let size = Int(status.st_size)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
      var rest = UnsafeMutableRawBufferPointer(buffer)
      while !rest.isEmpty {
        let number = read(file, rest.baseAddress, rest.count)
        if number <= 0 { break }
        rest = UnsafeMutableRawBufferPointer(rebasing: rest[number...])
        filled += number
      }
    }
    return bytes.count == size ? bytes : nil
  }

  private static func fail(_ text: String) {
    print(text)
    exit(1)
  }
}
