/// A step of a scenario or background, with its arguments.
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

  /// The id of the step, unique within a run.
  public var id: NodeID { NodeID(record.id) }
  /// The location of the keyword.
  public var location: Location { record.spot.location }
  /// The keyword as written, with the trailing space if the language has one.
  public var keyword: String { storage.text(record.keyword) }
  /// The type of the keyword, `conjunction` for And and But.
  public var keywordType: StepKeywordType { record.type }
  /// The text after the keyword.
  public var text: String { storage.text(record.text) }

  /// The doc string, if any.
  public var docString: DocString? {
    guard let arguments, arguments.docString != .none else { return nil }
    return DocString(storage: storage, index: Int(arguments.docString))
  }

  /// The data table, if any.
  public var dataTable: DataTable? {
    guard let arguments, arguments.hasTable else { return nil }
    return DataTable(storage: storage, range: arguments.rows.range)
  }

  /// Whether the table is before the doc string; false unless the step has both.
  public var isTableBeforeDocString: Bool {
    guard let arguments else { return false }
    return arguments.hasBoth && arguments.isTableFirst
  }
}

/// The type of a step keyword.
public enum StepKeywordType: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
  /// A keyword of several types, such as `*`.
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
