import BenchmarkKit

/// How long a whole process takes that runs one scenario and writes JUnit XML.
enum ColdStart {
  /// The medians of many starts of the program beside this one, and of an empty one, in seconds.
  static func seconds(starts: Int) throws -> (run: Double, empty: Double) {
    let beside = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
    let program = (beside.dropLast() + ["counter-app"]).joined(separator: "/")
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try Corpus(scenarios: 1).write(to: folder)
    let arguments = ["run", folder.path, "--junit", folder.path + "/junit.xml"]
    return try (
      median(starts) { try Child.run(program, arguments) }, median(starts) { try Child.run("true") }
    )
  }

  private static func median(_ count: Int, _ run: () throws -> Child) throws -> Double {
    let runs = try (0..<count).map { _ in try run() }
    guard runs.allSatisfy({ $0.status == 0 }) else { throw Failed() }
    return Median(of: runs.map(\.wall)).value
  }

  private struct Failed: Error {}
}
