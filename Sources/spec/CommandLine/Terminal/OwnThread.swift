import Dispatch

/// Work that waits for input, which would hold up tasks on their threads.
enum OwnThread {
  /// Runs the work on a thread of its own.
  static func run<Value: Sendable>(
    _ label: String, _ work: @escaping @Sendable () -> Value
  ) async -> Value {
    await withCheckedContinuation { continuation in
      DispatchQueue(label: label).async { continuation.resume(returning: work()) }
    }
  }
}
