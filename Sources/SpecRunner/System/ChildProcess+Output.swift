import Dispatch

extension ChildProcess {
  /// A program that has ended, with what it wrote.
  package struct Finished: Sendable {
    package let end: ExitReason
    package let output: [UInt8]
    /// The end of its standard error.
    package let errors: String
  }

  /// The reason why a program has no result.
  package enum NoResult: Error, Sendable {
    case notStarted(SystemError)
    /// It had not ended in time, and was killed.
    case overdue
    /// It wrote more than was allowed, and was killed.
    case tooLong
  }

  /// Runs a program until it ends.
  ///
  /// - Parameters:
  ///   - input: what it reads.
  ///   - environment: variables to set in addition to those of this process.
  ///   - limit: the maximum length of its output, in bytes.
  ///   - deadline: the time until it must have ended.
  package static func result(
    of command: [String], input: [UInt8] = [], environment: [String: String] = [:],
    atMost limit: Int, within deadline: Duration
  ) async throws(NoResult) -> Finished {
    let child: ChildProcess
    do throws(SystemError) {
      child = try start(command, environment: environment)
    } catch {
      throw .notStarted(error)
    }
    let end = ContinuousClock.now + deadline
    if input.isEmpty {
      child.input.close()
    } else {
      DispatchQueue(label: "spec.child.input").async {
        child.write(input, until: end)
        child.input.close()
      }
    }
    let output = await withCheckedContinuation { continuation in
      DispatchQueue(label: "spec.child.output").async {
        continuation.resume(returning: child.read(atMost: limit, until: end))
      }
    }
    child.output.close()
    do throws(NoResult) {
      let bytes = try output.get()
      guard let reason = await child.wait(atMost: max(end - .now, .milliseconds(1))) else {
        throw .overdue
      }
      await child.waitForLastWords(atMost: .seconds(1))
      return Finished(end: reason, output: bytes, errors: child.lastOutput)
    } catch {
      await child.terminate(grace: .seconds(1))
      throw error
    }
  }

  /// Passes on what it writes from a thread of its own, until it has ended; then closes the output.
  ///
  /// - Returns: set when everything has been passed on.
  package func readAlong(_ receive: @escaping @Sendable ([UInt8]) -> Void) -> Latch<Bool> {
    let isRead = Latch<Bool>()
    output.setNonblocking(true)
    DispatchQueue(label: "spec.child.along").async {
      withUnsafeTemporaryAllocation(byteCount: 65536, alignment: 16) { buffer in
        while true {
          let hasEnded = self.end != nil
          switch self.output.read(into: buffer) {
          case .bytes(let count):
            receive(Array(UnsafeRawBufferPointer(rebasing: buffer[..<count])))
          case .later where !hasEnded:
            _ = Descriptor.poll([(self.output, Descriptor.readable)], milliseconds: 50)
          case .later, .end, .failed:
            self.output.close()
            isRead.set(true)
            return
          }
        }
      }
    }
    return isRead
  }

  /// Writes its whole input, unless it ends before it has read that.
  package func write(_ bytes: [UInt8], until deadline: ContinuousClock.Instant) {
    input.setNonblocking(true)
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        switch input.write(UnsafeRawBufferPointer(rebasing: rest)) {
        case .bytes(let count): rest = rest.dropFirst(count)
        case .end, .failed: return
        case .later:
          guard deadline > .now else { return }
          _ = Descriptor.poll([(input, Descriptor.writable)], milliseconds: 100)
        }
      }
    }
  }

  /// Reads its output to the end.
  private func read(
    atMost limit: Int, until deadline: ContinuousClock.Instant
  ) -> Result<[UInt8], NoResult> {
    output.setNonblocking(true)
    var bytes: [UInt8] = []
    return withUnsafeTemporaryAllocation(byteCount: 65536, alignment: 16) { buffer in
      while true {
        switch output.read(into: buffer) {
        case .bytes(let count):
          guard bytes.count + count <= limit else { return .failure(.tooLong) }
          bytes += UnsafeRawBufferPointer(rebasing: buffer[..<count])
        case .end: return .success(bytes)
        case .failed: return .failure(.overdue)
        case .later:
          let rest = deadline - .now
          guard rest > .zero else { return .failure(.overdue) }
          let milliseconds = min(rest.components.seconds, 3600) * 1000 + 1
          _ = Descriptor.poll(
            [(output, Descriptor.readable)], milliseconds: Int32(milliseconds))
        }
      }
    }
  }
}
