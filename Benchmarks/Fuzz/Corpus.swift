/// Sound inputs of a kind and the words they are made of, and what is made of both by chance.
struct Corpus {
  private let samples: [[UInt8]]
  private let words: [[UInt8]]

  init(_ kind: Kind) {
    samples = kind.samples.map { Array($0.utf8) } + kind.pictures
    words =
      (kind.words + ["", " ", "\n", "\u{0}", "\"", "\\", "é", "e\u{301}", "한", "👩‍👩‍👧", "\u{202E}"])
      .map { Array($0.utf8) } + [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x9F]]
  }

  /// A sample changed in a few places, or a row of words.
  func input(_ random: inout SeededRandom) -> [UInt8] {
    var bytes: [UInt8] = []
    if Int.random(in: 0..<4, using: &random) == 0 {
      for _ in 0..<Int.random(in: 0..<40, using: &random) { bytes += word(&random) }
    } else {
      bytes = samples.randomElement(using: &random) ?? []
    }
    for _ in 0..<Int.random(in: 0..<6, using: &random) { change(&bytes, &random) }
    return bytes
  }

  private func change(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
    let start = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, start + Int.random(in: 0..<24, using: &random))
    switch Int.random(in: 0..<7, using: &random) {
    case 0: bytes.replaceSubrange(start..<end, with: [])
    case 1: bytes.insert(contentsOf: word(&random), at: start)
    case 2: bytes.replaceSubrange(start..<end, with: word(&random))
    case 3:
      let other = samples.randomElement(using: &random) ?? []
      let cut = Int.random(in: 0...other.count, using: &random)
      bytes.replaceSubrange(start..., with: other[cut...])
    case 4:
      if start < bytes.count { bytes[start] = UInt8.random(in: 0...255, using: &random) }
    case 5:
      let part = Array(bytes[start..<end])
      bytes.insert(contentsOf: (0..<8).flatMap { _ in part }, at: start)
    default:
      let word = word(&random)
      let times = Int.random(in: 0..<1_000, using: &random)
      bytes.insert(contentsOf: (0..<times).flatMap { _ in word }, at: start)
    }
  }

  private func word(_ random: inout SeededRandom) -> [UInt8] {
    words.randomElement(using: &random) ?? []
  }
}
