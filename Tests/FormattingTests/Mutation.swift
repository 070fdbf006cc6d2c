/// Random changes of a feature file, by lines and by bytes, from a seed.
struct Mutation {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The bytes with one to four changes.
  mutating func change(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<(1 + below(4)) {
      bytes = below(3) == 0 ? changeBytes(bytes) : changeLines(bytes)
    }
    return bytes
  }

  private mutating func changeLines(_ bytes: [UInt8]) -> [UInt8] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    let place = below(lines.count)
    let other = below(lines.count)
    switch below(10) {
    case 0: lines.remove(at: place)
    case 1: lines.insert(lines[other], at: place)
    case 2: lines.swapAt(place, other)
    case 3: lines[place] = blanks() + lines[place]
    case 4: lines[place] += blanks()
    case 5: lines.insert(blanks(), at: place)
    case 6: lines.insert(Array("#c".utf8), at: place)
    case 7: lines[place].append(0x0D)
    case 8: lines = lines.map { $0 + [0x0D] }
    default: lines[place] = Array(lines[place].drop { $0 == 0x20 || $0 == 0x09 })
    }
    return Array(lines.joined(separator: [0x0A]))
  }

  /// White space of several kinds.
  private mutating func blanks() -> [UInt8] {
    let kinds = [" ", "  ", "\t", "\u{3000}", "\u{A0}", "    "]
    return (0..<below(3)).flatMap { _ in Array(kinds[below(kinds.count)].utf8) }
  }

  private mutating func changeBytes(_ bytes: [UInt8]) -> [UInt8] {
    let marks =
      ["\n", "\r", "\t", " ", "|", "\\", "@", "#", "\"", "`", ":", "*", "-", "\u{301}"]
      + ["\u{FEFF}", "가", "👍", "<", ">", "\"\"\"", "\\n", "\\|", "\u{0}"]
    var bytes = bytes
    let place = below(bytes.count + 1)
    let mark = Array(marks[below(marks.count)].utf8)
    if below(3) == 0, place < bytes.count {
      bytes.removeSubrange(place..<min(bytes.count, place + 1 + below(4)))
    } else {
      bytes.insert(contentsOf: mark, at: place)
    }
    return bytes
  }

  private mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return limit > 0 ? Int(mixed % UInt64(limit)) : 0
  }
}
