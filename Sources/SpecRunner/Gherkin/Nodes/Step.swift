/// A step: one line that says something, with what hangs under it.
///
/// A step may have a doc string and a table, in either order.
public struct Step: Sendable {
  let storage: DocumentStorage
  let index: Int

  private var record: DocumentRecords.Step { storage.records.steps[index] }
  private var arguments: DocumentRecords.Arguments? {
    let number = record.arguments
    return number == .none ? nil : storage.records.arguments[number]
  }

  public var id: NodeID { NodeID(record.id) }
  /// The place of the keyword.
  public var location: Location { record.spot.location }
  /// The keyword as written, with the blank at its end if its language puts one there.
  public var keyword: String { storage.text(record.keyword) }
  public var keywordType: StepKeywordType { record.type }
  public var text: String { storage.text(record.text) }

  public var docString: DocString? {
    guard let arguments, arguments.docString != .none else { return nil }
    return DocString(storage: storage, index: Int(arguments.docString))
  }

  public var dataTable: DataTable? {
    guard let arguments, arguments.hasTable else { return nil }
    return DataTable(storage: storage, range: arguments.rows.range)
  }

  /// Whether the table stands before the doc string; false unless the step has both.
  public var isTableBeforeDocString: Bool {
    guard let arguments else { return false }
    return arguments.hasBoth && arguments.isTableFirst
  }
}

/// What a step's keyword says about the step.
public enum StepKeywordType: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
  /// A keyword that stands for several kinds, such as `*`.
  case unknown = "Unknown"
  /// Given.
  case context = "Context"
  /// When.
  case action = "Action"
  /// Then.
  case outcome = "Outcome"
  /// And, But.
  case conjunction = "Conjunction"
}
