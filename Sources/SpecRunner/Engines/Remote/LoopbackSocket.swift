import Dispatch
import SpecText
import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Sockets on this machine: 127.0.0.1 and nothing else, so that no stranger reaches an engine.
enum LoopbackSocket {
  /// Connects to a port.
  static func connect(
    port: UInt16, within limit: Duration
  ) async throws(SystemError) -> Descriptor {
    let result: Result<Descriptor, SystemError> = await withCheckedContinuation { continuation in
      DispatchQueue(label: "spec.engine.connect").async {
        continuation.resume(
          returning: Result { () throws(SystemError) in
            try connectNow(port: port, within: limit)
          })
      }
    }
    return try result.get()
  }

  private static func connectNow(
    port: UInt16, within limit: Duration
  ) throws(SystemError) -> Descriptor {
    let socket = try open()
    socket.setNonblocking(true)
    var target = address(port: port)
    let status = withSocketAddress(&target) { systemConnect(socket.number, $0, $1) }
    if status != 0, errno != EINPROGRESS {
      defer { socket.close() }
      throw SystemError("connect")
    }
    if status != 0 {
      let ready = Descriptor.poll(
        [(socket, Int32(POLLOUT))], milliseconds: Int32(clamping: limit.wholeMilliseconds))
      var number: Int32 = ready[0] == 0 ? ETIMEDOUT : 0
      var size = socklen_t(MemoryLayout<Int32>.size)
      if number == 0 { getsockopt(socket.number, SOL_SOCKET, SO_ERROR, &number, &size) }
      guard number == 0 else {
        socket.close()
        throw SystemError("connect", number: number)
      }
    }
    setNoDelay(socket)
    return socket
  }

  /// Listens on a port, or on a free one for 0; returns the socket and the port it got.
  static func listen(
    port: UInt16
  ) throws(SystemError) -> (socket: Descriptor, port: UInt16) {
    let socket = try open()
    var on: Int32 = 1
    setsockopt(socket.number, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    var wanted = address(port: port)
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    guard withSocketAddress(&wanted, { systemBind(socket.number, $0, $1) }) == 0,
      systemListen(socket.number, 128) == 0,
      withUnsafeMutablePointer(
        to: &wanted,
        { pointer in
          pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            getsockname(socket.number, $0, &size)
          }
        }) == 0
    else {
      defer { socket.close() }
      throw SystemError("listen")
    }
    socket.setNonblocking(true)
    return (socket, UInt16(bigEndian: wanted.sin_port))
  }

  /// The next connection, or nil if there is none after all.
  static func accept(_ socket: Descriptor) -> Descriptor? {
    let number = Descriptor.inheritance.withLock { _ in
      let number = systemAccept(socket.number, nil, nil)
      if number >= 0 { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
      return number
    }
    guard number >= 0 else { return nil }
    let connection = Descriptor(number)
    setNoDelay(connection)
    return connection
  }

  private static func open() throws(SystemError) -> Descriptor {
    let number = Descriptor.inheritance.withLock { _ in
      #if canImport(Darwin)
      let number = socket(AF_INET, SOCK_STREAM, 0)
      #else
      let number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      #endif
      if number >= 0 { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
      return number
    }
    guard number >= 0 else { throw SystemError("socket") }
    return Descriptor(number)
  }

  // Small messages go out at once; without this the second of two waits for 40 ms.
  private static func setNoDelay(_ socket: Descriptor) {
    var on: Int32 = 1
    setsockopt(
      socket.number, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
  }

  private static func address(port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    return address
  }

  private static func withSocketAddress(
    _ address: inout sockaddr_in, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }
}

// The system's calls under names that the methods above do not hide.
private let systemConnect = connect
private let systemBind = bind
private let systemListen = listen
private let systemAccept = accept
