import Dispatch
import SpecSystem
import SpecText

/// Accepts connections on a loopback port, and yields those that have sent the token.
///
/// One thread serves the port and all connections without a token, so that each of these costs only
/// a descriptor and a short buffer.
struct LoopbackListener {
  let port: UInt16
  private let socket: Descriptor
  private let stop: (reading: Descriptor, writing: Descriptor)

  /// A connection that has sent the token, and the bytes received so far.
  struct Connection: Sendable {
    let socket: Descriptor
    let received: [UInt8]
  }

  /// Listens on a port, or on a free port for 0.
  init(port: UInt16) throws(SystemError) {
    stop = try Descriptor.pipe()
    do { (socket, self.port) = try InternetSocket.listen(port: port) } catch {
      stop.reading.close()
      stop.writing.close()
      throw error
    }
  }

  /// The admitted connections; the sequence ends and frees the port when the task is cancelled.
  func connections(token: String, limits: ClientAuthentication.Limits) -> AsyncStream<Connection> {
    AsyncStream { continuation in
      continuation.onTermination = { [stop] _ in stop.writing.close() }
      DispatchQueue(label: "spec.engine.accept").async { [socket, stop] in
        var pending = PendingClients(token: token, limits: limits) { connection in
          if case .terminated = continuation.yield(connection) { connection.socket.close() }
        }
        while pending.turn(socket, stop.reading) {}
        pending.close()
        socket.close()
        stop.reading.close()
      }
    }
  }
}

/// The connections that have not sent the token yet, oldest first.
private struct PendingClients {
  private struct Client {
    let socket: Descriptor
    let expires: ContinuousClock.Instant
    var received: [UInt8] = []
    /// The length of the first line; nil until it is complete.
    var lineLength: Int?
  }

  private let limits: ClientAuthentication.Limits
  private let admit: (LoopbackListener.Connection) -> Void
  private var admission: ClientAuthentication
  private var clients: [Client] = []

  init(
    token: String, limits: ClientAuthentication.Limits,
    admit: @escaping (LoopbackListener.Connection) -> Void
  ) {
    admission = ClientAuthentication(token: token, limits: limits)
    self.limits = limits
    self.admit = admit
  }

  /// Waits for the next event and processes it; returns false when the listener must stop.
  mutating func turn(_ socket: Descriptor, _ stop: Descriptor) -> Bool {
    let ready = Descriptor.poll(
      [(stop, Descriptor.readable), (socket, Descriptor.readable)]
        + clients.map { ($0.socket, $0.lineLength == nil ? Descriptor.readable : 0) },
      milliseconds: patience)
    if ready[0] != 0 { return false }
    for (index, events) in zip(clients.indices, ready.dropFirst(2)).reversed() where events != 0 {
      // A client that closed its connection after its line requires no decision.
      if clients[index].lineLength != nil || !read(from: index) { drop(index) }
    }
    let now = ContinuousClock.now
    judge(now)
    while let slowest, clients[slowest].expires <= now { drop(slowest) }
    if ready[1] != 0 { accept(socket, stop, now) }
    return true
  }

  mutating func close() {
    for client in clients { client.socket.close() }
    clients = []
  }

  /// The oldest client whose line is incomplete.
  private var slowest: Int? { clients.firstIndex { $0.lineLength == nil } }

  /// The time until the next deadline, in milliseconds; -1 if there is none.
  private var patience: Int32 {
    let hasLine = clients.contains { $0.lineLength != nil }
    let next = [slowest.map { clients[$0].expires }, hasLine ? admission.opens : nil]
    guard let next = next.compactMap({ $0 }).min() else { return -1 }
    return Int32(clamping: max(0, (next - .now).wholeMilliseconds + 1))
  }

  private mutating func accept(
    _ socket: Descriptor, _ stop: Descriptor, _ now: ContinuousClock.Instant
  ) {
    // Accepting fewer than the limit reads each connection once before another replaces it.
    for count in 0..<max(1, limits.connections / 4) {
      guard let connection = InternetSocket.accept(socket) else {
        // Without descriptors, the socket remains readable; a pause prevents a busy loop.
        if count == 0 { _ = Descriptor.poll([(stop, Descriptor.readable)], milliseconds: 50) }
        return
      }
      connection.setNonblocking(true)
      if clients.count >= limits.connections { drop(0) }
      clients.append(Client(socket: connection, expires: now + limits.time))
    }
  }

  /// Reads available bytes; returns false if the connection ended or is refused.
  private mutating func read(from index: Int) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
      while true {
        switch clients[index].socket.read(into: buffer) {
        case .later: return true
        case .end, .failed: return false
        case .bytes(let count):
          let start = clients[index].received.count
          clients[index].received += buffer[..<count]
          let end = clients[index].received[start...].firstIndex(of: UInt8(ascii: "\n"))
          if let verdict = admission.verdict(
            onUnfinished: Array(clients[index].received[..<(end ?? start + count)]))
          {
            settle(clients[index], verdict)
            return false
          }
          if let end {
            clients[index].lineLength = end
            return true
          }
        }
      }
    }
  }

  private mutating func judge(_ now: ContinuousClock.Instant) {
    let waiting = clients.indices.filter { clients[$0].lineLength != nil }
    if waiting.isEmpty { return }
    let lines = waiting.map { Array(clients[$0].received.prefix(clients[$0].lineLength ?? 0)) }
    guard let verdicts = admission.verdicts(on: lines, now: now) else { return }
    for (index, verdict) in zip(waiting, verdicts).reversed() {
      let client = clients[index]
      if verdict == .admitted {
        clients.remove(at: index)
        admit(LoopbackListener.Connection(socket: client.socket, received: client.received))
      } else {
        settle(client, verdict)
        drop(index)
      }
    }
  }

  /// Sends the reason of a refusal; a short line always fits into the socket's buffer.
  private func settle(_ client: Client, _ verdict: ClientAuthentication.Verdict) {
    guard case .refused(let answer?) = verdict else { return }
    let line = answer.line + [UInt8(ascii: "\n")]
    _ = line.withUnsafeBytes { client.socket.write($0) }
  }

  private mutating func drop(_ index: Int) { clients.remove(at: index).socket.close() }
}
