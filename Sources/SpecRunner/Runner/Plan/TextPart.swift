/// A text that is looked for in others, in time that grows with both and not with their product.
///
/// Knuth, Morris and Pratt: where the part breaks off, what was found of it tells how far a shorter
/// beginning of it is found already.
package struct TextPart<Unit: Equatable & Sendable>: Sendable {
  private let units: [Unit]
  /// For each beginning of the part, how long its longest own beginning is that it also ends with.
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

  /// Whether it stands anywhere in a text; an empty part stands in every one.
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
