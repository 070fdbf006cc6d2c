/// Numbers with nouns, and lists, in words.
extension Int {
  /// The number with its noun: `1 scenario`, `2 scenarios`.
  package func counted(_ noun: String, _ plural: String? = nil) -> String {
    self == 1 ? "1 \(noun)" : "\(self) \(plural ?? noun + "s")"
  }
}

extension Collection<String> {
  /// `a`, `a or b`, `a, b or c`; empty for an empty collection.
  package func listed(_ conjunction: String = "or") -> String {
    guard count > 1, let end = suffix(1).first else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + end
  }
}
