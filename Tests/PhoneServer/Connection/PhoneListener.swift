import SpecSystem

/// Accepts connections and serves each.
///
/// Nothing waits on a thread of its own: many phones at once, as parallel tests have them, would
/// take all threads there are.
struct PhoneListener: Sendable {
  /// The maximum number of connections at a time.
  private static let mostConnections = 64

  let socket: Descriptor
  let desk: RequestDesk

  /// Serves until the task is cancelled, and frees the port.
  func serve() async {
    await withTaskGroup(of: Void.self) { group in
      var count = 0
      while let connection = await next() {
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

  /// The next connection; nil when the task is cancelled.
  private func next() async -> Descriptor? {
    var pause = Pause()
    while !Task.isCancelled {
      let ready = Descriptor.poll([(socket, Descriptor.readable)], milliseconds: 0)
      if ready[0] != 0, let connection = InternetSocket.accept(socket) {
        connection.setNonblocking(true)
        return connection
      }
      await pause.wait()
    }
    return nil
  }
}

/// Waits between looks at a socket, longer and longer, up to eight milliseconds.
struct Pause {
  private var time = Duration.microseconds(250)

  mutating func wait() async {
    try? await Task.sleep(for: time)
    time = min(time * 2, .milliseconds(8))
  }
}
