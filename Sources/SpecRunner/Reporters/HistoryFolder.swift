package import SpecMessages
import SpecSystem
import SpecText
import Synchronization

/// The folder that keeps the results of the last runs: one small file for each.
///
/// A file is written under a temporary name and renamed, and its name is unique, so runs at the same
/// time do not disturb each other. Files that cannot be read are kept and reported.
package final class HistoryFolder: Sendable {
  package let path: String
  /// The number of runs that are kept.
  private let limit: Int
  private let known = Mutex<(history: RunHistory, problems: [String])?>(nil)

  /// The largest file that is read, in bytes.
  private static let largest = 64 << 20
  private static let prefix = "run-"
  private static let suffix = ".json"

  package init(_ path: String, limit: Int = 30) {
    self.path = path
    self.limit = limit
  }

  /// Creates the folder, so that an unusable path is reported before the run.
  package func prepare() throws(OutputError) {
    let probe = try OutputFile(path + "/.writable", mode: .part).output()
    try probe.close()
    FileSystem.remove(path + "/.writable")
  }

  /// The runs of the folder, read on first use; those that this process writes are not added.
  package var history: RunHistory { state.history }

  /// What is wrong with files that were not read, a sentence each.
  package var problems: [String] { known.withLock { $0?.problems ?? [] } }

  private var state: (history: RunHistory, problems: [String]) {
    known.withLock { known in
      if let known { return known }
      let read = Self.read(path, Self.names(in: path).suffix(limit))
      known = read
      return read
    }
  }

  private static func read(
    _ path: String, _ names: some Sequence<String>
  ) -> (history: RunHistory, problems: [String]) {
    var runs: [RunHistory.Run] = []
    var problems: [(name: String, reason: String)] = []
    for name in names {
      switch run(at: path + "/" + name) {
      case .success(let run): runs.append(run)
      case .failure(let error): problems.append((name, error.reason))
      }
    }
    guard let first = problems.first else { return (RunHistory(runs), []) }
    let more = problems.count - 1
    let sentence =
      "\"\(VisibleText.line(path + "/" + first.name))\" cannot be used: \(first.reason)"
      + (more > 0 ? "; nor can \(more.counted("other file"))" : "")
      + "\nremove it, or name another folder; spec does not change it"
    return (RunHistory(runs), [sentence])
  }

  private struct Unread: Error { let reason: String }

  private static func run(at path: String) -> Result<RunHistory.Run, Unread> {
    var bytes: [UInt8] = []
    let failure = FileSystem.read(path, upTo: largest) { piece in
      bytes += piece
      return true
    }
    if let failure { return .failure(Unread(reason: failure.sentence)) }
    do throws(HistoryError) {
      return .success(try RunHistory.Run(bytes))
    } catch {
      return .failure(Unread(reason: error.reason))
    }
  }

  /// The names of the runs, oldest first.
  private static func names(in path: String) -> [String] {
    guard let entries = try? FileSystem.entries(of: path) else { return [] }
    return entries.filter {
      $0.sort == .file && $0.name.begins(with: prefix) && $0.name.ends(with: suffix)
    }.map(\.name)
  }

  /// Adds a run, and removes the oldest beyond the limit.
  package func add(_ run: RunHistory.Run) throws(OutputError) {
    let stamp = max(run.started.nanoseconds, 0).digits(19)
    let mark = String(UInt32.random(in: 0 ... .max), radix: 16)
    let file = "\(path)/\(Self.prefix)\(stamp)-\(mark)\(Self.suffix)"
    let output = try OutputFile(file).output()
    output.write(run.bytes)
    try output.close()
    let names = Self.names(in: path)
    for name in names.dropLast(limit) {
      // A file of another version is not ours to remove.
      guard case .success = Self.run(at: path + "/" + name) else { continue }
      FileSystem.remove(path + "/" + name)
    }
  }
}
