import Dispatch

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Accepts connections on a port of this machine, on a thread of its own.
struct LoopbackListener {
  let port: UInt16
  private let socket: Descriptor
  private let stop: (reading: Descriptor, writing: Descriptor)

  /// Listens on a port, or on a free one for 0.
  init(port: UInt16) throws(SystemError) {
    stop = try Descriptor.pipe()
    do { (socket, self.port) = try LoopbackSocket.listen(port: port) } catch {
      stop.reading.close()
      stop.writing.close()
      throw error
    }
  }

  /// The connections as they come; ends, and frees the port, when the task is cancelled.
  func connections() -> AsyncStream<Descriptor> {
    AsyncStream { continuation in
      continuation.onTermination = { [stop] _ in stop.writing.close() }
      DispatchQueue(label: "spec.engine.accept").async { [socket, stop] in
        while true {
          let ready = Descriptor.poll([(socket, Int32(POLLIN)), (stop.reading, Int32(POLLIN))])
          if ready[1] != 0 { break }
          if ready[0] == 0 { continue }
          guard let connection = LoopbackSocket.accept(socket) else {
            // Out of descriptors, the socket stays ready: without a pause this would spin.
            _ = Descriptor.poll([(stop.reading, Int32(POLLIN))], milliseconds: 50)
            continue
          }
          if case .terminated = continuation.yield(connection) { connection.close() }
        }
        socket.close()
        stop.reading.close()
      }
    }
  }
}
