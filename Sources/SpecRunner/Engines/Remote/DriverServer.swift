public import SpecDrivers
import SpecSystem
import SpecText

/// Serves a driver or an engine to a runner in another process.
///
/// An engine in Swift requires one line: `await DriverServer(MyEngine()).serve()`, or `await
/// DriverServer { MyDriver() }.serve()` without an `Engine`. Each session gets its own driver.
/// Requests within a session are answered in order; sessions run concurrently.
public struct DriverServer: Sendable {
  /// A function that creates a driver for one session.
  public typealias Factory = @Sendable () async throws(DriverError) -> any Driver

  let apps: [App]
  let sessions: Int
  let makeDriver: Factory

  /// Creates a server of drivers.
  ///
  /// - Parameters:
  ///   - apps: The apps of the engine, reported to clients.
  ///   - sessions: The maximum number of sessions at a time.
  ///   - makeDriver: Creates the driver of a session.
  public init(apps: [String] = [], sessions: Int = 16, _ makeDriver: @escaping Factory) {
    self.apps = apps.map { App($0) }
    self.sessions = max(1, sessions)
    self.makeDriver = makeDriver
  }

  /// Creates a server of an engine, which reports its apps and their faults.
  public init(_ engine: any Engine, sessions: Int = 16) {
    apps = engine.apps
    self.sessions = max(1, sessions)
    makeDriver = { engine.makeDriver() }
  }

  /// Serves on the standard input and output of this process until the runner closes the
  /// connection.
  ///
  /// Standard output is then reserved for the protocol; other output of the process is redirected
  /// to standard error.
  public func serve() async {
    guard let streams = try? StandardStreams.take(),
      let transport = try? RPCTransport(reading: streams.input, writing: streams.output)
    else { return }
    await serve(transport)
  }

  /// Serves on a loopback port until the task is cancelled.
  ///
  /// Any program on this machine can connect, so a runner is served only after it has sent the
  /// token.
  ///
  /// - Parameters:
  ///   - port: The port, or 0 for a free one.
  ///   - token: The token that a runner must send first, such as a `randomToken()`.
  ///   - isListening: Called once with the port when runners may connect.
  /// - Throws: `DriverError.engineLost` if the token is empty or if the port is in use.
  public func serve(
    port: UInt16, token: String, isListening: @escaping @Sendable (UInt16) -> Void = { _ in }
  ) async throws(DriverError) {
    try await serve(
      port: port, token: token, limits: ClientAuthentication.Limits(), isListening: isListening)
  }

  /// A random token of 128 bits, as 32 hexadecimal digits.
  public static func randomToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<4).map { _ in (generator.next() as UInt32).hexadecimal(digits: 8) }.joined()
  }

  package func serve(
    port: UInt16, token: String, limits: ClientAuthentication.Limits,
    isListening: @escaping @Sendable (UInt16) -> Void
  ) async throws(DriverError) {
    if token.isEmpty {
      throw .engineLost("the token is empty; an engine on a port requires one")
    }
    let listener: LoopbackListener
    do { listener = try LoopbackListener(port: port) } catch {
      throw .engineLost("cannot listen on port \(port) of this machine: \(error.reason)")
    }
    isListening(listener.port)
    await withTaskGroup(of: Void.self) { group in
      for await connection in listener.connections(token: token, limits: limits) {
        let socket = connection.socket
        guard
          let transport = try? RPCTransport(
            reading: socket, writing: socket, received: connection.received)
        else {
          socket.close()
          continue
        }
        group.addTask { await serve(transport) }
      }
      group.cancelAll()
    }
  }

  /// Serves one connection until it ends.
  package func serve(_ transport: RPCTransport) async {
    let (arrivals, continuation) = AsyncStream.makeStream(of: RPCPeer.Arrival.self)
    let peer = RPCPeer(transport) { arrival in
      continuation.yield(arrival)
      if case .ended = arrival { continuation.finish() }
    }
    let conversation = RunnerConnection(self, peer)
    await withTaskCancellationHandler {
      for await arrival in arrivals { await conversation.hear(arrival) }
    } onCancel: {
      Task { await peer.close() }
    }
    await conversation.end()
  }
}
