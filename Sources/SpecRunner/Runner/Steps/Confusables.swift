import SpecText

/// Texts that look the same but differ in code points.
package enum Confusables {
  /// Whether two values are equal in Swift but contain texts with different code points.
  static func deceives<Value>(_ one: Value, _ other: Value) -> Bool {
    if let one = one as? String, let other = other as? String { return !one.isSame(as: other) }
    if let one = one as? [String], let other = other as? [String] {
      return !one.areSame(as: other)
    }
    return false
  }

  /// A note that shows the code points of such texts; empty if the texts differ visibly.
  package static func notes(_ expected: String, _ actual: String) -> [String] {
    if expected != actual || expected.isSame(as: actual) { return [] }
    let same = zip(expected.unicodeScalars, actual.unicodeScalars).prefix { $0 == $1 }.count
    return [
      "they look alike, but the code points differ: \(points(expected, after: same)) and "
        + points(actual, after: same)
    ]
  }

  private static func points(_ text: String, after same: Int) -> String {
    let points = text.unicodeScalars.dropFirst(same).prefix(8).map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(4 - digits.utf8.count, 0)) + digits
    }
    return points.joined(separator: " ")
  }
}
