import Foundation
import SpecTestKit
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The tests' own tools do what other tests trust them with.
@Suite struct TestKitTests {
  @Test func `marks become places and leave the text`() {
    let sample: MarkedText = "1️⃣Feature: e\u{301}2️⃣ 😀3️⃣\r\n  4️⃣Scenario 1️\n5️⃣"
    #expect(sample.text == "Feature: e\u{301} 😀\r\n  Scenario 1️\n")
    #expect(sample["1️⃣"] == .init(line: 1, column: 1, offset: 0))
    #expect(sample["2️⃣"] == .init(line: 1, column: 12, offset: 12))
    #expect(sample["3️⃣"] == .init(line: 1, column: 14, offset: 17))
    #expect(sample["4️⃣"].map(String.init(describing:)) == "2:3")
    #expect(sample["5️⃣"] == .init(line: 3, column: 1, offset: sample.text.utf8.count))
    #expect(sample["6️⃣"] == nil)
  }

  @Test func `a mark may stand at several places and a byte order mark is no column`() {
    let sample: MarkedText = "\u{FEFF}🔟a\n b🔟🔟c"
    #expect(sample.text == "\u{FEFF}a\n bc")
    #expect(sample.places["🔟"]?.map(\.description) == ["1:1", "2:3", "2:3"])
    #expect(sample.places["🔟"]?.map(\.offset) == [3, 7, 7])
  }

  @Test func `a temporary folder has its files and is gone afterwards`() async throws {
    let path = try TemporaryFolder.with(["a.feature": "é\r\n", "in/side/.b": ""]) { folder in
      #expect(folder.files == ["a.feature", "in/side/.b"])
      #expect(try folder.text(of: "a.feature") == "é\r\n")
      try folder.write("new", to: "in/c")
      #expect(folder.files == ["a.feature", "in/c", "in/side/.b"])
      return folder.path
    }
    #expect(!FileManager.default.fileExists(atPath: path))
    var left = ""
    await #expect(throws: CancellationError.self) {
      try await TemporaryFolder.with { folder in
        await Task.yield()
        left = folder.path
        #expect(folder.files.isEmpty && FileManager.default.fileExists(atPath: left))
        throw CancellationError()
      }
    }
    #expect(left != path && !FileManager.default.fileExists(atPath: left))
  }

  @Test func `a process gives its outputs, status, folder and environment`() async throws {
    try await TemporaryFolder.with(["here": "found\n"]) { folder in
      let run = try await Self.shell(
        "cat here; pwd; cat; echo $WORD$SPEC_NOT_GIVEN >&2; exit 3", in: folder,
        environment: ["WORD": "given"], input: "typed\n")
      #expect(run.output == "found\n\(folder.path)\ntyped\n")
      #expect(run.errors == "given\n")
      #expect(run.ending == .exited(3))
      #expect(run.status == 3)
      #expect(
        run.description == """
          $ sh -c cat here; pwd; cat; echo $WORD$SPEC_NOT_GIVEN >&2; exit 3
          found
          \(folder.path)
          typed
          --- errors
          given
          --- exited(3)

          """)
    }
  }

  @Test func `a process is signalled after a text was seen`() async throws {
    try await TemporaryFolder.with { folder in
      let handled = try await Self.shell(
        "trap 'echo stopped; exit 130' INT; echo ready; while :; do sleep 0.01; done", in: folder,
        interruptions: [.init(SIGINT, after: "ready")])
      #expect(handled.output == "ready\nstopped\n")
      #expect(handled.ending == .exited(130))
      let unhandled = try await Self.shell(
        "echo ready >&2; while :; do sleep 0.01; done", in: folder,
        interruptions: [.init(SIGTERM, after: "ready")])
      #expect(unhandled.ending == .signalled(SIGTERM))
      #expect(unhandled.status == 128 + SIGTERM)
    }
  }

  @Test func `an overdue process is killed with what it started`() async throws {
    try await TemporaryFolder.with { folder in
      let run = try await Self.shell(
        "echo begun; sleep 100 & echo $! > child; wait", in: folder, deadline: .milliseconds(1500))
      #expect(run.output == "begun\n")
      #expect(run.ending == .overdue)
      #expect(run.status == -1)
      let child = pid_t(try folder.text(of: "child").dropLast())
      // An orphan may wait a moment for whoever collects it, so the test does too.
      for _ in 0..<500 where Self.isAlive(child) {
        try await Task.sleep(for: .milliseconds(10))
      }
      #expect(!Self.isAlive(child))
    }
  }

  @Test func `a program that is not there is named`() async throws {
    try await TemporaryFolder.with { folder in
      let missing = folder.file("nothing")
      let error = await #expect(throws: (any Error).self) {
        try await SpecProcess.run(in: folder, executable: missing)
      }
      #expect(
        error.map { "\($0)" } == "\(missing.path) does not start: No such file or directory")
    }
  }

  @Test func `the executable of this build is found`() {
    #expect(FileManager.default.isExecutableFile(atPath: SpecProcess.executable.path))
  }

  /// Whether a process runs; one that has ended and only waits to be collected does not.
  private static func isAlive(_ id: pid_t?) -> Bool {
    guard let id, kill(id, 0) == 0 else { return false }
    guard let status = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8) else {
      return !FileManager.default.fileExists(atPath: "/proc/self")
    }
    return status.range(of: ") Z ") == nil
  }

  private static func shell(
    _ script: String, in folder: TemporaryFolder, environment: [String: String] = [:],
    input: String = "", interruptions: [SpecProcess.Interruption] = [],
    deadline: Duration = .seconds(60)
  ) async throws -> SpecProcess {
    try await SpecProcess.run(
      ["-c", script], in: folder, environment: environment, input: input,
      interruptions: interruptions, deadline: deadline, executable: URL(fileURLWithPath: "/bin/sh"))
  }
}
