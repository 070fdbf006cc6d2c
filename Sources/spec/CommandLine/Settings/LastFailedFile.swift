import SpecGherkin
import SpecMessages
import SpecReporters
import SpecRunner
import SpecSystem
import SpecText

/// Remembers from run to run which scenarios failed, in `.spec/last-failed` below the directory the
/// tool is run in: `path:line`, a line each, sorted.
///
/// A scenario that has run is remembered if it failed and forgotten if it passed; one that has not
/// run stays as it was. So the parts of a suite may be run one by one. A line stands for the scenario
/// it is in, should that have moved a little; what is gone is forgotten. What cannot be written is let
/// be: a run in a directory that is read-only is as good as any other.
struct LastFailedFile: Reporter {
  static let folder = ".spec"
  static let path = folder + "/last-failed"

  /// Keeps what is remembered until the end; nothing is shown.
  let output = Output { _ in }
  private let remembered: Set<Place>
  /// Whether nothing was remembered, and whether what was could not be read and is left as it is.
  private let isNew: Bool
  private let isUnreadable: Bool
  /// The lines of all scenarios in the files of these that are read now, in order.
  private var lines: [ExactText: [Int]] = [:]
  private let uris: Set<ExactText>
  private var passed: Set<Place> = []
  private var failed: Set<Place> = []

  /// A scenario by its file and line.
  struct Place: Hashable, Comparable {
    @ExactText var uri: String
    let line: Int

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

  /// What failed when it last ran; nil if no run is remembered here.
  ///
  /// - Throws: why what is remembered cannot be read.
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
      guard let entry = ListedPath.path(String(line)), let colon = entry.lastIndex(of: ":"),
        let line = Int(entry[colon...].dropFirst())
      else { return nil }
      return Place(uri: String(entry[..<colon]), line: line)
    }
  }

  // MARK: - A run

  var readsInOrder: Bool { false }

  mutating func receive(_ envelope: Envelope, _ index: RunIndex) {
    switch envelope {
    case .pickle(let pickle):
      if uris.contains(pickle.uri) { lines[pickle.uri, default: []].append(pickle.location.line) }
    case .testCaseFinished(let event):
      guard !event.willBeRetried, let attempt = index.attempt(event.testCaseStartedID),
        let pickle = attempt.pickle
      else { return }
      let place = Place(uri: pickle.uri, line: pickle.location.line)
      if attempt.status.isFailure {
        failed.insert(place)
      } else if attempt.status == .passed, uris.contains(place.uri) {
        passed.insert(place)
      }
    default: break
    }
  }

  mutating func finish(_ index: RunIndex) {
    // Passed on one engine and failed on another is failed.
    let now = Set(remembered.compactMap(scenario)).subtracting(passed).union(failed)
    if !isUnreadable, isNew || now != remembered {
      Self.write(
        now.sorted().map { ListedPath.line("\($0.uri):\($0.line)") + "\n" }.joined(), to: Self.path)
    }
    // Nobody wants it in a repository, and nobody should have to say so.
    if FileSystem.isMissing(Self.folder + "/.gitignore") {
      Self.write("*\n", to: Self.folder + "/.gitignore")
    }
  }

  /// The scenario a remembered line stands for now; nil if it is gone.
  private func scenario(at place: Place) -> Place? {
    guard let lines = lines[place.uri] else {
      return FileSystem.isMissing(place.uri) ? nil : place
    }
    return lines.filter { $0 <= place.line }.max().map { Place(uri: place.uri, line: $0) }
  }

  private static func write(_ text: String, to path: String) {
    guard let file = try? OutputFile(path).output() else { return }
    file.write(text)
    try? file.close()
  }
}
