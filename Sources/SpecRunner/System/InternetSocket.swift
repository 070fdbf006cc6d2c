import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// TCP sockets with nonblocking system calls.
package enum InternetSocket {
  /// The addresses of a host, in the order in which to try them.
  package final class Addresses: Sendable {
    // Written once before it is shared, and only read afterwards.
    nonisolated(unsafe) private let list: UnsafeMutablePointer<addrinfo>?
    /// The system's reason why there are no addresses; nil if there are some.
    package let problem: String?

    /// Creates an empty list with a reason.
    package init(problem: String) {
      list = nil
      self.problem = problem
    }

    /// Looks a host up, which may take half a minute for a name.
    package init(of host: String, port: UInt16, isNumeric: Bool) {
      #if STATIC_EXECUTABLE
      _ = includedLookups
      #endif
      var hints = addrinfo()
      hints.ai_family = AF_UNSPEC
      hints.ai_socktype = stream
      hints.ai_flags = AI_NUMERICSERV | (isNumeric ? AI_NUMERICHOST : 0)
      var found: UnsafeMutablePointer<addrinfo>?
      var status = getaddrinfo(host, String(port), &hints, &found)
      // Without /etc/hosts, as in an image that consists of a binary, no service knows this name.
      if status != 0, !isNumeric, host.utf8.elementsEqual("localhost".utf8) {
        status = getaddrinfo(nil, String(port), &hints, &found)
      }
      list = status == 0 ? found : nil
      problem = list == nil ? Self.problem(status) : nil
    }

    /// The reason why a look-up failed.
    ///
    /// - Parameter servers: the file with the addresses of the name servers.
    package static func problem(_ status: Int32, servers: String = "/etc/resolv.conf") -> String {
      let reason = String(cString: gai_strerror(status))
      #if canImport(Darwin)
      return reason
      #else
      if FileSystem.exists(servers) { return reason }
      return "\(reason): there is no \(servers), which lists the name servers"
      #endif
    }

    deinit { if let list { freeaddrinfo(list) } }

    /// Starts to connect to one address after another until `use` accepts one.
    package func connect<Failure: Error>(
      _ use: (Result<Descriptor, SystemError>) throws(Failure) -> Bool
    ) throws(Failure) {
      var next = list
      while let candidate = next?.pointee {
        let attempt = Result { () throws(SystemError) in
          let socket = try InternetSocket.open(
            candidate.ai_family, candidate.ai_socktype, candidate.ai_protocol)
          return try begin(socket, candidate.ai_addr, candidate.ai_addrlen)
        }
        if try use(attempt) { return }
        next = candidate.ai_next
      }
    }
  }

  /// Starts to connect to a loopback port.
  package static func connect(toPort port: UInt16) throws(SystemError) -> Descriptor {
    let socket = try open(AF_INET, stream, 0)
    var target = loopback(port)
    return try withAddress(&target) { address, size throws(SystemError) in
      try begin(socket, address, size)
    }
  }

  /// The error of a connection attempt, once the socket is writable; nil if it succeeded.
  package static func problem(connecting socket: Descriptor) -> SystemError? {
    var problem: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    getsockopt(socket.number, SOL_SOCKET, SO_ERROR, &problem, &size)
    return problem == 0 ? nil : SystemError("connect", number: problem)
  }

  /// The error of a connection attempt that timed out.
  package static var late: SystemError { SystemError("connect", number: ETIMEDOUT) }

  /// Sends bytes; a closed connection is an error, not a signal.
  package static func send(_ bytes: UnsafeRawBufferPointer, to socket: Descriptor)
    -> Descriptor.Transfer
  {
    // Apple systems have a socket option instead of the flag: setsockopt(2).
    #if canImport(Darwin)
    let flags: Int32 = 0
    #else
    let flags = Int32(MSG_NOSIGNAL)
    #endif
    while true {
      let count = systemSend(socket.number, bytes.baseAddress, bytes.count, flags)
      if count >= 0 { return .bytes(count) }
      if errno != EINTR { return Descriptor.failure }
    }
  }

  /// Listens on a loopback port, or on a free one for 0; returns the port.
  package static func listen(
    port: UInt16
  ) throws(SystemError) -> (socket: Descriptor, port: UInt16) {
    let socket = try open(AF_INET, stream, 0)
    set(SO_REUSEADDR, of: SOL_SOCKET, socket)
    var address = loopback(port)
    let isListening = withAddress(&address) { pointer, size in
      var size = size
      return bind(socket.number, pointer, size) == 0 && systemListen(socket.number, 128) == 0
        && getsockname(socket.number, pointer, &size) == 0
    }
    guard isListening else {
      defer { socket.close() }
      throw SystemError("listen")
    }
    socket.setNonblocking(true)
    return (socket, UInt16(bigEndian: address.sin_port))
  }

  /// Accepts the next connection; nil if there is none.
  package static func accept(_ socket: Descriptor) -> Descriptor? {
    let connection = Descriptor.inheritance.withLock { _ in
      let connection = Descriptor(systemAccept(socket.number, nil, nil))
      if connection.number >= 0 { connection.closeOnExec() }
      return connection
    }
    guard connection.number >= 0 else { return nil }
    configure(connection)
    return connection
  }

  private static func open(
    _ family: Int32, _ type: Int32, _ proto: Int32
  ) throws(SystemError) -> Descriptor {
    // Apple systems have neither SOCK_CLOEXEC nor accept4: socket(2), accept(2).
    let socket = Descriptor.inheritance.withLock { _ in
      let socket = Descriptor(systemSocket(family, type, proto))
      if socket.number >= 0 { socket.closeOnExec() }
      return socket
    }
    guard socket.number >= 0 else { throw SystemError("socket") }
    configure(socket)
    return socket
  }

  private static func begin(
    _ socket: Descriptor, _ address: UnsafePointer<sockaddr>, _ size: socklen_t
  ) throws(SystemError) -> Descriptor {
    socket.setNonblocking(true)
    guard systemConnect(socket.number, address, size) == 0 || errno == EINPROGRESS else {
      defer { socket.close() }
      throw SystemError("connect")
    }
    return socket
  }

  // Small messages are sent immediately (TCP_NODELAY); otherwise the second of two waits for 40 ms.
  private static func configure(_ socket: Descriptor) {
    set(TCP_NODELAY, of: Int32(IPPROTO_TCP), socket)
    #if canImport(Darwin)
    set(SO_NOSIGPIPE, of: SOL_SOCKET, socket)
    #endif
  }

  private static func set(_ option: Int32, of level: Int32, _ socket: Descriptor) {
    var on: Int32 = 1
    setsockopt(socket.number, level, option, &on, socklen_t(MemoryLayout<Int32>.size))
  }

  // An enumeration in glibc's <sys/socket.h>, a number in Apple's and musl's.
  #if canImport(Glibc)
  private static let stream = Int32(SOCK_STREAM.rawValue)
  #else
  private static let stream = SOCK_STREAM
  #endif

  // Only 127.0.0.1, so that other machines cannot connect.
  private static func loopback(_ port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    // On Apple systems the structure starts with a length, which calls take from their own
    // argument: <sys/socket.h>.
    #if canImport(Darwin)
    address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    #endif
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    return address
  }

  private static func withAddress<Answer, Failure: Error>(
    _ address: inout sockaddr_in,
    _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    try withUnsafeMutablePointer(to: &address) { pointer throws(Failure) in
      try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer throws(Failure) in
        try body(pointer, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }
}

#if STATIC_EXECUTABLE
// In a static binary, getaddrinfo would load the services that /etc/nsswitch.conf names as libraries
// of the machine, and crash if these are made for another version of glibc. These two are part of
// glibc.
private let includedLookups = configureLookup("hosts", "files dns")

@_silgen_name("__nss_configure_lookup")
private func configureLookup(
  _ database: UnsafePointer<CChar>, _ services: UnsafePointer<CChar>
) -> Int32
#endif

// The system calls, under names that the methods above do not shadow.
private let systemSocket = socket
private let systemConnect = connect
private let systemListen = listen
private let systemAccept = accept
private let systemSend = send
