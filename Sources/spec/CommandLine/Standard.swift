#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The process's own streams, written without buffering, to the last byte.
struct Standard: Sendable {
  static let output = Standard(descriptor: 1)
  static let error = Standard(descriptor: 2)

  let descriptor: Int32

  /// Writes a whole text.
  ///
  /// A reader that has gone away (`spec list | head -1`) is no failure of ours; a full disk is.
  func write(_ text: String) -> ExitStatus {
    var text = text
    let code = text.withUTF8 { bytes in Self.writeAll(bytes, to: descriptor) }
    return code == 0 || code == EPIPE ? .passed : .broken
  }

  /// Writes all bytes; 0, or the system's error number.
  static func writeAll(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Int32 {
    var rest = UnsafeRawBufferPointer(bytes)[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      #if canImport(Glibc)
      let count = Glibc.write(descriptor, part.baseAddress, part.count)
      #elseif canImport(Musl)
      let count = Musl.write(descriptor, part.baseAddress, part.count)
      #else
      let count = Darwin.write(descriptor, part.baseAddress, part.count)
      #endif
      if count < 0 {
        if errno == EINTR { continue }
        if errno == EAGAIN {
          var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&wait, 1, -1)
          continue
        }
        return errno
      }
      rest = rest.dropFirst(count)
    }
    return 0
  }
}
