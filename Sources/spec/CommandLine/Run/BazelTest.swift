import SpecReporters
import SpecSystem

/// Integrates a run with Bazel's test protocol: reads its variables and writes its files.
///
/// The variables correspond to flags, so they are added to the arguments; flags and settings of the
/// user override them. The files that the variables name are created and removed here.
struct BazelTest: Sendable {
  private let environment: Environment
  /// Whether Bazel, not a flag, determines the shard.
  private let isSharded: Bool

  /// Returns nil unless Bazel runs the process.
  init?(_ environment: Environment, _ arguments: Arguments) {
    guard environment.isTrue("BAZEL_TEST") else { return nil }
    self.environment = environment
    isSharded = arguments[PlanFlags.shard] == nil
  }

  // MARK: - Variables

  /// Adds the variables to the arguments, unless the user sets the same flag.
  func arguments(_ typed: Arguments) throws(UsageError) -> Arguments {
    var further: [Arguments.Occurrence] = []
    if isSharded, let shard = try shard(typed) {
      further.append(occurrence(PlanFlags.shard, "TEST_TOTAL_SHARDS", shard))
    }
    if let filter = environment["TESTBRIDGE_TEST_ONLY"] {
      further += selection(filter, typed)
    }
    if environment.isTrue("TESTBRIDGE_TEST_RUNNER_FAIL_FAST"),
      typed[GuardFlags.maxFailures] == nil, !typed[GuardFlags.failFast]
    {
      further.append(
        Arguments.Occurrence(
          name: GuardFlags.failFast.name, typed: "TESTBRIDGE_TEST_RUNNER_FAIL_FAST"))
    }
    let seed = environment["TEST_RANDOM_SEED"].flatMap { UInt64($0) }
    if let seed, case .random(nil) = typed[PlanFlags.order] {
      further.append(occurrence(PlanFlags.order, "TEST_RANDOM_SEED", "random:\(seed)"))
    }
    let all = typed.adding(further + reports(typed))
    try all.check([SharedFlags.tags, SharedFlags.name])
    return all
  }

  /// The value for `--shard`, which counts from 1, whereas Bazel counts from 0.
  private func shard(_ typed: Arguments) throws(UsageError) -> String? {
    guard let total = try number("TEST_TOTAL_SHARDS", 0...Int.max, typed), total > 0 else {
      return nil
    }
    guard let index = try number("TEST_SHARD_INDEX", 0...(total - 1), typed) else {
      // Running only the first shard in every process would skip the others and pass.
      throw typed.error(
        .unreadable("TEST_SHARD_INDEX", "it is not set, and TEST_TOTAL_SHARDS is \(total)"))
    }
    return "\(index + 1)/\(total)"
  }

  private func number(
    _ name: String, _ bounds: ClosedRange<Int>, _ typed: Arguments
  ) throws(UsageError) -> Int? {
    guard let text = environment[name] else { return nil }
    if let number = Int(text), bounds.contains(number) { return number }
    let wanted =
      bounds.upperBound == .max ? "an integer" : "an integer up to \(bounds.upperBound)"
    throw typed.error(.unreadable(name, "\"\(VisibleText.line(text))\" is not \(wanted)"))
  }

  /// The value of Bazel's `--test_filter`: a tag expression if it starts like one, otherwise a
  /// name.
  private func selection(_ filter: String, _ typed: Arguments) -> [Arguments.Occurrence] {
    let variable = "TESTBRIDGE_TEST_ONLY"
    let first = filter.drop { $0 == "(" || $0 == " " }
    if first.hasPrefix("@") || first.hasPrefix("not @") {
      // Tag expressions are combined with `and`, so the filter narrows the target's selection.
      return [occurrence(SharedFlags.tags, variable, filter)]
    }
    if typed.isOn(SharedFlags.name) { return [] }
    return [occurrence(SharedFlags.name, variable, filter)]
  }

  /// Adds a JUnit report where Bazel expects it, and a recording in the directory of kept outputs.
  private func reports(_ typed: Arguments) -> [Arguments.Occurrence] {
    let asked = typed[SharedFlags.report]
    var reports: [Arguments.Occurrence] = []
    if let file = environment["XML_OUTPUT_FILE"], typed[SharedFlags.junit] != file,
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

  private func occurrence(_ flag: AnyFlag, _ typed: String, _ value: String) -> Arguments.Occurrence
  {
    Arguments.Occurrence(name: flag.name, typed: typed, value: value)
  }

  // MARK: - Files

  /// Creates the files that declare support for sharding and mark the run as unfinished.
  ///
  /// - Throws: `OutputError` if a file cannot be created.
  func begin() throws(OutputError) {
    if isSharded, let file = environment["TEST_SHARD_STATUS_FILE"] { try make(file) }
    if let file = environment["TEST_PREMATURE_EXIT_FILE"] { try make(file) }
  }

  /// Removes the file that marks the run as unfinished.
  func end() {
    if let file = environment["TEST_PREMATURE_EXIT_FILE"] { FileSystem.remove(file) }
  }

  private func make(_ file: String) throws(OutputError) {
    try OutputFile(file, mode: .appending).output().close()
    // Bazel checks the modification time of an existing file.
    FileSystem.touch(file)
  }
}
