import SpecGherkin
import SpecMessages
import SpecReporters
import SpecRunner
import SpecSystem
import SpecText

/// Records which scenarios failed in their last run, in `.spec/last-failed` in the current
/// directory: sorted lines `path:line`, a tab and what identifies the scenario, or `path` for all
/// scenarios of a file that had errors.
///
/// A failed scenario is added and a passed one is removed; a scenario that has not run keeps its
/// entry, so that parts of a suite can be run separately. A scenario that has moved, in its file or
/// to another, keeps its entry as well; entries of deleted scenarios are removed. What other runs
/// have recorded meanwhile is kept. A write error is a warning, so that runs in read-only
/// directories succeed.
struct LastFailedFile: Reporter {
  static let folder = ".spec"
  static let path = folder + "/last-failed"

  /// An output that shows nothing; the file is written at the end.
  let output = Output { _ in }
  /// The paths of the run, and whether it runs all that failed before.
  private let paths: [String]
  private let runsAllFailed: Bool
  private let remembered: [LastFailedPlace]
  /// Whether there was no file, and whether it could not be read and is therefore kept.
  private let isNew: Bool
  private let isUnreadable: Bool
  private var documents: [ExactText: GherkinDocument] = [:]
  private var pickles: [Pickle] = []
  private var broken: Set<ExactText> = []
  private var passed: Set<NodeID> = []
  private var failed: Set<NodeID> = []
  private let warn: @Sendable (String) -> Void

  /// - Parameter warn: receives the reason if the failures cannot be recorded.
  init(_ selection: SelectionSettings, warn: @escaping @Sendable (String) -> Void) {
    self.warn = warn
    paths = selection.paths
    runsAllFailed = selection.remembered != nil && !selection.isNamed
    let found = Result { () throws(FileSystem.Failure) in try Self.places() }
    let places = try? found.get()
    isUnreadable = if case .failure = found { true } else { false }
    isNew = places == nil
    remembered = places ?? []
  }

  /// The recorded failures; nil if there is no file, or nothing in it.
  ///
  /// - Throws: `FileSystem.Failure` if the file cannot be read.
  static func places() throws(FileSystem.Failure) -> [LastFailedPlace]? {
    var bytes: [UInt8] = []
    let failure = FileSystem.read(path) { piece in
      bytes += piece
      return true
    }
    if let failure {
      if FileSystem.isMissing(path) { return nil }
      throw failure
    }
    if bytes.isEmpty { return nil }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .compactMap(LastFailedPlace.read)
  }

  // MARK: - A run

  var readsInOrder: Bool { false }

  mutating func receive(_ envelope: Envelope, _ index: RunIndex) {
    switch envelope {
    case .parseError(let error): broken.insert(error.uri)
    case .gherkinDocument(let document): documents[document.uri] = document
    case .pickle(let pickle): pickles.append(pickle)
    case .testCaseFinished(let event):
      guard !event.willBeRetried, let attempt = index.attempt(event.testCaseStartedID),
        let pickle = attempt.pickle
      else { return }
      if attempt.result.isFailure || attempt.isBlocked {
        failed.insert(pickle.id)
      } else if !remembered.isEmpty, attempt.status == .passed || attempt.result.isExcused {
        passed.insert(pickle.id)
      }
    default: break
    }
  }

  mutating func finish(_ index: RunIndex) {
    let remembered = (try? Self.places()) ?? remembered
    var places = ScenarioPlaces()
    var failed: Set<LastFailedPlace> = []
    // The scenarios at each place that have passed.
    var passed: [LastFailedPlace: Int] = [:]
    // Most runs have nothing to record, and then no scenario has to be found again.
    for pickle in self.failed.isEmpty && remembered.isEmpty ? [] : pickles {
      let place = places.add(pickle, documents[pickle.uri])
      if self.failed.contains(pickle.id) { failed.insert(place) }
      if self.passed.contains(pickle.id) { passed[place, default: 0] += 1 }
    }
    let wholePassed = passed.filter { place, count in places.counts[place] == count }.keys
    // A scenario that fails on any engine has failed. What failed now has its present name.
    let now = failed.union(
      Set(remembered.flatMap { scenarios(of: $0, places) }).subtracting(wholePassed)
    )
    .union(broken.map { LastFailedPlace(uri: $0.wrappedValue, line: 0) })
    let entries = now.sorted().map(\.entry)
    if !isUnreadable, isNew || entries != remembered.map(\.entry) {
      do throws(OutputError) {
        // A file that has lost its contents does not look like a run without failures.
        let lines = entries.isEmpty ? [ListedPath.nothingFailed] : entries
        try OutputFile(Self.path).write(lines.map { $0 + "\n" }.joined())
      } catch {
        // Without a file and a failure, nothing is missing.
        if !isNew || !entries.isEmpty { warn(error.reason) }
      }
    }
    // Exclude the directory from version control.
    if FileSystem.isMissing(Self.folder + "/.gitignore") {
      try? OutputFile(Self.folder + "/.gitignore").write("*\n")
    }
  }

  /// The current places of an entry; empty if its scenario no longer exists.
  ///
  /// The file of a scenario may be renamed and not be part of this run: the entry is kept unless
  /// the run has read all that is where the file was.
  private func scenarios(
    of entry: LastFailedPlace, _ places: ScenarioPlaces
  ) -> [LastFailedPlace] {
    if let current = places.current(entry, isFound: runsAllFailed) { return current }
    let isGone = FileSystem.isMissing(entry.uri) && (entry.key == nil || hasRead(entry.uri))
    return isGone ? [] : [entry]
  }

  /// Whether the run has read every feature in a directory that contained a file.
  private func hasRead(_ uri: String) -> Bool {
    paths.contains { path in
      var folder = Substring(path).utf8
      while folder.starts(with: "./".utf8) { folder = folder.dropFirst(2) }
      while folder.last == UInt8(ascii: "/") { folder = folder.dropLast() }
      let isHere = folder.isEmpty || folder.elementsEqual(".".utf8)
      return isHere
        || uri.utf8.starts(with: folder) && uri.utf8.dropFirst(folder.count).first == 0x2F
    }
  }
}
