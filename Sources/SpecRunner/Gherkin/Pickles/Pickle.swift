/// A scenario ready to run, with outlines, backgrounds and inherited tags resolved.
public struct Pickle: Sendable {
  let storage: PickleStorage
  private let index: UInt32

  init(storage: PickleStorage, index: Int) {
    self.storage = storage
    self.index = UInt32(index)
  }

  /// Read on access: plans and reports keep all pickles, so a pickle is small.
  private var record: PickleRecords.Pickle { storage.records.pickles[Int(index)] }

  /// The id of the pickle, unique within a run.
  public var id: NodeID { NodeID(record.id) }
  /// The URI of the source.
  public var uri: String { storage.document.source.uri }
  /// The location of the scenario, or of its row of examples.
  public var location: Location { record.spot.location }
  /// The ids of the scenario and, for an outline, of the row of its examples.
  public var astNodeIDs: [NodeID] {
    [record.scenario, record.row].filter { $0 != .none }.map { NodeID($0) }
  }
  /// The name of the scenario, with the values of the row substituted.
  public var name: String { storage.text(record.name) }
  /// The code of the spoken language, such as `en`.
  public var language: String { storage.document.language }
  /// The steps of the feature's background, of the rule's background, and of the scenario.
  public var steps: PickleSteps { PickleSteps(storage, index) }
  /// The tags of the feature, rule, scenario and examples, outermost first, with repetitions.
  public var tags: PickleTags { PickleTags(storage, index) }
  /// The document that the pickle was compiled from.
  public var document: GherkinDocument { GherkinDocument(storage.document) }

  var scenarioID: NodeID { NodeID(record.scenario) }
  var rowID: NodeID? { record.row == .none ? nil : NodeID(record.row) }
}

/// The steps of a pickle in order.
public struct PickleSteps: RandomAccessCollection, Sendable {
  private let storage: PickleStorage
  private let pickle: UInt32
  private let number: UInt32

  init(_ storage: PickleStorage, _ pickle: UInt32) {
    self.storage = storage
    self.pickle = pickle
    number = storage.records.pickles[pickle].steps.count
  }

  /// The index of the first step, 0.
  public var startIndex: Int { 0 }
  /// The index after the last step.
  public var endIndex: Int { Int(number) }

  /// The step at an index.
  public subscript(position: Int) -> PickleStep {
    precondition(position >= 0 && position < endIndex, "no step \(position) among \(count)")
    return PickleStep(storage: storage, pickle: pickle, position: position)
  }
}

/// The tags of a pickle in order.
public struct PickleTags: RandomAccessCollection, Sendable {
  private let storage: PickleStorage
  private let pickle: UInt32
  private let number: UInt32

  init(_ storage: PickleStorage, _ pickle: UInt32) {
    self.storage = storage
    self.pickle = pickle
    number = storage.records.pickles[pickle].tags.count
  }

  /// The index of the first tag, 0.
  public var startIndex: Int { 0 }
  /// The index after the last tag.
  public var endIndex: Int { Int(number) }

  /// The tag at an index.
  public subscript(position: Int) -> PickleTag {
    precondition(position >= 0 && position < endIndex, "no tag \(position) among \(count)")
    return PickleTag(storage: storage, pickle: pickle, position: position)
  }
}
