import SpecMessages

/// The test cases of a feature file, until they are written.
struct JUnitSuite {
  private(set) var name: String
  /// The feature file; nil for cases outside all files.
  let uri: String?
  /// The number of announced cases that have not finished.
  var waiting = 0
  private(set) var cases: [JUnitCase] = []
  /// The start of its first case.
  private(set) var start: Timestamp?
  private(set) var time = Duration.zero
  private(set) var failures = 0
  private(set) var errors = 0
  private(set) var skipped = 0

  mutating func add(_ test: JUnitCase, start: Timestamp?) {
    if uri != nil { name = test.classname }
    cases.append(test)
    time = time + test.time
    if let start { self.start = min(self.start ?? start, start) }
    switch test.outcome {
    case .passed: break
    case .failure: failures += 1
    case .error: errors += 1
    case .skipped: skipped += 1
    }
  }

  /// The cases in the order of the file; several runs of a scenario keep their order.
  var sorted: [JUnitCase] {
    cases.enumerated().sorted { one, other in
      (one.element.line ?? 0, one.offset) < (other.element.line ?? 0, other.offset)
    }.map(\.element)
  }
}
