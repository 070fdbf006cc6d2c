import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A TCP connection whose every call ends by a deadline, and soon after its task is cancelled.
///
/// Its calls block, so they belong on an executor of their own.
final class Socket {
  /// How long one poll may take before the task's cancellation is looked at again.
  private static let slice = 50

  private let descriptor: Descriptor

  /// Connects to the first address of a host that answers.
  init(to address: HTTPAddress, by deadline: Deadline) throws(HTTPError) {
    let answer = try NameLookup.addresses(of: address, by: deadline)
    var refusal = HTTPError.unreachable("\(address.host) has no address")
    var next: UnsafeMutablePointer<addrinfo>? = answer.first
    while let candidate = next {
      do {
        descriptor = try Self.connect(candidate.pointee, by: deadline)
        return
      } catch {
        if case .unreachable = error { refusal = error } else { throw error }
      }
      next = candidate.pointee.ai_next
    }
    throw refusal
  }

  deinit { descriptor.close() }

  private static func connect(
    _ target: addrinfo, by deadline: Deadline
  ) throws(HTTPError) -> Descriptor {
    let number = Descriptor.inheritance.withLock { _ in
      let number = socket(target.ai_family, target.ai_socktype, target.ai_protocol)
      if number >= 0 { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
      return number
    }
    guard number >= 0 else { throw .unreachable(SystemError("socket").reason) }
    let descriptor = Descriptor(number)
    do throws(HTTPError) {
      descriptor.setNonblocking(true)
      Self.configure(number)
      if systemConnect(number, target.ai_addr, target.ai_addrlen) != 0 {
        guard errno == EINPROGRESS else { throw HTTPError.unreachable(reason(errno)) }
        try Self.wait(for: descriptor, Int32(POLLOUT), by: deadline)
        var problem: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        getsockopt(number, SOL_SOCKET, SO_ERROR, &problem, &size)
        guard problem == 0 else { throw HTTPError.unreachable(reason(problem)) }
      }
      return descriptor
    } catch {
      descriptor.close()
      throw error
    }
  }

  // Small requests go out at once, and a server that is gone is an error, not a signal.
  private static func configure(_ number: Int32) {
    var on: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    setsockopt(number, Int32(IPPROTO_TCP), TCP_NODELAY, &on, size)
    #if canImport(Darwin)
    setsockopt(number, SOL_SOCKET, SO_NOSIGPIPE, &on, size)
    #endif
  }

  private static func reason(_ number: Int32) -> String {
    SystemError("connect", number: number).reason
  }

  /// Sends all the bytes; false if the other side has ended the connection.
  func send(_ bytes: [UInt8], by deadline: Deadline) throws(HTTPError) -> Bool {
    var sent = 0
    while sent < bytes.count {
      try Self.wait(for: descriptor, Int32(POLLOUT), by: deadline)
      let count = bytes.withUnsafeBytes { buffer in
        #if canImport(Darwin)
        systemSend(descriptor.number, buffer.baseAddress?.advanced(by: sent), bytes.count - sent, 0)
        #else
        systemSend(
          descriptor.number, buffer.baseAddress?.advanced(by: sent), bytes.count - sent,
          Int32(MSG_NOSIGNAL))
        #endif
      }
      if count >= 0 {
        sent += count
      } else if errno != EAGAIN, errno != EWOULDBLOCK, errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Appends what has come, at least one byte; false if the other side has ended the connection.
  func receive(into bytes: inout [UInt8], by deadline: Deadline) throws(HTTPError) -> Bool {
    try Self.wait(for: descriptor, Int32(POLLIN), by: deadline)
    let transfer = withUnsafeTemporaryAllocation(byteCount: 65536, alignment: 16) { buffer in
      let transfer = descriptor.read(into: buffer)
      if case .bytes(let count) = transfer {
        bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      }
      return transfer
    }
    switch transfer {
    case .bytes, .later: return true
    case .end, .failed: return false
    }
  }

  private static func wait(
    for descriptor: Descriptor, _ events: Int32, by deadline: Deadline
  ) throws(HTTPError) {
    while true {
      // Cancellation is looked at first: a stopped run must not begin anything more.
      if Task.isCancelled { throw .cancelled }
      // And the deadline next: bytes that are always there would never let it end otherwise.
      let left = deadline.milliseconds
      if left == 0 { throw .late(after: deadline.limit) }
      let ready = Descriptor.poll(
        [(descriptor, events)], milliseconds: Int32(min(left, slice)))
      if ready[0] != 0 { return }
    }
  }
}

// The system's calls under names that the methods above do not hide.
private let systemConnect = connect
private let systemSend = send
