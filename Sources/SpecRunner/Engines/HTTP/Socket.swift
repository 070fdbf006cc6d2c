import SpecSystem

/// A TCP connection whose every call ends by a deadline, and soon after its task is cancelled.
///
/// Its calls block, so they belong on an executor of their own.
final class Socket {
  /// How long one poll may take before the task's cancellation is looked at again.
  private static let slice = 50

  private let descriptor: Descriptor

  /// Connects to the first address of a host that answers.
  init(to address: HTTPAddress, by deadline: Deadline) throws(HTTPError) {
    var refusal = HTTPError.unreachable("\(address.host) has no address")
    var connected: Descriptor?
    try NameLookup.addresses(of: address, by: deadline).connect { attempt throws(HTTPError) in
      let candidate: Descriptor
      switch attempt {
      case .success(let begun): candidate = begun
      case .failure(let error):
        refusal = .unreachable(error.reason)
        return false
      }
      do throws(HTTPError) {
        try Self.wait(for: candidate, Descriptor.writable, by: deadline)
      } catch {
        candidate.close()
        throw error
      }
      if let problem = InternetSocket.problem(connecting: candidate) {
        candidate.close()
        refusal = .unreachable(problem.reason)
        return false
      }
      connected = candidate
      return true
    }
    guard let connected else { throw refusal }
    descriptor = connected
  }

  /// Takes over an accepted connection.
  init(_ accepted: Descriptor) { descriptor = accepted }

  deinit { descriptor.close() }

  /// Whether nothing has come from the other side: no bytes, no end and no error.
  var isQuiet: Bool {
    Descriptor.poll([(descriptor, Descriptor.readable)], milliseconds: 0)[0] == 0
  }

  /// Sends all the bytes; false if the other side has ended the connection.
  func send(_ bytes: [UInt8], by deadline: Deadline) throws(HTTPError) -> Bool {
    var sent = 0
    while sent < bytes.count {
      try Self.wait(for: descriptor, Descriptor.writable, by: deadline)
      let transfer = bytes.withUnsafeBytes {
        InternetSocket.send(UnsafeRawBufferPointer(rebasing: $0[sent...]), to: descriptor)
      }
      switch transfer {
      case .bytes(let count): sent += count
      case .later: break
      case .end, .failed: return false
      }
    }
    return true
  }

  /// Appends what has come, at least one byte; false if the other side has ended the connection.
  func receive(into bytes: inout [UInt8], by deadline: Deadline) throws(HTTPError) -> Bool {
    try Self.wait(for: descriptor, Descriptor.readable, by: deadline)
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
