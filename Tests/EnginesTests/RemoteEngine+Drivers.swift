import SpecDrivers

@testable import SpecEngines

extension RemoteEngine {
  /// Returns a driver with an open session; starts the engine if necessary.
  ///
  /// - Throws: The errors of `start`.
  func openDriver() async throws(DriverError) -> RemoteDriver {
    let handle = try await sessionHandle()
    return RemoteDriver(engine: self, capabilities: handle.capabilities, handle: handle)
  }
}
