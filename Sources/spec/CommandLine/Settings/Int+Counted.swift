extension Int {
  /// The number and what is counted: `1 scenario`, `2 scenarios`.
  func counted(_ noun: String) -> String { self == 1 ? "1 \(noun)" : "\(self) \(noun)s" }
}
