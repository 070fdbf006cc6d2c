import SpecSystem

/// An open file that is written: takes everything it is given, or says why not.
struct OpenOutput {
  let descriptor: Descriptor

  /// How long a pipe is given that takes nothing once the run has been stopped, and how often it is
  /// looked at until then.
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

  /// Opens a named pipe as soon as somebody reads it; gives up when the current task is cancelled.
  ///
  /// The system's own wait for a reader cannot be ended.
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

  /// Writes all of the bytes, where the file stands or at an offset.
  ///
  /// - Parameters:
  ///   - target: What errors call the file.
  ///   - done: How many bytes have been written, also if the rest failed.
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
        // A pipe that is full; or another program has set the terminal to answer at once.
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
  /// An error of the system.
  init(_ target: String, _ error: SystemError) {
    self.init(
      target: target, reason: error.reason.lowercased(), fix: Self.fix(error),
      isReaderGone: error.isReaderGone)
  }

  private static func fix(_ error: SystemError) -> String {
    if error.isDiskFull { return "make room on the disk, or name a path on another" }
    if error.isTooLarge { return "raise the limit on the size of files: ulimit -f" }
    return "check the path and the permissions of its directory"
  }

  /// A pipe that nobody reads, given up because the run was stopped.
  static func unread(_ target: String) -> OutputError {
    OutputError(
      target: target, reason: "nobody reads the pipe, and the run was stopped",
      fix: "start the reader first")
  }
}

extension Output {
  /// Writes to an open file, such as 1 for standard output; does not close it.
  ///
  /// Whoever starts the program should ignore SIGPIPE, so that a reader that has gone is an
  /// error here and not the end of the run.
  package static func descriptor(_ number: Int32, name: String, display: Display) -> Output {
    let file = OpenOutput(Descriptor(number))
    return Output(
      display: display,
      write: { bytes throws(OutputError) in
        // What a step has printed waits in a buffer of C's, and was written before this.
        OwnProcess.flushStreams()
        var done = 0
        try file.write(bytes, target: name, done: &done)
      })
  }
}
