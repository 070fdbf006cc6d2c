import SpecDrivers

/// What a person types in a terminal, decoded from the bytes that it sends.
enum TypedInput: Equatable {
  case text(String)
  /// A key by the name that steps use, such as `Down` or `Control+C`.
  case key(String)
  case pasted(String)
  /// A sequence that no step describes.
  case other([UInt8])

  /// The action that does the same; nil if none does.
  var action: Action? {
    switch self {
    case .text(let text): .type(text, into: nil)
    case .key(let name): .pressKey(name)
    case .pasted(let text): .paste(text, into: nil)
    case .other: nil
    }
  }

  /// Decodes bytes as they arrive.
  struct Decoder {
    private var pending: [UInt8] = []

    private static let escape: UInt8 = 0x1B
    private static let pasteStart = [escape] + "[200~".utf8
    private static let pasteEnd = [escape] + "[201~".utf8
    /// The length of a pasted text without an end, which is then taken as it is.
    private static let mostPasted = 1 << 20

    mutating func add(_ bytes: some Sequence<UInt8>) { pending += bytes }

    /// Takes the next input; nil if more bytes are needed.
    ///
    /// - Parameter isPause: whether nothing has come for a while, so that Escape is a key of its own.
    mutating func next(isPause: Bool) -> TypedInput? {
      guard let first = pending.first else { return nil }
      if first == Self.escape { return sequence(isPause: isPause) }
      if Self.isControl(first) {
        return take(1) { bytes in Self.keys[bytes].map(TypedInput.key) ?? .other(bytes) }
      }
      let end = pending.firstIndex(where: Self.isControl)
      let count = isPause ? end ?? pending.count : end ?? pending.count - Self.partial(pending)
      return count == 0 ? nil : take(count) { .text(String(decoding: $0, as: UTF8.self)) }
    }

    private static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x7F }

    /// The number of bytes at the end that begin a character.
    private static func partial(_ bytes: [UInt8]) -> Int {
      guard let lead = bytes.indices.suffix(3).last(where: { bytes[$0] >= 0xC0 }) else { return 0 }
      let there = bytes.count - lead
      return there < length(from: bytes[lead]) ? there : 0
    }

    /// The number of bytes of a character that begins with a byte.
    private static func length(from first: UInt8) -> Int {
      first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
    }

    private mutating func take(
      _ count: Int, _ input: ([UInt8]) -> TypedInput
    ) -> TypedInput {
      defer { pending.removeFirst(count) }
      return input(Array(pending.prefix(count)))
    }

    // MARK: - Sequences

    private mutating func sequence(isPause: Bool) -> TypedInput? {
      if pending.starts(with: Self.pasteStart) { return paste() }
      if !isPause, isIncomplete { return nil }
      if let count = controlSequence {
        return take(count) { bytes in Self.keys[bytes].map(TypedInput.key) ?? .other(bytes) }
      }
      // Two of them are Alt and Escape, unless the second one begins a sequence.
      if pending.count > 2, pending[1] == Self.escape { return take(1) { _ in .key("Escape") } }
      for count in [3, 2] where pending.count >= count {
        if let name = Self.keys[Array(pending.prefix(count))] {
          return take(count) { _ in .key(name) }
        }
      }
      let count = 1 + Self.length(from: pending.dropFirst().first ?? 0)
      guard pending.count > 1, pending[1] >= 0x80, pending.count >= count else {
        return take(1) { _ in .key("Escape") }
      }
      return take(count) { bytes in
        .key(KeyChord(String(decoding: bytes.dropFirst(), as: UTF8.self), [.alt]).description)
      }
    }

    /// Whether the bytes may be the beginning of a longer sequence.
    private var isIncomplete: Bool {
      if pending.count < Self.longest,
        Self.keys.keys.contains(where: { $0.count > pending.count && $0.starts(with: pending) })
      {
        return true
      }
      guard pending.count > 1 else { return false }
      if pending[1] == Self.escape { return pending.count == 2 }
      return pending[1] == UInt8(ascii: "[")
        ? controlSequence == nil : pending.count <= Self.length(from: pending[1])
    }

    /// The length of the sequence `ESC [ … letter` at the start; nil if there is none.
    private var controlSequence: Int? {
      guard pending.count > 2, pending[1] == UInt8(ascii: "[") else { return nil }
      return pending.dropFirst(2).firstIndex { (0x40...0x7E).contains($0) }.map { $0 + 1 }
    }

    private mutating func paste() -> TypedInput? {
      let start = Self.pasteStart.count
      let text = { (bytes: ArraySlice<UInt8>) in
        // The return key of a line end, as a terminal sends it.
        String(decoding: bytes.map { $0 == 0x0D ? 0x0A : $0 }, as: UTF8.self)
      }
      var place = start
      while let found = pending[place...].firstIndex(of: Self.escape) {
        if pending[found...].starts(with: Self.pasteEnd) {
          let pasted = text(pending[start..<found])
          return take(found + Self.pasteEnd.count) { _ in .pasted(pasted) }
        }
        place = found + 1
      }
      guard pending.count > Self.mostPasted else { return nil }
      let pasted = text(pending[start...])
      return take(pending.count) { _ in .pasted(pasted) }
    }

    // MARK: - Keys

    /// The names of keys by the bytes that a terminal sends for them; of several names, the first.
    private static let keys: [[UInt8]: String] = {
      let characters = (UInt8(ascii: "!")...UInt8(ascii: "~")).map { String(UnicodeScalar($0)) }
      let held: [[KeyModifier]] = [
        [], [.shift], [.alt], [.control], [.alt, .shift], [.control, .shift], [.control, .alt],
      ]
      var keys: [[UInt8]: String] = [:]
      for modifiers in held {
        for name in KeyNames.all + characters {
          let chord = KeyChord(name, modifiers)
          for isApplication in [false, true] {
            let bytes = TerminalKeys(usesApplicationKeys: isApplication).bytes(chord)
            if let bytes, keys[bytes] == nil { keys[bytes] = chord.description }
          }
        }
      }
      return keys
    }()

    private static let longest = keys.keys.map(\.count).max() ?? 1
  }
}
