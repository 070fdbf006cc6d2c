import SpecDrivers
import SpecText

/// The start of the engines of a command, outside of a run's hooks.
extension RunEngines {
  /// Starts the engines, runs the body and shuts the engines down.
  func started<Failure: Error>(
    _ work: LongTask, _ tool: ToolContext, _ body: () async throws(Failure) -> ExitStatus
  ) async throws(Failure) -> ExitStatus {
    if members.isEmpty { return try await body() }
    let failure = await work.run { () -> DriverError? in
      do throws(DriverError) {
        try await pages?.open()
        for member in members where member.engine.needsStart {
          _ = try await member.engine.start()
        }
      } catch { return error }
      return nil
    }
    let result: Result<ExitStatus, Failure>
    if let interruption = work.interruption {
      result = .success(interruption)
    } else if let failure {
      result = .success(tool.printError(failure.startSentence, .failed))
    } else {
      do throws(Failure) { result = .success(try await body()) } catch {
        result = .failure(error)
      }
    }
    for member in members {
      if member.engine.needsStart { await member.engine.shutdown() }
      for line in member.notices.warnings {
        tool.note("\(member.name): \(line)")
      }
    }
    return try result.get()
  }

  /// Starts an engine unless it is running; returns why that is not possible.
  ///
  /// - Parameter name: the name of the engine; nil for the only one.
  func restart(_ name: String? = nil) async -> String? {
    let member = members.first { name.map($0.name.isSame) ?? true }
    guard let engine = member?.engine, engine.needsStart else { return nil }
    do throws(DriverError) {
      _ = try await engine.start()
      return nil
    } catch {
      return error.startSentence
    }
  }
}
