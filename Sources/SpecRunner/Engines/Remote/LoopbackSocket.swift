import Dispatch
import SpecSystem
import SpecText

/// Connects to loopback ports.
enum LoopbackSocket {
  /// Connects to a port.
  static func connect(
    port: UInt16, within limit: Duration
  ) async throws(SystemError) -> Descriptor {
    let result: Result<Descriptor, SystemError> = await withCheckedContinuation { continuation in
      DispatchQueue(label: "spec.engine.connect").async {
        continuation.resume(
          returning: Result { () throws(SystemError) in
            try connectNow(port: port, within: limit)
          })
      }
    }
    return try result.get()
  }

  private static func connectNow(
    port: UInt16, within limit: Duration
  ) throws(SystemError) -> Descriptor {
    let socket = try InternetSocket.connect(toPort: port)
    let ready = Descriptor.poll(
      [(socket, Descriptor.writable)], milliseconds: Int32(clamping: limit.wholeMilliseconds))
    let problem = ready[0] == 0 ? InternetSocket.late : InternetSocket.problem(connecting: socket)
    guard let problem else { return socket }
    socket.close()
    throw problem
  }
}
