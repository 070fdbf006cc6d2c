import Dispatch
package import SpecSystem

/// Reserves standard input and output for the protocol.
package enum StandardStreams {
  /// Duplicates both streams; then descriptor 0 reads nothing and 1 writes to standard error.
  package static func take() throws(SystemError) -> (input: Descriptor, output: Descriptor) {
    let input = try Descriptor(0).duplicate()
    let output = try Descriptor(1).duplicate()
    if case .success(let nothing) = FileSystem.open("/dev/null") {
      Descriptor(0).become(nothing)
      nothing.close()
    }
    Descriptor(1).become(Descriptor(2))
    return (input, output)
  }

  /// Takes both streams and serves them on a thread of its own, because a server waits for its
  /// client.
  package static func serve<Ending: Sendable>(
    _ serve:
      @escaping @Sendable (_ input: Descriptor, _ output: Descriptor) throws(SystemError) ->
      Ending
  ) async -> Result<Ending, SystemError> {
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "spec.server").async {
        continuation.resume(
          returning: Result { () throws(SystemError) in
            let streams = try take()
            return try serve(streams.input, streams.output)
          })
      }
    }
  }
}
