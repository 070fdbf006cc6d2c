import SpecDrivers

/// The way from the phone's requests to a real server, and back into the phone's own time.
///
/// The server runs in real time, while the phone's clock is stopped.
struct ServerLink: Sendable {
  /// How many answers an app may ask for before it counts as one that never comes to rest.
  private static let mostAnswers = 1_000

  private let server: ServerTransport?

  init(_ server: ServerTransport?) { self.server = server }

  var isReal: Bool { server != nil }

  /// Lets what moves come to rest, and the real server answer what is asked on the way.
  ///
  /// - Throws: `unsupported` if the server does not answer as a scenario arranged; `timedOut` if
  ///   the app does not stop asking.
  nonisolated(nonsending) func settle(_ device: Device) async throws(DriverError) {
    device.clock.settle()
    var answers = 0
    while device.clock.isHeld {
      guard answers < Self.mostAnswers else {
        throw .timedOut(what: "have the server answer all the app asks", after: device.clock.now)
      }
      answers += try await answer(device)
      device.clock.settle()
    }
  }

  /// Has the real server answer what was sent; no time passes on the phone meanwhile.
  ///
  /// - Returns: how many answers there were.
  @discardableResult
  nonisolated(nonsending) func answer(_ device: Device) async throws(DriverError) -> Int {
    var answers = 0
    while let call = device.network.nextCall, let server {
      let answer = await server(call)
      device.network.take(answer)
      answers += 1
      if case .unarranged(let why) = answer { throw .unsupported(.networkAnswers, why: why) }
    }
    return answers
  }
}
