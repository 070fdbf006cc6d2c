import SpecGherkin
import SpecMessages
import SpecText

/// What is written, once for all recordings: sources, documents, pickles, and what is wrong in them.
///
/// Two recordings of one run have read the same files. Where a file is not the same in both, they
/// were not made of one state of the project, and what they say together means nothing.
struct MergedTexts {
  private var files: [ExactText: File] = [:]
  /// The announced pickles by their ids.
  private var pickles: [NodeID: Announced] = [:]
  private var errors: Set<ExactText> = []

  /// A file as the first recording has it that knows it.
  private struct File {
    let number: Int
    let recording: String
    var source: Source?
    var document: GherkinDocument?
    /// The pickles by the line of their scenario or row.
    var pickles: [Int: NodeID] = [:]
  }

  private struct Announced {
    let place: Place
    let steps: [NodeID]
  }

  /// Where a test case stands among all.
  struct Place: Hashable, Comparable {
    let file: Int
    let line: Int

    static func < (one: Self, other: Self) -> Bool {
      (one.file, one.line) < (other.file, other.line)
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

  /// Whether the source is new.
  ///
  /// - Throws: that another recording has another text under the same name.
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

  /// Whether the document is new.
  mutating func add(_ document: GherkinDocument, in recording: String) throws(RecordingError)
    -> Bool
  {
    let file = open(document.uri, recording)
    guard let known = file.document else {
      files[document.uri]?.document = document
      return true
    }
    // Where the sources are recorded, they have been compared.
    if file.source == nil, !TreeText(known).description.isSame(as: TreeText(document).description) {
      throw Self.differ(document.uri, file.recording, recording)
    }
    return false
  }

  /// Whether the complaint is new.
  mutating func add(_ error: Diagnostic) -> Bool {
    errors.insert("\(error.uri):\(error.location?.description ?? ""): \(error.message)")
  }

  /// Takes in a pickle.
  ///
  /// - Returns: the pickle to announce, if no recording before has, and the id it goes by.
  mutating func add(_ pickle: Pickle, in recording: String) -> (new: Pickle?, id: NodeID) {
    let file = open(pickle.uri, recording)
    if let id = file.pickles[pickle.location.line] { return (nil, id) }
    var announced = pickle
    if let document = file.document { announced = pickle.moved(to: document) }
    files[pickle.uri]?.pickles[pickle.location.line] = pickle.id
    pickles[pickle.id] = Announced(
      place: Place(file: file.number, line: pickle.location.line), steps: pickle.steps.map(\.id))
    return (announced, pickle.id)
  }

  /// Where an announced pickle stands; behind all others if there is none of that id.
  func place(of pickle: NodeID) -> Place {
    pickles[pickle]?.place ?? Place(file: files.count, line: 0)
  }

  /// `a.feature:3`, where a test case stands.
  func description(of place: Place) -> String {
    let uri = files.first { $0.value.number == place.file }?.key.wrappedValue ?? ""
    return "\(VisibleText.line(uri)):\(place.line)"
  }

  /// The steps of an announced pickle, by their ids.
  func steps(of pickle: NodeID) -> [NodeID] { pickles[pickle]?.steps ?? [] }
}
