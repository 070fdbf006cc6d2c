import SpecMessages
import SpecReporters
import SpecSystem
import SpecText

/// The file in which a command says how far it is, for the server that started it.
struct ProgressFile: Sendable {
  /// How much of a task is done.
  struct State: Hashable, Sendable {
    var done: Int
    var count: Int
    /// What is done: `proving`.
    var name: String
  }

  /// The variable that names the file to the command.
  static let variable = "PROGRESS_FILE_OF_SPEC"

  let path: String

  init(_ path: String) { self.path = path }

  init?(_ environment: Environment) {
    guard let path = environment[Self.variable] else { return nil }
    self.path = path
  }

  /// Replaces the state.
  ///
  /// It always has the same length, so that a reader sees one or the other; an error has no effect,
  /// because the result does not depend on it.
  func write(_ state: State) {
    guard let file = try? FileSystem.open(path, .replacing) else { return }
    defer { file.close() }
    let line = TextWidth.padded("\(state.done) \(state.count) \(state.name)", to: 60)
    Array(line.utf8).withUnsafeBytes { _ = file.write($0, at: 0) }
  }

  /// The state that was written last; nil if there is none.
  func read() -> State? {
    guard case .success(let text) = FileSystem.text(path) else { return nil }
    let words = text.split(separator: " ")
    guard words.count == 3, let done = Int(words[0]), let count = Int(words[1]) else { return nil }
    return State(done: done, count: count, name: String(words[2]))
  }

  /// Removes what an earlier command has written.
  func clear() { FileSystem.remove(path) }
}

/// Writes how many scenarios of a run are done.
struct RunProgress: Reporter {
  let output = Output { _ in }
  let file: ProgressFile
  private var done = 0

  init(_ file: ProgressFile) { self.file = file }

  var readsInOrder: Bool { false }

  mutating func receive(_ envelope: Envelope, _ index: RunIndex) {
    guard case .testCaseFinished(let event) = envelope, !event.willBeRetried else { return }
    done += 1
    file.write(.init(done: done, count: index.announced, name: "running"))
  }
}
