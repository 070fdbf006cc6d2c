import SpecGherkin
import SpecReporters
import SpecRunner
import SpecSystem
import SpecText

/// Where the scenarios of a run or a suite are, to find those that failed before.
struct ScenarioPlaces {
  private var files: [ExactText: [LastFailedPlace]] = [:]
  private var copies: [LastFailedKey: [LastFailedPlace]] = [:]
  private var counts: [ScenarioKey: Int] = [:]

  init() {}

  init(_ suite: Suite) {
    for file in suite.files {
      for pickle in file.pickles { add(pickle, file.document) }
    }
  }

  /// Adds a scenario; those of a file must be added in their order.
  @discardableResult
  mutating func add(_ pickle: Pickle, _ document: GherkinDocument?) -> LastFailedPlace {
    var key = ScenarioKey(pickle, document?.lineage(of: pickle))
    counts[key, default: 0] += 1
    key.copy = counts[key] ?? 1
    let own = LastFailedKey(key)
    let place = LastFailedPlace(uri: pickle.uri, line: pickle.location.line, key: own)
    files[ExactText(pickle.uri), default: []].append(place)
    copies[own, default: []].append(place)
    return place
  }

  /// The places of the scenarios in a file, one for each.
  func scenarios(in uri: String) -> [LastFailedPlace] { files[ExactText(uri)] ?? [] }

  /// Whether an entry is not where it was, so that other files may have its scenario.
  func lacks(_ entry: LastFailedPlace) -> Bool {
    guard let key = entry.key else { return false }
    return !scenarios(in: entry.uri).contains { $0.key == key }
  }

  /// Where the scenarios of an entry are now; nil if its file is not among these and no other file
  /// has its scenario.
  ///
  /// A scenario is where its key is, in its own file or else in others. If none has its key, it was
  /// renamed: it is the one that contains its line.
  ///
  /// - Parameter isFound: Whether these are what was found of all entries, so that the file of an
  ///   entry is not among them because it no longer has the scenario.
  func current(_ entry: LastFailedPlace, isFound: Bool = false) -> [LastFailedPlace]? {
    guard let own = files[ExactText(entry.uri)] else {
      let others = isFound || FileSystem.isMissing(entry.uri) ? elsewhere(entry) : []
      return others.isEmpty ? nil : others
    }
    if entry.isFile { return own }
    if let key = entry.key {
      let same = own.filter { $0.key == key }
      if !same.isEmpty { return same }
      let others = elsewhere(entry)
      if !others.isEmpty { return others }
    }
    return own.last { $0.line <= entry.line }.map { [$0] } ?? []
  }

  private func elsewhere(_ entry: LastFailedPlace) -> [LastFailedPlace] {
    entry.key.flatMap { copies[$0] } ?? []
  }
}
