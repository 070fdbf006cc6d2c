import Dispatch

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A connection to a port of this machine that sends whatever bytes it likes.
///
/// It waits on a thread of its own: the server under test needs those of the tasks.
final class RawClient: Sendable {
  private let number: Int32

  struct Failure: Error { let call: String }

  init(port: UInt16) throws {
    #if canImport(Darwin)
    number = socket(AF_INET, SOCK_STREAM, 0)
    #else
    number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(number, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { throw Failure(call: "connect") }
    // A test that waits for an answer that never comes fails after this.
    var limit = timeval(tv_sec: 30, tv_usec: 0)
    setsockopt(number, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(number) }

  func send(_ text: String) {
    let bytes = Array(text.utf8)
    #if canImport(Darwin)
    _ = Darwin.send(number, bytes, bytes.count, 0)
    #else
    _ = Glibc.send(number, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    #endif
  }

  /// What the other side says until it closes the connection; nil if it does not close it.
  func rest() async -> String? {
    await waiting { [self] in
      var bytes: [UInt8] = []
      while let byte = next() { bytes.append(byte) }
      return errno == EAGAIN ? nil : String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The next line the other side says; nil if it closes the connection instead.
  func line() async -> String? {
    await waiting { [self] in
      var bytes: [UInt8] = []
      while let byte = next() {
        if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
        bytes.append(byte)
      }
      return nil
    }
  }

  private func next() -> UInt8? {
    var byte: UInt8 = 0
    errno = 0
    return recv(number, &byte, 1, 0) == 1 ? byte : nil
  }

  private func waiting(_ body: @escaping @Sendable () -> String?) async -> String? {
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "spec.test.client").async { continuation.resume(returning: body()) }
    }
  }
}
