import SpecEngines
import SpecJSON

/// Plays a runner by hand against a server of egg timers, and writes down what was said.
enum Conversation {
  /// Sends the lines one after another, each once the answer to the one before is there.
  static func replay(_ lines: [String]) async throws -> [String] {
    let toServer = try Descriptor.pipe()
    let fromServer = try Descriptor.pipe()
    let server = DriverServer(apps: ["egg-timer"]) { EggTimer() }
    let serving = try RPCTransport(reading: toServer.reading, writing: fromServer.writing)
    async let served: Void = server.serve(serving)

    let runner = try RPCTransport(reading: fromServer.reading, writing: toServer.writing)
    let (arrivals, continuation) = AsyncStream.makeStream(of: String?.self)
    runner.start { arrival in
      switch arrival {
      case .line(let line): continuation.yield(String(decoding: line, as: UTF8.self))
      case .ended: continuation.yield(nil)
      }
    }
    var told: [String] = []
    var iterator = arrivals.makeAsyncIterator()
    for line in lines {
      runner.send(Array(line.utf8))
      told.append("→ " + line)
      // A notice has no answer to wait for.
      if try JSONReader.read(line).object()["id"] == nil { continue }
      guard let answer = await iterator.next(), let answer else { break }
      told.append("← " + answer)
    }
    runner.close()
    await served
    return told
  }
}
