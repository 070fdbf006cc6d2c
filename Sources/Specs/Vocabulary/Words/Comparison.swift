import SpecDrivers
import SpecRunner

/// The comparisons of all steps, with the messages of their failures.
enum Comparison {
  /// Fails unless a value equals the expected one.
  static func expect(
    _ actual: PropertyValue, is expected: ExpectedValue, _ what: @autoclosure () -> String,
    notes: @autoclosure () -> [String] = []
  ) throws {
    let expected = try expected.meant(for: actual)
    if expected.matches(actual) { return }
    throw StepFailure(
      "\(what()) is not as expected", expected: expected.written,
      actual: expected.contrast(actual), notes: notes() + alike(expected.value, actual))
  }

  static func expect(
    _ actual: String, is expected: String, _ what: @autoclosure () -> String,
    notes: @autoclosure () -> [String] = []
  ) throws {
    try expect(.text(actual), is: ExpectedValue(.text(expected)), what(), notes: notes())
  }

  static func expect(
    _ actual: Double, is expected: Double, _ what: @autoclosure () -> String,
    notes: @autoclosure () -> [String] = []
  ) throws {
    try expect(.number(actual), is: ExpectedValue(.number(expected)), what(), notes: notes())
  }

  /// Fails with a message unless a condition is true; the message is built only then.
  static func expect(
    _ holds: Bool, _ sentence: @autoclosure () -> String,
    expected: @autoclosure () -> String? = nil, actual: @autoclosure () -> String? = nil,
    notes: @autoclosure () -> [String] = []
  ) throws {
    if holds { return }
    throw StepFailure(sentence(), expected: expected(), actual: actual(), notes: notes())
  }

  /// A note for texts that look the same but differ in code points.
  private static func alike(_ expected: PropertyValue, _ actual: PropertyValue) -> [String] {
    guard case .text(let expected) = expected, case .text(let actual) = actual else { return [] }
    return Confusables.notes(expected, actual)
  }
}
