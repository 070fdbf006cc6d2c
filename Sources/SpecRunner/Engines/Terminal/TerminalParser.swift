/// What the output of a program consists of.
enum TerminalInput {
  case text(Unicode.Scalar)
  case control(UInt8)
  /// `ESC`, a byte such as `(` or 0, and a final byte.
  case escape(UInt8, final: UInt8)
  case sequence(ControlSequence)
  /// The text of an operating system command, such as the title.
  case command([UInt8])
}

/// A sequence that begins with `ESC [`.
struct ControlSequence {
  /// The byte before the parameters, such as `?`; 0 if there is none.
  var prefix: UInt8 = 0
  /// Each with its parts that colons separate; a missing number is nil in `number`.
  var parameters: [[Int]] = []
  /// The byte before the final one, such as `!`; 0 if there is none.
  var intermediate: UInt8 = 0
  var final: UInt8 = 0

  /// A parameter from 1; one that is missing or 0 is 1.
  func count(_ place: Int = 0) -> Int { max(1, value(place)) }

  /// A parameter; 0 if it is missing.
  func value(_ place: Int = 0) -> Int {
    parameters.indices.contains(place) ? parameters[place].first ?? 0 : 0
  }
}

/// Reads the output of a program byte by byte, as the terminals of DEC do.
///
/// Whatever the bytes are, it keeps a bounded number of them and finds back to text.
struct TerminalParser {
  private enum State {
    case text
    case escape
    case sequence
    /// A sequence that cannot be read, up to its final byte.
    case badSequence
    case command
    /// A string of a device, which is ignored.
    case string
  }

  private static let mostParameters = 32
  private static let greatestNumber = 99_999
  private static let longestCommand = 4096

  private var state = State.text
  private var intermediate: UInt8 = 0
  private var sequence = ControlSequence()
  private var command: [UInt8] = []
  /// The bytes of a code point that is not complete, and how many are missing.
  private var pending: UInt32 = 0
  private var missing = 0
  private var least: UInt32 = 0

  /// Reads a byte, which may complete up to two things: a broken character, and what follows it.
  mutating func read(_ byte: UInt8) -> (TerminalInput?, TerminalInput?) {
    if missing > 0 {
      if byte & 0xC0 == 0x80 { return (continued(byte), nil) }
      missing = 0
      return (.text("\u{FFFD}"), next(byte))
    }
    return (next(byte), nil)
  }

  private mutating func next(_ byte: UInt8) -> TerminalInput? {
    switch byte {
    case 0x1B:
      defer {
        state = .escape
        intermediate = 0
        command = []
      }
      return state == .command ? .command(command) : nil
    case 0x18, 0x1A:
      state = .text
      return nil
    case 0x07 where state == .command || state == .string:
      defer {
        state = .text
        command = []
      }
      return state == .command ? .command(command) : nil
    case ..<0x20 where state != .command && state != .string: return .control(byte)
    default: break
    }
    switch state {
    case .text: return character(byte)
    case .escape: return escape(byte)
    case .sequence: return sequence(byte)
    case .badSequence:
      if (0x40...0x7E).contains(byte) { state = .text }
    case .command: if command.count < Self.longestCommand { command.append(byte) }
    case .string: break
    }
    return nil
  }

  // MARK: - UTF-8

  private mutating func character(_ byte: UInt8) -> TerminalInput? {
    switch byte {
    case ..<0x7F: return .text(Unicode.Scalar(byte))
    case 0x7F: return nil
    case 0xC2...0xDF: (pending, missing, least) = (UInt32(byte & 0x1F), 1, 0x80)
    case 0xE0...0xEF: (pending, missing, least) = (UInt32(byte & 0x0F), 2, 0x800)
    case 0xF0...0xF4: (pending, missing, least) = (UInt32(byte & 0x07), 3, 0x10000)
    default: return .text("\u{FFFD}")
    }
    return nil
  }

  private mutating func continued(_ byte: UInt8) -> TerminalInput? {
    pending = pending << 6 | UInt32(byte & 0x3F)
    missing -= 1
    guard missing == 0 else { return nil }
    guard pending >= least, let scalar = Unicode.Scalar(pending) else { return .text("\u{FFFD}") }
    // The control characters from 0x80 on are hardly ever meant in UTF-8.
    return pending < 0xA0 ? nil : .text(scalar)
  }

  // MARK: - Sequences

  private mutating func escape(_ byte: UInt8) -> TerminalInput? {
    if intermediate == 0 {
      switch byte {
      case UInt8(ascii: "["):
        state = .sequence
        sequence = ControlSequence()
        return nil
      case UInt8(ascii: "]"):
        state = .command
        return nil
      case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
        state = .string
        return nil
      default: break
      }
    }
    if (0x20...0x2F).contains(byte) {
      intermediate = byte
      return nil
    }
    state = .text
    return (0x30...0x7E).contains(byte) ? .escape(intermediate, final: byte) : nil
  }

  private mutating func sequence(_ byte: UInt8) -> TerminalInput? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      if sequence.parameters.isEmpty { sequence.parameters = [[]] }
      let last = sequence.parameters.count - 1
      if sequence.parameters[last].isEmpty { sequence.parameters[last] = [0] }
      let part = sequence.parameters[last].count - 1
      let number = sequence.parameters[last][part] * 10 + Int(byte - UInt8(ascii: "0"))
      sequence.parameters[last][part] = min(number, Self.greatestNumber)
    case UInt8(ascii: ";"):
      if sequence.parameters.isEmpty { sequence.parameters = [[]] }
      sequence.parameters.append([])
    case UInt8(ascii: ":"):
      if sequence.parameters.isEmpty { sequence.parameters = [[]] }
      let last = sequence.parameters.count - 1
      if sequence.parameters[last].isEmpty { sequence.parameters[last] = [0] }
      sequence.parameters[last].append(0)
    case 0x3C...0x3F where sequence.parameters.isEmpty && sequence.prefix == 0:
      sequence.prefix = byte
    case 0x20...0x2F: sequence.intermediate = byte
    case 0x40...0x7E:
      state = .text
      sequence.final = byte
      return .sequence(sequence)
    default: state = .badSequence
    }
    let isTooLong =
      sequence.parameters.count > Self.mostParameters
      || (sequence.parameters.last?.count ?? 0) > Self.mostParameters
    if isTooLong { state = .badSequence }
    return nil
  }
}
