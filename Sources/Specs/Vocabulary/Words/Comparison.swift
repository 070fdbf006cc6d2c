import SpecDrivers
import SpecRunner

/// The comparisons the steps share, each with its sentence for the case that it does not hold.
enum Comparison {
  /// Fails unless a value is the expected one.
  static func expect(
    _ actual: PropertyValue, is expected: ExpectedValue, _ what: @autoclosure () -> String,
    notes: @autoclosure () -> [String] = []
  ) throws {
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

  /// Fails with a sentence unless something holds; the words are made only then.
  static func expect(
    _ holds: Bool, _ sentence: @autoclosure () -> String,
    expected: @autoclosure () -> String? = nil, actual: @autoclosure () -> String? = nil,
    notes: @autoclosure () -> [String] = []
  ) throws {
    if holds { return }
    throw StepFailure(sentence(), expected: expected(), actual: actual(), notes: notes())
  }

  /// A note for texts that look alike and are not the same code points.
  private static func alike(_ expected: PropertyValue, _ actual: PropertyValue) -> [String] {
    guard case .text(let expected) = expected, case .text(let actual) = actual else { return [] }
    return Confusables.notes(expected, actual)
  }
}
