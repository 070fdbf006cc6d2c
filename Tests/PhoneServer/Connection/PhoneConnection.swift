import SpecSystem

/// One connection of a client, with as many requests as it likes.
actor PhoneConnection {
  private let executor = SessionExecutor("phone.connection")
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
  private let socket: Descriptor
  private let desk: RequestDesk
  private var reader = PhoneRequestReader()

  init(_ socket: Descriptor, _ desk: RequestDesk) {
    self.socket = socket
    self.desk = desk
  }

  /// Answers requests until one side ends the connection or the task is cancelled.
  func serve() async {
    while let request = receive() {
      let reply = await desk.answer(request)
      if !send(reply, keepsAlive: request.keepsAlive) { break }
    }
    socket.close()
  }

  /// The next request; nil at the end of the connection, and after one that cannot be read.
  private func receive() -> PhoneRequest? {
    while true {
      switch reader.next() {
      case .request(let request): return request
      case .refused(let status):
        let reply = PhoneReply(status: status, headers: [], body: [])
        _ = write(reply.bytes(keepsAlive: false))
        return nil
      case .incomplete:
        guard fill() else { return nil }
      }
    }
  }

  /// Waits for bytes; false at the end.
  private func fill() -> Bool {
    while !Task.isCancelled {
      let ready = Descriptor.poll([(socket, Descriptor.readable)], milliseconds: 20)
      if ready[0] == 0 { continue }
      let transfer = withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 16) { buffer in
        let transfer = socket.read(into: buffer)
        if case .bytes(let count) = transfer {
          reader.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
        return transfer
      }
      switch transfer {
      case .bytes: return true
      case .later: continue
      case .end, .failed: return false
      }
    }
    return false
  }

  /// Sends a reply in its way; false if the connection ends with it.
  private func send(_ reply: PhoneReply, keepsAlive: Bool) -> Bool {
    switch reply.delivery {
    case .whole: return write(reply.bytes(keepsAlive: keepsAlive)) && keepsAlive
    case .cut:
      _ = write(reply.bytes(keepsAlive: keepsAlive))
      return false
    case .closed: return false
    case .never:
      while fill() {}
      return false
    }
  }

  private func write(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count, !Task.isCancelled {
      let transfer = bytes.withUnsafeBytes {
        InternetSocket.send(UnsafeRawBufferPointer(rebasing: $0[sent...]), to: socket)
      }
      switch transfer {
      case .bytes(let count): sent += count
      case .later: _ = Descriptor.poll([(socket, Descriptor.writable)], milliseconds: 20)
      case .end, .failed: return false
      }
    }
    return sent == bytes.count
  }
}
