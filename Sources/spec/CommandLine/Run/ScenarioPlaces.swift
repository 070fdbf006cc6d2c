import SpecGherkin
import SpecReporters
import SpecRunner
import SpecSystem
import SpecText

/// Where the scenarios of a run or a suite are, to find those that failed before.
struct ScenarioPlaces {
  private var files: [ExactText: [LastFailedPlace]] = [:]
  /// The scenarios by what identifies them, in their file and in all files.
  private var own: [ScenarioKey: [LastFailedPlace]] = [:]
  private var copies: [LastFailedKey: [LastFailedPlace]] = [:]
  /// The scenarios at each place: the rows of a data file have one.
  private(set) var counts: [LastFailedPlace: Int] = [:]

  init() {}

  init(_ suite: Suite) {
    for file in suite.files {
      for pickle in file.pickles { add(pickle, file.document) }
    }
  }

  /// Adds a scenario.
  @discardableResult
  mutating func add(_ pickle: Pickle, _ document: GherkinDocument?) -> LastFailedPlace {
    let key = LastFailedKey(ScenarioKey(pickle, document?.lineage(of: pickle)))
    let place = LastFailedPlace(uri: pickle.uri, line: pickle.location.line, key: key)
    files[ExactText(pickle.uri), default: []].append(place)
    own[key.inFile(pickle.uri), default: []].append(place)
    copies[key, default: []].append(place)
    counts[place, default: 0] += 1
    return place
  }

  /// Whether an entry is not where it was, so that other files may have its scenario.
  func lacks(_ entry: LastFailedPlace) -> Bool {
    entry.key.map { own[$0.inFile(entry.uri)] == nil } ?? false
  }

  /// Where the scenarios of an entry are now; nil if its file is not among these and no other file
  /// has its scenario.
  ///
  /// A scenario is where its key is, in its own file or else in others: in several places if
  /// scenarios have one name. If none has its key, it was renamed: it is the one that contains its
  /// line.
  ///
  /// - Parameter isFound: Whether these are what was found of all entries, so that the file of an
  ///   entry is not among them because it no longer has the scenario.
  func current(_ entry: LastFailedPlace, isFound: Bool = false) -> [LastFailedPlace]? {
    guard let inFile = files[ExactText(entry.uri)] else {
      let others = isFound || FileSystem.isMissing(entry.uri) ? elsewhere(entry) : []
      return others.isEmpty ? nil : others
    }
    if entry.isFile { return inFile }
    if let key = entry.key {
      if let same = own[key.inFile(entry.uri)] { return same }
      let others = elsewhere(entry)
      if !others.isEmpty { return others }
    }
    return inFile.last { $0.line <= entry.line }.map { [$0] } ?? []
  }

  private func elsewhere(_ entry: LastFailedPlace) -> [LastFailedPlace] {
    entry.key.flatMap { copies[$0] } ?? []
  }
}
