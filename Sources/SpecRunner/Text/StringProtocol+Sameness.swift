/// Comparison of texts by their code points, where `==` and its kin take canonical equals for one.
///
/// `hasPrefix` and `hasSuffix` compare by characters besides: what a combining mark follows is no
/// prefix to them, and a line feed behind a carriage return is no line feed.
extension StringProtocol {
  /// Whether both texts are the same code points.
  package func isSame(as other: some StringProtocol) -> Bool {
    let same = utf8.withContiguousStorageIfAvailable { one in
      other.utf8.withContiguousStorageIfAvailable { two in
        one.count == two.count && one.elementsEqual(two)
      }
    }
    return (same ?? nil) ?? utf8.elementsEqual(other.utf8)
  }

  /// Whether the text comes before another by their bytes, which is one order on every machine.
  package func precedes(_ other: some StringProtocol) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }

  /// Whether the text begins with the code points of another.
  package func begins(with start: some StringProtocol) -> Bool { utf8.starts(with: start.utf8) }

  /// Whether the text ends with the code points of another.
  package func ends(with end: some StringProtocol) -> Bool {
    utf8.suffix(end.utf8.count).elementsEqual(end.utf8)
  }
}

extension String {
  /// Whether both texts are the same code points.
  package func isSame(as other: String) -> Bool {
    // Texts that are not even equal to Swift are the most, and soon told apart.
    utf8.count == other.utf8.count && self == other && utf8.elementsEqual(other.utf8)
  }
}

extension Collection where Element: StringProtocol {
  /// Whether one of the texts is the same code points as another.
  package func contains(same text: some StringProtocol) -> Bool {
    contains { $0.isSame(as: text) }
  }

  /// The first place of the same code points.
  package func firstIndex(ofSame text: some StringProtocol) -> Index? {
    firstIndex { $0.isSame(as: text) }
  }

  /// Whether both are the same texts in the same order.
  package func areSame(as others: some Collection<Element>) -> Bool {
    count == others.count && zip(self, others).allSatisfy { $0.isSame(as: $1) }
  }
}
