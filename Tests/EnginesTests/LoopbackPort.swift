#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Finds a port of this machine that nobody listens on.
enum LoopbackPort {
  struct None: Error {}

  static func unused() throws -> UInt16 {
    let (socket, port) = try bound()
    close(socket)
    return port
  }

  /// Gives a port on which nothing listens until the work ends, and which no other program gets.
  static func withClosed(_ work: (UInt16) async throws -> Void) async throws {
    let (socket, port) = try bound()
    defer { close(socket) }
    try await work(port)
  }

  private static func bound() throws -> (socket: Int32, port: UInt16) {
    #if canImport(Darwin)
    let number = socket(AF_INET, SOCK_STREAM, 0)
    #else
    let number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(number, $0, size) == 0 ? getsockname(number, $0, &size) : -1
      }
    }
    guard status == 0 else {
      close(number)
      throw None()
    }
    return (number, UInt16(bigEndian: address.sin_port))
  }
}
