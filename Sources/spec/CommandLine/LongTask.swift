import SpecReporters
import SpecText

/// A long task that a signal can stop early, with a progress line on a terminal.
struct LongTask: Sendable {
  let tool: ToolContext
  /// The name of the task for the progress line: `proving`.
  let name: String

  /// Runs the body in a task that the first signal cancels.
  func run<Outcome: Sendable>(_ body: @escaping @Sendable () async -> Outcome) async -> Outcome {
    await tool.untilSignalled("finishing the scenarios that have started", body)
  }

  /// Runs the body in a task that the first signal cancels.
  ///
  /// - Throws: its error, or the end of the command if a signal stopped it.
  func complete<Outcome: Sendable>(
    _ body: @escaping @Sendable () async throws -> Outcome
  ) async throws -> Outcome {
    let result = await attempt(body)
    if let interruption { throw CommandEnding(status: interruption) }
    return try result.get()
  }

  /// Runs the body in a task that the first signal cancels; its outcome then says what is missing.
  func part<Outcome: Sendable>(
    _ body: @escaping @Sendable () async throws -> Outcome
  ) async throws -> Outcome {
    try await attempt(body).get()
  }

  private func attempt<Outcome: Sendable>(
    _ body: @escaping @Sendable () async throws -> Outcome
  ) async -> Result<Outcome, any Error> {
    await run {
      do { return .success(try await body()) } catch { return .failure(error) }
    }
  }

  /// The exit status if a signal stopped the task; otherwise nil.
  var interruption: ExitStatus? {
    (tool.signals?.signal).flatMap { ExitStatus(signal: $0) }
  }

  /// What a conclusion begins with if a signal stopped the task.
  static func stopped(untried count: Int, _ noun: String) -> String {
    "stopped, with \(count.counted(noun)) not tried; of the others, "
  }

  /// Shows progress on standard error if that is an interactive terminal, or to a server.
  func progress(_ arguments: Arguments) -> (_ done: Int, _ of: Int) -> Void {
    if let file = ProgressFile(tool.environment) {
      return { [name] in file.write(.init(done: $0, count: $1, name: name)) }
    }
    let display = tool.display(2, arguments)
    guard display.isLive else { return { _, _ in } }
    let output = Output.descriptor(2, name: "standard error", display: display)
    return { done, count in
      // The last call removes the line.
      output.showStatus(done < count ? "\(name) \(done)/\(count)" : "")
      output.flush()
    }
  }
}

extension ToolContext {
  /// Runs the body in a task that the first signal cancels.
  ///
  /// - Parameter rest: what still happens after the signal, for the message.
  func untilSignalled<Outcome: Sendable>(
    _ rest: String, _ body: @escaping @Sendable () async -> Outcome
  ) async -> Outcome {
    // It starts once signals are handled; before that, a signal ends the process immediately.
    let (gate, opener) = AsyncStream<Never>.makeStream()
    let work = Task {
      for await _ in gate {}
      return await body()
    }
    let isAsked = (signals?.signal ?? 0) != 0
    signals?.whenAsked {
      work.cancel()
      if !isAsked { _ = printError("stopping: \(rest); a second signal exits immediately") }
    }
    defer { signals?.whenAsked(nil) }
    opener.finish()
    return await work.value
  }
}
