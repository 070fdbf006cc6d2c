import SpecEngines
import SpecJSON
import SpecSystem

/// Plays a runner by hand against a server of egg timers, and writes down what was said.
enum Conversation {
  /// Sends the lines one after another, each once the answer to the one before is there.
  static func replay(_ lines: [String]) async throws -> [String] {
    try await withServer { runner, answers in
      var told: [String] = []
      for line in lines {
        runner.send(Array(line.utf8))
        told.append("→ " + line)
        // A notice has no answer to wait for.
        if try JSONReader.read(line).object()["id"] == nil { continue }
        guard let answer = await answers.next() else { break }
        told.append("← " + answer)
      }
      return told
    }
  }

  /// After an opening, sends all lines at once; returns so many answers in the order they came.
  static func replayed(
    _ opening: [String], then lines: [String], answers count: Int
  ) async throws -> [String] {
    try await withServer { runner, answers in
      for line in opening {
        runner.send(Array(line.utf8))
        _ = await answers.next()
      }
      for line in lines { runner.send(Array(line.utf8)) }
      var told: [String] = []
      while told.count < count, let answer = await answers.next() { told.append(answer) }
      return told
    }
  }

  /// The lines a server says, one after another.
  struct Answers {
    var iterator: AsyncStream<String>.AsyncIterator

    mutating func next() async -> String? { await iterator.next() }
  }

  private static func withServer(
    _ body: (RPCTransport, inout Answers) async throws -> [String]
  ) async throws -> [String] {
    let toServer = try Descriptor.pipe()
    let fromServer = try Descriptor.pipe()
    let server = DriverServer(apps: ["egg-timer"]) { EggTimer() }
    let serving = try RPCTransport(reading: toServer.reading, writing: fromServer.writing)
    async let served: Void = server.serve(serving)

    let runner = try RPCTransport(reading: fromServer.reading, writing: toServer.writing)
    let (arrivals, continuation) = AsyncStream.makeStream(of: String.self)
    runner.start { arrival in
      switch arrival {
      case .line(let line): continuation.yield(String(decoding: line, as: UTF8.self))
      case .ended: continuation.finish()
      }
    }
    var answers = Answers(iterator: arrivals.makeAsyncIterator())
    let told = try await body(runner, &answers)
    runner.close()
    await served
    return told
  }
}
