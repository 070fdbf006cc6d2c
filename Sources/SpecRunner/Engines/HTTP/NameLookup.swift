import Dispatch
import SpecSystem
import Synchronization

/// The addresses of a host, looked up on a thread of their own.
///
/// The system's look-up can neither be given a deadline nor be ended: a name server that does not
/// answer keeps it for half a minute. If it is late, it is left alone and frees its result itself.
final class NameLookup: Sendable {
  /// Looks up a host; replaced in tests.
  typealias Resolver =
    @Sendable (_ address: HTTPAddress, _ isNumeric: Bool) -> InternetSocket.Addresses

  private let answer = Mutex<InternetSocket.Addresses?>(nil)
  private let isDone = DispatchSemaphore(value: 0)
  /// How long one wait may take before the task's cancellation is looked at again.
  private static let slice = 50

  private init() {}

  /// The addresses of a host, in the order in which they should be tried.
  static func addresses(
    of address: HTTPAddress, by deadline: Deadline, _ resolve: @escaping Resolver = system
  ) throws(HTTPError) -> InternetSocket.Addresses {
    // An address written in digits needs no look-up, and no thread.
    let numeric = resolve(address, true)
    if numeric.problem == nil { return numeric }
    let lookup = NameLookup()
    DispatchQueue.global().async {
      let answer = resolve(address, false)
      lookup.answer.withLock { $0 = answer }
      lookup.isDone.signal()
    }
    while true {
      if Task.isCancelled { throw .cancelled }
      let left = deadline.milliseconds
      if left == 0 { throw .late(after: deadline.limit) }
      let wait = DispatchTimeInterval.milliseconds(min(left, slice))
      guard lookup.isDone.wait(timeout: .now() + wait) == .success,
        let answer = lookup.answer.withLock({ $0 })
      else { continue }
      if let problem = answer.problem { throw .unreachable("\(address.host): \(problem)") }
      return answer
    }
  }

  /// Asks the system.
  static let system: Resolver = { address, isNumeric in
    InternetSocket.Addresses(of: address.host, port: address.port, isNumeric: isNumeric)
  }
}
