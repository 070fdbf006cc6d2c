#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Reads a file of any size piece by piece.
enum InputFile {
  /// Hands the bytes over until the file ends or the receiver has had enough.
  ///
  /// - Returns: what the system says if it cannot be read.
  static func read(_ path: String, _ receive: (UnsafeBufferPointer<UInt8>) -> Bool) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return reason() }
    defer { close(file) }
    let size = 1 << 18
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: size) { buffer -> String? in
      while true {
        let count = systemRead(file, buffer.baseAddress, size)
        if count == 0 { return nil }
        if count < 0 {
          if errno == EINTR { continue }
          return reason()
        }
        if !receive(UnsafeBufferPointer(rebasing: buffer[..<count])) { return nil }
      }
    }
  }

  private static func reason() -> String {
    strerror(errno).map { String(cString: $0).lowercased() } ?? "error \(errno)"
  }
}

/// The system's `read`, under a name that `InputFile.read` does not hide.
private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, buffer, count)
}
