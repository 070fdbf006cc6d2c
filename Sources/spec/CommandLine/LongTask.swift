import SpecReporters

/// Long work that a signal may end early, with a line on a terminal that tells how far it is.
struct LongTask: Sendable {
  private let tool: ToolContext
  private let name: String

  /// - Parameter name: what is being done, for the line: `proving`.
  init(_ tool: ToolContext, name: String) {
    self.tool = tool
    self.name = name
  }

  /// Does the work in a task of its own, which the first signal cancels.
  func run<Outcome: Sendable>(_ body: @escaping @Sendable () async -> Outcome) async -> Outcome {
    await tool.untilSignalled("what has begun is finished", body)
  }

  /// The status of work that a signal ended; nil if none did.
  var interruption: ExitStatus? {
    (tool.signals?.signal).flatMap { ExitStatus(signal: $0) }
  }

  /// Shows how far it is, on standard error where that is a terminal somebody watches.
  func progress(_ arguments: Arguments) -> (_ done: Int, _ of: Int) -> Void {
    let display = tool.display(2, arguments)
    guard display.isLive else { return { _, _ in } }
    let output = Output.descriptor(2, name: "standard error", display: display)
    return { done, count in
      // The last one takes the line away.
      output.showStatus(done < count ? "\(name) \(done)/\(count)" : "")
      output.flush()
    }
  }
}

extension ToolContext {
  /// Does work in a task of its own, which the first signal cancels.
  ///
  /// - Parameter rest: What is done all the same, for the line that says so.
  func untilSignalled<Outcome: Sendable>(
    _ rest: String, _ body: @escaping @Sendable () async -> Outcome
  ) async -> Outcome {
    // It begins when signals are listened to: before that they end the process at once.
    let (gate, opener) = AsyncStream<Never>.makeStream()
    let work = Task {
      for await _ in gate {}
      return await body()
    }
    signals?.whenAsked {
      work.cancel()
      _ = complain("stopping: \(rest); a second signal ends it at once")
    }
    defer { signals?.whenAsked(nil) }
    opener.finish()
    return await work.value
  }
}
