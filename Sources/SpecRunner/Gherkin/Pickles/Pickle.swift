/// A scenario ready to run: what is left of it when outlines, backgrounds and tags are resolved.
public struct Pickle: Sendable {
  let storage: PickleStorage
  private let index: UInt32

  init(storage: PickleStorage, index: Int) {
    self.storage = storage
    self.index = UInt32(index)
  }

  /// Read when asked for: plans and reports keep every pickle, so a pickle is kept small.
  private var record: PickleRecords.Pickle { storage.records.pickles[Int(index)] }

  public var id: NodeID { NodeID(record.id) }
  public var uri: String { storage.document.source.uri }
  /// The place of the scenario, or of the row it was made from.
  public var location: Location { record.spot.location }
  /// The scenario, and the row of its examples if it was made from one.
  public var astNodeIDs: [NodeID] {
    [record.scenario, record.row].filter { $0 != .none }.map { NodeID($0) }
  }
  /// The scenario's name, with the row's values in it.
  public var name: String { storage.text(record.name) }
  /// The code of the spoken language, such as `en`.
  public var language: String { storage.document.language }
  /// The steps of the feature's background, of the rule's background, and of the scenario.
  public var steps: PickleSteps { PickleSteps(storage, record) }
  /// The tags of feature, rule, scenario and examples, the outermost first, repeated ones kept.
  public var tags: PickleTags { PickleTags(storage, record.tags) }
  /// The document the pickle was made from.
  public var document: GherkinDocument { GherkinDocument(storage.document) }

  var scenarioID: NodeID { NodeID(record.scenario) }
  var rowID: NodeID? { record.row == .none ? nil : NodeID(record.row) }

  /// Lends the UTF-8 bytes of the name, without making a string.
  package func withNameUTF8<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    try storage.withBytes(of: record.name, body)
  }
}

/// The steps of a pickle in order.
public struct PickleSteps: RandomAccessCollection, Sendable {
  private let storage: PickleStorage
  private let run: Run
  private let row: UInt32

  init(_ storage: PickleStorage, _ pickle: PickleRecords.Pickle) {
    self.storage = storage
    run = pickle.steps
    row = pickle.row
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Int(run.count) }

  public subscript(position: Int) -> PickleStep {
    precondition(position >= 0 && position < endIndex, "no step \(position) among \(count)")
    return PickleStep(storage: storage, index: Int(run.first) + position, row: row)
  }
}

/// The tags of a pickle in order.
public struct PickleTags: RandomAccessCollection, Sendable {
  private let storage: PickleStorage
  private let run: Run

  init(_ storage: PickleStorage, _ run: Run) {
    self.storage = storage
    self.run = run
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Int(run.count) }

  public subscript(position: Int) -> PickleTag {
    precondition(position >= 0 && position < endIndex, "no tag \(position) among \(count)")
    return PickleTag(storage: storage, index: Int(run.first) + position)
  }
}
