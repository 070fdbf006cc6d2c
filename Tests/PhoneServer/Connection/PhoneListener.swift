import SpecSystem

/// Accepts connections and serves each on a queue of its own, because sockets block.
struct PhoneListener: Sendable {
  /// The maximum number of connections at a time.
  private static let mostConnections = 64

  let socket: Descriptor
  let desk: RequestDesk

  /// Serves until the task is cancelled, and frees the port.
  func serve() async {
    let door = Door(socket)
    await withTaskGroup(of: Void.self) { group in
      var count = 0
      while let connection = await door.next() {
        if count == Self.mostConnections {
          await group.next()
          count -= 1
        }
        let client = PhoneConnection(connection, desk)
        group.addTask { await client.serve() }
        count += 1
      }
      group.cancelAll()
    }
    socket.close()
  }
}

/// Waits for connections.
private actor Door {
  private let executor = SessionExecutor("phone.accept")
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
  private let socket: Descriptor

  init(_ socket: Descriptor) { self.socket = socket }

  /// The next connection; nil when the task is cancelled.
  func next() -> Descriptor? {
    while !Task.isCancelled {
      let ready = Descriptor.poll([(socket, Descriptor.readable)], milliseconds: 20)
      if ready[0] == 0 { continue }
      if let connection = InternetSocket.accept(socket) {
        connection.setNonblocking(true)
        return connection
      }
      // Without descriptors, the socket remains readable; a pause prevents a busy loop.
      _ = Descriptor.poll([], milliseconds: 20)
    }
    return nil
  }
}
