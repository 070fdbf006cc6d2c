/// A substring search in linear time (Knuth, Morris and Pratt).
package struct TextPart<Unit: Equatable & Sendable>: Sendable {
  private let units: [Unit]
  /// For each prefix, the length of its longest proper prefix that is also a suffix.
  private let borders: [Int]

  package init(_ units: [Unit]) {
    self.units = units
    var borders = [Int](repeating: 0, count: units.count)
    var border = 0
    for place in units.indices.dropFirst() {
      while border > 0, units[border] != units[place] { border = borders[border - 1] }
      if units[border] == units[place] { border += 1 }
      borders[place] = border
    }
    self.borders = borders
  }

  /// Whether a text contains the substring; every text contains the empty one.
  package func isFound(in text: some Sequence<Unit>) -> Bool {
    if units.isEmpty { return true }
    var found = 0
    for unit in text {
      while found > 0, units[found] != unit { found = borders[found - 1] }
      if units[found] == unit { found += 1 }
      if found == units.count { return true }
    }
    return false
  }
}

extension TextPart<UInt8> {
  /// Whether bytes contain the substring.
  ///
  /// A run looks for tags in the bytes of every feature of a suite, so this does without iterators.
  package func isFound(in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { text in
      units.withUnsafeBufferPointer { units in
        guard let first = units.first else { return true }
        var found = 0
        var place = 0
        while place < text.count {
          let byte = text[place]
          if found == 0, byte != first {
            place += 1
            continue
          }
          while found > 0, units[found] != byte { found = borders[found - 1] }
          if units[found] == byte { found += 1 }
          if found == units.count { return true }
          place += 1
        }
        return false
      }
    }
  }
}
