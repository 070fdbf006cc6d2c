import SpecSystem

/// One connection of a client, with as many requests as it likes.
actor PhoneConnection {
  private let socket: Descriptor
  private let desk: RequestDesk
  private var reader = PhoneRequestReader()

  init(_ socket: Descriptor, _ desk: RequestDesk) {
    self.socket = socket
    self.desk = desk
  }

  /// Answers requests until one side ends the connection or the task is cancelled.
  func serve() async {
    while let request = await receive() {
      let reply = await desk.answer(request)
      if !(await send(reply, keepsAlive: request.keepsAlive)) { break }
    }
    socket.close()
  }

  /// The next request; nil at the end of the connection, and after one that cannot be read.
  private func receive() async -> PhoneRequest? {
    while true {
      switch reader.next() {
      case .request(let request): return request
      case .refused(let status):
        let reply = PhoneReply(status: status, headers: [], body: [])
        _ = await write(reply.bytes(keepsAlive: false))
        return nil
      case .incomplete:
        guard await fill() else { return nil }
      }
    }
  }

  /// Waits for bytes; false at the end.
  private func fill() async -> Bool {
    var pause = Pause()
    while !Task.isCancelled {
      let ready = Descriptor.poll([(socket, Descriptor.readable)], milliseconds: 0)
      if ready[0] == 0 {
        await pause.wait()
        continue
      }
      let transfer = withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 16) { buffer in
        let transfer = socket.read(into: buffer)
        if case .bytes(let count) = transfer {
          reader.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
        return transfer
      }
      switch transfer {
      case .bytes: return true
      case .later: await pause.wait()
      case .end, .failed: return false
      }
    }
    return false
  }

  /// Sends a reply in its way; false if the connection ends with it.
  private func send(_ reply: PhoneReply, keepsAlive: Bool) async -> Bool {
    switch reply.delivery {
    case .whole: return await write(reply.bytes(keepsAlive: keepsAlive)) && keepsAlive
    case .cut:
      _ = await write(reply.bytes(keepsAlive: keepsAlive))
      return false
    case .closed: return false
    case .never:
      while await fill() {}
      return false
    }
  }

  private func write(_ bytes: [UInt8]) async -> Bool {
    var pause = Pause()
    var sent = 0
    while sent < bytes.count, !Task.isCancelled {
      let transfer = bytes.withUnsafeBytes {
        InternetSocket.send(UnsafeRawBufferPointer(rebasing: $0[sent...]), to: socket)
      }
      switch transfer {
      case .bytes(let count): sent += count
      case .later: await pause.wait()
      case .end, .failed: return false
      }
    }
    return sent == bytes.count
  }
}
