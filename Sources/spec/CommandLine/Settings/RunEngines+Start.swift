import SpecDrivers

/// The start of the engine of a command that runs on one, outside of a run's hooks.
extension RunEngines {
  /// Starts the engine, runs the body and shuts the engine down.
  func started(
    _ work: LongTask, _ tool: ToolContext, _ body: () async throws(UsageError) -> ExitStatus
  ) async throws(UsageError) -> ExitStatus {
    guard let member = members.first else { return try await body() }
    let needsStart = member.engine.needsStart
    let failure = await work.run { [pages] () -> DriverError? in
      do throws(DriverError) {
        try await pages?.open()
        if needsStart { _ = try await member.engine.start() }
      } catch { return error }
      return nil
    }
    let result: Result<ExitStatus, UsageError>
    if let interruption = work.interruption {
      result = .success(interruption)
    } else if let failure {
      result = .success(tool.printError(failure.startSentence, .failed))
    } else {
      do throws(UsageError) { result = .success(try await body()) } catch {
        result = .failure(error)
      }
    }
    if needsStart { await member.engine.shutdown() }
    for line in member.notices.warnings { _ = tool.printError("\(member.name): \(line)", .passed) }
    return try result.get()
  }

  /// Starts an engine that has ended once more; returns why that is not possible.
  func restart() async -> String? {
    guard let engine = members.first?.engine, engine.needsStart else { return nil }
    await engine.shutdown()
    do throws(DriverError) {
      _ = try await engine.start()
      return nil
    } catch {
      return error.startSentence
    }
  }
}
