import Foundation
import SpecCommandLine
import SpecRunner
import Testing

/// A body that ends the whole process leaves a recording of all that was before it.
@Suite struct CrashTests {
  @Test(arguments: [1, 2])
  func `after a trap the recording has what had ended, and names what was running`(
    jobs: Int
  ) async throws {
    let result =
      try await jobs == 1
      ? #require(processExitsWith: .failure, observing: [\.standardOutputContent]) {
        await Self.crash(jobs: 1)
      }
      : #require(processExitsWith: .failure, observing: [\.standardOutputContent]) {
        await Self.crash(jobs: 2)
      }
    let lines = String(decoding: result.standardOutputContent, as: UTF8.self)
      .split(separator: "\n").map(String.init)
    var names: [String: String] = [:]
    var started: [String] = []
    for line in lines {
      // Whole lines; what the tests themselves print is none.
      guard
        let message = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
        let (kind, value) = message.first, let value = value as? [String: Any]
      else { continue }
      switch kind {
      case "pickle": names[value["id"] as? String ?? ""] = value["name"] as? String
      case "testCase":
        names[value["id"] as? String ?? ""] = names[value["pickleId"] as? String ?? ""]
      case "testCaseStarted": started.append(names[value["testCaseId"] as? String ?? ""] ?? "")
      default: break
      }
    }
    let finished = lines.count { $0.contains(#"{"testCaseFinished""#) }
    #expect(started.contains("number 61"))
    #expect(started.count >= 61 && finished >= 61 - jobs, "\(started.count) \(finished)")
    #expect(started.count - finished <= jobs)
  }

  /// Runs a hundred scenarios, of which the sixty-first ends the process.
  @Sendable private static func crash(jobs: Int) async {
    let path = NSTemporaryDirectory() + "spec-crash-\(getpid()).feature"
    let feature =
      "Feature: f\n"
      + (1...100).map { "  Scenario: number \($0)\n    * number \($0)\n" }.joined()
    try? feature.write(toFile: path, atomically: true, encoding: .utf8)
    let steps = StepLibrary("crash") {
      Step("number {int}") { (world: World, number: Int) in
        guard number == 61 else { return .passed }
        unlink(path)
        fatalError("the body traps")
      }
    }
    let arguments = ["run", path, "--lenient", "--jobs", "\(jobs)", "--report", "messages"]
    _ = await CommandLineTool(steps: [steps]).run(arguments)
  }
}
