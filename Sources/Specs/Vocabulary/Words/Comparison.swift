import SpecDrivers
import SpecRunner

/// The comparisons the steps share, each with its sentence for the case that it does not hold.
enum Comparison {
  /// Fails unless a value is the expected one.
  static func expect(
    _ actual: PropertyValue, is expected: ExpectedValue, _ what: String, notes: [String] = []
  ) throws {
    if expected.matches(actual) { return }
    throw StepFailure(
      "\(what) is not as expected", expected: expected.written, actual: actual.quoted,
      notes: notes + alike(expected.value, actual))
  }

  static func expect(
    _ actual: String, is expected: String, _ what: String, notes: [String] = []
  ) throws {
    try expect(.text(actual), is: ExpectedValue(.text(expected)), what, notes: notes)
  }

  static func expect(
    _ actual: Double, is expected: Double, _ what: String, notes: [String] = []
  ) throws {
    try expect(.number(actual), is: ExpectedValue(.number(expected)), what, notes: notes)
  }

  /// Fails with the sentence and the events there were, unless there is something.
  static func expect(
    _ holds: Bool, _ sentence: String, expected: String? = nil, actual: String? = nil,
    notes: [String] = []
  ) throws {
    if holds { return }
    throw StepFailure(sentence, expected: expected, actual: actual, notes: notes)
  }

  /// A note for texts that look alike and are not the same code points.
  private static func alike(_ expected: PropertyValue, _ actual: PropertyValue) -> [String] {
    guard case .text(let expected) = expected, case .text(let actual) = actual, expected == actual
    else { return [] }
    return [
      "they look alike, but the code points differ: \(points(expected)) and \(points(actual))"
    ]
  }

  private static func points(_ text: String) -> String {
    text.unicodeScalars.prefix(8).map { "U+" + String($0.value, radix: 16, uppercase: true) }
      .joined(separator: " ")
  }
}

extension Event {
  /// The event in one line: what happened to whom, and the particulars by name.
  var written: String {
    var parts = ["\(kind.rawValue) \(subject.quoted)"]
    if let time { parts.append("at \(time) ms") }
    parts += details.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.quoted)" }
    return parts.joined(separator: ", ")
  }
}

extension Sequence where Element == Event {
  /// The events as a note lists them, at most eight; or that there are none.
  func listed(_ what: String) -> String {
    let all = map(\.written)
    if all.isEmpty { return "\(what): none" }
    let rest = all.count > 8 ? ["… and \(all.count - 8) more"] : []
    return "\(what): " + (all.prefix(8) + rest).joined(separator: " · ")
  }
}
