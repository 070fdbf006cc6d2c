package import SpecSystem

/// Serves the files of a folder on a free loopback port, for pages that need an address.
///
/// Modules, `fetch`, cookies and service workers do not work in a page that is opened as a file.
package struct FileServer: Sendable {
  /// `http://127.0.0.1:PORT`.
  package let address: String
  private let responder: FileResponder
  private let socket: Descriptor
  private let limits: Limits

  /// The limits of connections.
  struct Limits {
    /// How long a connection may wait for its next request.
    var idle = Duration.seconds(30)
    /// How long a request may take after its first byte, and its response.
    var exchange = Duration.seconds(15)
    /// The maximum number of connections at a time.
    var connections = 128
  }

  /// Listens on a port; connections wait until `serve` is called.
  package init(_ folder: ServedFolder) throws(SystemError) { try self.init(folder, Limits()) }

  init(_ folder: ServedFolder, _ limits: Limits) throws(SystemError) {
    responder = FileResponder(folder: folder)
    self.limits = limits
    let port: UInt16
    (socket, port) = try InternetSocket.listen(port: 0)
    address = "http://127.0.0.1:\(port)"
  }

  /// Serves until the task is cancelled, and frees the port.
  package func serve() async {
    let listener = Listener(socket)
    await withTaskGroup(of: Void.self) { group in
      var count = 0
      while let connection = await listener.next() {
        if count == limits.connections {
          await group.next()
          count -= 1
        }
        let client = ClientConnection(connection, responder, limits)
        group.addTask { await client.serve() }
        count += 1
      }
    }
    socket.close()
  }
}

/// Accepts the connections of a server, on a queue of its own because it blocks.
private actor Listener {
  private let executor = SessionExecutor("spec.pages.accept")
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
  private let socket: Descriptor

  init(_ socket: Descriptor) { self.socket = socket }

  /// The next connection; nil when the task is cancelled.
  func next() -> Descriptor? {
    while !Task.isCancelled {
      let ready = Descriptor.poll([(socket, Descriptor.readable)], milliseconds: 50)
      if ready[0] == 0 { continue }
      if let connection = InternetSocket.accept(socket) {
        connection.setNonblocking(true)
        return connection
      }
      // Without descriptors, the socket remains readable; a pause prevents a busy loop.
      _ = Descriptor.poll([], milliseconds: 50)
    }
    return nil
  }
}

/// One connection of a server, on a queue of its own because it blocks.
private actor ClientConnection {
  private let executor = SessionExecutor("spec.pages.connection")
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
  private let socket: Socket
  private let responder: FileResponder
  private let limits: FileServer.Limits

  init(_ connection: Descriptor, _ responder: FileResponder, _ limits: FileServer.Limits) {
    socket = Socket(connection)
    self.responder = responder
    self.limits = limits
  }

  /// Answers requests until one side ends the connection.
  func serve() {
    var reader = HTTPRequestReader()
    do throws(HTTPRequestReader.Failure) {
      while try answer(&reader) {}
    } catch .refused(let status) {
      let page = FileResponder.page(status).bytes(isHead: false, isKept: false)
      _ = try? socket.send(page, by: .after(limits.exchange))
    } catch {}
  }

  /// Answers one request; false if the connection is to be closed.
  private func answer(
    _ reader: inout HTTPRequestReader
  ) throws(HTTPRequestReader.Failure) -> Bool {
    let isOpen = try reader.begin { bytes throws(HTTPError) in
      try socket.receive(into: &bytes, by: .after(limits.idle))
    }
    guard isOpen else { return false }
    let deadline = Deadline.after(limits.exchange)
    let request = try reader.read { bytes throws(HTTPError) in
      try socket.receive(into: &bytes, by: deadline)
    }
    guard let request else { return false }
    let bytes = responder.response(to: request)
      .bytes(isHead: request.method == "HEAD", isKept: request.isKept)
    do throws(HTTPError) {
      return try socket.send(bytes, by: .after(limits.exchange)) && request.isKept
    } catch { throw .http(error) }
  }
}
