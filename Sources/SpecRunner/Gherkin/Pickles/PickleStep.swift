/// A step of a pickle: its text and arguments, with all values substituted.
public struct PickleStep: Sendable {
  let storage: PickleStorage
  private let pickle: UInt32
  private let position: UInt32

  init(storage: PickleStorage, pickle: UInt32, position: Int) {
    self.storage = storage
    self.pickle = pickle
    self.position = UInt32(position)
  }

  /// Read on access: a plan keeps all steps, so a step is small.
  @inline(__always)
  private var record: PickleRecords.Step { storage.step(position, of: pickle) }

  /// The id of the step, unique within a run.
  public var id: NodeID { NodeID(record.id) }
  /// The code of the spoken language, such as `en`.
  package var language: String { storage.document.language }
  /// The text after the keyword, with values substituted.
  public var text: String { storage.text(record.text) }
  /// The type of the step.
  public var type: PickleStepType { storage.type(ofStep: position, of: pickle) }
  /// The ids of the step and, in an outline, of the row of examples; steps of a background have no
  /// row.
  public var astNodeIDs: [NodeID] {
    let record = record
    let row = record.hasRow ? storage.records.pickles[pickle].row : .none
    return [record.node, row].filter { $0 != .none }.map { NodeID($0) }
  }

  var nodeID: NodeID { NodeID(record.node) }

  /// Whether the step has a doc string or table, as few steps do.
  package var hasArgument: Bool { record.arguments != .none }

  /// The doc string, if any.
  public var docString: PickleDocString? {
    guard let arguments, arguments.hasDocString else { return nil }
    return PickleDocString(
      mediaType: storage.optionalText(arguments.mediaType),
      content: storage.text(arguments.content),
      argumentIndex: arguments.hasTable ? (arguments.isTableFirst ? 2 : 1) : nil)
  }

  /// The data table, if any.
  public var dataTable: PickleTable? {
    guard let arguments, arguments.hasTable else { return nil }
    return PickleTable(
      rows: storage.table(arguments),
      argumentIndex: arguments.hasDocString ? (arguments.isTableFirst ? 1 : 2) : nil)
  }

  private var arguments: PickleRecords.Arguments? {
    storage.arguments(ofStep: position, of: pickle)
  }

  /// Calls a closure with the UTF-8 bytes of the text, so that matching it needs no string.
  @inline(__always)
  package func withTextUTF8<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    try storage.withBytes(of: record.text, body)
  }
}

/// The type of a pickle step; And and But have the type of the step that they continue.
public enum PickleStepType: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
  /// None of the others, such as `*`, or And as the first step.
  case unknown = "Unknown"
  /// Given.
  case context = "Context"
  /// When.
  case action = "Action"
  /// Then.
  case outcome = "Outcome"
}

extension PickleStepType {
  /// The type that a keyword sets; nil for And and But, which set none.
  @inline(__always)
  package init?(_ keyword: StepKeywordType) {
    switch keyword {
    case .unknown: self = .unknown
    case .context: self = .context
    case .action: self = .action
    case .outcome: self = .outcome
    case .conjunction: return nil
    }
  }
}

/// The doc string of a pickle step.
public struct PickleDocString: Hashable, Sendable {
  /// The media type after the opening delimiter; nil if there is none.
  public let mediaType: String?
  /// The lines joined by line feeds, with values substituted.
  public let content: String
  /// The position in the text, 1 or 2, if the step also has a table as well.
  public let argumentIndex: Int?

  package init(mediaType: String? = nil, content: String, argumentIndex: Int? = nil) {
    self.mediaType = mediaType
    self.content = content
    self.argumentIndex = argumentIndex
  }
}

/// The table of a pickle step.
public struct PickleTable: Hashable, Sendable {
  /// The values of the cells, row by row.
  public let rows: [[String]]
  /// The position in the text, 1 or 2, if the step also has a doc string as well.
  public let argumentIndex: Int?

  package init(rows: [[String]], argumentIndex: Int? = nil) {
    self.rows = rows
    self.argumentIndex = argumentIndex
  }
}
