import SpecRunner
import SpecSystem
import SpecText

/// The selection of `--last-failed`: the scenarios that failed in their last run.
struct LastFailedSelection: Sendable {
  /// The recorded failures; nil if no run is recorded.
  private let places: [LastFailedPlace]?

  /// Returns nil unless the flag is set.
  ///
  /// - Throws: `UsageError` if the file cannot be read.
  init?(_ arguments: Arguments) throws(UsageError) {
    guard arguments[SelectionFlags.lastFailed] else { return nil }
    do throws(FileSystem.Failure) {
      places = try LastFailedFile.places()
    } catch {
      throw arguments.error(
        .unreadable(SelectionFlags.lastFailed.long, "\"\(LastFailedFile.path)\": \(error.sentence)")
      )
    }
  }

  /// The files with recorded failures among the given paths.
  func files(of paths: [String], named isNamed: Bool) -> [String] {
    let files = Set(exactly: (places ?? []).map(\.uri).filter { !FileSystem.isMissing($0) })
    if !isNamed { return files.inOrder }
    return files.intersection(FeatureLoader().request(paths).files.map { ExactText($0) }).inOrder
  }

  /// Whether scenarios that failed are no longer where they were, so that other files may have them.
  func lacksSome(in suite: Suite) -> Bool {
    let known = ScenarioPlaces(suite)
    let own = Set(exactly: suite.files.map(\.source.uri))
    return (places ?? []).contains {
      (own.contains(ExactText($0.uri)) || FileSystem.isMissing($0.uri)) && known.lacks($0)
    }
  }

  /// Removes all other scenarios.
  func narrow(_ suite: inout Suite) { suite.narrow(to: places ?? []) }

  /// The reason why nothing was run, and the exit status.
  var whyNothingRan: (sentence: String, status: ExitStatus) {
    guard let places else {
      return (
        "nothing to run: \(LastFailedFile.path) has no earlier run\nrun without "
          + "\(SelectionFlags.lastFailed.long) first",
        .nothingSelected
      )
    }
    if places.isEmpty { return ("nothing to run: no scenario failed in the last run", .passed) }
    return (
      "nothing to run: of the \(places.count.counted("scenario")) that failed in the last run, none "
        + "is selected or exists any more\nrun without \(SelectionFlags.lastFailed.long)",
      .nothingSelected
    )
  }
}

extension Suite {
  /// Keeps only recorded scenarios, also those that have moved.
  mutating func narrow(to entries: [LastFailedPlace]) {
    let known = ScenarioPlaces(self)
    var lines: [ExactText: Set<Int>] = [:]
    for entry in entries where !entry.isFile {
      for place in known.current(entry) ?? [] {
        lines[ExactText(place.uri), default: []].insert(place.line)
      }
    }
    narrow(to: lines, and: Set(exactly: entries.filter(\.isFile).map(\.uri)))
  }
}
