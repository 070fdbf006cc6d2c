import SpecGherkin
import SpecMessages
import SpecReporters
import SpecRunner
import SpecSystem
import SpecText

/// Records which scenarios failed in their last run, in `.spec/last-failed` in the current
/// directory: sorted lines `path:line`, or `path` for all scenarios of a file that had errors.
///
/// A failed scenario is added and a passed one is removed; a scenario that has not run keeps its
/// entry, so that parts of a suite can be run separately. An entry refers to the scenario that
/// contains its line, even if the scenario has moved slightly; entries of deleted scenarios are
/// removed. Write errors are ignored, so that runs in read-only directories succeed.
struct LastFailedFile: Reporter {
  static let folder = ".spec"
  static let path = folder + "/last-failed"

  /// An output that shows nothing; the file is written at the end.
  let output = Output { _ in }
  private let remembered: Set<Place>
  /// Whether there was no file, and whether it could not be read and is therefore kept.
  private let isNew: Bool
  private let isUnreadable: Bool
  /// The lines of all scenarios in the recorded files that this run has read, in order.
  private var lines: [ExactText: [Int]] = [:]
  private let uris: Set<ExactText>
  private var broken: Set<ExactText> = []
  /// The scenarios at each place that have passed: the rows of a data file have one place.
  private var passed: [Place: Set<NodeID>] = [:]
  private var failed: Set<Place> = []

  /// A scenario by its file and line, or all scenarios of a file, with line 0.
  struct Place: Hashable, Comparable {
    @ExactText var uri: String
    let line: Int

    var isFile: Bool { line == 0 }
    var description: String { isFile ? uri : "\(uri):\(line)" }

    static func < (one: Self, other: Self) -> Bool {
      one.uri.isSame(as: other.uri) ? one.line < other.line : one.uri.precedes(other.uri)
    }
  }

  init() {
    let found = Result { () throws(FileSystem.Failure) in try Self.places() }
    let places = try? found.get()
    isUnreadable = if case .failure = found { true } else { false }
    isNew = places == nil
    remembered = Set(places ?? [])
    uris = Set(exactly: remembered.map(\.uri))
  }

  /// The recorded failures; nil if there is no file.
  ///
  /// - Throws: `FileSystem.Failure` if the file cannot be read.
  static func places() throws(FileSystem.Failure) -> [Place]? {
    var bytes: [UInt8] = []
    let failure = FileSystem.read(path) { piece in
      bytes += piece
      return true
    }
    if let failure {
      if FileSystem.isMissing(path) { return nil }
      throw failure
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
      guard let entry = ListedPath.path(String(line)), !entry.isEmpty else { return nil }
      guard let colon = entry.lastIndex(of: ":"), let line = Int(entry[colon...].dropFirst()),
        line > 0
      else { return Place(uri: entry, line: 0) }
      return Place(uri: String(entry[..<colon]), line: line)
    }
  }

  // MARK: - A run

  var readsInOrder: Bool { false }

  mutating func receive(_ envelope: Envelope, _ index: RunIndex) {
    switch envelope {
    case .parseError(let error): broken.insert(error.uri)
    case .pickle(let pickle):
      if uris.contains(pickle.uri) { lines[pickle.uri, default: []].append(pickle.location.line) }
    case .testCaseFinished(let event):
      guard !event.willBeRetried, let attempt = index.attempt(event.testCaseStartedID),
        let pickle = attempt.pickle
      else { return }
      let place = Place(uri: pickle.uri, line: pickle.location.line)
      if attempt.result.isFailure || attempt.isBlocked {
        failed.insert(place)
      } else if attempt.status == .passed || attempt.result == .knownIssue, uris.contains(place.uri)
      {
        passed[place, default: []].insert(pickle.id)
      }
    default: break
    }
  }

  mutating func finish(_ index: RunIndex) {
    // A scenario that fails on any engine has failed.
    let now = Set(remembered.flatMap(scenarios)).subtracting(wholePassed).union(failed)
      .union(broken.map { Place(uri: $0.wrappedValue, line: 0) })
    if !isUnreadable, isNew || now != remembered {
      Self.write(
        now.sorted().map { ListedPath.line($0.description) + "\n" }.joined(), to: Self.path)
    }
    // Exclude the directory from version control.
    if FileSystem.isMissing(Self.folder + "/.gitignore") {
      Self.write("*\n", to: Self.folder + "/.gitignore")
    }
  }

  /// The places of which every scenario has passed.
  private var wholePassed: Set<Place> {
    var rest = passed.mapValues(\.count)
    for (uri, lines) in lines {
      for line in lines { rest[Place(uri: uri.wrappedValue, line: line)]? -= 1 }
    }
    return Set(rest.filter { $0.value >= 0 }.keys)
  }

  /// The current places of the recorded scenarios; empty if they no longer exist.
  private func scenarios(at place: Place) -> [Place] {
    guard let lines = lines[place.uri] else {
      return FileSystem.isMissing(place.uri) ? [] : [place]
    }
    let current = place.isFile ? lines : [lines.filter { $0 <= place.line }.max()].compactMap { $0 }
    return current.map { Place(uri: place.uri, line: $0) }
  }

  private static func write(_ text: String, to path: String) {
    guard let file = try? OutputFile(path).output() else { return }
    file.write(text)
    try? file.close()
  }
}
