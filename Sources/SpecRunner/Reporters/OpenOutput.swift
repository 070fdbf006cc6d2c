import SpecSystem

/// An open file for writing.
struct OpenOutput {
  let descriptor: Descriptor

  /// The time to wait for a full pipe after the run was stopped, and the polling interval.
  private static let patience: Int32 = 5000
  private static let interval: Int32 = 20

  init(_ descriptor: Descriptor) { self.descriptor = descriptor }

  /// Opens a file for writing.
  init(_ path: String, _ writing: FileSystem.Writing) throws(OutputError) {
    do throws(SystemError) {
      descriptor = try FileSystem.open(path, writing)
    } catch {
      throw OutputError(path, error)
    }
  }

  /// Opens a named pipe as soon as it has a reader, or throws if the current task is cancelled.
  ///
  /// It polls, because a blocking open cannot be cancelled.
  init(pipe path: String) throws(OutputError) {
    while true {
      do throws(SystemError) {
        descriptor = try FileSystem.open(path, .pipe)
        return
      } catch {
        guard error.isUnread else { throw OutputError(path, error) }
      }
      if Task.isCancelled { throw OutputError.unread(path) }
      _ = Descriptor.poll([], milliseconds: Self.interval)
    }
  }

  /// Writes all bytes, at the current position or at an offset.
  ///
  /// - Parameters:
  ///   - target: The name of the file for errors.
  ///   - done: The number of bytes written, also if an error is thrown.
  func write(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int? = nil, target: String, done: inout Int
  ) throws(OutputError) {
    var waited: Int32 = 0
    while done < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[done...])
      let transfer =
        if let offset {
          descriptor.write(rest, at: offset + done)
        } else {
          descriptor.write(rest)
        }
      switch transfer {
      case .bytes(let count):
        done += count
        waited = 0
      case .later, .end:
        // The pipe is full, or another program has made the terminal non-blocking.
        _ = Descriptor.poll([(descriptor, Descriptor.writable)], milliseconds: Self.interval)
        if Task.isCancelled { waited += Self.interval }
        if waited > Self.patience { throw OutputError.unread(target) }
      case .failed(let number):
        throw OutputError(target, SystemError("write", number: number))
      }
    }
  }
}

extension OutputError {
  /// Returns the error for a system error.
  init(_ target: String, _ error: SystemError) {
    self.init(
      target: target, reason: error.reason.lowercased(), fix: Self.fix(error),
      isReaderGone: error.isReaderGone)
  }

  private static func fix(_ error: SystemError) -> String {
    if error.isDiskFull { return "free some disk space, or name a path on another disk" }
    if error.isTooLarge { return "raise the limit on the size of files: ulimit -f" }
    return "check the path and the permissions of its directory"
  }

  /// The error for a pipe without a reader when the run was stopped.
  static func unread(_ target: String) -> OutputError {
    OutputError(
      target: target, reason: "the pipe has no reader, and the run was stopped",
      fix: "start the reader first")
  }
}

extension Output {
  /// Returns an output for an open file, such as 1 for standard output; it does not close the file.
  ///
  /// The program should ignore SIGPIPE, so that a closed reader is an error and does not end the
  /// process.
  package static func descriptor(_ number: Int32, name: String, display: Display) -> Output {
    let file = OpenOutput(Descriptor(number))
    return Output(
      display: display,
      write: { bytes throws(OutputError) in
        // Text printed by steps is in the buffer of the C library and must come first.
        OwnProcess.flushStreams()
        var done = 0
        try file.write(bytes, target: name, done: &done)
      })
  }
}
