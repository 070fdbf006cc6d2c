import SpecReporters
import SpecSystem

/// The manners of a test that Bazel runs: what its variables ask for, and what it is told.
///
/// The variables say what flags say too, so they are read as flags that nobody typed; what is
/// typed or set elsewhere wins. Files named by variables are made, written and removed here.
struct BazelTest: Sendable {
  private let environment: Environment
  /// Whether the shards are Bazel's, and not those of a flag.
  private let isSharded: Bool

  /// Nil unless Bazel runs this.
  init?(_ environment: Environment, _ arguments: Arguments) {
    guard environment.says("BAZEL_TEST") else { return nil }
    self.environment = environment
    isSharded = arguments.value(PlanFlags.shard) == nil
  }

  // MARK: - What is asked for

  /// The arguments with what the variables ask for and nobody has typed.
  func arguments(_ typed: Arguments) throws(UsageError) -> Arguments {
    var further: [Arguments.Occurrence] = []
    if isSharded, let shard = try shard(typed) {
      further.append(occurrence(PlanFlags.shard, "TEST_TOTAL_SHARDS", shard))
    }
    if let filter = environment["TESTBRIDGE_TEST_ONLY"] {
      further += try selection(filter, typed)
    }
    if environment.says("TESTBRIDGE_TEST_RUNNER_FAIL_FAST"),
      typed.value(GuardFlags.maxFailures) == nil, !typed.isOn(GuardFlags.failFast)
    {
      further.append(
        Arguments.Occurrence(
          name: GuardFlags.failFast.name, typed: "TESTBRIDGE_TEST_RUNNER_FAIL_FAST"))
    }
    let seed = environment["TEST_RANDOM_SEED"].flatMap { UInt64($0) }
    if let seed, typed.value(PlanFlags.order) == "random" {
      further.append(occurrence(PlanFlags.order, "TEST_RANDOM_SEED", "random:\(seed)"))
    }
    return typed.adding(further + reports(typed))
  }

  /// The shard as the flag has it, which counts from 1 where Bazel counts from 0.
  private func shard(_ typed: Arguments) throws(UsageError) -> String? {
    guard let total = try number("TEST_TOTAL_SHARDS", 0...Int.max, typed), total > 0 else {
      return nil
    }
    guard let index = try number("TEST_SHARD_INDEX", 0...(total - 1), typed) else {
      // The first shard in place of every one would leave the others unrun, and pass.
      throw UsageError(
        place: typed.place,
        fact: .unreadable(
          typed: "TEST_SHARD_INDEX", problem: "it is not set, and TEST_TOTAL_SHARDS is \(total)"))
    }
    return "\(index + 1)/\(total)"
  }

  private func number(
    _ name: String, _ bounds: ClosedRange<Int>, _ typed: Arguments
  ) throws(UsageError) -> Int? {
    guard let text = environment[name] else { return nil }
    if let number = Int(text), bounds.contains(number) { return number }
    let wanted =
      bounds.upperBound == .max ? "a whole number" : "a whole number up to \(bounds.upperBound)"
    throw UsageError(
      place: typed.place,
      fact: .unreadable(
        typed: name, problem: "\"\(VisibleText.line(text))\" is not \(wanted)"))
  }

  /// `--test_filter`: tags if it looks like an expression of tags, else a name.
  private func selection(
    _ filter: String, _ typed: Arguments
  ) throws(UsageError) -> [Arguments.Occurrence] {
    let variable = "TESTBRIDGE_TEST_ONLY"
    let first = filter.drop { $0 == "(" || $0 == " " }
    if first.hasPrefix("@") || first.hasPrefix("not @") {
      do throws(UsageError) {
        _ = try SelectionSettings.tagExpression(filter, of: SharedFlags.tags, typed)
      } catch {
        guard case .unreadable(_, let problem) = error.fact else { throw error }
        throw UsageError(place: typed.place, fact: .unreadable(typed: variable, problem: problem))
      }
      // Tags are joined by and: a filter narrows what the target selects.
      return [occurrence(SharedFlags.tags, variable, filter)]
    }
    if typed.value(SharedFlags.name) != nil { return [] }
    return [occurrence(SharedFlags.name, variable, filter)]
  }

  /// JUnit where Bazel looks for it, and the record of the run among the outputs it keeps.
  private func reports(_ typed: Arguments) -> [Arguments.Occurrence] {
    let asked = typed.values(SharedFlags.report).map { ReportOption($0) }
    var reports: [Arguments.Occurrence] = []
    if let file = environment["XML_OUTPUT_FILE"], typed.value(SharedFlags.junit) != file,
      !asked.contains(where: { $0.file == file })
    {
      reports.append(occurrence(SharedFlags.report, "XML_OUTPUT_FILE", "junit:" + file))
    }
    if let folder = environment["TEST_UNDECLARED_OUTPUTS_DIR"],
      !asked.contains(where: { $0.kind == "messages" })
    {
      let file = folder + "/run.ndjson"
      reports.append(
        occurrence(SharedFlags.report, "TEST_UNDECLARED_OUTPUTS_DIR", "messages:" + file))
    }
    if let file = environment["TEST_WARNINGS_OUTPUT_FILE"] {
      reports.append(
        occurrence(SharedFlags.report, "TEST_WARNINGS_OUTPUT_FILE", "warnings:" + file))
    }
    return reports
  }

  private func occurrence(_ flag: Flag, _ typed: String, _ value: String) -> Arguments.Occurrence {
    Arguments.Occurrence(name: flag.name, typed: typed, value: value)
  }

  // MARK: - What it is told

  /// Says that shards are honoured, and that an end before `end` is none.
  ///
  /// - Throws: a file that cannot be made.
  func begin() throws(OutputError) {
    if isSharded, let file = environment["TEST_SHARD_STATUS_FILE"] { try make(file) }
    if let file = environment["TEST_PREMATURE_EXIT_FILE"] { try make(file) }
  }

  /// Says that the end is one, whatever has come of the run.
  func end() {
    if let file = environment["TEST_PREMATURE_EXIT_FILE"] { FileSystem.remove(file) }
  }

  private func make(_ file: String) throws(OutputError) {
    try OutputFile(file, mode: .appending).output().close()
    // Bazel looks at the time of a file that is there already.
    FileSystem.touch(file)
  }
}
