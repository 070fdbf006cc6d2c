package import Dispatch

/// A serial executor with a queue of its own, for actors that block.
///
/// An actor that waits for an engine would otherwise occupy a thread of the shared pool.
package final class SessionExecutor: SerialExecutor {
  /// The serial queue of the jobs.
  package let queue: DispatchQueue

  /// Creates an executor with a new queue; the label appears in debuggers.
  package init(_ label: String) { queue = DispatchQueue(label: label) }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  // Lets code that Dispatch called on the queue assume the actor's isolation.
  package func checkIsolated() { dispatchPrecondition(condition: .onQueue(queue)) }
}
