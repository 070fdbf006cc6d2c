package import Dispatch

/// The serial executor an engine's actor runs on: a queue of its own, so that nobody waits for it.
///
/// An actor on the shared pool that waits for an engine keeps a core from every other case; one
/// with its own queue keeps nobody. It knows nothing of what runs on it.
package final class SessionExecutor: SerialExecutor {
  /// The queue the jobs run on, in order and one at a time.
  package let queue: DispatchQueue

  /// An executor with a fresh queue; the label shows in debuggers.
  package init(_ label: String) { queue = DispatchQueue(label: label) }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  // Lets code that reached the queue by Dispatch alone step into the actor.
  package func checkIsolated() { dispatchPrecondition(condition: .onQueue(queue)) }
}
