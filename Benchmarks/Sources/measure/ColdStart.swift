import Foundation

/// How long a whole process takes that runs one scenario and writes JUnit XML.
enum ColdStart {
  /// The median of many starts of the program beside this one, in seconds; nil if it is not built.
  static func seconds(starts: Int) throws -> (run: Double, empty: Double)? {
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("counter-app")
    guard FileManager.default.isExecutableFile(atPath: program.path) else { return nil }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("spec-cold-start-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let feature = folder.appendingPathComponent("one.feature")
    try """
      Feature: a counter
        Scenario: adding
          Given a counter at 1
          When I add 2
          Then the counter is 3

      """.write(to: feature, atomically: true, encoding: .utf8)
    let junit = folder.appendingPathComponent("junit.xml").path
    let run = try median(starts) {
      try spawn([program.path, "run", feature.path, "--junit", junit])
    }
    return (run, try median(starts) { try spawn(["/bin/true"]) })
  }

  private static func median(_ count: Int, _ body: () throws -> Double) throws -> Double {
    try (0..<count).map { _ in try body() }.sorted()[count / 2]
  }

  /// Starts a program with its output thrown away, waits, and tells the time that took.
  private static func spawn(_ words: [String]) throws -> Double {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    let clock = ContinuousClock()
    let start = clock.now
    var child = pid_t()
    guard posix_spawn(&child, words[0], &actions, nil, arguments, environ) == 0 else {
      throw NotStarted(program: words[0])
    }
    var status: Int32 = 0
    waitpid(child, &status, 0)
    let time = clock.now - start
    guard status == 0 else { throw NotStarted(program: words[0]) }
    return Double(time.components.attoseconds) / 1e18 + Double(time.components.seconds)
  }

  struct NotStarted: Error {
    let program: String
  }
}
