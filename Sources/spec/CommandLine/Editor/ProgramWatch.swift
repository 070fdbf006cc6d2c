import SpecEditing
import SpecMessages
import SpecReporters
import SpecSystem

/// Notices that the program on disk has been built again, and continues as the new one.
struct ProgramWatch: Sendable {
  /// The variable that names the descriptor of a conversation that another program began.
  private static let variable = "LSP_CONVERSATION_OF_SPEC"

  private let path: String?
  private let stamp: FileSystem.Stamp?
  /// A newer program that was seen once; a linker may still be writing it.
  private var candidate: FileSystem.Stamp?
  private let folder: String
  /// The conversation that an older program began; nil if this one began it.
  let conversation: [UInt8]?

  init(_ environment: Environment) {
    path = OwnProcess.program
    stamp = path.flatMap { FileSystem.stamp(of: $0) }
    folder = environment["TMPDIR"] ?? "/tmp"
    conversation = environment[Self.variable].flatMap { Int32($0) }.map { number in
      Self.contents(of: Descriptor(number))
    }
  }

  /// When the program was built.
  var build: String? {
    stamp.map { DurationText.instant(Timestamp(nanoseconds: Int64($0.seconds) * 1_000_000_000)) }
  }

  /// Continues as the program on disk if that is newer and complete; returns if it is not.
  mutating func handOver(
    _ session: LSPSession, _ streams: (input: Descriptor, output: Descriptor)
  ) {
    guard let path, let now = FileSystem.stamp(of: path), now != stamp else { return }
    guard candidate == now else {
      candidate = now
      return
    }
    guard let conversation = session.conversation, let file = file(with: conversation) else {
      return
    }
    streams.input.setNonblocking(false)
    streams.output.setNonblocking(false)
    let (nothing, errors) = (Descriptor(0), Descriptor(1))
    let saved = (try? nothing.duplicate(), try? errors.duplicate())
    nothing.become(streams.input)
    errors.become(streams.output)
    let problem = OwnProcess.become(
      path, OwnProcess.arguments, variable: "\(Self.variable)=\(file.number)", keeping: file)
    // It did not start, so this program goes on and tries again after the next build.
    if let saved = saved.0 { nothing.become(saved) }
    if let saved = saved.1 { errors.become(saved) }
    for copy in [saved.0, saved.1, file] { copy?.close() }
    streams.input.setNonblocking(true)
    streams.output.setNonblocking(true)
    candidate = nil
    session.note("the new program cannot be started: \(problem)")
  }

  /// A file without a name that has the conversation.
  private func file(with conversation: [UInt8]) -> Descriptor? {
    let folder = "\(folder)/spec-lsp-\(OwnProcess.id)"
    // A folder that exists may be someone else's.
    guard (try? FileSystem.makeDirectory(folder)) != nil else { return nil }
    let name = folder + "/conversation"
    defer {
      FileSystem.remove(name)
      FileSystem.removeDirectory(folder)
    }
    guard let writing = try? FileSystem.open(name, .replacing) else { return nil }
    defer { writing.close() }
    var sent = 0
    while sent < conversation.count {
      let transfer = conversation.withUnsafeBytes {
        writing.write(UnsafeRawBufferPointer(rebasing: $0[sent...]))
      }
      guard case .bytes(let count) = transfer else { return nil }
      sent += count
    }
    guard case .success(let reading) = FileSystem.open(name) else { return nil }
    return reading
  }

  private static func contents(of file: Descriptor) -> [UInt8] {
    var contents: [UInt8] = []
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
      while case .bytes(let count) = file.read(into: buffer) { contents += buffer[..<count] }
    }
    file.close()
    return contents
  }
}
