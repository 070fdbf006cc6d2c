import Dispatch
import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The addresses of a host, looked up on a thread of their own.
///
/// The system's look-up can neither be given a deadline nor be ended: a name server that does not
/// answer keeps it for half a minute. If it is late, it is left alone and frees its result itself.
final class NameLookup: Sendable {
  /// Looks up a host and port; replaced in tests.
  typealias Resolver =
    @Sendable (_ host: String, _ port: String, _ isNumeric: Bool) -> NameLookup.Answer

  /// What the system answered; the addresses are freed with it.
  final class Answer: Sendable {
    let status: Int32
    // Written once, before it is shared, and only read afterwards.
    nonisolated(unsafe) let first: UnsafeMutablePointer<addrinfo>?

    init(status: Int32, first: UnsafeMutablePointer<addrinfo>?) {
      self.status = status
      self.first = first
    }

    deinit { if let first { freeaddrinfo(first) } }
  }

  private let answer = Mutex<Answer?>(nil)
  private let isDone = DispatchSemaphore(value: 0)
  /// How long one wait may take before the task's cancellation is looked at again.
  private static let slice = 50

  private init() {}

  /// The addresses of a host, in the order in which they should be tried.
  static func addresses(
    of address: HTTPAddress, by deadline: Deadline, _ resolve: @escaping Resolver = system
  ) throws(HTTPError) -> Answer {
    let (host, port) = (address.host, String(address.port))
    // An address written in digits needs no look-up, and no thread.
    let numeric = resolve(host, port, true)
    if numeric.status == 0 { return numeric }
    let lookup = NameLookup()
    DispatchQueue.global().async {
      let answer = resolve(host, port, false)
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
      guard answer.status == 0, answer.first != nil else {
        throw .unreachable("\(host): \(String(cString: gai_strerror(answer.status)))")
      }
      return answer
    }
  }

  /// Asks the system.
  static let system: Resolver = { host, port, isNumeric in
    var hints = addrinfo()
    hints.ai_family = AF_UNSPEC
    #if canImport(Glibc)
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    #else
    hints.ai_socktype = SOCK_STREAM
    #endif
    hints.ai_flags = AI_NUMERICSERV | (isNumeric ? AI_NUMERICHOST : 0)
    var found: UnsafeMutablePointer<addrinfo>?
    let status = getaddrinfo(host, port, &hints, &found)
    return Answer(status: status, first: status == 0 ? found : nil)
  }
}
