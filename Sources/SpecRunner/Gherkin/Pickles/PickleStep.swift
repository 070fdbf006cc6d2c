/// A step of a pickle: its text and arguments with all values in place.
public struct PickleStep: Sendable {
  let storage: PickleStorage
  private let index: UInt32
  private let row: UInt32

  init(storage: PickleStorage, index: Int, row: UInt32) {
    self.storage = storage
    self.index = UInt32(index)
    self.row = row
  }

  /// Read when asked for: a plan keeps every step, so a step is kept small.
  private var record: PickleRecords.Step { storage.records.steps[Int(index)] }

  public var id: NodeID { NodeID(record.id) }
  public var text: String { storage.text(record.text) }
  public var type: PickleStepType { record.type }
  /// The step it was made from, and the row whose values are in it; never a row in a background.
  public var astNodeIDs: [NodeID] {
    let nodes = record.hasRow ? [record.node, row] : [record.node]
    return nodes.filter { $0 != .none }.map { NodeID($0) }
  }

  var nodeID: NodeID { NodeID(record.node) }

  /// Whether anything is written below it; nearly no step has a table or doc string.
  package var hasArgument: Bool { record.arguments != .none }

  public var docString: PickleDocString? {
    guard let arguments, arguments.hasDocString else { return nil }
    return PickleDocString(
      mediaType: storage.optionalText(arguments.mediaType),
      content: storage.text(arguments.content),
      argumentIndex: arguments.hasTable ? (arguments.isTableFirst ? 2 : 1) : nil)
  }

  public var dataTable: PickleTable? {
    guard let arguments, arguments.hasTable else { return nil }
    return PickleTable(
      rows: storage.table(arguments),
      argumentIndex: arguments.hasDocString ? (arguments.isTableFirst ? 1 : 2) : nil)
  }

  private var arguments: PickleRecords.Arguments? {
    record.arguments == .none ? nil : storage.records.arguments[record.arguments]
  }

  /// Lends the UTF-8 bytes of the text, so that matching it needs no string.
  @inline(__always)
  package func withTextUTF8<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    try storage.withBytes(of: record.text, body)
  }
}

/// What kind of step a pickle step is; And and But are resolved to what they continue.
public enum PickleStepType: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
  /// Neither; such as `*`, and And at the beginning.
  case unknown = "Unknown"
  /// Given.
  case context = "Context"
  /// When.
  case action = "Action"
  /// Then.
  case outcome = "Outcome"
}

/// The doc string of a pickle step.
public struct PickleDocString: Hashable, Sendable {
  public let mediaType: String?
  public let content: String
  /// 1 or 2, by the order in the text, if the step has a table as well.
  public let argumentIndex: Int?

  public init(mediaType: String? = nil, content: String, argumentIndex: Int? = nil) {
    self.mediaType = mediaType
    self.content = content
    self.argumentIndex = argumentIndex
  }
}

/// The table of a pickle step.
public struct PickleTable: Hashable, Sendable {
  /// The cells' values, row by row.
  public let rows: [[String]]
  /// 1 or 2, by the order in the text, if the step has a doc string as well.
  public let argumentIndex: Int?

  public init(rows: [[String]], argumentIndex: Int? = nil) {
    self.rows = rows
    self.argumentIndex = argumentIndex
  }
}
