public import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// One run of the real `spec`, from its arguments to its exit status.
///
/// Both outputs go to files, so nothing can fill up or be held open by another child, and a run
/// that is stopped shows what it wrote. The environment is empty but for what a process needs to
/// start (`inherited`) and what the test gives: whoever runs the tests cannot change them.
public struct SpecProcess: Sendable, CustomStringConvertible {
  /// How a process ended.
  public enum Ending: Sendable, Hashable {
    /// By itself, with a status.
    case exited(Int32)
    /// By a signal it did not handle.
    case signalled(Int32)
    /// It had not ended at its deadline, and was killed with all it had started.
    case overdue
  }

  /// What happens as soon as a text stands in either output.
  public struct Interruption: Sendable {
    let text: String
    let act: @Sendable (pid_t) -> Void

    /// A signal, and the text to wait for.
    public init(_ signal: Int32, after text: String) {
      self.init(after: text) { kill($0, signal) }
    }

    /// What to do with the process of this id, and the text to wait for.
    public init(after text: String, _ act: @escaping @Sendable (pid_t) -> Void) {
      self.text = text
      self.act = act
    }
  }

  /// The executable's name and the arguments it was given.
  public let command: [String]

  /// What it wrote to its standard output.
  public let output: String

  /// What it wrote to its standard error.
  public let errors: String

  /// How it ended.
  public let ending: Ending

  /// The exit status as a shell tells it: 128 and the signal's number for one that was signalled.
  ///
  /// An overdue run has -1, so that no expected status is equal to it.
  public var status: Int32 {
    switch ending {
    case .exited(let status): status
    case .signalled(let signal): 128 + signal
    case .overdue: -1
    }
  }

  /// The whole run as one text, for failures and goldens.
  public var description: String {
    var text = "$ " + command.joined(separator: " ") + "\n" + output
    if !errors.isEmpty { text += "--- errors\n" + errors }
    return text + "--- \(ending)\n"
  }
}

extension SpecProcess {
  /// The variables a process keeps from the tests: paths to programs, libraries and folders.
  public static let inherited = [
    "PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH",
    "LLVM_PROFILE_FILE",
  ]

  /// The `spec` of this build: what `SPEC_EXECUTABLE` names, or the one beside the tests' bundle.
  public static let executable: URL = {
    if let named = ProcessInfo.processInfo.environment["SPEC_EXECUTABLE"] {
      return URL(fileURLWithPath: named, relativeTo: ConformanceData.projectRoot).absoluteURL
    }
    let folders = CommandLine.arguments.compactMap { argument -> URL? in
      guard let bundle = argument.range(of: ".xctest") else { return nil }
      return URL(fileURLWithPath: String(argument[..<bundle.upperBound]))
        .deletingLastPathComponent()
    }
    let builds = folders + [ConformanceData.projectRoot.appendingPathComponent(".build/debug")]
    let found = builds.map { $0.appendingPathComponent("spec") }
    return found.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? found[0]
  }()

  /// Runs `spec` and waits for its end.
  ///
  /// - Parameters:
  ///   - arguments: What stands behind the executable's name.
  ///   - folder: Where it runs.
  ///   - environment: Variables besides the inherited ones.
  ///   - input: What stands on its standard input, which then ends.
  ///   - interruptions: Signals and other acts, each waited for after the one before.
  ///   - deadline: When it is killed; far away, because it only keeps a broken run from hanging.
  ///   - executable: Another program in its place.
  public static func run(
    _ arguments: [String] = [], in folder: TemporaryFolder, environment: [String: String] = [:],
    input: String = "", interruptions: [Interruption] = [], deadline: Duration = .seconds(60),
    executable: URL = executable
  ) async throws -> SpecProcess {
    try await TemporaryFolder.with(["input": input, "output": "", "errors": ""]) { streams in
      let own = ProcessInfo.processInfo.environment
      let kept = own.filter { inherited.contains($0.key) }
      let child = try SpawnedChild(
        executable: executable.path, arguments: arguments, folder: folder.path,
        environment: kept.merging(["SPEC_TRUST": "1", "XDG_STATE_HOME": streams.path]) { $1 }
          .merging(environment) { $1 },
        input: streams.file("input").path, output: streams.file("output").path,
        errors: streams.file("errors").path)
      let ending = await child.end(by: .now + deadline, interruptions: interruptions) {
        try? streams.text(of: "output") + "\n" + streams.text(of: "errors")
      }
      return SpecProcess(
        command: [executable.lastPathComponent] + arguments,
        output: try streams.text(of: "output"), errors: try streams.text(of: "errors"),
        ending: ending)
    }
  }
}
