public import SpecDrivers
import SpecSystem

/// Serves any driver to a runner in another process: the other end of `RemoteDriver`.
///
/// An engine in Swift is a driver and one line: `await DriverServer { MyDriver() }.serve()`. Every
/// session gets a driver of its own from the factory; within a session requests are answered in
/// order, sessions do not wait for one another.
public struct DriverServer: Sendable {
  /// Makes a driver for one session.
  public typealias Factory = @Sendable () async throws(DriverError) -> any Driver

  let apps: [String]
  let sessions: Int
  let makeDriver: Factory

  /// A server of drivers.
  ///
  /// - Parameters:
  ///   - apps: The apps the engine knows, told to those who ask.
  ///   - sessions: How many scenarios it serves at a time.
  public init(apps: [String] = [], sessions: Int = 16, _ makeDriver: @escaping Factory) {
    self.apps = apps
    self.sessions = max(1, sessions)
    self.makeDriver = makeDriver
  }

  /// Serves on this process's standard input and output until the runner has gone.
  ///
  /// From here on standard output belongs to the protocol: whatever else the process prints goes
  /// to standard error, where it does no harm.
  public func serve() async {
    guard let streams = try? StandardStreams.take(),
      let transport = try? RPCTransport(reading: streams.input, writing: streams.output)
    else { return }
    await serve(transport)
  }

  /// Serves on a port of this machine until the task is cancelled.
  ///
  /// Any program of this machine can connect, so a runner is served only once its first line has
  /// shown the token; what it may send and how often it may guess before is limited.
  ///
  /// - Parameters:
  ///   - port: The port, or 0 for one that is free.
  ///   - token: What a runner has to show before it is served, such as a `randomToken()`.
  ///   - isListening: Called once with the port when runners may connect.
  /// - Throws: `DriverError.engineLost` if the token is empty or the port cannot be listened on.
  public func serve(
    port: UInt16, token: String, isListening: @escaping @Sendable (UInt16) -> Void = { _ in }
  ) async throws(DriverError) {
    try await serve(
      port: port, token: token, limits: ClientAuthentication.Limits(), isListening: isListening)
  }

  /// A token nobody can guess: 128 random bits as 32 hexadecimal digits.
  public static func randomToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<4).map { _ in
      let digits = String(generator.next() as UInt32, radix: 16)
      return String(repeating: "0", count: 8 - digits.utf8.count) + digits
    }.joined()
  }

  package func serve(
    port: UInt16, token: String, limits: ClientAuthentication.Limits,
    isListening: @escaping @Sendable (UInt16) -> Void
  ) async throws(DriverError) {
    if token.isEmpty {
      throw .engineLost("an engine on a port needs a token, and this one is empty")
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

  /// Serves one conversation to its end.
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
