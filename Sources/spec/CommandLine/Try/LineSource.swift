import SpecReporters
import SpecSystem
import SpecText

/// Where the lines of a session come from.
protocol LineSource: Sendable {
  /// The next line; nil at the end of the input, or if the session is cancelled.
  ///
  /// - Parameters:
  ///   - prompt: what a terminal shows before it.
  ///   - completion: what completes the text before the cursor.
  mutating func next(
    _ prompt: String, _ completion: (String) -> LineCompletion.Result
  ) async -> String?
}

/// Lines from a pipe or a file.
struct PipedLines: LineSource {
  private var bytes: [UInt8] = []
  private(set) var isAtEnd = false
  private let stream = Descriptor(0)

  /// The longest line in bytes; a longer one is cut there.
  private static let limit = 1 << 20

  mutating func next(
    _ prompt: String, _ completion: (String) -> LineCompletion.Result
  ) async -> String? {
    while !Task.isCancelled {
      if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        defer { bytes.removeFirst(end + 1) }
        return Self.text(bytes[..<end])
      }
      if isAtEnd || bytes.count >= Self.limit {
        defer { bytes = [] }
        return bytes.isEmpty ? nil : Self.text(bytes[...])
      }
      await read()
    }
    return nil
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.last == 0x0D ? bytes.dropLast() : bytes, as: UTF8.self)
  }

  /// Reads what is there, on a thread of its own, because it may take long.
  private mutating func read() async {
    let (more, isAtEnd) = await OwnThread.run("spec.input") { [stream] in Self.read(stream) }
    bytes += more
    self.isAtEnd = isAtEnd
  }

  private static func read(_ stream: Descriptor) -> ([UInt8], Bool) {
    guard Descriptor.poll([(stream, Descriptor.readable)], milliseconds: 200)[0] != 0 else {
      return ([], false)
    }
    var result = (bytes: [UInt8](), isAtEnd: false)
    withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { buffer in
      switch stream.read(into: buffer) {
      case .bytes(let count): result.bytes = Array(buffer.prefix(count))
      case .later: break
      case .end, .failed: result.isAtEnd = true
      }
    }
    return result
  }
}

/// Lines that a person edits in a terminal, with the earlier lines on the arrow keys.
struct TerminalLines: LineSource {
  private let keyboard: Keyboard
  private let width: Int
  private let show: @Sendable (String) -> Void
  private var decoder = TypedKey.Decoder()
  private var history: [String] = []

  /// The number of earlier lines.
  private static let limit = 1_000

  /// - Parameter show: writes to the terminal.
  init(_ keyboard: Keyboard, width: Int, show: @escaping @Sendable (String) -> Void) {
    self.keyboard = keyboard
    self.width = width
    self.show = show
  }

  mutating func next(
    _ prompt: String, _ completion: (String) -> LineCompletion.Result
  ) async -> String? {
    var line = EditedLine()
    var place = history.count
    show(line.drawn(after: prompt, width: width))
    while !Task.isCancelled {
      guard let key = await key() else {
        show("\n")
        return nil
      }
      switch key {
      case .enter:
        show("\n")
        if !line.text.isEmpty, history.last?.isSame(as: line.text) != true {
          history = history.suffix(Self.limit - 1) + [line.text]
        }
        return line.text
      case .endOfInput where line.text.isEmpty:
        show("\n")
        return nil
      case .up where place > 0:
        place -= 1
        line = EditedLine(history[place])
      case .down where place < history.count:
        place += 1
        line = EditedLine(place < history.count ? history[place] : "")
      case .tab: complete(&line, completion(line.before))
      default: if !line.apply(key) { continue }
      }
      show(line.drawn(after: prompt, width: width))
    }
    return nil
  }

  private func complete(_ line: inout EditedLine, _ result: LineCompletion.Result) {
    line.insert(result.insertion)
    guard result.insertion.isEmpty, !result.candidates.isEmpty else { return }
    let shown = result.candidates.prefix(LineCompletion.shown)
    let more = result.candidates.count - shown.count
    let rest = more > 0 ? ["and \(more) more"] : []
    show("\n" + (shown + rest).map { "  \(VisibleText.line($0))\n" }.joined())
  }

  /// The next key; nil if the terminal was closed or the session is cancelled.
  private mutating func key() async -> TypedKey? {
    while !Task.isCancelled {
      let input = await OwnThread.run("spec.keyboard") { [keyboard] in
        keyboard.byte(milliseconds: 200)
      }
      switch input {
      case .byte(let byte): if let key = decoder.add(byte) { return key }
      case .nothing: decoder.pause()
      case .end: return nil
      }
    }
    return nil
  }
}
