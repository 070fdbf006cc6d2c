import Testing

@testable import SpecEngines

extension DriverServer {
  /// Serves on a free port of this machine, for as long as a body runs.
  func serving<Outcome>(
    token: String = "t", limits: ClientAuthentication.Limits = ClientAuthentication.Limits(),
    _ body: (_ port: UInt16) async throws -> Outcome
  ) async throws -> Outcome {
    let (ports, port) = AsyncStream.makeStream(of: UInt16.self)
    let serving = Task {
      defer { port.finish() }
      try await serve(port: 0, token: token, limits: limits) { port.yield($0) }
    }
    defer { serving.cancel() }
    let number = try #require(await ports.first { _ in true }, "the server does not start")
    let outcome = try await body(number)
    serving.cancel()
    try await serving.value
    return outcome
  }
}
