import SpecGherkin
import SpecMessages
import SpecText

/// The sources, documents, pickles and parse errors of all recordings without duplicates.
///
/// Recordings of a run have the same files. If a file differs, the recordings are of different
/// versions of the project and cannot be merged.
struct MergedDocuments {
  private var files: [ExactText: File] = [:]
  /// The announced pickles by their ids.
  private var pickles: [NodeID: Announced] = [:]
  private var errors: Set<ExactText> = []

  /// A file as the first recording has it.
  private struct File {
    let number: Int
    let recording: String
    var source: Source?
    var document: GherkinDocument?
    /// The pickles by their line and name: rows of a data file have one line.
    var pickles: [PickleKey: NodeID] = [:]
  }

  private struct PickleKey: Hashable {
    let line: Int
    @ExactText var name: String
  }

  private struct Announced {
    let place: Place
    let isStage: Bool
    let steps: [NodeID]
  }

  /// The position of a test case among all.
  struct Place: Hashable, Comparable {
    let file: Int
    let line: Int
    /// The position among the scenarios of the file that the first recordings have.
    var number = 0

    static func < (one: Self, other: Self) -> Bool {
      (one.file, one.line, one.number) < (other.file, other.line, other.number)
    }
  }

  private mutating func open(_ uri: String, _ recording: String) -> File {
    if let file = files[uri] { return file }
    let file = File(number: files.count, recording: recording)
    files[uri] = file
    return file
  }

  private static func differ(_ uri: String, _ one: String, _ other: String) -> RecordingError {
    RecordingError(
      """
      "\(VisibleText.line(uri))" is not the same in \(one) and \(other)
      merge recordings of one state of the specifications
      """)
  }

  /// Receives a source; returns whether it is new.
  ///
  /// - Throws: an error if another recording has a different source with the same uri.
  mutating func add(_ source: Source, in recording: String) throws(RecordingError) -> Bool {
    let file = open(source.uri, recording)
    guard let known = file.source else {
      files[source.uri]?.source = source
      return true
    }
    guard known.mediaType == source.mediaType, known.text.isSame(as: source.text)
    else { throw Self.differ(source.uri, file.recording, recording) }
    return false
  }

  /// Receives a document; returns whether it is new.
  mutating func add(_ document: GherkinDocument, in recording: String) throws(RecordingError)
    -> Bool
  {
    let file = open(document.uri, recording)
    guard let known = file.document else {
      files[document.uri]?.document = document
      return true
    }
    // If the recordings have sources, these have been compared already, but not their data files.
    if file.source == nil || known.hasDataFile,
      !TreeText(known).description.isSame(as: TreeText(document).description)
    {
      throw Self.differ(document.uri, file.recording, recording)
    }
    return false
  }

  /// Receives a parse error; returns whether it is new.
  mutating func add(_ error: Diagnostic) -> Bool {
    errors.insert("\(error.uri):\(error.location?.description ?? ""): \(error.message)")
  }

  /// Receives a pickle.
  ///
  /// - Returns: The pickle to announce if it is new, and its id in the merged run.
  mutating func add(_ pickle: Pickle, in recording: String) -> (new: Pickle?, id: NodeID) {
    let file = open(pickle.uri, recording)
    let key = PickleKey(line: pickle.location.line, name: pickle.name)
    if let id = file.pickles[key] { return (nil, id) }
    var announced = pickle
    if let document = file.document { announced = pickle.moved(to: document) }
    files[pickle.uri]?.pickles[key] = pickle.id
    pickles[pickle.id] = Announced(
      place: Place(
        file: file.number, line: pickle.location.line, number: file.pickles.count),
      isStage: !pickle.stageTags.isEmpty,
      steps: pickle.steps.map(\.id))
    return (announced, pickle.id)
  }

  /// Returns the position of an announced pickle; after all others if the id is unknown.
  func place(of pickle: NodeID) -> Place {
    pickles[pickle]?.place ?? Place(file: files.count, line: 0)
  }

  /// Whether it is a setup or teardown, which every shard runs that needs it.
  func isStage(_ pickle: NodeID) -> Bool { pickles[pickle]?.isStage ?? false }

  /// Returns the location of a test case, such as `a.feature:3`.
  func description(of place: Place) -> String {
    let uri = files.first { $0.value.number == place.file }?.key.wrappedValue ?? ""
    return "\(VisibleText.line(uri)):\(place.line)"
  }

  /// Returns the steps of an announced pickle by their ids.
  func steps(of pickle: NodeID) -> [NodeID] { pickles[pickle]?.steps ?? [] }
}

extension GherkinDocument {
  /// Whether the rows of an examples block are in a data file, and so not in the source.
  fileprivate var hasDataFile: Bool {
    guard let feature else { return false }
    return feature.children.contains { child in
      switch child {
      case .background: false
      case .scenario(let scenario): scenario.hasDataFile
      case .rule(let rule): rule.scenarios.contains(where: \.hasDataFile)
      }
    }
  }
}

extension Scenario {
  fileprivate var hasDataFile: Bool {
    examples.contains { $0.tableHeader?.location.line == $0.location.line }
  }
}
